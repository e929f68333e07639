import { chained, NO_PREV, type Chained } from '@/features/rooms/domain/log/chain'
import { roomLog, type LogEntry } from '../rooms/log'

/** All that is kept of an entry: what is not known of it is null. */
const said = (entry: LogEntry, seq: number) => ({
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

export type ChainedEntry = ReturnType<typeof said> & Pick<Chained, 'prev' | 'hash'>

/** Entries are bound when they are first read, and stay so. */
const bound = new WeakMap<LogEntry, ChainedEntry>()

/** The log of a data room, from its first entry on, each bound to the one before. */
export function chainOf(roomId: string): ChainedEntry[] {
  const entries = [...roomLog.vdr.values()].filter((entry) => entry.roomId === roomId)
  let prev = NO_PREV
  return entries
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map((entry, at) => {
      const before = bound.get(entry)
      const link =
        before?.prev === prev && before.seq === at + 1 ? before : chained(said(entry, at + 1), prev)
      bound.set(entry, link)
      prev = link.hash
      return link
    })
}
