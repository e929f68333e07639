import { formatMoneyExact, formatPercent, type ConvertibleCurrency, type MoneyUnit } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import type { FoundSets, ProjectSet } from '../engine'
import { base, grid, headroom, legend, line as lineOf, moneyAxis } from '../reports/charts/base'
import { chartPalette } from '../reports/charts/palette'

interface Names {
  loss: string
  value: string
  frontier: string
  others: string
  chosen: string
}

interface ChartMode {
  isDark: boolean
  currency: ConvertibleCurrency
  unit: MoneyUnit
}

/** Value against probability of loss: all sets faint, the frontier as a line, the chosen set as a ring. */
export function setsOption(
  { frontier, others }: Pick<FoundSets, 'frontier' | 'others'>,
  chosen: ProjectSet | undefined,
  names: Names,
  mode: ChartMode,
): EChartsOption {
  const { soft, line, context, series, total, surface } = chartPalette(mode.isDark)
  const shown = [names.frontier, names.others, names.chosen]
  const tooltip = {
    formatter: ({ value }: { value: unknown }) => {
      const [loss, amount] = value as [number, number]
      return [
        `${names.value} ${formatMoneyExact(Math.round(amount), mode.currency)}`,
        `${names.loss} ${formatPercent(loss)}`,
      ].join('\n')
    },
  }
  const point = ({ loss, value }: Pick<ProjectSet, 'loss' | 'value'>) => [loss, value]
  return {
    ...base(mode),
    legend: legend(mode, shown),
    grid: { ...grid({ top: headroom(shown.length), bottom: 24 }), right: 32 },
    xAxis: {
      type: 'value',
      scale: true,
      name: names.loss,
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: soft },
      axisLabel: { color: soft, hideOverlap: true, formatter: (share: number) => formatPercent(share, 0) },
      splitLine: { lineStyle: { color: line } },
    },
    yAxis: moneyAxis(mode, mode.unit),
    series: [
      {
        type: 'scatter' as const,
        name: names.others,
        symbolSize: 5,
        itemStyle: { color: context, opacity: 0.7 },
        data: others.map(point),
        tooltip,
      },
      {
        ...lineOf(mode, series[0]),
        name: names.frontier,
        symbol: 'circle' as const,
        symbolSize: 8,
        data: frontier.map(point),
        tooltip,
      },
      {
        type: 'scatter' as const,
        name: names.chosen,
        symbolSize: 18,
        z: 5,
        itemStyle: { color: surface, opacity: 0.9, borderColor: total, borderWidth: 3 },
        data: chosen ? [point(chosen)] : [],
        tooltip,
      },
    ],
  }
}
