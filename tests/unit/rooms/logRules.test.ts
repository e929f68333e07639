import { expect, test } from 'vitest'
import { anomaliesIn } from '@/features/vdr/log/domain/anomalies'
import { visitsOf } from '@/features/vdr/log/domain/visits'
import { timelineOf } from '@/features/vdr/log/timelineLanes'
import { LogRow } from '@/features/vdr/log/roomLog.api'
import { pagesText } from '@/features/vdr/log/useLogTexts'
import { serverTime } from '@/shared/lib/dates'

const NOON = Date.parse('2026-03-02T12:00:00+08:00')
const MINUTE = 60_000
const act = (minutes: number, changes: object = {}) =>
  ({
    time: serverTime(NOON + minutes * MINUTE),
    userId: '1',
    action: 'view',
    address: 'a',
    result: 'ok',
    ...changes,
  }) as const
const download = (minutes: number, changes: object = {}) => act(minutes, { action: 'download', ...changes })
const marksOf = (acts: readonly ReturnType<typeof act>[]) => {
  const found = anomaliesIn(acts)
  return acts.map((each) => found.get(each)?.join() ?? '')
}
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

test('thirty downloads by one user within ten minutes are all flagged; twenty-nine are not', () => {
  expect(marksOf(times(30, (at) => download(at / 3)))).toEqual(times(30, () => 'burst'))
  expect(marksOf(times(29, (at) => download(at / 3)))).toEqual(times(29, () => ''))
  expect(marksOf(times(40, (at) => download(at / 2)))).toEqual(times(40, () => ''))
  expect(marksOf(times(40, (at) => download(0, { userId: String(at % 2) })))).not.toContain('burst')
  expect(marksOf(times(30, () => download(0, { result: 'denied' })))).not.toContain('burst')
})

test('an address that is new to a user is flagged once; their first one is not', () => {
  const from = (address: string, userId = '1') => act(0, { address, userId })
  expect(marksOf([from('a'), from('b'), from('b'), from('b', '2'), from('a', '2')])).toEqual([
    '',
    'newAddress',
    '',
    '',
    'newAddress',
  ])
})

test('night is from midnight to five in the server’s time zone', () => {
  const at = (hours: number) => act(hours * 60)
  expect(marksOf([at(11.99), at(12), at(16.99), at(17)])).toEqual(['', 'night', 'night', ''])
})

test('acts less than half an hour apart form one visit; reading started before it was recorded', () => {
  const visits = visitsOf([act(100), act(70, { seconds: 0 }), act(0), act(60, { seconds: 1800 }), act(131)])
  expect(
    visits.map(({ from, to, acts }) => [(from - NOON) / MINUTE, (to - NOON) / MINUTE, acts.length]),
  ).toEqual([
    [0, 100, 4],
    [131, 131, 1],
  ])
})

test('a lane shows the acts on a document by visit, the latest first', () => {
  const row = (minutes: number, nodeId: string, changes: object = {}) =>
    LogRow.parse({ ...act(minutes), id: `${minutes}${nodeId}`, nodeId, nodeName: `N${nodeId}`, ...changes })
  const { visits, lanes, documents } = timelineOf([
    row(0, '1'),
    row(10, '2', { action: 'download' }),
    row(500, '2', { result: 'denied' }),
  ])
  expect(visits.map(({ downloads, denied }) => [downloads, denied])).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(lanes.map(({ name, marks }) => [name, marks.map((each) => each.length)])).toEqual([
    ['N2', [1, 1]],
    ['N1', [0, 1]],
  ])
  expect(documents).toBe(2)
  expect(lanes[0]!.marks[1]![0]).toMatchObject({ at: 98.5, size: 1.5 })
})

test('consecutive pages are written as ranges', () => {
  expect(pagesText([])).toBe('')
  expect(pagesText([5, 3, 4, 9, 9])).toBe('3–5, 9')
})
