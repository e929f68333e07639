import { expect, test } from 'vitest'
import { excessOf, flowsOf, fundingNeed } from '@/features/valuation/portfolio/flows'
import { typedAmountIn } from '@/features/valuation/portfolio/portfolioSettings'

const NOTHING = [0, 0, 0]
const rows = (changes: Partial<Record<'sales' | 'cogs' | 'tax' | 'nwc' | 'rnd' | 'launch', number[]>>) => ({
  sales: NOTHING,
  cogs: NOTHING,
  sga: NOTHING,
  royalty: NOTHING,
  tax: NOTHING,
  nwc: NOTHING,
  rnd: NOTHING,
  launch: NOTHING,
  ...changes,
})
const project = (from: string, rate: number, expected: object, success: object) => ({
  rebased: { ledger: { from, rate, expected: rows(expected), success: rows(success) } },
})

const early = project(
  '2026-07-01',
  1,
  { rnd: [10, 20, 0], sales: [0, 0, 90], cogs: [0, 0, 9], tax: [0, 0, 1] },
  { rnd: [10, 40, 0], sales: [0, 0, 400] },
)
// In another currency; its periods are calendar years.
const late = project(
  '2027-01-01',
  7,
  { rnd: [1, 0, 0], launch: [0, 2, 0] },
  { rnd: [2, 0, 0], launch: [0, 5, 0] },
)

// Computed by hand: from 1 July, 184 days of a year come before New Year, of 365 or, from 2027 on, of 366.
test('flows are split by days at New Year and added up by calendar year', () => {
  const flows = flowsOf([early, late])
  expect(flows.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029])
  const before = 184 / 365
  const leap = 184 / 366
  const close = (row: 'development' | 'launch' | 'income' | 'net' | 'funding') =>
    flows.map((year) => Number(year[row].toFixed(9)))
  const nine = (values: number[]) => values.map((value) => Number(value.toFixed(9)))
  expect(close('development')).toEqual(
    nine([10 * before, 10 * (1 - before) + 20 * leap + 7, 20 * (1 - leap), 0]),
  )
  expect(close('launch')).toEqual([0, 0, 14, 0])
  expect(close('income')).toEqual(nine([0, 0, 80 * before, 80 * (1 - before)]))
  expect(close('funding')).toEqual(
    nine([10 * before, 10 * (1 - before) + 40 * leap + 14, 40 * (1 - leap) + 35, 0]),
  )
  expect(flows[2]!.net).toBeCloseTo(80 * before - 20 * (1 - leap) - 14, 9)
  expect([fundingNeed(early), fundingNeed(late)]).toEqual([50, 49])
})

test('a year exceeds its budget as expected, or only if all projects succeed', () => {
  const year = { year: 2027, development: 5, launch: 1, income: 0, net: -6, funding: 10 }
  expect(excessOf(year, 4)).toEqual({ when: 'expected', amount: 2 })
  expect(excessOf(year, 6)).toEqual({ when: 'success', amount: 4 })
  expect(excessOf(year, 10)).toBeNull()
})

test('a typed budget follows the currency of the view, and invalid input stays', () => {
  expect(typedAmountIn({ typed: '10m', currency: 'USD' }, 'CNY')).toBe('72000000')
  expect(typedAmountIn({ typed: '72', currency: 'CNY' }, 'USD')).toBe('10')
  expect(typedAmountIn({ typed: '1,2x', currency: 'CNY' }, 'USD')).toBe('1,2x')
  expect(typedAmountIn({ typed: '10m', currency: 'USD' }, 'USD')).toBe('10m')
})
