import { effectiveLevel } from '@/features/rooms/domain/effectiveLevel'
import { LEVEL } from '@/features/rooms/domain/levels'
import { replay } from '@/features/rooms/domain/rights'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { parseTime, serverDay } from '@/shared/lib/dates'
import { remark, roomLog, type LogEntry } from '../log'
import { asReader, histories } from '../rights'
import { members, nodes, tags, type StoredMember, type StoredNode } from '../store'
import { actorOf, asLog, demoVisits, type Act, type Visitor } from './demoVisits'
import { inDays } from './times'

const ROOM = '1'
const ENTRIES = 20_000
const MINUTE = 60_000
/** Days ago: when the rules were set, from which on the parties read, and until when. */
const OPENED = 19.5
const LAST = 0.05
/** Accounts whose private space shows one download, by what begins its id. */
const OWN_SPACES = new Map([
  ['30', ''],
  ['1', 'a'],
  ['40', 's'],
])

/** Whoever can sign in to the demo finds something there that he has not read. */
const canSignIn = ({ userId }: StoredMember) => Number(userId) < 100
const isUnread = ({ id }: StoredNode) => Number(id.split('-')[0]) >= 6

const msIn = (days: number) => parseTime(inDays(days))!.getTime()
const isHere = ({ roomId }: { roomId: string }) => roomId === ROOM

/** What happened in the story's room until now: it was set up, and then read. */
function storyOf(scope: Scope): LogEntry[] {
  const documents = nodes[scope].seeded().filter((node) => isHere(node) && node.kind === 'document')
  const events = histories[scope].seeded().find(({ id }) => id === ROOM)!.events
  const rights = { ...replay(events, inDays(0)).at(new Date().toISOString()), state: 'active' as const }
  const names = new Map(tags[scope].seeded().map(({ id, name }) => [id, name]))
  const people = members[scope]
    .seeded()
    .filter((member) => isHere(member) && member.userId !== null && member.state !== 'stopped')
  const visitors = people.map((member): Visitor => {
    // An access that has ended since was one then.
    const reader = { ...asReader(member), expires: null }
    const seen = documents
      .filter((node) => !(canSignIn(member) && isUnread(node)))
      .filter(({ state }) => state === 'published' || member.role === 'admin')
      .map((node) => ({ node, level: effectiveLevel(node.id, reader, rights).level }))
      .filter(({ level }) => level > LEVEL.none)
    const tagName = names.get(member.tagId ?? '') ?? ''
    return { member, tagName, documents: seen, takesAlong: !OWN_SPACES.has(member.userId ?? '') }
  })
  const leader = actorOf(visitors.find(({ member }) => member.userId === '40')!)
  const setUp = (days: number, entries: readonly (Pick<LogEntry, 'action'> & Partial<LogEntry>)[]) =>
    entries.map((entry, at): Act => ({ result: 'ok', ...leader, ...entry, at: msIn(-days) + at * MINUTE }))

  const acts: Act[] = [
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
    ...visitors.map((visitor): Act => ({ ...actorOf(visitor), action: 'member', result: 'ok', text: remark('agreement', 'v1'), at: msIn(-30) })), // prettier-ignore
    ...visitors.flatMap((visitor): Act[] => {
      const prefix = OWN_SPACES.get(visitor.member.userId ?? '')
      const about = { nodeId: '8-1', nodeName: '专利清单（演示）', versionNo: 2, text: 'pdf' }
      return prefix === undefined ? [] : [{ ...actorOf(visitor), id: `${prefix}d1`, action: 'download', result: 'ok', ...about, at: msIn(-5) }] // prettier-ignore
    }),
    ...burstOf(visitors.find(({ member }) => member.userId === '109')!),
  ]
  const guests = visitors.filter(({ documents: seen }) => seen.length > 0)
  const period = { from: msIn(-OPENED), to: msIn(-LAST), count: ENTRIES - acts.length, seed: 220 }
  return asLog(ROOM, [...acts, ...demoVisits(guests, period)])
}

/** One evening somebody takes along all that he may. */
function burstOf(visitor: Visitor): Act[] {
  const taken = visitor.documents.filter(({ level }) => level >= LEVEL.downloadMarked)
  const begin = msIn(-6)
  return Array.from({ length: 34 }, (_, at): Act => {
    const { node } = taken[at % taken.length]!
    return { ...actorOf(visitor), action: 'download', result: 'ok', nodeId: node.id, nodeName: node.name, versionNo: node.versionNo ?? 1, text: 'pdf', at: begin + at * 13_000 } // prettier-ignore
  })
}

/** Made once a day: resets begin with the same entries, which then are bound already. */
const made = new Map<Scope, { day: string; entries: LogEntry[] }>()

function kept(scope: Scope): LogEntry[] {
  const day = serverDay(Date.now())
  const known = made.get(scope)
  if (known?.day === day) return known.entries
  const entries = storyOf(scope)
  made.set(scope, { day, entries })
  return entries
}

for (const scope of SCOPES) roomLog[scope].seed(() => kept(scope))
