import { effectiveLevel } from '@/features/rooms/domain/effectiveLevel'
import { LEVEL } from '@/features/rooms/domain/levels'
import { replay } from '@/features/rooms/domain/rights'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { parseTime, serverDay } from '@/shared/lib/dates'
import { remark, roomLog, type LogEntry } from '../log'
import { toReader, histories } from '../rights'
import { members, nodes, tags, type StoredMember, type StoredNode } from '../store'
import { actorOf, toLog, demoVisits, type TimedEntry, type Visitor } from './demoVisits'
import { inDays } from './times'

const ROOM_ID = '1'
const ENTRIES = 20_000
const MINUTE = 60_000
/** In days ago: the first visit of the parties, once the rules were set, and the last one. */
const FIRST_VISIT_DAYS = 19.5
const LAST_VISIT_DAYS = 0.05
const PRIVATE_SPACES = new Map([
  ['30', ''],
  ['1', 'a'],
  ['40', 's'],
])

/** Demo accounts must find unread documents after signing in. */
const canSignIn = ({ userId }: StoredMember) => Number(userId) < 100
const isUnread = ({ id }: StoredNode) => Number(id.split('-')[0]) >= 6

const timestampIn = (days: number) => parseTime(inDays(days))!.getTime()
const isInRoom = ({ roomId }: { roomId: string }) => roomId === ROOM_ID

function buildLog(scope: Scope): LogEntry[] {
  const documents = nodes[scope].seeded().filter((node) => isInRoom(node) && node.kind === 'document')
  const events = histories[scope].seeded().find(({ id }) => id === ROOM_ID)!.events
  const rights = { ...replay(events, inDays(0)).at(new Date().toISOString()), state: 'active' as const }
  const names = new Map(tags[scope].seeded().map(({ id, name }) => [id, name]))
  const people = members[scope]
    .seeded()
    .filter((member) => isInRoom(member) && member.userId !== null && member.state !== 'stopped')
  const visitors = people.map((member): Visitor => {
    // Ignore expiry: access that has ended since was valid then.
    const reader = { ...toReader(member), expires: null }
    const seen = documents
      .filter((node) => !(canSignIn(member) && isUnread(node)))
      .filter(({ state }) => state === 'published' || member.role === 'admin')
      .map((node) => ({ node, level: effectiveLevel(node.id, reader, rights).level }))
      .filter(({ level }) => level > LEVEL.none)
    const tagName = names.get(member.tagId ?? '') ?? ''
    return { member, tagName, documents: seen, triesDownloads: !PRIVATE_SPACES.has(member.userId ?? '') }
  })
  const leader = actorOf(visitors.find(({ member }) => member.userId === '40')!)
  const setUp = (days: number, entries: readonly (Pick<LogEntry, 'action'> & Partial<LogEntry>)[]) =>
    entries.map((entry, at): TimedEntry => ({
      result: 'ok',
      ...leader,
      ...entry,
      at: timestampIn(-days) + at * MINUTE,
    }))

  const fixedEntries: TimedEntry[] = [
    ...setUp(39.9, [
      { action: 'setting', text: 'create' },
      { action: 'setting', text: 'watermark' },
    ]),
    ...setUp(39, documents.map(({ id, name, state }) => ({ action: 'upload', nodeId: id, nodeName: name, versionNo: 1, text: name, after: state ?? '' }))), // prettier-ignore
    ...setUp(
      38,
      people.map(({ email }) => ({ action: 'member', text: remark('invite', email) })),
    ),
    ...setUp(20, events.flatMap(({ change }) => change.kind !== 'rule' ? [] : [{ action: 'permission', nodeId: change.node, nodeName: nodes[scope].seeded().find(({ id }) => id === change.node)?.name ?? '', text: remark(change.subject, change.id), before: '', after: String(change.level ?? '') }])), // prettier-ignore
    ...visitors.map((visitor): TimedEntry => ({ ...actorOf(visitor), action: 'member', result: 'ok', text: remark('agreement', 'v1'), at: timestampIn(-30) })), // prettier-ignore
    ...visitors.flatMap((visitor): TimedEntry[] => {
      const prefix = PRIVATE_SPACES.get(visitor.member.userId ?? '')
      const documentRef = { nodeId: '8-1', nodeName: '专利清单（演示）', versionNo: 2, text: 'pdf' }
      return prefix === undefined ? [] : [{ ...actorOf(visitor), id: `${prefix}d1`, action: 'download', result: 'ok', ...documentRef, at: timestampIn(-5) }] // prettier-ignore
    }),
    ...downloadBurst(visitors.find(({ member }) => member.userId === '109')!),
  ]
  const guests = visitors.filter(({ documents: seen }) => seen.length > 0)
  const period = {
    from: timestampIn(-FIRST_VISIT_DAYS),
    to: timestampIn(-LAST_VISIT_DAYS),
    count: ENTRIES - fixedEntries.length,
    seed: 220,
  }
  return toLog(ROOM_ID, [...fixedEntries, ...demoVisits(guests, period)])
}

/** An evening on which a member downloads everything they may. */
function downloadBurst(visitor: Visitor): TimedEntry[] {
  const downloadable = visitor.documents.filter(({ level }) => level >= LEVEL.downloadMarked)
  const start = timestampIn(-6)
  return Array.from({ length: 34 }, (_, at): TimedEntry => {
    const { node } = downloadable[at % downloadable.length]!
    return { ...actorOf(visitor), action: 'download', result: 'ok', nodeId: node.id, nodeName: node.name, versionNo: node.versionNo ?? 1, text: 'pdf', at: start + at * 13_000 } // prettier-ignore
  })
}

/** Built once a day: every reset uses the same entry objects, for which the hash chain is cached. */
const cache = new Map<Scope, { day: string; entries: LogEntry[] }>()

function cachedLog(scope: Scope): LogEntry[] {
  const day = serverDay(Date.now())
  const cached = cache.get(scope)
  if (cached?.day === day) return cached.entries
  const entries = buildLog(scope)
  cache.set(scope, { day, entries })
  return entries
}

for (const scope of SCOPES) roomLog[scope].seed(() => cachedLog(scope))
