import { anomaliesIn, type Anomaly } from '@/features/vdr/log/domain/anomalies'
import type { logApi } from '@/features/vdr/log/accessLog.api'
import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { plain } from '../platform/list'
import type { Account } from '../platform/db'
import { subtreeOf } from '../rooms/nodes'
import { visibleNodes } from '../rooms/rights'
import { membershipIn, nodes } from '../rooms/store'
import { chainOf, type ChainedEntry } from './chain'

type Row = RawAnswerOf<typeof logApi.list>['rows'][number]
type Filter = Omit<Args<typeof logApi.exported>['query'], 'language'>

const NONE: Anomaly[] = []

const shown = (entry: ChainedEntry, anomalies: Map<ChainedEntry, Anomaly[]>): Row => ({
  ...entry,
  anomalies: anomalies.get(entry) ?? NONE,
})

/**
 * The log of a room as the caller may know it, the latest first: all of it who leads the room. A member gets his own
 * acts, as far as he still sees what they are about, without what would count or prove those of others.
 */
function rowsFor(account: Account, roomId: string): Row[] {
  const isLeader = membershipIn('vdr', roomId, account)?.role === 'admin'
  const entries = chainOf(roomId)
  if (isLeader) {
    const anomalies = anomaliesIn(entries)
    return entries.map((entry) => shown(entry, anomalies)).toReversed()
  }
  const seen = new Set(visibleNodes('vdr', account, roomId).map(({ id }) => id))
  const own = entries.filter(
    ({ userId, nodeId }) => userId === account.userId && (nodeId === null || seen.has(nodeId)),
  )
  const anomalies = anomaliesIn(own)
  return own.map((entry) => ({ ...shown(entry, anomalies), seq: null, prev: null, hash: null })).toReversed()
}

/** Those that are asked for. */
export function logFor(account: Account, { roomId, ...asked }: Filter): Row[] {
  const { keyword = '', userId, tagId, role, action, nodeId, result, address = '', from, to, anomaly } = asked
  const words = plain(keyword)
  const about = nodeId ? nodesIn(roomId, nodeId) : null
  const equal = Object.entries({ userId, tagId, role, action, result }).filter(([, value]) => value)
  return rowsFor(account, roomId).filter(
    (row) =>
      equal.every(([name, value]) => row[name] === value) &&
      (about === null || about.has(row.nodeId ?? '')) &&
      (address === '' || (row.address ?? '').startsWith(address.trim())) &&
      (!from || row.time.slice(0, 10) >= from) &&
      (!to || row.time.slice(0, 10) <= to) &&
      (!anomaly || row.anomalies?.includes(anomaly)) &&
      (words === '' || [row.userName, row.nodeName, row.text].some((text) => plain(text).includes(words))),
  )
}

/** A document, or a folder with what lies in it; one that is gone stands for itself. */
const nodesIn = (roomId: string, id: string) =>
  new Set(nodes.vdr.has(id) ? subtreeOf('vdr', roomId, [id]).map((node) => node.id) : [id])
