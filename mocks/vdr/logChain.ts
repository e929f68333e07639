import { chainEntry, NO_PREV, type ChainEntry } from '@/features/rooms/domain/log/chain'
import { roomLog, type LogEntry } from '../rooms/log'

const entryFields = (entry: LogEntry, seq: number) => ({
  seq,
  id: entry.id,
  roomId: entry.roomId,
  time: entry.time,
  userId: entry.userId,
  userName: entry.userName,
  tagId: entry.tagId ?? null,
  tagName: entry.tagName ?? '',
  role: entry.role ?? '',
  address: entry.address ?? '',
  device: entry.device ?? '',
  action: entry.action,
  nodeId: entry.nodeId ?? null,
  nodeName: entry.nodeName ?? null,
  versionNo: entry.versionNo ?? null,
  pages: [...(entry.pages ?? [])],
  seconds: entry.seconds ?? null,
  result: entry.result,
  text: entry.text ?? null,
  before: entry.before ?? null,
  after: entry.after ?? null,
})

export type ChainedEntry = ReturnType<typeof entryFields> & Pick<ChainEntry, 'prev' | 'hash'>

const linkCache = new WeakMap<LogEntry, ChainedEntry>()

/** The log of a data room, oldest first, each entry hash-chained to the previous one. */
export function chainOf(roomId: string): ChainedEntry[] {
  const entries = [...roomLog.vdr.values()].filter((entry) => entry.roomId === roomId)
  let prev = NO_PREV
  return entries
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map((entry, at) => {
      const before = linkCache.get(entry)
      const link =
        before?.prev === prev && before.seq === at + 1 ? before : chainEntry(entryFields(entry, at + 1), prev)
      linkCache.set(entry, link)
      prev = link.hash
      return link
    })
}
