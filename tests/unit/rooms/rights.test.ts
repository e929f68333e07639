import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveLevel, type RoomReader } from '@/features/rooms/domain/effectiveLevel'
import { LEVEL, LEVELS } from '@/features/rooms/domain/levels'
import { afterChanges } from '@/features/rooms/domain/impact'
import type { ReleasePlan } from '@/features/rooms/domain/release'
import { replay, Rights, type RightsChange, type RightsEvent } from '@/features/rooms/domain/rights'

const NODES = ['a', 'b', 'c'] as const
const MEMBERS = ['m1', 'm2'] as const

const reader: fc.Arbitrary<RoomReader> = fc.record({
  memberId: fc.constantFrom(...MEMBERS),
  tagId: fc.constantFrom('t1', 't2', null),
  role: fc.constantFrom('admin' as const, 'member' as const),
  state: fc.constantFrom('loggedIn' as const, 'stopped' as const),
  expires: fc.constant(null),
  isFenced: fc.boolean(),
})
const node = fc.constantFrom(...NODES)
const level = fc.constantFrom(...LEVELS)
const minute = (number: number) => new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString()
const plan: fc.Arbitrary<ReleasePlan> = fc.record({
  node,
  tagIds: fc.constantFrom(null, ['t1'], ['t2']),
  time: fc.constantFrom(null, minute(5), minute(25)),
  phaseId: fc.constantFrom('p1', 'p2', 'unknown'),
})
const phase = fc.record({ name: fc.constant('Teaser'), dueDay: fc.constant(null), isStarted: fc.boolean() })
const change: fc.Arbitrary<RightsChange> = fc.oneof(
  fc.record({ kind: fc.constant('room' as const), defaultLevel: level }),
  fc.record({
    kind: fc.constant('room' as const),
    state: fc.constantFrom('active' as const, 'closed' as const),
  }),
  // `c` may be placed in `b`, and `b` in `a`, so there are no cycles.
  fc
    .constantFrom(['a', null], ['b', null], ['b', 'a'], ['c', 'a'], ['c', 'b'], ['c', null])
    .map(([at, parent]) => ({ kind: 'node' as const, node: at, parent })),
  fc.record({ kind: fc.constant('gone' as const), node }),
  fc.record({
    kind: fc.constant('rule' as const),
    node,
    subject: fc.constantFrom('member' as const, 'tag' as const),
    id: fc.constantFrom('m1', 't1', 't2'),
    level: fc.option(level),
  }),
  fc.record({ kind: fc.constant('member' as const), reader }),
  fc.record({ kind: fc.constant('left' as const), memberId: fc.constantFrom(...MEMBERS) }),
  fc.record({
    kind: fc.constant('release' as const),
    id: fc.constantFrom('r1', 'r2'),
    plan: fc.option(plan),
  }),
  fc.record({
    kind: fc.constant('phase' as const),
    id: fc.constantFrom('p1', 'p2'),
    phase: fc.option(phase),
  }),
)
const history = fc
  .array(change, { maxLength: 40 })
  .map((changes) => changes.map((each, at): RightsEvent => ({ time: minute(at), by: '周岚', change: each })))

test('a replay up to any time gives the rights of that time', () => {
  fc.assert(
    fc.property(history, fc.nat(40), (events, at) => {
      const live = new Rights()
      for (const event of events.slice(0, at + 1)) live.apply(event)
      const replayed = replay(events, minute(at))
      for (const each of NODES)
        for (const member of MEMBERS) {
          expect(replayed.levelOf(each, member, minute(at))).toEqual(live.levelOf(each, member, minute(at)))
        }
    }),
  )
})

const levelsAt = (rights: Rights, at: string) =>
  NODES.flatMap((each) => MEMBERS.map((member) => rights.levelOf(each, member, at).level))

test('a plan never raises a level, and leaves members of other tags as they are', () => {
  fc.assert(
    fc.property(history, plan, fc.nat(40), (events, added, at) => {
      const before = replay(events, minute(40))
      const after = afterChanges(before, [{ kind: 'release', id: 'added', plan: added }], minute(40))
      for (const each of NODES)
        for (const member of MEMBERS) {
          const [was, is] = [before, after].map((rights) => rights.levelOf(each, member, minute(at)).level)
          const isConcerned = added.tagIds?.includes(before.readerOf(member)?.tagId ?? '') ?? true
          if (isConcerned) expect(is).toBeLessThanOrEqual(was!)
          else expect(is).toBe(was)
        }
    }),
  )
})

test('a dated plan once met stays met: with it alone, time only adds access', () => {
  const dated = plan.map((each) => ({ ...each, time: each.time ?? minute(5) }))
  fc.assert(
    fc.property(history, dated, fc.nat(30), fc.nat(30), (events, added, start, minutes) => {
      const withoutPlans = events.filter(({ change: { kind } }) => kind !== 'release')
      const rights = replay(withoutPlans, minute(40)).apply({
        time: minute(0),
        by: '周岚',
        change: { kind: 'release', id: 'added', plan: added },
      })
      const [then, later] = [start, start + minutes].map((at) => levelsAt(rights, minute(at)))
      for (const [at, level] of then!.entries()) expect(later![at]).toBeGreaterThanOrEqual(level)
    }),
  )
})

test('a phase releases while it is started, and nothing once it is removed', () => {
  const teaser = { name: 'Teaser', dueDay: null }
  const rights = makeRights().apply(
    event({
      kind: 'release',
      id: 'r1',
      plan: { node: 'a', tagIds: null, time: null, phaseId: 'p1' },
    }),
  )
  const levels = ([null, true, false, true, null] as const).map((isStarted) => {
    rights.apply(
      event({ kind: 'phase', id: 'p1', phase: isStarted === null ? null : { ...teaser, isStarted } }),
    )
    return rights.levelOf('a', 'm1', minute(1)).level
  })
  expect(levels).toEqual([0, LEVEL.fence, 0, LEVEL.fence, 0])
  expect(rights.levelOf('a', 'm1', minute(1)).because).toMatchObject({
    caps: ['unreleased'],
    release: { id: 'r1', setBy: '周岚' },
  })
})

test('rules keep who set them and when; a removed rule has no effect', () => {
  const rule = (level: number | null, at: number): RightsEvent => ({
    time: minute(at),
    by: '周岚',
    change: { kind: 'rule', node: 'a', subject: 'tag', id: 't1', level: level as 2 | null },
  })
  const events: RightsEvent[] = [
    { time: minute(0), by: '周岚', change: { kind: 'node', node: 'a', parent: null } },
    {
      time: minute(0),
      by: '周岚',
      change: {
        kind: 'member',
        reader: {
          memberId: 'm1',
          tagId: 't1',
          role: 'member',
          state: 'loggedIn',
          expires: null,
          isFenced: false,
        },
      },
    },
    rule(2, 1),
    rule(null, 3),
  ]
  const then = replay(events, minute(2)).levelOf('a', 'm1', minute(2))
  expect(then).toEqual({
    level: 2,
    because: { source: 'tag', node: 'a', rule: { level: 2, setBy: '周岚', setTime: minute(1) }, caps: [] },
  })
  expect(replay(events, minute(4)).levelOf('a', 'm1', minute(4)).because.source).toBe('default')
  expect(replay(events, minute(4)).levelOf('a', 'stranger', minute(4)).level).toBe(LEVEL.none)
})

test('a room is closed from its end time on, even if no event recorded it', () => {
  const room = replay(
    [{ time: minute(0), by: '周岚', change: { kind: 'room', endTime: minute(10) } }],
    minute(20),
  )
  expect([room.at(minute(9)).state, room.at(minute(10)).state]).toEqual(['active', 'closed'])
  expect(
    effectiveLevel(
      'a',
      { memberId: 'm', tagId: null, role: 'admin', state: 'loggedIn', expires: null, isFenced: false },
      room.at(minute(9)),
    ).because.source,
  ).toBe('absent')
})

const event = (change: RightsChange): RightsEvent => ({ time: minute(0), by: '周岚', change })
const readerOf = (memberId: string): RoomReader => ({
  memberId,
  tagId: 't1',
  role: 'member',
  state: 'loggedIn',
  expires: null,
  isFenced: false,
})
/** Two folders, of which one is in the other; two members; a rule of each kind. */
const makeRights = () =>
  new Rights()
    .apply(event({ kind: 'node', node: 'a', parent: null }))
    .apply(event({ kind: 'node', node: 'b', parent: 'a' }))
    .apply(event({ kind: 'member', reader: readerOf('m1') }))
    .apply(event({ kind: 'member', reader: readerOf('m2') }))
    .apply(event({ kind: 'rule', node: 'a', subject: 'tag', id: 't1', level: LEVEL.fence }))
    .apply(event({ kind: 'rule', node: 'b', subject: 'member', id: 'm2', level: LEVEL.manage }))

test('rules, members and nodes are listed', () => {
  const rights = makeRights()
  const set = { setBy: '周岚', setTime: minute(0) }
  expect(rights.allRules()).toEqual([
    { node: 'a', subject: 'tag', id: 't1', level: LEVEL.fence, ...set },
    { node: 'b', subject: 'member', id: 'm2', level: LEVEL.manage, ...set },
  ])
  expect(rights.members()).toEqual([readerOf('m1'), readerOf('m2')])
  expect(rights.readerOf('m2')).toEqual(readerOf('m2'))
  expect([...rights.nodes()]).toEqual([['a', null], ['b', 'a']]) // prettier-ignore
})

test.each<[string, RightsChange]>([
  ['removed node', { kind: 'gone', node: 'b' }],
  ['member who left', { kind: 'left', memberId: 'm2' }],
])('a %s has no access', (_what, change) => {
  const rights = makeRights()
  expect(rights.levelOf('b', 'm2', minute(0)).level).toBe(LEVEL.manage)
  rights.apply(event(change))
  expect(rights.levelOf('b', 'm2', minute(0))).toEqual({
    level: LEVEL.none,
    because: { source: 'absent', caps: [] },
  })
})

test('a copy has the same rights, and changes to it do not affect the original', () => {
  const rights = makeRights().apply(event({ kind: 'room', isZipAllowed: true }))
  const copy = rights.copy()
  expect(copy.levelOf('b', 'm2', minute(0))).toEqual(rights.levelOf('b', 'm2', minute(0)))
  expect(copy.at(minute(0)).isZipAllowed).toBe(true)
  copy
    .apply(event({ kind: 'room', isZipAllowed: false }))
    .apply(event({ kind: 'rule', node: 'b', subject: 'member', id: 'm2', level: null }))
    .apply(event({ kind: 'gone', node: 'b' }))
    .apply(event({ kind: 'left', memberId: 'm2' }))
  expect(rights.levelOf('b', 'm2', minute(0)).level).toBe(LEVEL.manage)
  expect(rights.at(minute(0)).isZipAllowed).toBe(true)
})

test('a new room is active, without an end and without downloads as a ZIP', () => {
  expect(new Rights().at(minute(0))).toMatchObject({
    state: 'active',
    isZipAllowed: false,
    defaultLevel: LEVEL.none,
  })
})

test('a room deleted before its end stays deleted after it', () => {
  const room = new Rights().apply(event({ kind: 'room', state: 'deleted', endTime: minute(10) }))
  expect(room.at(minute(20)).state).toBe('deleted')
})
