import { base, categoryAxis, grid, legend, valueAxis } from './base'
import type { EChartsOption } from './option'

interface Steps {
  days: readonly string[]
  /** As it went; null for days to come. */
  done: readonly (number | null)[]
  planned: readonly number[]
  names: readonly [done: string, planned: string]
  /** Where the axis ends, if the values do not say. */
  most?: number
}

/** What stays as it is from one day to the next: how it went, and dashed how it was planned. */
export function stepLines({ days, done, planned, names, most }: Steps, isDark: boolean): EChartsOption {
  const mode = { isDark }
  const axis = categoryAxis(mode, [...days])
  return {
    ...base(mode),
    legend: legend(mode, [...names]),
    grid: grid({ top: 40, bottom: 8 }),
    xAxis: { ...axis, axisLabel: { ...axis.axisLabel, interval: 'auto', hideOverlap: true } },
    yAxis: { ...valueAxis(mode), min: 0, ...(most === undefined ? {} : { max: most }) },
    series: [
      { type: 'line', name: names[0], step: 'end', lineStyle: { width: 2 }, data: [...done] },
      {
        type: 'line',
        name: names[1],
        step: 'end',
        symbol: 'none',
        lineStyle: { width: 2, type: 'dashed' },
        data: [...planned],
      },
    ],
  }
}
