import { createInstance } from 'i18next'
import type { TFunction } from '@/shared/i18n'
import { expect, test } from 'vitest'
import zh from '@/features/valuation/locales/portfolio.zh.json'
import { bubblesOption, diameterOf, type Bubble } from '@/features/valuation/portfolio/bubbles'
import { echarts } from '@/shared/ui/chart/echarts'
import { makeChartContext } from '../reports/chartContext'

const texts = createInstance()
await texts.init({ lng: 'zh', ns: 'valuationPortfolio', resources: { zh: { valuationPortfolio: zh } } })
const t = texts.getFixedT('zh') as unknown as TFunction

const makeHolding = (changes: Partial<Bubble> = {}): Bubble => ({
  name: 'AB <b>1</b>',
  stage: 'phase2',
  area: 'oncology',
  loa: 0.2,
  rnpv: 30e6,
  peakSales: 400e6,
  ...changes,
})
const holdings = [
  makeHolding(),
  makeHolding({ name: 'B', stage: 'phase3', loa: 0.6, rnpv: -5e6, peakSales: 0 }),
  makeHolding({ name: 'C', area: 'allergy', loa: 0.1 }),
]

interface Series {
  name: string
  symbol: string
  data: { value: number[]; symbolSize: number }[]
}
const seriesBy = (by: 'stage' | 'area') =>
  (bubblesOption(holdings, by, makeChartContext(), t) as unknown as { series: Series[] }).series

test('each group is a series with a symbol of its own, value over probability', () => {
  const series = seriesBy('stage')
  expect(series.map(({ name }) => name)).toEqual(['Phase II', 'Phase III'])
  expect(new Set(series.map(({ symbol }) => symbol)).size).toBe(2)
  expect(series.flatMap(({ data }) => data.map(({ value }) => value))).toEqual([
    [0.2, 30e6],
    [0.1, 30e6],
    [0.6, -5e6],
  ])
  expect(seriesBy('area').map(({ data }) => data.length)).toEqual([2, 1])
})

test('the area of a bubble follows the peak sales, and none is too small to see', () => {
  const [largest, quarter, none] = [400, 100, 0].map((peak) => diameterOf(peak, 400)) as [
    number,
    number,
    number,
  ]
  expect((quarter - none) / (largest - none)).toBeCloseTo(0.5, 12)
  expect(none).toBeGreaterThanOrEqual(10)
  expect(diameterOf(0, 0)).toBe(none)
})

test.each([false, true])('is drawn, names from outside as text (dark: %s)', (isDark) => {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 720, height: 420 })
  chart.setOption(bubblesOption(holdings, 'stage', makeChartContext({ isDark }), t))
  const svg = chart.renderToSVGString()
  chart.dispose()
  expect(svg).toContain('<path')
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<b>/)
})
