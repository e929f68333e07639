import { anomaliesIn, type Anomaly } from '@/features/vdr/log/domain/anomalies'
import type { logApi } from '@/features/vdr/log/roomLog.api'
import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { normalizeText } from '../platform/list'
import type { Account } from '../platform/db'
import { subtreeOf } from '../rooms/nodes'
import { visibleNodes } from '../rooms/rights'
import { membershipIn, nodes } from '../rooms/store'
import { chainOf, type ChainedEntry } from './logChain'

type Row = RawAnswerOf<typeof logApi.list>['rows'][number]
type Filter = Omit<Args<typeof logApi.exported>['query'], 'language'>

const NONE: Anomaly[] = []

const withAnomalies = (entry: ChainedEntry, anomalies: Map<ChainedEntry, Anomaly[]>): Row => ({
  ...entry,
  anomalies: anomalies.get(entry) ?? NONE,
})

/**
 * The room's log, newest first, limited to what the caller may know. Admins get all of it; members get their own
 * actions on documents they can still see, without the sequence numbers and hashes that would reveal others' activity.
 */
function rowsFor(account: Account, roomId: string): Row[] {
  const isLeader = membershipIn('vdr', roomId, account)?.role === 'admin'
  const entries = chainOf(roomId)
  if (isLeader) {
    const anomalies = anomaliesIn(entries)
    return entries.map((entry) => withAnomalies(entry, anomalies)).toReversed()
  }
  const seen = new Set(visibleNodes('vdr', account, roomId).map(({ id }) => id))
  const own = entries.filter(
    ({ userId, nodeId }) => userId === account.userId && (nodeId === null || seen.has(nodeId)),
  )
  const anomalies = anomaliesIn(own)
  return own
    .map((entry) => ({ ...withAnomalies(entry, anomalies), seq: null, prev: null, hash: null }))
    .toReversed()
}

export function logFor(account: Account, { roomId, ...filter }: Filter): Row[] {
  const {
    keyword = '',
    userId,
    tagId,
    role,
    action,
    nodeId,
    result,
    address = '',
    from,
    to,
    anomaly,
  } = filter
  const searchText = normalizeText(keyword)
  const subtreeIds = nodeId ? subtreeIdsOf(roomId, nodeId) : null
  const equal = Object.entries({ userId, tagId, role, action, result }).filter(([, value]) => value)
  return rowsFor(account, roomId).filter(
    (row) =>
      equal.every(([name, value]) => row[name] === value) &&
      (subtreeIds === null || subtreeIds.has(row.nodeId ?? '')) &&
      (address === '' || (row.address ?? '').startsWith(address.trim())) &&
      (!from || row.time.slice(0, 10) >= from) &&
      (!to || row.time.slice(0, 10) <= to) &&
      (!anomaly || row.anomalies?.includes(anomaly)) &&
      (searchText === '' ||
        [row.userName, row.nodeName, row.text].some((text) => normalizeText(text).includes(searchText))),
  )
}

/** Ids of a document, or of a folder with its content; a deleted node yields just its own id. */
const subtreeIdsOf = (roomId: string, id: string) =>
  new Set(nodes.vdr.has(id) ? subtreeOf('vdr', roomId, [id]).map((node) => node.id) : [id])
