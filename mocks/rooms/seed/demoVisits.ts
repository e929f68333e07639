import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { parseTime, serverTime } from '@/shared/lib/dates'
import { randomOf, type Random } from '../../entities/seed/catalog/demo/random'
import type { LogEntry } from '../log'
import { addressOf } from '../networks'
import type { StoredMember, StoredNode } from '../store'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const DEVICES = ['Chrome · Windows', 'Safari · Mac OS', 'Edg · Windows', 'Chrome · Mac OS']
/** Another network than the one that somebody usually comes from; documentation's own. */
const ELSEWHERE = '198.51.100.'

/** Someone of the demo, and what he finds in a room. */
export interface Visitor {
  member: Pick<StoredMember, 'id' | 'userId' | 'name' | 'role' | 'tagId' | 'expiry'>
  tagName: string
  documents: readonly { node: StoredNode; level: Level }[]
  /** Whether he tries to take documents along. */
  takesAlong: boolean
}

/** What an entry says of who acts, and where. */
export const actorOf = ({ member: { id, userId, name, role, tagId }, tagName }: Visitor) => ({
  userId: userId ?? '',
  userName: name,
  role,
  tagId,
  tagName,
  address: addressOf({ userId: userId ?? '0' }),
  device: DEVICES[Number(id) % DEVICES.length]!,
})

export type Act = Omit<LogEntry, 'id' | 'roomId' | 'time'> & { id?: string; at: number }

/** The hour at which someone comes: by day, seldom at night. */
function hourOf(random: Random): number {
  if (random.chance(0.015)) return random.integer(0, 4)
  return random.chance(0.8) ? random.integer(9, 18) : random.integer(19, 22)
}

/** One visit: its documents page by page, with what was taken along and what was refused. */
function* visitOf(visitor: Visitor, start: number, random: Random): Generator<Act> {
  const usual = actorOf(visitor)
  const isAway = random.chance(0.04)
  const actor = { ...usual, ...(isAway && { address: `${ELSEWHERE}${random.integer(1, 40)}` }) }
  let at = start
  const act = (entry: Pick<LogEntry, 'action'> & Partial<LogEntry>): Act => ({
    result: 'ok',
    ...actor,
    ...entry,
    at,
  })
  yield act({ action: 'login' })
  for (let count = random.integer(1, 5); count > 0; count -= 1) {
    const { node, level } = random.pick(visitor.documents)
    const about = { nodeId: node.id, nodeName: node.name, versionNo: node.versionNo ?? 1 }
    at += random.integer(4, 40) * SECOND
    yield act({ action: 'view', ...about })
    const last = node.pages ?? 1
    const first = random.integer(1, Math.max(1, last - 8))
    for (let page = first; page <= Math.min(last, first + random.integer(2, 14)); page += 1) {
      const seconds = random.integer(5, 75)
      at += seconds * SECOND
      yield act({ action: 'read', ...about, pages: [page], seconds, text: 'page' })
    }
    if (!visitor.takesAlong || !random.chance(0.2)) continue
    at += random.integer(2, 9) * SECOND
    const result = level >= LEVEL.downloadMarked ? 'ok' : 'denied'
    yield act({ action: random.chance(0.8) ? 'download' : 'print', ...about, result, text: 'pdf' })
  }
}

interface Period {
  /** Ms; members come between them, each until his access ends. */
  from: number
  to: number
  /** Acts altogether. */
  count: number
  seed: number
}

/** Invented visits of some people, the same for the same seed. */
export function demoVisits(visitors: readonly Visitor[], { from, to, count, seed }: Period): Act[] {
  const random = randomOf(seed)
  const acts: Act[] = []
  const days = Math.floor((to - from) / DAY)
  while (acts.length < count) {
    const visitor = random.pick(visitors)
    const ends = Math.min(to, parseTime(visitor.member.expiry)?.getTime() ?? to)
    // Midnight where the server stands, some days after the first.
    const midnight = Math.floor(from / DAY + random.integer(0, days)) * DAY - 8 * 60 * MINUTE
    const start = midnight + hourOf(random) * 60 * MINUTE + random.integer(0, 3599) * SECOND
    for (const act of visitOf(visitor, start, random)) {
      if (act.at < from || act.at > ends || acts.length >= count) break
      acts.push(act)
    }
  }
  return acts
}

/** Acts as a log has them, in the order of their time. */
export const asLog = (roomId: string, acts: readonly Act[]): LogEntry[] =>
  acts
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ...act }, index) => ({ id: `${roomId}-h${index}`, ...act, roomId, time: serverTime(at) }))
