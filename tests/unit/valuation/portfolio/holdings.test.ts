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
import { textsIn } from '../../../support/texts'
import { VARIANTS } from '../reports/aReport'

/** A computed report; say only what matters to the case at hand. */
const aStored = (changes: Partial<Report> = {}) =>
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

test('a report in the view’s currency is taken as it is', () => {
  expect(holdingOf(aStored(), 'USD')).toMatchObject({
    rnpv: summary.rnpv,
    peakSales: summary.peakSales,
    loa: indications[0]!.loa,
    area: indications[0]!.area,
    convertedAt: null,
  })
})

test('another currency is converted at the rate stored with the report, either way', () => {
  expect(holdingOf(aStored(), 'CNY')).toMatchObject({ rnpv: summary.rnpv * 7, convertedAt: 7 })
  const chinese = holdingOf(aStored({ currency: 'CNY' }), 'USD')!
  expect(chinese.peakSales).toBeCloseTo(summary.peakSales / 7, 6)
  expect(chinese.convertedAt).toBe(7)
})

test('an earlier date discounts at the report’s own rate, and its reason is kept', () => {
  const years = -365 / 365.25
  const holding = holdingOf(aStored(), 'USD', '2025-01-01')!
  const { discountRate } = VARIANTS.plain!
  expect(holding.rnpv).toBeCloseTo(summary.rnpv * (1 + discountRate) ** years, 4)
  expect(holding.peakSales).toBe(summary.peakSales)
  expect(holding.rebased).toMatchObject({ how: 'rolled', why: { reason: 'earlier' }, years })
})

test('the common date begins with the latest one', () => {
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
  expect(absenceOf(aStored(changes))).toBe(absence)
})

test('an address gives each id once, no more than fit, and nothing that is none', () => {
  expect(parseReportIds(null)).toEqual([])
  expect(parseReportIds('3, 1,3,,../x,2')).toEqual(['3', '1', '2'])
  expect(parseReportIds(Array.from({ length: 80 }, (_, id) => id).join(','))).toHaveLength(MAX_HOLDINGS)
})

test('the view begins with the currency of most', () => {
  const of = (...currencies: Report['currency'][]) =>
    commonCurrency(currencies.map((currency) => ({ currency })))
  expect(of('USD', 'CNY', 'CNY')).toBe('CNY')
  expect(of('CNY', 'USD')).toBe('CNY')
  expect(of()).toBe('USD')
})

test('the asset that is worth most is named, unless it is alone or another is worth as much', async () => {
  const textOf = await textsIn({ valuationPortfolio: { zh, en } })
  const said = (...values: number[]) =>
    bestFinding(
      values.map((rnpv, index) => ({ name: 'AB'[index]!, rnpv })),
      (amount) => `$${amount}`,
      textOf('en'),
    )
  expect([said(), said(5), said(5, 5), said(-7, -5)]).toEqual([
    null,
    null,
    null,
    'B has the highest value: $-5',
  ])
})
