import {
  findPattern,
  findWord,
  PATTERNS,
  type Pattern,
  type RedactionOrigin,
  type TextRange,
} from '@/features/rooms/domain/redaction'
import { LEVEL } from '@/features/rooms/domain/levels'
import { isVariant, variantsFor } from '@/features/rooms/domain/variants'
import type { RedactionProposal } from '@/features/rooms/documents/redaction.api'
import { perScope, type Scope } from '@/entities/roomScope'
import { digestOf } from '@/shared/files/digest'
import type { PageRegion } from '@/shared/viewer/view.api'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { collection } from '../../platform/collection'
import { nextId, type Account } from '../../platform/db'
import { Refusal } from '../../platform/mock'
import { coverRange, joinPieces } from '../../platform/pages/hitRegions'
import { openPdf, textOnPage, type PdfFile } from '../../platform/pages/pdfPages'
import { authorizeDocument } from './documentAccess'
import { pagesFileOf } from './documentFiles'
import { prepareUpload } from './preparedUploads'
import { redactedPdf } from './redactedPdf'
import { remark, writeLog } from '../log'
import { announceRelease, revokeLostAccess } from '../members'
import { addVersion } from '../receiveFile'
import { REFUSALS } from '../refusals'
import { roomFiles } from '../roomFiles'
import { authorizeRoom, membershipIn, tags, tagsOf, type StoredNode, type StoredTag } from '../store'
import { allVersionsOf, versions, versionsOf, type StoredVersion } from '../storedVersions'
import { versionStores } from '../versions'

interface StoredRedaction {
  /** Id of the document's version. */
  id: string
  version: number
  rows: readonly RedactionProposal[]
}

const redactions = perScope(() => collection<StoredRedaction>(REFUSALS.noVersion))

const redactionOf = (scope: Scope, id: string): StoredRedaction =>
  redactions[scope].get(id) ?? { id, version: 1, rows: [] }

const inReadingOrder = (rows: readonly RedactionProposal[]) =>
  rows.toSorted((a, b) => a.page - b.page || a.region.top - b.region.top || a.region.left - b.region.left)

/** A document that the caller may redact. */
function authorizeRedaction(scope: Scope, account: Account, id: string) {
  const document = authorizeDocument(scope, account, id, LEVEL.manage)
  authorizeRoom(scope, account, document.roomId, 'document:edit')
  return document
}

function redactable(scope: Scope, account: Account, versionId: string) {
  const version = versions[scope].require(versionId, (each) => !isVariant(each))
  const document = authorizeRedaction(scope, account, version.documentId)
  return { version, document }
}

/** Parties are known to administrators only. */
const partiesFor = (scope: Scope, account: Account, roomId: string) =>
  membershipIn(scope, roomId, account)?.role === 'admin'
    ? tagsOf(scope, roomId).map(({ id, name }) => ({ id, name }))
    : []

function publicRedaction(scope: Scope, account: Account, { id, roomId }: StoredVersion) {
  const { version, rows } = redactionOf(scope, id)
  return { id, version, rows: [...rows], parties: partiesFor(scope, account, roomId) }
}

export function newestRedaction(scope: Scope, account: Account, documentId: string) {
  authorizeRedaction(scope, account, documentId)
  return publicRedaction(scope, account, newestOf(scope, documentId))
}

const isSame = (a: PageRegion, b: PageRegion) =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 1e-4)

type NewProposal = Pick<RedactionProposal, 'page' | 'region' | 'origin' | 'state'>

/** Adds proposals, except for regions that are there already, also as rejected ones. Returns how many were added. */
function addProposals(scope: Scope, versionId: string, proposals: readonly NewProposal[]): number {
  const { version, rows } = redactionOf(scope, versionId)
  const added: RedactionProposal[] = []
  for (const proposal of proposals) {
    const isKnown = [...rows, ...added].some(
      ({ page, region }) => page === proposal.page && isSame(region, proposal.region),
    )
    if (!isKnown) added.push({ ...proposal, id: nextId() })
  }
  if (added.length > 0)
    redactions[scope].put({
      id: versionId,
      version: version + 1,
      rows: inReadingOrder([...rows, ...added]),
    })
  return added.length
}

/** Records that proposals of a version were made or decided on: how many, never their text. */
function logProposals(
  scope: Scope,
  account: Account,
  { roomId, documentId, no }: StoredVersion,
  count: number,
) {
  writeLog(scope, roomId, account, {
    action: 'setting',
    nodeId: documentId,
    versionNo: no,
    text: remark('proposeRedaction', count),
  })
}

export function drawRegion(
  scope: Scope,
  account: Account,
  { id, page, region }: { id: string; page: number; region: PageRegion },
) {
  const { version } = redactable(scope, account, id)
  const { left, top, width, height } = region
  const isInPage =
    left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1.0001 && top + height <= 1.0001
  if (page < 1 || page > Math.max(1, version.pages) || !isInPage) throw new Refusal(500, REFUSALS.noRegion)
  addProposals(scope, id, [{ page, region, origin: 'drawn', state: 'accepted' }])
  logProposals(scope, account, version, 1)
  return publicRedaction(scope, account, version)
}

/** Proposals of a version in the state that the caller has read. */
function currentRedaction(scope: Scope, { id, version }: { id: string; version: number }) {
  const redaction = redactionOf(scope, id)
  if (redaction.version !== version) throw new Refusal(VERSION_CONFLICT, REFUSALS.redactionChanged)
  return redaction
}

export function decideProposals(
  scope: Scope,
  account: Account,
  {
    ids,
    state,
    ...read
  }: { id: string; version: number; ids: readonly string[]; state: RedactionProposal['state'] | 'removed' },
) {
  const { version: source } = redactable(scope, account, read.id)
  const { id, version, rows } = currentRedaction(scope, read)
  const chosen = new Set(ids)
  redactions[scope].put({
    id,
    version: version + 1,
    rows: rows.flatMap((row) => (chosen.has(row.id) ? (state === 'removed' ? [] : { ...row, state }) : row)),
  })
  logProposals(scope, account, source, ids.length)
  return publicRedaction(scope, account, source)
}

interface Wanted {
  patterns: readonly Pattern[]
  words: readonly string[]
  names: readonly string[]
}

function hitsIn(text: string, { patterns, words, names }: Wanted): [RedactionOrigin, TextRange][] {
  return [
    ...PATTERNS.filter((each) => patterns.includes(each)).flatMap((pattern) =>
      findPattern(pattern, text).map((range): [RedactionOrigin, TextRange] => [pattern, range]),
    ),
    ...words.flatMap((word) =>
      findWord(word, text).map((range): [RedactionOrigin, TextRange] => ['search', range]),
    ),
    ...names.flatMap((name) =>
      findWord(name, text, { isName: true }).map((range): [RedactionOrigin, TextRange] => ['name', range]),
    ),
  ]
}

async function proposalsIn(file: PdfFile, pages: number, wanted: Wanted) {
  const proposals: NewProposal[] = []
  let hasText = false
  for (let page = 1; page <= pages; page += 1) {
    const pieces = await textOnPage(file, page) // oxlint-disable-line no-await-in-loop -- one thread reads them
    const joined = joinPieces(pieces)
    hasText ||= joined.text.trim() !== ''
    for (const [origin, range] of hitsIn(joined.text, wanted))
      for (const region of coverRange(pieces, joined, range))
        proposals.push({ page, region, origin, state: 'proposed' })
  }
  return { proposals, hasText }
}

const newestOf = (scope: Scope, documentId: string): StoredVersion =>
  versionsOf(scope, documentId).toSorted((a, b) => b.no - a.no)[0]!

export async function propose(scope: Scope, account: Account, ids: readonly string[], wanted: Wanted) {
  const documents = ids.map((id) => authorizeRedaction(scope, account, id))
  const answers = []
  for (const document of documents) {
    const { id, name } = document
    const version = newestOf(scope, id)
    const open = () => redactionOf(scope, version.id).rows.filter(({ state }) => state === 'proposed').length
    const file = pagesFileOf(scope, document, version)
    const opened = file === 'converting' || 'bad' in file ? null : await openPdf(file) // oxlint-disable-line no-await-in-loop -- one document after the other
    if (file === 'converting' || 'bad' in file || opened === null || 'bad' in opened) {
      answers.push({ id, name, added: 0, open: open(), reason: 'noPages' as const })
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    const { proposals, hasText } = await proposalsIn(file, opened.pages.length, wanted)
    const added = addProposals(scope, version.id, proposals)
    logProposals(scope, account, version, added)
    answers.push({ id, name, added, open: open(), reason: hasText ? null : ('noText' as const) })
  }
  return answers
}

/** Versions whose redaction is being applied: drawing the pages takes a while. */
const applying = new Set<string>()

interface Applied extends Pick<StoredVersion, 'type' | 'size' | 'pages' | 'hash' | 'fileKey'> {
  redactedPages: number[]
  regions: number
}

/** Adds the next version of a document; all versions before are withdrawn, also those of parties. */
function addForEverybody(
  scope: Scope,
  account: Account,
  document: StoredNode,
  source: StoredVersion,
  { redactedPages, regions, ...content }: Applied,
) {
  const added = addVersion(scope, account, document, { ...content, redactedFrom: source.no })
  for (const before of allVersionsOf(scope, document.id))
    if (before.no < added.no && before.state === 'published')
      versionStores[scope].commit(account, 'unpublish', before)
  writeLog(scope, document.roomId, account, {
    action: 'upload',
    nodeId: document.id,
    versionNo: added.no,
    pages: redactedPages,
    text: remark('redact', regions),
    before: `v${source.no}`,
    after: `v${added.no}`,
  })
  return added
}

/**
 * Adds a variant for the members with a tag. What they have read of this version is withdrawn at once; a variant of an
 * earlier one stays until this one is approved.
 */
function addForParty(
  scope: Scope,
  account: Account,
  document: StoredNode,
  source: StoredVersion,
  tag: StoredTag,
  { redactedPages, regions, ...content }: Applied,
) {
  for (const before of variantsFor(tag.id, allVersionsOf(scope, document.id)))
    if (before.no === source.no && before.state === 'published')
      versionStores[scope].commit(account, 'unpublish', before)
  const added = addVersion(scope, account, document, content, { no: source.no, tagId: tag.id })
  writeLog(scope, document.roomId, account, {
    action: 'upload',
    nodeId: document.id,
    versionNo: source.no,
    pages: redactedPages,
    text: remark('redactForParty', tag.name, regions),
  })
  return added
}

export async function applyRedaction(
  scope: Scope,
  account: Account,
  { tagIds, ...read }: { id: string; version: number; tagIds: readonly string[] | null },
) {
  const { version: source, document } = redactable(scope, account, read.id)
  if (tagIds) authorizeRoom(scope, account, document.roomId, 'tag:edit')
  const parties = [...new Set(tagIds)].map((id) =>
    tags[scope].require(id, ({ roomId }) => roomId === document.roomId),
  )
  const { rows } = currentRedaction(scope, read)
  const accepted = rows.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) throw new Refusal(500, REFUSALS.noAccepted)
  if (rows.some(({ state }) => state === 'proposed')) throw new Refusal(500, REFUSALS.openProposals)
  const isNewest = newestOf(scope, document.id).id === source.id
  const key = `${scope} ${source.id}`
  if (!isNewest || applying.has(key)) throw new Refusal(VERSION_CONFLICT, REFUSALS.newerVersion)
  const file = pagesFileOf(scope, document, source)
  if (file === 'converting' || 'bad' in file) throw new Refusal(500, REFUSALS.noRedactedPages)
  const regions = new Map<number, PageRegion[]>()
  for (const { page, region } of accepted) regions.set(page, [...(regions.get(page) ?? []), region])
  applying.add(key)
  try {
    const redacted = await redactedPdf(file, regions)
    if (!redacted) throw new Refusal(500, REFUSALS.noRedactedPages)
    if (newestOf(scope, document.id).id !== source.id)
      throw new Refusal(VERSION_CONFLICT, REFUSALS.newerVersion)
    const { bytes, pages } = redacted
    const name = `${document.name}.pdf`
    const fileKey = roomFiles.put({ id: crypto.randomUUID(), bytes, type: 'application/pdf', name }).id
    const hash = (await digestOf(new Blob([bytes])))!
    const applied: Applied = {
      type: 'pdf',
      size: bytes.length,
      pages,
      hash,
      fileKey,
      redactedPages: [...regions.keys()],
      regions: accepted.length,
    }
    const added = revokeLostAccess(scope, document.roomId, () =>
      tagIds
        ? parties.map((tag) => addForParty(scope, account, document, source, tag, applied))
        : [addForEverybody(scope, account, document, source, applied)],
    )
    await prepareUpload(scope, added[0]!)
    return { ids: added.map(({ id }) => id), no: added[0]!.no, regions: accepted.length }
  } finally {
    applying.delete(key)
  }
}

/** Ends all variants of the party that reads the given one. */
export function giveGeneral(scope: Scope, account: Account, read: { id: string; version: number }) {
  const variant = versionStores[scope].allowed(account, 'giveGeneral', read)
  const { roomId, documentId } = variant
  authorizeRedaction(scope, account, documentId)
  const tag = tags[scope].require(variant.tagId!)
  announceRelease(scope, roomId, () => {
    for (const each of variantsFor(tag.id, allVersionsOf(scope, documentId)))
      versionStores[scope].commit(account, 'giveGeneral', each)
  })
  writeLog(scope, roomId, account, {
    action: 'permission',
    nodeId: documentId,
    text: remark('giveGeneral', tag.name),
  })
}
