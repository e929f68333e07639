import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveLevel, type RoomReader } from '@/features/rooms/domain/effectiveLevel'
import { LEVEL, LEVELS } from '@/features/rooms/domain/levels'
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
)
const minute = (number: number) => new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString()
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
