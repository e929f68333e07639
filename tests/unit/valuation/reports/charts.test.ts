import { describe, expect, test } from 'vitest'
import { CHARTS, figureOf, type ChartId } from '@/features/valuation/reports/charts'
import { chartPalette } from '@/features/valuation/reports/charts/palette'
import { contrast } from '@/shared/lib/color'
import { makeChartContext } from './chartContext'
import { VARIANTS } from './makeReportContent'

type Point = number | string | (number | string)[] | { value: number | number[] }
interface Series {
  data: Point[]
}

const context = makeChartContext()
const contents = Object.entries(VARIANTS)

const seriesOf = (name: ChartId, content: (typeof VARIANTS)[string]) =>
  (CHARTS[name].option(content, context) as unknown as { series: Series[] }).series

const valueOf = (point: Point) => (typeof point === 'object' && !Array.isArray(point) ? point.value : point)
const column = (name: ChartId, content: (typeof VARIANTS)[string], index: number) =>
  CHARTS[name].table(content, context).rows.map((row) => row[index]!)
/** A missing point is `-` for echarts and a dash in the table. */
const dashed = (points: Point[]) => points.map((point) => (valueOf(point) === '-' ? '—' : valueOf(point)))

describe.each(contents)('chart and table agree: %s', (_, content) => {
  test.each(['funnel', 'gates'] as const)('%s', (name) => {
    for (const [index, series] of seriesOf(name, content).entries()) {
      expect(dashed(series.data)).toEqual(column(name, content, index + 1))
    }
  })

  test('timeline', () => {
    const lengths = seriesOf('timeline', content).flatMap(({ data }) =>
      data.map((row) => (row as number[])[2]! - (row as number[])[1]!),
    )
    expect(lengths).toEqual(column('timeline', content, 4))
  })

  test.each(['sales', 'regions'] as const)('%s', (name) => {
    const drawn = seriesOf(name, content)
    for (const [index, series] of (column(name, content, 0).length > 0 ? drawn : []).entries()) {
      expect(series.data.map(valueOf)).toEqual(column(name, content, index + 1))
    }
  })

  test('cash flow', () => {
    const [flow, total] = seriesOf('cashFlow', content)
    expect(flow!.data.map((point) => (point as number[])[2])).toEqual(column('cashFlow', content, 1))
    expect(total!.data.slice(1).map((point) => (point as number[])[1])).toEqual(
      column('cashFlow', content, 2),
    )
  })

  test('waterfall: bars are the amounts, end to end, and add up', () => {
    const bars = (
      seriesOf('waterfall', content).flatMap(({ data }) => data) as [number, number, number][]
    ).sort((a, b) => a[0] - b[0])
    const amounts = column('waterfall', content, 1) as number[]
    for (const [index, [, from, to]] of bars.entries()) expect(to - from).toBeCloseTo(amounts[index]!, 3)
    for (const [index, [, from]] of bars.slice(1, -1).entries()) expect(from).toBe(bars[index]![2])
  })

  test('tornado', () => {
    for (const [index, { data }] of seriesOf('tornado', content).entries()) {
      expect(data.map((row) => (row as number[])[2])).toEqual(column('tornado', content, index + 1))
    }
  })

  test('Monte Carlo', () => {
    const [approved, failed] = seriesOf('monteCarlo', content)
    expect(approved!.data).toEqual(column('monteCarlo', content, 2))
    expect(failed!.data).toEqual(column('monteCarlo', content, 3))
  })

  test('scenarios', () => {
    expect(seriesOf('scenarios', content)[0]!.data.map(valueOf)).toEqual(column('scenarios', content, 2))
  })

  test('comparables', () => {
    const [real, demo] = seriesOf('comparables', content)
    const drawn = [...real!.data, ...demo!.data].map((point) => (point as number[])[0]!)
    expect(new Set(drawn)).toEqual(new Set(column('comparables', content, 4)))
    expect(drawn).toHaveLength(content.comparables.count)
  })

  test('deal', () => {
    expect(seriesOf('deal', content)[0]!.data.map(valueOf)).toEqual(column('deal', content, 1))
  })
})

test('the hardest step is named, or all of them if several read the same', () => {
  const { indications, ...rest } = VARIANTS.plain!
  const [only] = indications
  const findingOf = (...chances: number[]) =>
    figureOf(
      CHARTS.funnel,
      {
        ...rest,
        indications: [
          {
            ...only!,
            loa: 0.06,
            stages: only!.stages.slice(0, 2).map((stage, index) => ({ ...stage, pos: chances[index]! })),
          },
        ],
      },
      context,
    ).finding
  expect(findingOf(0.3, 0.5)).toBe('Likelihood of approval 6%; the hardest step is Phase II (30%)')
  expect(findingOf(0.3001, 0.3)).toBe(
    'Likelihood of approval 6%; the hardest steps are Phase II and Phase III (30% each)',
  )
})

test('the components of the waterfall add up to the rNPV', () => {
  const amounts = column('waterfall', VARIANTS.plain!, 1).map(Number)
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(amounts.at(-1)!, 3)
})

test.each([false, true])('marks and texts are visible, dark: %s', (isDark) => {
  const { surface, ink, soft, series, gain, loss, total } = chartPalette(isDark)
  for (const text of [ink, soft]) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
  for (const mark of [...series, gain, loss, total]) expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3)
})
