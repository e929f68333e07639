import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findCycle,
  violatedDependencies,
  dragSpan,
  pushDependents,
  type Dependency,
} from '@/features/implementation/domain/planSchedule'
import { dayNumber, dayFromNumber } from '@/shared/lib/dates'

const makeTask = (id: string, start: string, end: string, ...predecessors: Dependency[]) => ({
  id,
  start,
  end,
  predecessors,
})
const after = (id: string, lag = 0): Dependency => ({ id, lag })

/** Arbitrary dependencies among up to twelve tasks, including dependencies on missing tasks. */
const anyLinks = fc.array(fc.array(fc.nat(13), { maxLength: 4 }), { maxLength: 12 }).map((all) =>
  all.map((links, at) => ({
    id: String(at),
    predecessors: [...new Set(links)].map((id) => after(String(id))),
  })),
)

/** Tasks that depend only on earlier ones, with the id of the task to move. */
const anyPlan = fc
  .array(
    fc.record({
      start: fc.integer({ min: 20_000, max: 20_100 }),
      days: fc.nat(30),
      links: fc.array(fc.tuple(fc.nat(11), fc.integer({ min: -5, max: 10 })), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .chain((rows) => {
    const tasks = rows.map(({ start, days, links }, at) => ({
      id: String(at),
      start: dayFromNumber(start),
      end: dayFromNumber(start + days),
      predecessors: [...new Map(links)]
        .filter(([before]) => before < at)
        .map(([before, lag]) => after(String(before), lag)),
    }))
    // Shuffled, so that a task may come before its predecessors.
    return fc.record({
      tasks: fc.shuffledSubarray(tasks, { minLength: tasks.length }),
      moved: fc.nat(rows.length - 1).map(String),
      days: fc.integer({ min: -30, max: 60 }),
    })
  })

test('a cycle is found exactly when there is one, and each of its tasks depends on the one before', () => {
  /** Removes tasks without remaining predecessors: the rest is part of a cycle or depends on one. */
  const hasCycle = (tasks: { id: string; predecessors: Dependency[] }[]): boolean => {
    const left = tasks.filter(({ predecessors }) =>
      predecessors.some(({ id }) => tasks.some((each) => each.id === id)),
    )
    return left.length > 0 && (left.length === tasks.length || hasCycle(left))
  }
  fc.assert(
    fc.property(anyLinks, (tasks) => {
      const cycle = findCycle(tasks)
      expect(cycle !== null).toBe(hasCycle(tasks))
      for (const [at, id] of (cycle ?? []).entries()) {
        const next = tasks.find((each) => each.id === cycle![(at + 1) % cycle!.length])!
        expect(next.predecessors.map((link) => link.id)).toContain(id)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a cycle is listed along its dependencies', () => {
  const tasks = [
    { id: 'a', predecessors: [after('c')] },
    { id: 'b', predecessors: [after('a')] },
    { id: 'c', predecessors: [after('b')] },
  ]
  expect(findCycle(tasks)).toEqual(['b', 'c', 'a'])
  expect(findCycle([{ id: 'a', predecessors: [after('a')] }])).toEqual(['a'])
  expect(findCycle(tasks.slice(0, 2))).toBeNull()
})

test('tasks pushed by a move start as early as possible, keep their duration, and no others move', () => {
  fc.assert(
    fc.property(anyPlan, ({ tasks, moved, days }) => {
      const before = tasks.find(({ id }) => id === moved)!
      const place = { id: moved, ...dragSpan(before, 'whole', days) }
      const pushed = pushDependents(place, tasks)
      const places = new Map([place, ...pushed].map((each) => [each.id, each]))
      expect(places.size).toBe(pushed.length + 1)
      for (const task of tasks) {
        const at = places.get(task.id) ?? task
        if (task.id === moved) continue
        expect(violatedDependencies({ ...task, ...at }, (id) => places.get(id)?.end)).toEqual([])
        if (at !== task) {
          expect(at.start > task.start).toBe(true)
          expect(dayNumber(at.end) - dayNumber(at.start)).toBe(dayNumber(task.end) - dayNumber(task.start))
          // No later than the tightest dependency requires.
          const dayEarlier = { ...task, ...dragSpan(at, 'whole', -1) }
          expect(violatedDependencies(dayEarlier, (id) => places.get(id)?.end)).not.toEqual([])
        }
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a chain moves by as many days as its dependencies require', () => {
  const tasks = [
    makeTask('1', '2026-03-01', '2026-03-05'),
    makeTask('2', '2026-03-06', '2026-03-10', after('1')),
    makeTask('3', '2026-03-20', '2026-03-20', after('2', 2)),
    makeTask('4', '2026-03-11', '2026-03-12', after('2', -3)),
  ]
  expect(pushDependents({ id: '1', start: '2026-03-01', end: '2026-03-15' }, tasks)).toEqual([
    { id: '2', start: '2026-03-16', end: '2026-03-20' },
    { id: '3', start: '2026-03-23', end: '2026-03-23' },
    { id: '4', start: '2026-03-18', end: '2026-03-19' },
  ])
})

test.each([
  ['whole', 2, { start: '2026-02-28', end: '2026-03-03' }],
  ['start', 9, { start: '2026-03-01', end: '2026-03-01' }],
  ['start', -1, { start: '2026-02-25', end: '2026-03-01' }],
  ['end', -9, { start: '2026-02-26', end: '2026-02-26' }],
  ['end', 1, { start: '2026-02-26', end: '2026-03-02' }],
] as const)('led by its %s by %i days', (grip, days, led) => {
  expect(dragSpan({ start: '2026-02-26', end: '2026-03-01' }, grip, days)).toEqual(led)
})
