import { beforeEach, expect, test } from 'vitest'
import type { Statistics } from '@/features/concepts/model/answers'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { State } from '@/features/concepts/domain/conceptStates'
import { statisticsOf } from '@mocks/concepts/statistics'
import { concepts, type StoredConcept } from '@mocks/concepts/store'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import '@mocks/concepts/seed/concepts'
import { askBackend } from '../../support/askBackend'
import { readyFor } from '../../support/concepts'

beforeEach(resetDb)

const NOW = Date.parse('2026-06-30T12:00:00+08:00')

/** A concept that entered states on the given days of 2026; the last one is its current state. */
function entered(
  id: string,
  days: readonly (readonly [state: State, day: string])[],
  more: Partial<StoredConcept> = {},
) {
  const [state, last] = days.at(-1)!
  const time = (day: string) => `2026-${day} 12:00:00`
  return {
    ...readyFor('editFirst', state),
    id,
    state,
    createTime: time(days[0]![1]),
    stateTime: time(last),
    submitTime: days[1] ? time(days[1][1]) : null,
    approvedAmount: null,
    reviews: {},
    events: days.map(([to, day], index) => ({
      time: time(day),
      by: '',
      action: '',
      from: days[index - 1]?.[0] ?? null,
      to,
      text: '',
    })),
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
]

test('the funnel counts concepts that ever reached a step, once, with the median days to the next', () => {
  const { funnel, daysToDecision } = statisticsOf(SOME, NOW)
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
  // 02-03 to 03-11, twice.
  expect(daysToDecision).toBe(36)
})

test('the longest waiting come first, without finished ones', () => {
  const { ageing } = statisticsOf(SOME, NOW)
  expect(ageing.map(({ id, days }) => [id, days])).toEqual([
    ['1', 140],
    ['2', 121],
    ['3', 111],
    ['5', 29],
  ])
})

test('intake is grouped by submission month, area and stage; decisions, scores and money by currency', () => {
  const found = statisticsOf(SOME, NOW)
  expect(found.intake).toEqual([
    { month: '2026-01', count: 2 },
    { month: '2026-02', count: 2 },
  ])
  const { area, stage } = SOME[0]!.firstStage!
  expect(found.areas).toEqual([{ area, stage, count: 5 }])
  expect(found.states.filter(({ count }) => count > 0)).toEqual([
    { state: '00', count: 1 },
    { state: '10', count: 1 },
    { state: '20', count: 1 },
    { state: '40', count: 1 },
    { state: '50', count: 1 },
  ])
  expect(found.workload).toContainEqual({ userId: '12', name: '郑初审', waiting: 1, done: 0 })
  expect(found.decisions.find(({ decision }) => decision === 'invest')!.count).toBe(2)
  expect(found.scores.filter(({ count }) => count > 0)).toEqual([{ from: 6, count: 1 }])
  expect(found.invested).toEqual([
    { currency: 'USD', amount: 300, count: 1 },
    { currency: 'CNY', amount: 500, count: 1 },
  ])
  expect(found.paid).toEqual([{ currency: 'USD', amount: 100, count: 1 }])
})

test('filters narrow all statistics like the lists, and archived concepts are excluded', async () => {
  const backend = askBackend()
  const manager = db.accounts.find(({ userName }) => userName === 'manager')!
  const reached = async (query: object) => {
    const { data } = await backend.send(manager, conceptApi.statistics, { query })
    return (data as Statistics).funnel[0]!.reached
  }
  const founders = concepts.all().filter(({ ownerId, seal }) => ownerId === '6' && seal === 'open')
  const areas = founders.filter(({ firstStage }) => firstStage?.area === 'oncology')
  expect(await reached({ ownerId: '6' })).toBe(founders.length)
  expect(await reached({ ownerId: '6', area: 'oncology' })).toBe(areas.length)
  expect(await reached({ ownerId: '6', organisation: ' 华东创新药 ' })).toBe(founders.length)
  expect(await reached({ ownerId: '6', submittedFrom: '2999-01-01' })).toBe(0)
  concepts.put({ ...founders[0]!, seal: 'sealed' })
  expect(await reached({ ownerId: '6' })).toBe(founders.length - 1)
})

test('without concepts the statistics are empty, and no figure is made up', () => {
  const found = statisticsOf([])
  expect(found).toMatchObject({ ageing: [], intake: [], invested: [], daysToDecision: null })
  expect(found.funnel.every(({ conversion, medianDays }) => conversion === null && medianDays === null)).toBe(
    true,
  )
})

test('a user who has not declared sees nothing of a review', async () => {
  const backend = askBackend()
  const chair = db.accounts.find(({ userName }) => userName === 'chair')!
  const decided = async () => {
    const { data } = await backend.send(chair, conceptApi.statistics, { query: { ownerId: '6' } })
    return data as Statistics
  }
  const before = await decided()
  expect(before.funnel.find(({ state }) => state === '40')!.reached).toBeGreaterThan(0)
  expect(before.decisions.every(({ count }) => count === 0)).toBe(true)
  expect(before.invested).toEqual([])
  const concept = concepts.all().find(({ ownerId, state }) => ownerId === '6' && state === '50')!
  concepts.put({
    ...concept,
    reviews: { ...concept.reviews, [chair.userId]: { name: '', hasConflict: false } },
  })
  const after = await decided()
  expect(after.decisions.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  expect(after.invested).toMatchObject([{ amount: concept.approvedAmount, count: 1 }])
})

test('the seed fills every section', () => {
  const found = statisticsOf(concepts.all())
  expect(
    found.funnel.every(({ reached }, step) => step === 0 || reached <= found.funnel[step - 1]!.reached),
  ).toBe(true)
  expect(found.funnel.slice(0, -1).every(({ medianDays }) => medianDays! > 0)).toBe(true)
  expect(found.ageing).toHaveLength(20)
  expect(found.intake.length).toBeGreaterThan(12)
  expect(found.decisions.filter(({ count }) => count > 0).length).toBeGreaterThan(2)
  expect(found.paid[0]!.amount).toBeLessThanOrEqual(found.invested[0]!.amount)
})
