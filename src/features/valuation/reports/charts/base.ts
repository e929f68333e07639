import { formatMoney } from '@/shared/lib/money'
import { valueAxis } from '@/shared/ui/chart/base'
import type { ChartContext } from './chart'
import { chartPalette } from './palette'

export { base, categoryAxis, grid, laneAxis, legend } from '@/shared/ui/chart/base'

/** Years as calendar labels; whole years fall on the month of the base date. */
export const calendar = (baseDate: string, years: number) =>
  `${Number(baseDate.slice(0, 4)) + Math.round(years)}-${baseDate.slice(5, 7)}`

export const moneyAxis = (context: ChartContext) => {
  const axis = valueAxis(context)
  const formatter = (amount: number) => formatMoney(amount, context.currency, context.language)
  return { ...axis, axisLabel: { ...axis.axisLabel, formatter } }
}

/** Years from the base date, labelled as months of the calendar. */
export const timeAxis = ({ isDark, baseDate }: ChartContext) => ({
  type: 'value' as const,
  minInterval: 1,
  axisLabel: {
    color: chartPalette(isDark).soft,
    hideOverlap: true,
    formatter: (years: number) => calendar(baseDate, years),
  },
  axisLine: { lineStyle: { color: chartPalette(isDark).quiet } },
  splitLine: { show: false },
})

interface Mark {
  name: string
  xAxis: number
  /** Pixels above the plot. */
  rise?: number
}

/** Straight marks from top to bottom of the plot with their names above; `isInverse` as its vertical axis. */
export function markLine({ isDark }: ChartContext, marks: Mark[], isInverse = false) {
  const { ink } = chartPalette(isDark)
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: ink, type: 'dashed' as const, width: 1.5 },
    data: marks.map(({ name, xAxis, rise = 0 }) => ({
      name,
      xAxis,
      label: {
        formatter: () => name,
        color: ink,
        position: isInverse ? ('start' as const) : ('end' as const),
        distance: 4 + rise,
      },
    })),
  }
}
