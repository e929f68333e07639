import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { LEVEL } from '@/features/rooms/domain/levels'
import type { evidenceApi } from '@/features/vdr/reports/sharedReports.api'
import { evidenceState, isOutdatedBy } from '@/features/vdr/reports/evidenceRules'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { authorizeNode, visibleNodes } from '../rooms/rights'
import { membersOf, membershipIn, nodes, type StoredNode } from '../rooms/store'
import { versionShownOn, versionsOf, type StoredVersion } from '../rooms/storedVersions'
import { versionViewer } from '../rooms/versions'
import { REFUSALS } from './refusals'

type Api = typeof evidenceApi
type Listed = RawAnswerOf<Api['list']>
type Row = NonNullable<NonNullable<Listed>['rows']>[number]
type Cited = Args<Api['add']>['body']

interface Check {
  kind: 'confirmed' | 'replaced'
  byId: string
  time: string
  from: number
  to: number
}

/** A place in a room's document that supports an assumption of a report. */
export interface Citation {
  id: string
  roomId: string
  reportId: string
  field: string
  documentId: string
  /** Name at the time of citing; the only one left after permanent deletion. */
  documentName: string
  versionNo: number
  page: number
  region: Cited['region']
  byId: string
  time: string
  /** Oldest first. */
  checks: readonly Check[]
}

export const citations = collection<Citation>(REFUSALS.noEvidence)

/** The published version of the cited document, else the cited version; null once the document has left the room. */
function publishedOf({ documentId, versionNo }: Pick<Citation, 'documentId' | 'versionNo'>) {
  if (!nodes.vdr.has(documentId)) return null
  const documentVersions = versionsOf('vdr', documentId)
  return (
    documentVersions.find(({ state }) => state === 'published') ??
    documentVersions.find(({ no }) => no === versionNo) ??
    null
  )
}

/**
 * A citation with the published version, as those know them who read the document like this: a party with a variant
 * knows of no later version.
 */
function knownOf(citation: Citation, node: StoredNode | undefined) {
  const variant = node?.variantId === undefined ? undefined : versionShownOn('vdr', node)
  const published = variant ?? publishedOf(citation)
  const knownNo = (no: number) => (variant ? Math.min(no, variant.no) : no)
  const versionNo = knownNo(citation.versionNo)
  const state = evidenceState(
    { ...citation, versionNo },
    published && { versionNo: published.no, pages: published.pages },
  )
  return { published, versionNo, state, knownNo }
}

/** Citations of the given reports, without inherited ones whose assumption has changed. */
const citationsFor = (reportIds: readonly string[], changed: ReadonlySet<string>) =>
  citations
    .all()
    .filter(
      ({ reportId, field }) =>
        reportIds.includes(reportId) && (reportId === reportIds[0] || !changed.has(field)),
    )

const visibleNodesById = (account: Account, roomId: string) =>
  new Map(visibleNodes('vdr', account, roomId).map((node) => [node.id, node]))

/** True when a document was replaced by one that the caller may know of, and nobody has checked its citation since. */
export function hasUncheckedEvidence(
  account: Account,
  roomId: string,
  reportIds: readonly string[],
  changed: ReadonlySet<string>,
) {
  const seen = visibleNodesById(account, roomId)
  return isOutdatedBy(
    citationsFor(reportIds, changed).map(
      (citation) => knownOf(citation, seen.get(citation.documentId)).state,
    ),
  )
}

export function readableKeys(
  account: Account,
  roomId: string,
  reportIds: readonly string[],
  changed: ReadonlySet<string>,
): ReadonlySet<string> {
  const seen = visibleNodesById(account, roomId)
  return new Set(
    citationsFor(reportIds, changed).flatMap(({ documentId, field }) =>
      seen.has(documentId) ? [field] : [],
    ),
  )
}

/** Everyone with access reads the version shown to them; other versions need manage rights. */
function readableVersion(account: Account, node: StoredNode, no: number): StoredVersion | undefined {
  const shown = versionShownOn('vdr', node)
  if (shown?.no === no) return shown
  const version = versionsOf('vdr', node.id).find((each) => each.no === no)
  return version && versionViewer('vdr', account, version).level >= LEVEL.manage ? version : undefined
}

export function evidenceFor(
  account: Account,
  roomId: string,
  reportIds: readonly string[],
  { shown, changed }: { shown: ReadonlySet<string>; changed: ReadonlySet<string> },
): NonNullable<Listed> {
  const seen = visibleNodesById(account, roomId)
  const self = membershipIn('vdr', roomId, account)
  const isLeader = self?.role === 'admin'
  const people = new Map(membersOf('vdr', roomId).map((member) => [member.userId, member]))
  /** Members know the room's admins and those with their own tag. */
  const nameOf = (userId: string) => {
    const member = people.get(userId)
    const isKnown = isLeader || member?.role === 'admin' || (member && member.tagId === self?.tagId)
    return isKnown ? (member?.name ?? '') : ''
  }
  const rows: Row[] = []
  const withheld = new Set<string>()
  for (const citation of citationsFor(reportIds, changed)) {
    const { id, reportId, field, documentId, documentName, page, region, byId, time, checks } = citation
    if (!shown.has(field)) continue
    const node = seen.get(documentId)
    // Only admins know of documents that have left the room.
    if (!node && (!isLeader || nodes.vdr.has(documentId))) {
      withheld.add(field)
      continue
    }
    const { published, versionNo, state, knownNo } = knownOf(citation, node)
    const isCitedVersion = versionNo === citation.versionNo
    rows.push({
      id,
      reportId,
      field,
      state,
      documentId,
      documentName: node?.name ?? documentName,
      versionNo,
      page,
      region: region ?? null,
      publishedNo: published?.no ?? null,
      versionId: node && isCitedVersion ? (readableVersion(account, node, versionNo)?.id ?? null) : null,
      by: nameOf(byId),
      time,
      checks: checks.map(({ byId: checker, from, to, ...check }) => ({
        ...check,
        from: knownNo(from),
        to: knownNo(to),
        by: nameOf(checker),
      })),
    })
  }
  return { rows, withheld: [...withheld] }
}

/** Validates the cited place; throws 404 if the caller may not read it. */
function requirePlace(
  account: Account,
  roomId: string,
  { docId, version: no, page, region }: Omit<Cited, 'reportId' | 'field'>,
) {
  const node = authorizeNode('vdr', account, docId, LEVEL.fence)
  const version = readableVersion(account, node, no)
  if (node.roomId !== roomId || !version) throw new Refusal(404, REFUSALS.noCitedVersion)
  if (page > version.pages) throw new Refusal(500, REFUSALS.noPage(page, version.pages))
  return { documentId: docId, documentName: node.name, versionNo: no, page, region: region ?? null }
}

export function cite(account: Account, roomId: string, { reportId, field, ...place }: Cited): Citation {
  return citations.add({
    ...requirePlace(account, roomId, place),
    roomId,
    reportId,
    field,
    byId: account.userId,
    time: now(),
    checks: [],
  })
}

const addCheck = (
  account: Account,
  citation: Citation,
  kind: Check['kind'],
  changes: Partial<Citation> & Pick<Citation, 'versionNo'>,
): Citation =>
  citations.put({
    ...citation,
    ...changes,
    checks: [
      ...citation.checks,
      { kind, byId: account.userId, time: now(), from: citation.versionNo, to: changes.versionNo },
    ],
  })

export const replaceCitation = (
  account: Account,
  citation: Citation,
  place: Omit<Args<Api['replace']>['body'], 'id'>,
) => addCheck(account, citation, 'replaced', requirePlace(account, citation.roomId, place))

/** Confirms that the place still holds in the published version, which must be the one the caller checked. */
export function confirmCitation(account: Account, citation: Citation, versionNo: number): Citation {
  const { state, published } = knownOf(
    citation,
    authorizeNode('vdr', account, citation.documentId, LEVEL.fence),
  )
  if (state !== 'toCheck') throw new Refusal(500, REFUSALS.nothingToCheck)
  if (published?.no !== versionNo) throw new Refusal(500, REFUSALS.newerPublished)
  return addCheck(account, citation, 'confirmed', { versionNo })
}
