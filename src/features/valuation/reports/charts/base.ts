import { addYears } from '@/shared/lib/dates'
import { axisUnit, EMPTY_VALUE, formatMoneyInUnit, type MoneyUnit } from '@/shared/lib/money'
import type { ChartContext, WriteMoney } from './chart'
import { chartPalette } from './palette'

export {
  MAX_BAR_WIDTH,
  base,
  categoryAxis,
  grid,
  headroom,
  laneAxis,
  legend,
  line,
  moneyAxis,
} from '@/shared/ui/chart/chartBase'

/** Month (YYYY-MM) of a time in years from the base date; matches the day in tables and texts. */
export const calendarMonth = (baseDate: string, time: number) => addYears(baseDate, time).slice(0, 7)

/** Calendar year that contains most of a period, marked as an estimate: `2031E`. */
export const estimatedYear = (baseDate: string, period: number) =>
  `${addYears(baseDate, period + 0.5).slice(0, 4)}E`

export const unitOf = ({ currency, language }: ChartContext, amounts: readonly number[]): MoneyUnit =>
  axisUnit(amounts, currency, language)

/** Formats amounts for the sentences beside a chart as its axis does, so that both compare at a glance. */
export function moneyOf(context: ChartContext, amounts: readonly number[]): WriteMoney {
  const unit = unitOf(context, amounts)
  return (amount) => (amount === null ? EMPTY_VALUE : formatMoneyInUnit(amount, context.currency, unit))
}

/** Axis in years from the base date, labelled where a calendar year starts: `2031E`. */
export const timeAxis = ({ isDark, baseDate }: ChartContext, from: number, to: number) => {
  const first = Number(baseDate.slice(0, 4))
  const sinceJanuary = (Date.parse(baseDate) - Date.UTC(first, 0, 1)) / (365.25 * 86_400_000)
  const years = Array.from(
    { length: Math.max(0, Math.ceil(to - from) + 2) },
    (_, index) => Math.floor(from) + index - sinceJanuary,
  ).filter((time) => time >= from && time <= to)
  return {
    type: 'value' as const,
    min: from,
    max: to,
    axisTick: { customValues: years },
    axisLabel: {
      customValues: years,
      color: chartPalette(isDark).soft,
      hideOverlap: true,
      formatter: (time: number) => `${first + Math.round(time + sinceJanuary)}E`,
    },
    axisLine: { lineStyle: { color: chartPalette(isDark).axis } },
    splitLine: { show: false },
  }
}

interface AxisMark {
  name: string
  xAxis: number
  /** Pixels above the plot. */
  rise?: number
}

/** Vertical lines across the plot with their names above; set `isInverse` when the vertical axis is inverse. */
export function markLine({ isDark }: ChartContext, marks: AxisMark[], isInverse = false) {
  const { ink, soft } = chartPalette(isDark)
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: soft, type: 'dashed' as const, width: 1 },
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
