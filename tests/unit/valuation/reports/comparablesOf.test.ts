import { expect, test } from 'vitest'
import { leftOutText } from '@/features/valuation/reports/charts/comparables'
import { comparablesOf } from '@/features/valuation/reports/model/comparablesOf'
import type { Comparable } from '@/features/valuation/reports/model/reportContent'
import { textOf } from './chartContext'

const deal = (value: number): Comparable => ({
  name: `Deal ${value}`,
  stage: 'phase2',
  area: 'oncology',
  value,
  year: 2024,
  isDemo: false,
})

test.each([
  ['ten times the median still counts', [100, 100, 1000], [100, 100, 1000]],
  ['more than ten times does not', [100, 100, 1001], [100, 100]],
  ['a tenth still counts', [10, 100, 100], [10, 100, 100]],
  ['less than a tenth does not', [9.9, 100, 100], [100, 100]],
  ['two deals say nothing about their size', [1, 1000], [1, 1000]],
])('%s', (_, values, compared) => {
  const { rows, count } = comparablesOf(50, values.map(deal))
  expect(rows.map(({ value }) => value)).toEqual(compared)
  expect(count).toBe(compared.length)
})

test('the value of the asset does not choose its comparison, and what is left out is named', () => {
  const values = [1, 90, 100, 110, 5000].map(deal)
  const found = [0.5, 100, 9999].map((rnpv) => comparablesOf(rnpv, values))
  expect(new Set(found.map(({ median }) => median))).toEqual(new Set([100]))
  expect(leftOutText(textOf('en'), found[0]!)).toMatch(/^2 deals .* 10 times .*: Deal 1, Deal 5000$/)
  expect(leftOutText(textOf('en'), comparablesOf(1, [deal(1)]))).toBe('')
})
