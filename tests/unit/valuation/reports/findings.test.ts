import { describe, expect, test } from 'vitest'
import { CHARTS, figureOf, type ChartId } from '@/features/valuation/reports/charts'
import { fallAfter, plateau } from '@/features/valuation/reports/charts/sales'
import { stripesIn } from '@/features/valuation/reports/charts/spans'
import type { ReportContent } from '@/features/valuation/reports/model/reportContent'
import { LANGUAGES } from '@/shared/lib/language'
import { makeChartContext, textOf } from './chartContext'
import { VARIANTS } from './makeReportContent'

const plain = VARIANTS.plain!
const zh = makeChartContext({ language: 'zh', t: textOf('zh'), baseDate: '2026-11-22' })
const en = makeChartContext({ language: 'en', t: textOf('en'), baseDate: '2026-11-22' })
const finding = (id: ChartId, changes: Partial<ReportContent>) =>
  [zh, en].map((context) => figureOf(CHARTS[id], { ...plain, ...changes }, context).finding)

test.each([
  [[0, 50, 100, 99.8, 99.6, 60, 20], { from: 2, to: 4, peak: 100 }],
  [[0, 50, 100, 60], { from: 2, to: 2, peak: 100 }],
  [[0, 0], { from: 0, to: 1, peak: 0 }],
])('the plateau of %j is found', (sales, expected) => {
  expect(plateau(sales)).toEqual(expected)
})

test.each([
  [[100, 100, 60, 20], 2, 0.4],
  [[100, 100, 80, 60], 2.5, 0.25],
  [[100, 100, 60, 50], 2.2, 0.4],
  [[50, 0, 0], 0.5, 1],
  [[100, 100, 98], 2, null],
  [[100, 100], 5, null],
])('the fall of %j after exclusivity is lost at %d is found', (sales, loe, expected) => {
  expect(fallAfter(sales, loe)).toEqual(expected === null ? null : expect.closeTo(expected, 9))
})

describe('findings are worded in both languages', () => {
  const [lead] = plain.indications
  const selling = { ...lead!, loe: 5, salesSuccess: [0, 400e6, 869.6e6, 869.6e6, 869.6e6, 521.8e6, 214e6] }

  test('sales: how long the peak lasts, and the fall after it', () => {
    expect(finding('sales', { indications: [selling], periods: 7 })).toEqual([
      '销售额 2029E–2031E 维持 $869.6M 峰值，失去独占后一年内下降 40%',
      'Sales peak at $869.6M in 2029E–2031E, then fall 40% within a year',
    ])
  })

  test('sales of several indications have no common end of exclusivity', () => {
    expect(finding('sales', { indications: [selling, selling], periods: 7 })[1]).toBe(
      'Sales peak at $1,739.2M in 2029E–2031E',
    )
  })

  test('comparables: above or below the median, with invented deals marked as such', () => {
    const rows = [{ ...plain.comparables.rows[0]!, isDemo: true }]
    const comparables = { ...plain.comparables, rows, count: 1, median: 96e6 }
    expect(finding('comparables', { comparables, summary: { ...plain.summary, rnpv: 110.5e6 } })).toEqual([
      'rNPV $110.5M 高于演示交易中位数 $96.0M',
      'rNPV of $110.5M is above the median demo deal of $96.0M',
    ])
  })

  test('each step is said to add value only if every step does', () => {
    const [branch] = plain.tree.indications
    const worth = (...values: number[]) => {
      const nodes = values.map((valueAtStage) => ({ ...branch!.nodes[0]!, valueAtStage }))
      return finding('gates', { tree: { ...plain.tree, indications: [{ ...branch!, nodes }] } })[1]
    }
    expect(worth(1e6, 3e6, 9e6)).toMatch(/^Each step adds value: \$1,000\.0K now, \$9,000\.0K on entering/)
    expect([worth(1e6, 3e6, 2e6), worth(3e6, 1e6), worth(1e6)]).toEqual([null, null, null])
  })

  test.each([
    [
      { licensor: 342.7e6, licensee: -4e9, total: -3.6573e9, licensorShare: -0.0937 },
      'The licensee loses money; the licensor receives $342.7M',
    ],
    [
      { licensor: 60e6, licensee: -10e6, total: 50e6, licensorShare: 1.2 },
      'The licensee loses money; the licensor receives $60.0M',
    ],
    [
      { licensor: 10e6, licensee: 30e6, total: 40e6, licensorShare: 0.25 },
      'The licensor receives 25% of the value',
    ],
    [{ licensor: -60e6, licensee: 10e6, total: -50e6, licensorShare: 1.2 }, null],
  ])('deal: no share of a loss, %j', (split, sentence) => {
    expect(finding('deal', { deal: { ...plain.deal, ...split } })[1]).toBe(sentence)
  })

  test('nothing is claimed without sales or comparables', () => {
    const comparables = { ...plain.comparables, rows: [], count: 0, median: null }
    expect(finding('comparables', { comparables })).toEqual([null, null])
    expect(finding('sales', { indications: [{ ...selling, salesSuccess: [0, 0] }], periods: 2 })).toEqual([
      null,
      null,
    ])
  })

  test.each(Object.entries(VARIANTS))('%s: no hole in any sentence', (_, content) => {
    for (const language of LANGUAGES) {
      const context = makeChartContext({ language, t: textOf(language) })
      for (const chart of Object.values(CHARTS)) {
        const { finding: sentence, unit } = figureOf(chart, content, context)
        expect(`${sentence} ${unit}`).not.toMatch(/NaN|\{\{|chart\.|—/)
      }
    }
  })
})

test('stripes stay within their bar', () => {
  const numbers = stripesIn({ x: 10, y: 20, width: 30, height: 14 }).match(/-?\d+(\.\d+)? -?\d+(\.\d+)?/g)!
  for (const [x, y] of numbers.map((pair) => pair.split(' ').map(Number) as [number, number])) {
    expect(x).toBeGreaterThanOrEqual(10)
    expect(x).toBeLessThanOrEqual(40)
    expect(y).toBeGreaterThanOrEqual(20)
    expect(y).toBeLessThanOrEqual(34)
  }
})
