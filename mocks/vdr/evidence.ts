import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { LEVEL } from '@/features/rooms/domain/levels'
import type { evidenceApi } from '@/features/vdr/reports/sharedReports.api'
import { evidenceState, isOutdatedBy } from '@/features/vdr/reports/evidenceRules'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { nodeAllowing, visibleNodes } from '../rooms/rights'
import { membersOf, membershipIn, nodes } from '../rooms/store'
import { versionsOf, versionViewer, type StoredVersion } from '../rooms/versions'
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

/** Where in a room something stands that an assumption of a report rests on. */
export interface Citation {
  id: string
  roomId: string
  reportId: string
  field: string
  documentId: string
  /** As it was called when it was cited: one that was deleted for good has no other. */
  documentName: string
  versionNo: number
  page: number
  region: Cited['region']
  byId: string
  time: string
  /** The latest last. */
  checks: readonly Check[]
}

export const citations = collection<Citation>(REFUSALS.noEvidence)

/** What is published of a document; where nothing is, the cited version stands. Null once it is out of the room. */
function publishedOf({ documentId, versionNo }: Pick<Citation, 'documentId' | 'versionNo'>) {
  if (!nodes.vdr.has(documentId)) return null
  const kept = versionsOf('vdr', documentId)
  return kept.find(({ state }) => state === 'published') ?? kept.find(({ no }) => no === versionNo) ?? null
}

function stateOf(citation: Citation) {
  const published = publishedOf(citation)
  return evidenceState(citation, published && { versionNo: published.no, pages: published.pages })
}

/** What reports rest on, apart from what was changed since. */
const restingOn = (reportIds: readonly string[], changed: ReadonlySet<string>) =>
  citations
    .all()
    .filter(
      ({ reportId, field }) =>
        reportIds.includes(reportId) && (reportId === reportIds[0] || !changed.has(field)),
    )

/** Whether something that reports rest on has been replaced and not looked at since. */
export const isUnchecked = (reportIds: readonly string[], changed: ReadonlySet<string>) =>
  isOutdatedBy(restingOn(reportIds, changed).map(stateOf))

const seenIn = (account: Account, roomId: string) =>
  new Map(visibleNodes('vdr', account, roomId).map((node) => [node.id, node]))

/** Keys of the assumptions that rest on a document which the caller may read. */
export function keysReadBy(
  account: Account,
  roomId: string,
  reportIds: readonly string[],
  changed: ReadonlySet<string>,
): ReadonlySet<string> {
  const seen = seenIn(account, roomId)
  return new Set(
    restingOn(reportIds, changed).flatMap(({ documentId, field }) => (seen.has(documentId) ? [field] : [])),
  )
}

/** Whether the caller may read a version: the one that is shown, and whoever manages the document the others. */
const isReadBy = (account: Account, version: StoredVersion) =>
  version.no === nodes.vdr.get(version.documentId)?.versionNo ||
  versionViewer('vdr', account, version).level >= LEVEL.manage

/** What reports rest on, of the assumptions that the caller is told, as far as he may know it. */
export function evidenceFor(
  account: Account,
  roomId: string,
  reportIds: readonly string[],
  { told, changed }: { told: ReadonlySet<string>; changed: ReadonlySet<string> },
): NonNullable<Listed> {
  const seen = seenIn(account, roomId)
  const self = membershipIn('vdr', roomId, account)
  const isLeader = self?.role === 'admin'
  const people = new Map(membersOf('vdr', roomId).map((member) => [member.userId, member]))
  /** Members know who leads the room, and those of their own tag. */
  const nameOf = (userId: string) => {
    const member = people.get(userId)
    const isKnown = isLeader || member?.role === 'admin' || (member && member.tagId === self?.tagId)
    return isKnown ? (member?.name ?? '') : ''
  }
  const rows: Row[] = []
  const withheld = new Set<string>()
  for (const citation of restingOn(reportIds, changed)) {
    const { id, reportId, field, documentId, documentName, versionNo, page, region, byId, time, checks } =
      citation
    if (!told.has(field)) continue
    const node = seen.get(documentId)
    // What is in the room no more is known to who leads it alone.
    if (!node && (!isLeader || nodes.vdr.has(documentId))) {
      withheld.add(field)
      continue
    }
    const cited = versionsOf('vdr', documentId).find(({ no }) => no === versionNo)
    rows.push({
      id,
      reportId,
      field,
      state: stateOf(citation),
      documentId,
      documentName: node?.name ?? documentName,
      versionNo,
      page,
      region: region ?? null,
      publishedNo: publishedOf(citation)?.no ?? null,
      versionId: node && cited && isReadBy(account, cited) ? cited.id : null,
      by: nameOf(byId),
      time,
      checks: checks.map(({ byId: checker, ...check }) => ({ ...check, by: nameOf(checker) })),
    })
  }
  return { rows, withheld: [...withheld] }
}

/** The place that someone cites, once it is known to be one that he may read. */
function placeFor(
  account: Account,
  roomId: string,
  { docId, version: no, page, region }: Omit<Cited, 'reportId' | 'field'>,
) {
  const node = nodeAllowing('vdr', account, docId, LEVEL.fence)
  const version = versionsOf('vdr', docId).find((each) => each.no === no)
  if (node.roomId !== roomId || !version || !isReadBy(account, version)) {
    throw new Refusal(404, REFUSALS.noCitedVersion)
  }
  if (page > version.pages) throw new Refusal(500, REFUSALS.noPage(page, version.pages))
  return { documentId: docId, documentName: node.name, versionNo: no, page, region: region ?? null }
}

/** Keeps what an assumption rests on. */
export function cite(account: Account, roomId: string, { reportId, field, ...place }: Cited): Citation {
  return citations.add({
    ...placeFor(account, roomId, place),
    roomId,
    reportId,
    field,
    byId: account.userId,
    time: now(),
    checks: [],
  })
}

const checked = (
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

/** Names another place for what an assumption rests on. */
export const replaceCitation = (
  account: Account,
  citation: Citation,
  place: Omit<Args<Api['replace']>['body'], 'id'>,
) => checked(account, citation, 'replaced', placeFor(account, citation.roomId, place))

/** The cited place holds in the version that is published now, which has to be the one that was looked at. */
export function confirmCitation(account: Account, citation: Citation, versionNo: number): Citation {
  nodeAllowing('vdr', account, citation.documentId, LEVEL.fence)
  if (stateOf(citation) !== 'toCheck') throw new Refusal(500, REFUSALS.nothingToCheck)
  if (publishedOf(citation)?.no !== versionNo) throw new Refusal(500, REFUSALS.newerPublished)
  return checked(account, citation, 'confirmed', { versionNo })
}
