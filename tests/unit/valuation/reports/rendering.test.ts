import { describe, expect, test } from 'vitest'
import { CHARTS, figureOf, type ChartId } from '@/features/valuation/reports/charts'
import { LANGUAGES } from '@/shared/lib/language'
import { echarts } from '@/shared/ui/chart/echarts'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { makeChartContext, textOf } from './chartContext'
import { VARIANTS } from './makeReportContent'

function draw(option: EChartsOption, height: number, width = 720): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(option)
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}

const names = Object.keys(CHARTS) as ChartId[]

test('the months next to the bars of the timeline are those of its table', () => {
  const { option, table, height } = CHARTS.timeline
  const context = makeChartContext({ baseDate: '2025-11-22' })
  const svg = draw(option(VARIANTS.plain!, context), height(VARIANTS.plain!))
  const spans = table(VARIANTS.plain!, context).rows.map(([, , from, to]) =>
    [from, to].map((day) => String(day).slice(0, 7)).join(' – '),
  )
  expect(spans).toContain('2033-06 – 2038-05')
  expect(spans.filter((span) => !svg.includes(span))).toEqual([])
})

test.each([-300e6, 0, 200e6, 450e6, 700e6, 900e6, 3e9])(
  'on a phone the label of the own value %d stays within the comparables chart',
  (rnpv) => {
    const content = { ...VARIANTS.plain!, summary: { ...VARIANTS.plain!.summary, rnpv } }
    const [width, letter] = [300, 6]
    const svg = draw(CHARTS.comparables.option(content, makeChartContext()), 168, width)
    const [, anchor, x, text] =
      /text-anchor="(\w+)"[^>]*translate\(([\d.]+) [^>]*>(This asset&#39;s rNPV \S+)</.exec(svg)!
    const before = { start: 0, middle: 0.5, end: 1 }[anchor!]!
    const left = Number(x) - before * letter * text!.length
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + letter * text!.length).toBeLessThanOrEqual(width)
  },
)

describe.each(Object.entries(VARIANTS))('a report of kind %s', (_, content) => {
  test.each(names)('%s is drawn in both languages and themes', (name) => {
    const chart = CHARTS[name]
    for (const language of LANGUAGES) {
      for (const isDark of [false, true]) {
        const context = makeChartContext({
          language,
          t: textOf(language),
          isDark,
          currency: language === 'zh' ? 'CNY' : 'USD',
        })
        const svg = draw(chart.option(content, context), chart.height(content))
        expect(svg).toContain('<path')
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
        // Text from the data must not become markup.
        expect(svg).not.toMatch(/<img|<script|<b>/)
        expect(figureOf(chart, content, context).summary).not.toMatch(/NaN|undefined|\{\{|^$/)
        const { columns, kinds, rows } = chart.table(content, context)
        expect(kinds).toHaveLength(columns.length)
        for (const row of rows) {
          expect(row).toHaveLength(columns.length)
          for (const cell of row)
            expect(typeof cell === 'string' || Number.isFinite(cell), `${name} ${cell}`).toBe(true)
        }
      }
    }
  })
})
