import { isPaid } from '../../domain/instalmentWorkflow'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import {
  MAX_BAR_WIDTH,
  base,
  categoryAxis,
  grid,
  headroom,
  legend,
  moneyAxis,
} from '@/shared/ui/chart/chartBase'
import type { MoneyUnit } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { chartPalette } from '@/shared/ui/chart/chartPalette'
import { stepLines } from '../../overview/stepLines'
import type { Instalment } from '../model/funds.api'

/** State of an agreement on one of its days. */
export interface Point {
  day: string
  planned: number
  paid: number
  /** Part of the total that is unpaid after this day; null for future days. */
  left: number | null
  /** The same according to the plan. */
  plannedLeft: number
}

type Paid = Pick<Instalment, 'due' | 'amount' | 'paidOn' | 'paid' | 'state'>

export function pointsOf(total: number, instalments: readonly Paid[], today: string): Point[] {
  const paid = instalments.filter(isPaid)
  const days = [
    ...new Set([...instalments.map(({ due }) => due), ...paid.map(({ paidOn }) => paidOn)]),
  ].sort()
  const leftAfter = (amounts: readonly number[]) => toAmount(toCents(total) - toCents(sumAmounts(amounts)))
  return days.map((day) => ({
    day,
    planned: sumAmounts(instalments.filter(({ due }) => due === day).map(({ amount }) => amount)),
    paid: sumAmounts(paid.filter(({ paidOn }) => paidOn === day).map((each) => each.paid ?? 0)),
    left:
      day > today
        ? null
        : leftAfter(paid.filter(({ paidOn }) => paidOn <= day).map((each) => each.paid ?? 0)),
    plannedLeft: leftAfter(instalments.filter(({ due }) => due <= day).map(({ amount }) => amount)),
  }))
}

const daysAxis = (points: readonly Point[], isDark: boolean) => {
  const axis = categoryAxis(
    { isDark },
    points.map(({ day }) => day),
  )
  return { ...axis, axisLabel: { ...axis.axisLabel, interval: 'auto' as const, hideOverlap: true } }
}

export function plannedOption(
  points: readonly Point[],
  names: readonly [planned: string, paid: string],
  isDark: boolean,
  unit: MoneyUnit,
): EChartsOption {
  const mode = { isDark }
  const { context, series } = chartPalette(isDark)
  return {
    ...base(mode),
    legend: legend(mode, [...names]),
    grid: grid({ top: headroom(names.length), bottom: 8 }),
    xAxis: daysAxis(points, isDark),
    yAxis: moneyAxis(mode, unit),
    series: [
      {
        type: 'bar',
        name: names[0],
        barMaxWidth: MAX_BAR_WIDTH,
        color: context,
        data: points.map(({ planned }) => planned),
      },
      {
        type: 'bar',
        name: names[1],
        barMaxWidth: MAX_BAR_WIDTH,
        color: series[0],
        data: points.map(({ paid }) => paid),
      },
    ],
  }
}

export const leftOption = (
  points: readonly Point[],
  names: readonly [left: string, planned: string],
  isDark: boolean,
  unit: MoneyUnit,
): EChartsOption =>
  stepLines(
    {
      days: points.map(({ day }) => day),
      done: points.map(({ left }) => left),
      planned: points.map(({ plannedLeft }) => plannedLeft),
      names,
      unit,
    },
    isDark,
  )
