import { beforeAll, expect, test } from 'vitest'
import type { State } from '@/features/concepts/domain/states'
import { statisticsOf } from '@mocks/conceptStatistics'
import { concepts, type StoredConcept } from '@mocks/conceptStore'
import { resetDb } from '@mocks/db'
import '@mocks/seed/concepts'
import { readyFor } from '../../support/concepts'

beforeAll(resetDb)

const NOW = Date.parse('2026-06-30T12:00:00+08:00')

/** A concept that entered states on days of 2026, the last one being where it stands. */
function entered(
  id: string,
  days: readonly (readonly [state: State, day: string])[],
  more: Partial<StoredConcept> = {},
) {
  const [state, last] = days.at(-1)!
  const time = (day: string) => `2026-${day} 12:00:00`
  return {
    ...readyFor('update', state),
    id,
    state,
    createTime: time(days[0]![1]),
    stateTime: time(last),
    submitTime: days[1] ? time(days[1][1]) : null,
    approvedAmount: null,
    reviews: {},
    events: days.map(([to, day], index) => ({ time: time(day), by: '', action: '', from: days[index - 1]?.[0] ?? null, to, text: '' })), // prettier-ignore
    ...more,
  } satisfies StoredConcept
}

const card = (score: number) => ({
  name: '',
  hasConflict: false,
  card: { vote: 'invest' as const, time: '', scores: [{ item: 'ip', score, comment: null }] },
})

const decision = (amount: number, currency: 'CNY' | 'USD') => ({
  approvedAmount: amount,
  decision: { decision: 'invest' as const, amount, currency },
})

const SOME = [
  entered('1', [
    ['00', '01-01'],
    ['10', '01-11'],
    ['20', '02-10'],
  ]),
  entered(
    '2',
    [
      ['00', '01-01'],
      ['10', '01-05'],
      ['11', '01-06'],
      ['10', '03-01'],
    ],
    { auditorId: '12', auditorName: '郑初审' },
  ),
  entered(
    '3',
    [
      ['00', '02-01'],
      ['10', '02-03'],
      ['20', '02-13'],
      ['30', '03-01'],
      ['40', '03-11'],
    ],
    {
      ...decision(500, 'CNY'),
      reviews: { a: card(8), b: card(5), c: { name: '', hasConflict: true } },
    },
  ),
  entered(
    '4',
    [
      ['00', '02-01'],
      ['10', '02-03'],
      ['20', '02-13'],
      ['30', '03-01'],
      ['40', '03-11'],
      ['41', '04-01'],
      ['50', '04-02'],
    ],
    {
      ...decision(300, 'USD'),
      afterStage: {
        instalments: [
          { due: '2026-06-30', amount: 100 },
          { due: '2026-07-01', amount: 200 },
        ],
      },
    },
  ),
  entered('5', [['00', '06-01']]),
  entered(
    '6',
    [
      ['00', '01-01'],
      ['10', '01-02'],
    ],
    { seal: 'sealed' },
  ),
]

test('the funnel counts who ever reached a step, once, and takes the median of days until the next', () => {
  const { funnel } = statisticsOf(SOME, {}, NOW)
  expect(funnel.map(({ state, reached }) => [state, reached])).toEqual([
    ['00', 5],
    ['10', 4],
    ['20', 3],
    ['30', 2],
    ['40', 2],
    ['41', 1],
    ['50', 1],
  ])
  expect(funnel.map(({ conversion }) => conversion)).toEqual([null, 0.8, 0.75, 2 / 3, 1, 0.5, 1])
  // 10, 4, 2, 2 days from draft to submission; 30, 10, 10 to the pass.
  expect(funnel.slice(0, 2).map(({ medianDays }) => medianDays)).toEqual([3, 10])
  expect(funnel.at(-1)!.medianDays).toBeNull()
})

test('what waits longest comes first, without what is done and what is sealed', () => {
  const { ageing } = statisticsOf(SOME, {}, NOW)
  expect(ageing.map(({ id, days }) => [id, days])).toEqual([
    ['1', 140],
    ['2', 121],
    ['3', 111],
    ['5', 29],
  ])
})

test('intake by month of submission, by area and stage; decisions, scores and money by currency', () => {
  const found = statisticsOf(SOME, {}, NOW)
  expect(found.intake).toEqual([
    { month: '2026-01', count: 2 },
    { month: '2026-02', count: 2 },
  ])
  const { area, stage } = SOME[0]!.firstStage!
  expect(found.areas).toEqual([{ area, stage, count: 5 }])
  expect(found.workload).toContainEqual({ userId: '12', name: '郑初审', waiting: 1, done: 0 })
  expect(found.decisions.find(({ decision }) => decision === 'invest')!.count).toBe(2)
  expect(found.scores.filter(({ count }) => count > 0)).toEqual([{ from: 6, count: 1 }])
  expect(found.invested).toEqual([
    { currency: 'USD', amount: 300 },
    { currency: 'CNY', amount: 500 },
  ])
  expect(found.paid).toEqual([{ currency: 'USD', amount: 100 }])
})

test('filters narrow all of it', () => {
  const reached = (filter: object) => statisticsOf(SOME, filter, NOW).funnel[0]!.reached
  expect(reached({ from: '2026-02-01', to: '2026-02-28' })).toBe(2)
  expect(reached({ area: 'none' })).toBe(0)
  expect(reached({ ownerId: '6' })).toBe(5)
  expect(statisticsOf([], {}, NOW)).toMatchObject({ ageing: [], invested: [] })
})

test('the seed fills every part', () => {
  const found = statisticsOf(concepts(), {})
  expect(
    found.funnel.every(({ reached }, step) => step === 0 || reached <= found.funnel[step - 1]!.reached),
  ).toBe(true)
  expect(found.funnel.slice(0, -1).every(({ medianDays }) => medianDays! > 0)).toBe(true)
  expect(found.ageing).toHaveLength(20)
  expect(found.intake.length).toBeGreaterThan(12)
  expect(found.decisions.filter(({ count }) => count > 0).length).toBeGreaterThan(2)
  expect(found.paid[0]!.amount).toBeLessThanOrEqual(found.invested[0]!.amount)
})
