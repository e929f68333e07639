import { formatNumber } from '@/shared/lib/money'
import { base, grid, laneAxis, legend, valueAxis } from '@/shared/ui/chart/chartBase'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { chartPalette } from '@/shared/ui/chart/chartPalette'
import { SCORE } from '../domain/limits'
import type { Spread } from './scoreSpread'

interface Context {
  isDark: boolean
  nameOf: (item: string) => string
  texts: { range: string; score: string; mean: string }
}

/** In px for a single score; coinciding scores enlarge the symbol. */
const SYMBOL_SIZE = 9

export function spreadOption(spreads: readonly Spread[], { isDark, nameOf, texts }: Context): EChartsOption {
  const mode = { isDark }
  const {
    ink: meanColor,
    context: rangeColor,
    series: [scoreColor],
  } = chartPalette(isDark)
  const points = spreads.flatMap(({ scores }, lane) =>
    [...new Set(scores)].map((score) => ({
      value: [score, lane],
      symbolSize: SYMBOL_SIZE + 3 * (scores.filter((other) => other === score).length - 1),
    })),
  )
  return {
    ...base(mode),
    legend: legend(mode, [texts.range, texts.score, texts.mean]),
    grid: grid({ top: 40, bottom: 8 }),
    xAxis: { ...valueAxis(mode), min: 0, max: SCORE.max, interval: 1 },
    yAxis: laneAxis(
      mode,
      spreads.map(({ item }) => nameOf(item)),
    ),
    series: [
      {
        type: 'bar',
        stack: 'range',
        silent: true,
        color: 'transparent',
        data: spreads.map(({ low }) => low),
        barWidth: 4,
      },
      {
        type: 'bar',
        name: texts.range,
        stack: 'range',
        silent: true,
        color: rangeColor,
        data: spreads.map(({ low, high }) => high - low),
        barWidth: 4,
      },
      {
        type: 'scatter',
        name: texts.score,
        color: scoreColor,
        symbol: 'circle',
        data: points,
        tooltip: {
          formatter: ({ value }: { value: unknown }) => {
            const [score, lane] = value as number[]
            return `${nameOf(spreads[lane!]!.item)} ${score}`
          },
        },
      },
      {
        type: 'scatter',
        name: texts.mean,
        color: meanColor,
        symbol: 'diamond',
        symbolSize: 11,
        data: spreads.map(({ mean }, lane) => [mean, lane]),
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) =>
            `${nameOf(spreads[dataIndex]!.item)} ${texts.mean} ${formatNumber(spreads[dataIndex]!.mean)}`,
        },
      },
    ],
  }
}

/** In px. */
export const spreadHeight = (spreads: readonly Spread[]) => 64 + 40 * spreads.length
