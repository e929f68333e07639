import { expect, test } from 'vitest'
import { engagementOf, sessionsIn, type EngagementInput } from '@/features/rooms/domain/engagement'

const NONE: EngagementInput = {
  sessions: 0,
  permitted: 0,
  opened: 0,
  minutes: 0,
  questions: 0,
  idleDays: null,
}
const ALL: EngagementInput = {
  sessions: 10,
  permitted: 40,
  opened: 40,
  minutes: 120,
  questions: 10,
  idleDays: 0,
}

test.each([
  ['nothing', NONE, 0],
  ['everything', ALL, 100],
  ['more than everything', { ...ALL, sessions: 99, minutes: 9999, questions: 50 }, 100],
  ['half of the sessions', { ...NONE, sessions: 5 }, 15],
  ['a quarter of the documents', { ...NONE, permitted: 40, opened: 10 }, 6.25],
  ['no document permitted', { ...NONE, opened: 3 }, 0],
  ['an hour', { ...NONE, minutes: 60 }, 10],
  ['four questions', { ...NONE, questions: 4 }, 6],
  ['a fortnight ago', { ...NONE, idleDays: 14 }, 10 / Math.E],
  ['a clock that is behind', { ...NONE, idleDays: -1 }, 10],
])('the engagement of %s', (_what, activity, total) => {
  const engagement = engagementOf(activity)
  expect(engagement.total).toBeCloseTo(total, 10)
  expect(Object.values(engagement.parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 10)
})

test('half an hour without an act ends a session, whatever the order of the acts', () => {
  const minutes = (...times: number[]) => sessionsIn(times.map((time) => time * 60_000))
  expect(minutes()).toBe(0)
  expect(minutes(0, 10, 40, 70)).toBe(1)
  expect(minutes(71, 0, 40, 10)).toBe(2)
})
