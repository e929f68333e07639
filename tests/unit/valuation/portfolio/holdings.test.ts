import { expect, test } from 'vitest'
import {
  absenceOf,
  bestFinding,
  commonCurrency,
  holdingOf,
  parseReportIds,
  latestDate,
  MAX_HOLDINGS,
} from '@/features/valuation/portfolio/holdings'
import en from '@/features/valuation/locales/portfolio.en.json'
import zh from '@/features/valuation/locales/portfolio.zh.json'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { translationsIn } from '../../../support/translations'
import { VARIANTS } from '../reports/makeReportContent'

const makeReport = (changes: Partial<Report> = {}) =>
  ({
    id: '7',
    state: 'complete',
    version: 3,
    pipelineName: 'AB-101',
    currentStage: 'phase2',
    currency: 'USD',
    exchangeRate: 7,
    baseDate: '2026-01-01',
    outdated: null,
    content: VARIANTS.plain,
    ...changes,
  }) as Report

const { summary, indications } = VARIANTS.plain!

test('a report in the currency of the view is used as it is', () => {
  expect(holdingOf(makeReport(), 'USD')).toMatchObject({
    rnpv: summary.rnpv,
    peakSales: summary.peakSales,
    loa: indications[0]!.loa,
    area: indications[0]!.area,
    convertedAt: null,
  })
})

test('another currency is converted at the rate stored with the report, in both directions', () => {
  expect(holdingOf(makeReport(), 'CNY')).toMatchObject({ rnpv: summary.rnpv * 7, convertedAt: 7 })
  const chinese = holdingOf(makeReport({ currency: 'CNY' }), 'USD')!
  expect(chinese.peakSales).toBeCloseTo(summary.peakSales / 7, 6)
  expect(chinese.convertedAt).toBe(7)
})

test('an earlier date is discounted at the report’s own rate, and the reason is kept', () => {
  const years = -365 / 365.25
  const holding = holdingOf(makeReport(), 'USD', '2025-01-01')!
  const { discountRate } = VARIANTS.plain!
  expect(holding.rnpv).toBeCloseTo(summary.rnpv * (1 + discountRate) ** years, 4)
  expect(holding.peakSales).toBe(summary.peakSales)
  expect(holding.rebased).toMatchObject({ how: 'rolled', why: { reason: 'earlier' }, years })
})

test('the common date defaults to the latest one', () => {
  expect(
    latestDate([{ baseDate: '2026-01-01' }, { baseDate: '2026-10-01' }, { baseDate: '2025-12-31' }]),
  ).toBe('2026-10-01')
  expect(latestDate([])).toBeNull()
})

test.each([
  [{}, null],
  [{ outdated: 'age' as const }, 'outdated'],
  [{ state: 'locked' as const, content: null }, 'locked'],
  [{ state: 'computing' as const, content: null }, 'underWay'],
  [{ content: null }, 'noResults'],
])('%o is absent because of %s', (changes, absence) => {
  expect(absenceOf(makeReport(changes))).toBe(absence)
})

test('an address yields each valid id once, up to the maximum', () => {
  expect(parseReportIds(null)).toEqual([])
  expect(parseReportIds('3, 1,3,,../x,2')).toEqual(['3', '1', '2'])
  expect(parseReportIds(Array.from({ length: 80 }, (_, id) => id).join(','))).toHaveLength(MAX_HOLDINGS)
})

test('the view starts with the most common currency', () => {
  const of = (...currencies: Report['currency'][]) =>
    commonCurrency(currencies.map((currency) => ({ currency })))
  expect(of('USD', 'CNY', 'CNY')).toBe('CNY')
  expect(of('CNY', 'USD')).toBe('CNY')
  expect(of()).toBe('USD')
})

test('the asset with the highest value is named, unless it is alone or another has the same value', async () => {
  const textOf = await translationsIn({ valuationPortfolio: { zh, en } })
  const findingOf = (...values: number[]) =>
    bestFinding(
      values.map((rnpv, index) => ({ name: 'AB'[index]!, rnpv })),
      (amount) => `$${amount}`,
      textOf('en'),
    )
  expect([findingOf(), findingOf(5), findingOf(5, 5), findingOf(-7, -5)]).toEqual([
    null,
    null,
    null,
    'B has the highest value: $-5',
  ])
})
