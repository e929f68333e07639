import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { parseTime, serverTime } from '@/shared/lib/dates'
import { createRandom, type Random } from '../../entities/seed/catalog/demo/random'
import type { LogEntry } from '../log'
import { addressOf } from '../networks'
import type { StoredMember, StoredNode } from '../store'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const DEVICES = ['Chrome · Windows', 'Safari · Mac OS', 'Edg · Windows', 'Chrome · Mac OS']
const OTHER_NETWORK = '198.51.100.'

export interface Visitor {
  member: Pick<StoredMember, 'id' | 'userId' | 'name' | 'role' | 'tagId' | 'expiry'>
  tagName: string
  documents: readonly { node: StoredNode; level: Level }[]
  triesDownloads: boolean
}

export const actorOf = ({ member: { id, userId, name, role, tagId }, tagName }: Visitor) => ({
  userId: userId ?? '',
  userName: name,
  role,
  tagId,
  tagName,
  address: addressOf({ userId: userId ?? '0' }),
  device: DEVICES[Number(id) % DEVICES.length]!,
})

export type TimedEntry = Omit<LogEntry, 'id' | 'roomId' | 'time'> & { id?: string; at: number }

function hourOf(random: Random): number {
  if (random.chance(0.015)) return random.integer(0, 4)
  return random.chance(0.8) ? random.integer(9, 18) : random.integer(19, 22)
}

function* generateVisit(visitor: Visitor, start: number, random: Random): Generator<TimedEntry> {
  const homeActor = actorOf(visitor)
  const isAway = random.chance(0.04)
  const actor = { ...homeActor, ...(isAway && { address: `${OTHER_NETWORK}${random.integer(1, 40)}` }) }
  let at = start
  const timedEntry = (entry: Pick<LogEntry, 'action'> & Partial<LogEntry>): TimedEntry => ({
    result: 'ok',
    ...actor,
    ...entry,
    at,
  })
  yield timedEntry({ action: 'login' })
  for (let count = random.integer(1, 5); count > 0; count -= 1) {
    const { node, level } = random.pick(visitor.documents)
    const documentRef = { nodeId: node.id, nodeName: node.name, versionNo: node.versionNo ?? 1 }
    at += random.integer(4, 40) * SECOND
    yield timedEntry({ action: 'view', ...documentRef })
    const last = node.pages ?? 1
    const first = random.integer(1, Math.max(1, last - 8))
    for (let page = first; page <= Math.min(last, first + random.integer(2, 14)); page += 1) {
      const seconds = random.integer(5, 75)
      at += seconds * SECOND
      yield timedEntry({ action: 'read', ...documentRef, pages: [page], seconds, text: 'page' })
    }
    if (!visitor.triesDownloads || !random.chance(0.2)) continue
    at += random.integer(2, 9) * SECOND
    const result = level >= LEVEL.downloadMarked ? 'ok' : 'denied'
    yield timedEntry({
      action: random.chance(0.8) ? 'download' : 'print',
      ...documentRef,
      result,
      text: 'pdf',
    })
  }
}

interface Period {
  /** In ms; a member's visits also end with their access. */
  from: number
  to: number
  count: number
  seed: number
}

export function demoVisits(visitors: readonly Visitor[], { from, to, count, seed }: Period): TimedEntry[] {
  const random = createRandom(seed)
  const entries: TimedEntry[] = []
  const days = Math.floor((to - from) / DAY)
  while (entries.length < count) {
    const visitor = random.pick(visitors)
    const ends = Math.min(to, parseTime(visitor.member.expiry)?.getTime() ?? to)
    // midnight in Beijing
    const midnight = Math.floor(from / DAY + random.integer(0, days)) * DAY - 8 * 60 * MINUTE
    const start = midnight + hourOf(random) * 60 * MINUTE + random.integer(0, 3599) * SECOND
    for (const timedEntry of generateVisit(visitor, start, random)) {
      if (timedEntry.at < from || timedEntry.at > ends || entries.length >= count) break
      entries.push(timedEntry)
    }
  }
  return entries
}

export const toLog = (roomId: string, entries: readonly TimedEntry[]): LogEntry[] =>
  entries
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ...timedEntry }, index) => ({
      id: `${roomId}-h${index}`,
      ...timedEntry,
      roomId,
      time: serverTime(at),
    }))
