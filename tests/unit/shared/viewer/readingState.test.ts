import { expect, test } from 'vitest'
import {
  reduceReading,
  startReading,
  takeEvents,
  type ReadingState,
  type ReadingAction,
} from '@/shared/viewer/readingState'

const looked = (...pages: number[]): ReadingAction => ({ kind: 'looked', pages })
const present = (isPresent: boolean): ReadingAction => ({ kind: 'present', isPresent })
const ticked: ReadingAction = { kind: 'ticked' }

/** Events reported for a script of actions (times in ms), such as `page 2 3 s`. */
function eventsOf(...script: (readonly [at: number, action: ReadingAction])[]): string[] {
  const { events } = takeEvents(play(script), () => 'id')
  return events.map(({ event, page, seconds, percent }) =>
    [event, page, seconds === null ? null : `${seconds} s`, percent].filter((it) => it !== null).join(' '),
  )
}

function play(script: readonly (readonly [number, ReadingAction])[]): ReadingState {
  let reading = startReading(0)
  for (const [at, action] of script) reading = reduceReading(reading, action, at)
  return reading
}

test('a page counts as seen after a second without a break, and then from the start of that second', () => {
  expect(eventsOf([0, looked(1)], [900, looked(2)], [1_900, ticked])).toEqual(['page 2 1 s', 'time 1 s'])
  expect(eventsOf([0, looked(1)], [600, looked(2)], [700, looked(1)], [1_400, ticked])).toEqual(['time 1 s'])
  expect(eventsOf([0, looked(1, 2)], [1_000, looked(2)], [3_000, ticked])).toEqual([
    'page 1 1 s',
    'page 2 3 s',
    'time 3 s',
  ])
})

test('time stops while nobody is present, and afterwards a page must be seen for a second again', () => {
  const script = [
    [0, looked(1)],
    [2_000, present(false)],
    [5_000, present(true)],
    [5_900, ticked],
  ] as const
  expect(eventsOf(...script)).toEqual(['page 1 2 s', 'time 2 s'])
  expect(eventsOf(...script, [6_000, ticked])).toEqual(['page 1 3 s', 'time 3 s'])
})

test('time while the machine sleeps does not count as reading', () => {
  expect(eventsOf([0, looked(1)], [3_600_000, ticked])).toEqual(['page 1 5 s', 'time 5 s'])
})

test('actions are reported in order', () => {
  expect(
    eventsOf(
      [0, { kind: 'opened' }],
      [10, { kind: 'zoomed', percent: 150 }],
      [20, { kind: 'attempted', what: 'print' }],
      [30, { kind: 'attempted', what: 'download' }],
    ),
  ).toEqual(['open', 'zoom 150', 'print', 'download'])
})

test('nothing is reported twice, and no fraction of a second is lost', () => {
  let reading = play([
    [0, { kind: 'opened' }],
    [0, looked(4)],
    [2_700, ticked],
  ])
  let id = 0
  const first = takeEvents(reading, () => `${++id}`)
  expect(first.events.map((it) => it.id)).toEqual(['1', '2', '3'])
  expect(first.events[1]).toMatchObject({ page: 4, seconds: 2 })
  expect(takeEvents(first.rest, () => 'again').events).toEqual([])
  reading = reduceReading(first.rest, ticked, 3_000)
  expect(takeEvents(reading, () => 'next').events).toMatchObject([
    { event: 'page', page: 4, seconds: 1 },
    { event: 'time', seconds: 1 },
  ])
})
