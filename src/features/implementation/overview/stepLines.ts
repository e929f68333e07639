import type { MoneyUnit } from '@/shared/lib/money'
import {
  base,
  categoryAxis,
  grid,
  headroom,
  legend,
  line,
  moneyAxis,
  valueAxis,
} from '@/shared/ui/chart/chartBase'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { chartPalette } from '@/shared/ui/chart/chartPalette'

interface StepSeries {
  days: readonly string[]
  /** Null for future days. */
  done: readonly (number | null)[]
  planned: readonly number[]
  names: readonly [done: string, planned: string]
  max?: number
  unit?: MoneyUnit
}

/** Step lines of actual values, and dashed of planned ones. */
export function stepLines(
  { days, done, planned, names, max, unit }: StepSeries,
  isDark: boolean,
): EChartsOption {
  const mode = { isDark }
  const axis = categoryAxis(mode, [...days])
  const { series, context } = chartPalette(isDark)
  return {
    ...base(mode),
    legend: legend(mode, [...names]),
    grid: grid({ top: headroom(names.length), bottom: 8 }),
    xAxis: { ...axis, axisLabel: { ...axis.axisLabel, interval: 'auto', hideOverlap: true } },
    yAxis: {
      ...(unit ? moneyAxis(mode, unit) : valueAxis(mode)),
      min: 0,
      ...(max === undefined ? {} : { max }),
    },
    series: [
      { ...line(mode, series[0]), name: names[0], step: 'end', data: [...done] },
      {
        ...line(mode, context),
        name: names[1],
        step: 'end',
        lineStyle: { width: 2, type: 'dashed' },
        data: [...planned],
      },
    ],
  }
}
