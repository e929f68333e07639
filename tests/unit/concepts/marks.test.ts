import { beforeAll, describe, expect, test } from 'vitest'
import type { Statistics } from '@/features/concepts/model/answers'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import { IN_INCUBATION, AWAITING_AUDIT } from '@/features/concepts/domain/conceptStates'
import {
  conceptAddress,
  listAddress,
  FIGURES,
  type Figure,
  type Scope,
} from '@/features/concepts/statistics/figures'
import { resetDb } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { askBackend } from '../../support/askBackend'

let backend: ReturnType<typeof askBackend>
beforeAll(() => {
  resetDb()
  backend = askBackend()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

/** Every figure of the statistics with its link. */
function numbersOf(found: Statistics, scope: Scope): [number, Figure][] {
  const countOf = (states: readonly string[]) =>
    found.states.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  return [
    [countOf(AWAITING_AUDIT), FIGURES.inStates(AWAITING_AUDIT)],
    [countOf(IN_INCUBATION), FIGURES.inStates(IN_INCUBATION)],
    [countOf(found.states.map(({ state }) => state)) - countOf(['50']), FIGURES.ageing()],
    ...found.funnel.map(({ state, reached }): [number, Figure] => [reached, FIGURES.reached(state)]),
    ...found.intake.map(({ month, count }): [number, Figure] => [count, FIGURES.month(month, scope)]),
    ...found.areas.map(({ area, stage, count }): [number, Figure] => [count, FIGURES.area(area, stage)]),
    ...found.workload.flatMap(({ userId, waiting, done }): [number, Figure][] => [
      [waiting, FIGURES.waiting(userId)],
      [done, FIGURES.audited(userId)],
    ]),
    ...found.decisions.map(({ decision, count }): [number, Figure] => [count, FIGURES.decision(decision)]),
    ...found.scores.map(({ from, count }): [number, Figure] => [count, FIGURES.score(from)]),
    ...found.invested.map(({ currency, count }): [number, Figure] => [count, FIGURES.approved(currency)]),
    ...found.paid.map(({ currency, count }): [number, Figure] => [count, FIGURES.paid(currency)]),
  ]
}

/** The total of the list at an address, as its page requests it. */
async function totalAt(as: string, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const query = { hall: pathname.slice(1), ...Object.fromEntries(searchParams), pageNum: '1', pageSize: '1' }
  return (await backend.send(accountOf(as), conceptApi.list, { query })).total
}

describe.each<{ as: string; scope: Scope }>([
  { as: 'manager', scope: {} },
  { as: 'chair', scope: {} },
  {
    as: 'auditor',
    scope: { submittedFrom: daysAgo(620), submittedTo: daysAgo(32), area: 'oncology', organisation: '东' },
  },
])('$as, $scope', ({ as, scope }) => {
  test('each figure links to a list with as many rows', async () => {
    const { data } = await backend.send(accountOf(as), conceptApi.statistics, { query: scope })
    const numbers = numbersOf(data as Statistics, scope)
    expect(numbers.filter(([number]) => number > 0).length).toBeGreaterThan(20)
    const wrong = []
    for (const [number, mark] of numbers) {
      const address = listAddress(mark, scope)
      const total = await totalAt(as, address)
      if (total !== number) wrong.push({ address, number, total })
    }
    expect(wrong).toEqual([])
  })
})

test('a figure links to the list that contains all of it, with the filters of the statistics', () => {
  expect(listAddress(FIGURES.inStates(AWAITING_AUDIT), { area: 'rare' })).toBe('/apply?area=rare&states=10')
  expect(listAddress(FIGURES.decision('stop'), { ownerId: '6' })).toBe('/incubate?ownerId=6&decision=stop')
  expect(listAddress(FIGURES.reached('10'), {})).toBe('/apply?reached=10&everyHall=true')
  expect(listAddress(FIGURES.reached('20'), {})).toBe('/incubate?reached=20')
  expect(listAddress(FIGURES.score(7), { organisation: 'A&B' })).toBe(
    '/incubate?organisation=A%26B&meanScore=7',
  )
})

test('a month ends with its last day or with the selected period', () => {
  const days = (month: string, scope: Scope) => FIGURES.month(month, scope).filters
  expect(days('2024-02', {})).toEqual({ submittedFrom: '2024-02-01', submittedTo: '2024-02-29' })
  expect(days('2025-02', { submittedFrom: '2025-02-10', submittedTo: '2025-02-20' })).toEqual({
    submittedFrom: '2025-02-10',
    submittedTo: '2025-02-20',
  })
  expect(days('2025-12', { submittedFrom: '2025-01-01' })).toMatchObject({ submittedTo: '2025-12-31' })
})

test('a concept opens in the list that shows it', () => {
  expect(conceptAddress({ id: '7', state: '11' })).toBe('/apply/7')
  expect(conceptAddress({ id: '7', state: '30' })).toBe('/incubate/7')
})
