import { formatMoneyExact, formatPercent } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import type { TFunction } from '@/shared/i18n'
import { base, grid, headroom, legend, moneyAxis, unitOf } from '../reports/charts/base'
import type { ChartContext } from '../reports/charts'
import { chartPalette } from '../reports/charts/palette'
import { areaName, stageName } from '../reports/model/valuationNames'
import type { Holding } from './holdings'

export const GROUPINGS = ['stage', 'area'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** With more marks, names would overlap; tooltip and table still have them all. */
const MAX_NAMED = 12
/** Pixels. */
const MIN_DIAMETER = 12
const MAX_DIAMETER = 56

/** With six colours: thirty distinct groups, the first five even without colour. */
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'roundRect'] as const

export type Bubble = Pick<Holding, 'name' | 'stage' | 'area' | 'loa' | 'rnpv' | 'peakSales'>

export const groupName = (t: ChartContext['t'], by: Grouping, { stage, area }: Bubble): string =>
  by === 'stage' ? stageName(t, stage) : areaName(t, area)

/** Diameter in pixels, so that the area of a mark follows the peak sales. */
export const diameterOf = (peakSales: number, maxPeakSales: number): number =>
  maxPeakSales <= 0
    ? MIN_DIAMETER
    : MIN_DIAMETER + (MAX_DIAMETER - MIN_DIAMETER) * Math.sqrt(Math.max(0, peakSales) / maxPeakSales)

export const unitOfValues = (holdings: readonly Bubble[], context: ChartContext) =>
  unitOf(
    context,
    holdings.map(({ rnpv }) => rnpv),
  )

/** Chart of value against probability: one mark per asset, sized by its peak sales. */
export function bubblesOption(
  holdings: readonly Bubble[],
  by: Grouping,
  context: ChartContext,
  t: TFunction,
): EChartsOption {
  const { currency, isDark } = context
  const { ink, soft, line, series, surface } = chartPalette(isDark)
  const groups = [...new Set(holdings.map((holding) => groupName(context.t, by, holding)))]
  const maxPeakSales = Math.max(0, ...holdings.map(({ peakSales }) => peakSales))
  return {
    ...base(context),
    legend: legend(context, groups),
    grid: { ...grid({ top: headroom(groups.length, 16), bottom: 8 }), right: 32 },
    xAxis: {
      type: 'value',
      min: 0,
      max: 1,
      axisLabel: { color: soft, hideOverlap: true, formatter: (share: number) => formatPercent(share, 0) },
      splitLine: { lineStyle: { color: line } },
    },
    yAxis: { ...moneyAxis(context, unitOfValues(holdings, context)), boundaryGap: ['8%', '8%'] },
    series: groups.map((group, index) => {
      const members = holdings.filter((holding) => groupName(context.t, by, holding) === group)
      const color = series[index % series.length]!
      return {
        type: 'scatter' as const,
        name: group,
        symbol: SYMBOLS[index % SYMBOLS.length]!,
        // Hollow, so that marks underneath stay visible.
        itemStyle: { color: surface, borderColor: color, borderWidth: 2.5, opacity: 0.85 },
        data: members.map(({ loa, rnpv, peakSales }) => ({
          value: [loa, rnpv],
          symbolSize: diameterOf(peakSales, maxPeakSales),
          label: { position: loa > 0.5 ? ('left' as const) : ('right' as const) },
        })),
        label: {
          show: holdings.length <= MAX_NAMED,
          color: ink,
          formatter: ({ dataIndex }: { dataIndex: number }) => members[dataIndex]!.name,
        },
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const { name, rnpv, loa, peakSales } = members[dataIndex]!
            return [
              name,
              `${context.t('valuation:kpi.rnpv')} ${formatMoneyExact(rnpv, currency)}`,
              `${t('valuationPortfolio:loa')} ${formatPercent(loa)}`,
              `${context.t('valuation:kpi.peakSales')} ${formatMoneyExact(peakSales, currency)}`,
            ].join('\n')
          },
        },
      }
    }),
  }
}
