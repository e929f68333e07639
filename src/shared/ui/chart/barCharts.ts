import { BAR, base, categoryAxis, grid, laneAxis, headroom, legend, valueAxis } from './chartBase'
import { COUNT_AXIS } from './countBars'
import type { EChartsOption } from './chartOption'
import { chartPalette } from './chartPalette'

/** More columns than that leave no room for a number above each. */
const MOST_NUMBERED = 14

/** One column per value, from left to right. */
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
        barMaxWidth: BAR,
        data: [...counts],
        label: { show: counts.length <= MOST_NUMBERED, position: 'top', color: chartPalette(isDark).ink },
      },
    ],
  }
}

export interface Bars {
  name: string
  counts: readonly number[]
}

/** Of a chart of several bars per name, in pixels. */
export const groupedHeight = (lanes: number) => 56 + lanes * 52

/** Several bars per name, from top to bottom; `write` says what stands beside a bar, its number unless given. */
export function groupedBars(
  names: readonly string[],
  bars: readonly Bars[],
  isDark: boolean,
  write: (count: number) => string = String,
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
        formatter: ({ dataIndex }: { dataIndex: number }) => write(counts[dataIndex]!),
      },
    })),
  }
}
