import { MAX_BAR_WIDTH, base, categoryAxis, grid, laneAxis, headroom, legend, valueAxis } from './chartBase'
import { COUNT_AXIS } from './countBars'
import type { EChartsOption } from './chartOption'
import { chartPalette } from './chartPalette'

/** More columns leave no room for a number above each. */
const MAX_LABELLED = 14

export function columns(names: readonly string[], counts: readonly number[], isDark: boolean): EChartsOption {
  const mode = { isDark }
  const axis = categoryAxis(mode, [...names])
  return {
    ...base(mode),
    grid: grid({ top: 24, bottom: 8 }),
    xAxis: { ...axis, axisLabel: { ...axis.axisLabel, interval: 'auto', hideOverlap: true } },
    yAxis: { ...valueAxis(mode), minInterval: 1 },
    series: [
      {
        type: 'bar',
        barMaxWidth: MAX_BAR_WIDTH,
        data: [...counts],
        label: { show: counts.length <= MAX_LABELLED, position: 'top', color: chartPalette(isDark).ink },
      },
    ],
  }
}

export interface Bars {
  name: string
  counts: readonly number[]
}

export const groupedHeight = (lanes: number) => 56 + lanes * 52

export function groupedBars(
  names: readonly string[],
  bars: readonly Bars[],
  isDark: boolean,
  formatCount: (count: number) => string = String,
): EChartsOption {
  const mode = { isDark }
  return {
    ...base(mode),
    legend: legend(
      mode,
      bars.map(({ name }) => name),
    ),
    grid: { ...grid({ top: headroom(bars.length), bottom: 8 }), right: 48 },
    xAxis: COUNT_AXIS,
    yAxis: laneAxis(mode, [...names]),
    series: bars.map(({ name, counts }) => ({
      type: 'bar' as const,
      name,
      barMaxWidth: 16,
      data: [...counts],
      label: {
        show: true,
        position: 'right' as const,
        color: chartPalette(isDark).ink,
        formatter: ({ dataIndex }: { dataIndex: number }) => formatCount(counts[dataIndex]!),
      },
    })),
  }
}
