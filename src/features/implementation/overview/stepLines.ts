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

interface Steps {
  days: readonly string[]
  /** As it went; null for days to come. */
  done: readonly (number | null)[]
  planned: readonly number[]
  names: readonly [done: string, planned: string]
  /** Where the axis ends, if the values do not say. */
  most?: number
  /** Where they are amounts: what they are counted in. */
  unit?: MoneyUnit
}

/** What stays as it is from one day to the next: how it went, and dashed how it was planned. */
export function stepLines({ days, done, planned, names, most, unit }: Steps, isDark: boolean): EChartsOption {
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
      ...(most === undefined ? {} : { max: most }),
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
