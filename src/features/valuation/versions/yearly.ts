import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact } from '@/shared/lib/money'
import { yearFrac } from '../engine'
import {
  base,
  calendarMonth,
  grid,
  headroom,
  legend,
  line,
  moneyAxis,
  timeAxis,
  unitOf,
} from '../reports/charts/base'
import type { ChartContext } from '../reports/charts'
import { chartPalette } from '../reports/charts/palette'
import type { Computed } from './explain'
import { rateBetween } from './rateBetween'

/** Yearly amounts of two versions in one currency and on one calendar. */
export interface Yearly {
  names: [older: string, newer: string]
  /** Start of each period, in years from the newer version's base date, and the amount of that period. */
  older: [time: number, amount: number][]
  newer: [time: number, amount: number][]
}

export function yearly(older: Computed, newer: Computed, row: 'sales' | 'cf'): Yearly {
  const rate = rateBetween(older.report, newer.report)
  const offset = yearFrac(newer.report.baseDate, older.report.baseDate)
  return {
    names: [`v${older.report.version}`, `v${newer.report.version}`],
    older: older.content.expected[row].map((amount, period) => [period + offset, amount * rate]),
    newer: newer.content.expected[row].map((amount, period) => [period, amount]),
  }
}

export function yearlyOption({ names, older, newer }: Yearly, context: ChartContext): EChartsOption {
  const { currency, baseDate, isDark } = context
  const { context: quiet, series } = chartPalette(isDark)
  const times = [...older, ...newer].map(([time]) => time)
  const lineSeries = (name: string, data: Yearly['older'], color: string) => ({
    ...line(context, color),
    name,
    data,
    // Invisible, but the pointer can hit it.
    symbol: 'circle',
    symbolSize: 9,
    itemStyle: { opacity: 0 },
    tooltip: {
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const [time, amount] = data[dataIndex]!
        return `${calendarMonth(baseDate, time)}\n${name} ${formatMoneyExact(amount, currency)}`
      },
    },
  })
  return {
    ...base(context),
    legend: legend(context, names),
    grid: grid({ top: headroom(names.length), bottom: 8 }),
    xAxis: timeAxis(context, Math.floor(Math.min(0, ...times)), Math.ceil(Math.max(...times))),
    yAxis: {
      ...moneyAxis(context, unitOfYears({ older, newer }, context)),
      axisLine: { show: false },
      axisTick: { show: false },
    },
    series: [
      { ...lineSeries(names[0], older, quiet), lineStyle: { width: 2, type: 'dashed' } },
      lineSeries(names[1], newer, series[0]),
    ],
  }
}

export const unitOfYears = ({ older, newer }: Pick<Yearly, 'older' | 'newer'>, context: ChartContext) =>
  unitOf(
    context,
    [...older, ...newer].map(([, amount]) => amount),
  )

/** Amounts by the day on which a period starts; `absent` when a version has no period of that day. */
export function yearlyRows({ older, newer }: Yearly, absent: string, { currency, baseDate }: ChartContext) {
  const byDay = (amounts: Yearly['older']) =>
    new Map(amounts.map(([time, amount]) => [addYears(baseDate, time), amount]))
  const [before, after] = [byDay(older), byDay(newer)]
  const write = (amount: number | undefined) =>
    amount === undefined ? absent : formatMoneyExact(amount, currency)
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((day) => [day, write(before.get(day)), write(after.get(day))])
}
