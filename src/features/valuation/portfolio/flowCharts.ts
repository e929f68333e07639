import { formatMoneyExact, type ConvertibleCurrency } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import type { MoneyUnit } from '@/shared/lib/money'
import {
  MAX_BAR_WIDTH,
  base,
  categoryAxis,
  grid,
  headroom,
  legend,
  line,
  moneyAxis,
} from '../reports/charts/base'
import { chartPalette } from '../reports/charts/palette'
import type { YearFlows } from './flows'

interface ChartMode {
  isDark: boolean
  currency: ConvertibleCurrency
  unit: MoneyUnit
}

const yearAxis = (mode: ChartMode, flows: readonly YearFlows[]) => {
  const axis = categoryAxis(
    mode,
    flows.map(({ year }) => `${year}E`),
  )
  return { ...axis, axisLabel: { ...axis.axisLabel, interval: 'auto' as const, hideOverlap: true } }
}

const tooltipOf = (
  names: readonly string[],
  flows: readonly YearFlows[],
  amounts: (flows: YearFlows) => readonly number[],
  currency: ConvertibleCurrency,
) => ({
  formatter: ({ dataIndex }: { dataIndex: number }) => {
    const year = flows[dataIndex]!
    const lines = amounts(year).map(
      (amount, index) => `${names[index]!} ${formatMoneyExact(Math.round(amount), currency)}`,
    )
    return [`${year.year}E`, ...lines].join('\n')
  },
})

export function flowsOption(
  flows: readonly YearFlows[],
  names: readonly [development: string, launch: string, income: string, net: string],
  mode: ChartMode,
): EChartsOption {
  const { loss, series, total, surface } = chartPalette(mode.isDark)
  const rows = ({ development, launch, income, net }: YearFlows) => [-development, -launch, income, net]
  const tooltip = tooltipOf(names, flows, rows, mode.currency)
  const colours = [loss, series[2], series[0]]
  return {
    ...base(mode),
    legend: legend(mode, [...names]),
    grid: grid({ top: headroom(names.length), bottom: 8 }),
    xAxis: { ...yearAxis(mode, flows), axisLine: { onZero: true } },
    yAxis: moneyAxis(mode, mode.unit),
    series: [
      ...colours.map((color, index) => ({
        type: 'bar' as const,
        name: names[index]!,
        stack: 'flows',
        barMaxWidth: MAX_BAR_WIDTH,
        itemStyle: { color, borderColor: surface, borderWidth: 1 },
        data: flows.map((year) => rows(year)[index]!),
        tooltip,
      })),
      {
        ...line(mode, total),
        name: names[3],
        symbol: 'circle' as const,
        symbolSize: 5,
        data: flows.map(({ net }) => net),
        tooltip,
      },
    ],
  }
}

/** Expected spending and spending if all projects succeed, against the budget if there is one. */
export function fundingOption(
  flows: readonly YearFlows[],
  budget: number | null,
  names: readonly [expected: string, success: string, budget: string],
  mode: ChartMode,
): EChartsOption {
  const { series, total, context } = chartPalette(mode.isDark)
  const shown = budget === null ? names.slice(0, 2) : [...names]
  const rows = ({ development, launch, funding }: YearFlows) => [
    development + launch,
    funding,
    ...(budget === null ? [] : [budget]),
  ]
  const tooltip = tooltipOf(names, flows, rows, mode.currency)
  const bar = (index: number, color: string) => ({
    type: 'bar' as const,
    name: names[index]!,
    barMaxWidth: MAX_BAR_WIDTH,
    itemStyle: { color },
    data: flows.map((year) => rows(year)[index]!),
    tooltip,
  })
  return {
    ...base(mode),
    legend: legend(mode, shown),
    grid: grid({ top: headroom(shown.length), bottom: 8 }),
    xAxis: yearAxis(mode, flows),
    yAxis: moneyAxis(mode, mode.unit),
    series: [
      bar(0, series[0]),
      bar(1, context),
      ...(budget === null
        ? []
        : [
            {
              ...line(mode, total),
              name: names[2],
              lineStyle: { width: 2, type: 'dashed' as const },
              data: flows.map(() => budget),
              tooltip,
            },
          ]),
    ],
  }
}
