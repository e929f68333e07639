import { describe, expect, test } from 'vitest'
import { figureChange, valueChange } from '@/features/valuation/reports/summary/valueChange'
import { keyFigures, otherFigures, remarks } from '@/features/valuation/reports/summary/reportFigures'
import { spaceLabels, layoutOf, rangeOf } from '@/features/valuation/reports/summary/valueRange'
import { formatRange } from '@/features/valuation/reports/summary/formatRange'
import type { ReportContent } from '@/features/valuation/reports/model/reportContent'
import { storyOf } from '@/features/valuation/reports/summary/reportStory'
import { LANGUAGES } from '@/shared/lib/language'
import { makeReportContent, VARIANTS } from './makeReportContent'
import { makeChartContext, textOf } from './chartContext'

const plain = makeReportContent()

interface Case {
  monteCarlo?: Partial<ReportContent['monteCarlo']>
  median?: number
  summary?: Partial<ReportContent['summary']>
  deals?: Partial<ReportContent['comparables']>
}

const content = ({ monteCarlo = {}, median, summary = {}, deals = {} }: Case): ReportContent => ({
  ...plain,
  summary: { ...plain.summary, ...summary },
  comparables: { ...plain.comparables, ...deals },
  monteCarlo: {
    ...plain.monteCarlo,
    ...monteCarlo,
    quantiles: { ...plain.monteCarlo.quantiles, ...(median === undefined ? {} : { p50: median }) },
  },
})

describe('the sentence that explains a number', () => {
  test.each<[string, Case, string]>([
    [
      'most paths fail',
      { monteCarlo: { probAnyApproval: 0.166, meanGivenApproval: 751e6 }, median: -19.4e6 },
      '83.4% of paths fail before approval, so the median is negative (−$19.4M). If approved, the mean is $751.0M.',
    ],
    [
      'most paths fail, and little is left to spend',
      { monteCarlo: { probAnyApproval: 0.4 }, median: 0 },
      '60% of paths fail before approval, but little spending remains, so the median is not negative ($0). If approved, the mean is $330.0M.',
    ],
    [
      'most paths are approved',
      { monteCarlo: { probAnyApproval: 0.62 }, median: 12e6 },
      '62% of paths are approved, so the median is not negative ($12.0M). If approved, the mean is $330.0M.',
    ],
    [
      'most paths are approved and earn too little',
      { monteCarlo: { probAnyApproval: 0.62, meanGivenApproval: -3e6 }, median: -8e6 },
      '62% of paths are approved, but many of them do not recover their costs, so the median is negative (−$8.0M). Even if approved, the mean is negative (−$3.0M).',
    ],
    [
      'no path is approved',
      { monteCarlo: { probAnyApproval: 0, meanGivenApproval: null }, median: -40e6 },
      'None of the 10,000 paths reaches approval, so only spending remains: the median is −$40.0M.',
    ],
    [
      'hardly any path is approved',
      { monteCarlo: { probAnyApproval: 0.0002 }, median: -40e6 },
      '> 99.9% of paths fail before approval, so the median is negative (−$40.0M). If approved, the mean is $330.0M.',
    ],
    [
      'the product is on the market',
      { monteCarlo: { probAnyApproval: 1, probNegative: 0 }, median: 90e6 },
      'Development is complete, so no path fails in it: the median is $90.0M, and no path is negative.',
    ],
    [
      'the product is on the market and may lose',
      { monteCarlo: { probAnyApproval: 1, probNegative: 0.125 }, median: 90e6 },
      'Development is complete, so no path fails in it: the median is $90.0M, and 12.5% of paths are negative.',
    ],
    [
      'nothing is simulated yet',
      { monteCarlo: { paths: 0 } },
      'Not simulated yet: the rNPV is the expected value, weighted by the probability of success.',
    ],
  ])('%s', (_, given, expected) => {
    expect(storyOf(content(given), makeChartContext()).paths).toBe(expected)
  })

  test.each<[Case, string]>([
    [
      { summary: { rnpv: 500e6 } },
      'The rNPV is above the median of comparable deals (invented demo deals included), $450.0M.',
    ],
    [
      { summary: { rnpv: 100e6 }, deals: { rows: [] } },
      'The rNPV is below the median of comparable deals, $450.0M.',
    ],
    [{ summary: { rnpv: 100e6 }, deals: { median: null } }, ''],
    [
      { summary: { rnpv: -5e6, npvSuccess: 9e6 }, deals: { median: null } },
      'Success-case earnings times the probability of approval do not cover spending, so the rNPV is negative.',
    ],
    [
      { summary: { rnpv: -5e6, npvSuccess: -9e6 }, deals: { median: null } },
      'Even if every stage succeeds, revenue does not cover spending, so the rNPV is negative.',
    ],
  ])('the conclusion for the value: %j', (given, expected) => {
    expect(storyOf(content(given), makeChartContext()).value).toBe(expected)
  })
})

describe.each(Object.entries(VARIANTS))('the first page of a report of kind %s', (_, report) => {
  test.each(LANGUAGES)('is complete (%s)', (language) => {
    const context = makeChartContext({ language, t: textOf(language) })
    const figures = [...keyFigures(report, context), ...otherFigures(report, context)]
    expect(figures).toHaveLength(11)
    const { paths, value } = storyOf(report, context)
    const lines = remarks(report, context).map(({ text }) => text)
    const range = formatRange(rangeOf(report), report, context)
    const words = [
      paths,
      value,
      ...lines,
      range.summary,
      ...figures.flatMap((it) => [it.name, it.value, it.note]),
    ]
    expect(words.join(' ')).not.toMatch(/NaN|undefined|\{\{|Infinity/)
  })
})

describe('a range on one scale', () => {
  const WIDTH = 600
  const layout = layoutOf(rangeOf(plain), WIDTH, () => 40)

  test('holds the quantiles, the value, the quartiles and 0', () => {
    const { marks, box, zero, ticks } = layout
    for (const place of [...Object.values(marks), box!.from, box!.to, zero]) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(WIDTH)
    }
    expect(marks.p10).toBeLessThan(marks.p50)
    expect(marks.p50).toBeLessThan(zero)
    expect(ticks.find(({ amount }) => amount === 0)?.at).toBe(zero)
    expect(ticks.at(-1)!.at).toBe(WIDTH)
  })

  test('counts the deals beyond it', () => {
    expect(layout.deals).toHaveLength(2)
    expect(layout.beyond).toEqual({ below: 0, above: 1 })
  })

  test('keeps labels separate and within the drawing, however close their marks are', () => {
    const widths = [40, 60, 40, 50]
    for (const at of [
      [0, 1, 2, 3],
      [100, 100, 100, 100],
      [297, 298, 299, 300],
    ]) {
      const centres = spaceLabels(
        at.map((place, index) => ({ at: place, width: widths[index]! })),
        8,
        300,
      )
      const starts = centres.map((centre, index) => centre - widths[index]! / 2)
      expect(starts[0]).toBeGreaterThanOrEqual(0)
      expect(starts[3]! + widths[3]!).toBeLessThanOrEqual(300)
      for (const index of [1, 2, 3])
        expect(starts[index]! - starts[index - 1]! - widths[index - 1]!).toBeCloseTo(8)
    }
  })

  test('draws a value without any spread', () => {
    const { ticks, bar } = layoutOf(
      { p10: 0, p50: 0, p90: 0, rnpv: 0, quartiles: null, deals: [] },
      300,
      () => 40,
    )
    expect(ticks.length).toBeGreaterThan(1)
    expect(bar).toEqual({ from: 0, to: 0 })
  })
})

describe('changes since the previous version', () => {
  const before = { version: 1, day: '2026-01-01', rnpv: 50e6, content: plain, rate: 2 }

  test('are shown in money, in points and as a share of the previous value', () => {
    const words = makeChartContext()
    expect(valueChange(40e6, before, words)).toEqual({ amount: -10e6, text: '−$10.0M (−20%)' })
    expect(valueChange(40e6, { ...before, rnpv: -5e6 }, words).text).toBe('+$45.0M')
    const now = content({ summary: { npvSuccess: 1300e6, irr: 0.1882 } })
    expect(figureChange('npvSuccess', now, before, words)).toEqual({ amount: 76e6, text: '+$76.0M' })
    expect(figureChange('irr', now, before, words)).toEqual({ amount: 0.4, text: '+0.4 points' })
    expect(figureChange('irr', now, { ...before, content: null }, words)).toBeNull()
  })
})
