import { formatMoneyExact, formatInUnit } from '@/shared/lib/money'
import { SIZE_CLASS } from '../model/comparablesOf'
import type { Comparable, ReportContent } from '../model/reportContent'
import { areaName, stageName } from '../model/valuationNames'
import { base, grid, legend, markLine, moneyAxis, unitOf } from './base'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'
import { spans } from './spans'
import type { TFunction } from '@/shared/i18n'

export const ownStage = ({ indications: [lead] }: ReportContent) => lead?.stages[0]?.stage ?? 'listed'

/** Deals invented for the demo. Texts about deals must always mention them. */
const demoCount = ({ rows }: ReportContent['comparables']) => rows.filter(({ isDemo }) => isDemo).length

/** Label of the number of deals, with the number of demo deals if there are any. */
export function countLabel(t: TFunction, comparables: ReportContent['comparables']): string {
  const demo = demoCount(comparables)
  return demo === 0 ? t('valuation:comparables.count') : t('valuation:comparables.countDemo', { demo })
}

/** Origin of a deal that is not a published one; empty otherwise. */
export function dealNote(t: TFunction, { isDemo, isOwn }: Comparable): string {
  if (isOwn) return t('valuation:chart.comparables.imported')
  return isDemo ? t('valuation:chart.comparables.demo') : ''
}

/** Says which deals are not compared and why; empty if all are. */
export const leftOutText = (t: TFunction, { leftOut = [] }: ReportContent['comparables']): string =>
  leftOut.length === 0
    ? ''
    : t('valuation:comparables.leftOut', {
        count: leftOut.length,
        factor: SIZE_CLASS,
        names: leftOut.map(({ name }) => name).join(t('valuation:listGap')),
      })

const amounts = ({ comparables: { rows }, summary }: ReportContent) => [
  ...rows.map(({ value }) => value),
  summary.rnpv,
]

/** Aligns the label towards the middle of the plot: it would not fit on a phone otherwise. */
function alignOf(content: ReportContent): 'left' | 'center' | 'right' {
  const all = [0, ...amounts(content)]
  const min = Math.min(...all)
  const place = (content.summary.rnpv - min) / (Math.max(...all) - min)
  return place < 1 / 3 ? 'left' : place > 2 / 3 ? 'right' : 'center'
}

/** Values of comparable deals on one line with their quartiles; demo deals hollow, the own asset a diamond. */
export const comparables: ReportChart = {
  titleKey: 'chart.comparables.title',
  height: () => 168,

  option: (content, context) => {
    const { t, currency, isDark } = context
    const unit = unitOf(context, amounts(content))
    const palette = chartPalette(isDark)
    const { rnpv } = content.summary
    const names = {
      real: t('valuation:chart.comparables.deals'),
      demo: t('valuation:chart.comparables.demo'),
      imported: t('valuation:chart.comparables.imported'),
      own: t('valuation:chart.comparables.own'),
    }
    const { rows, p25, median, p75 } = content.comparables
    const byOrigin = {
      real: rows.filter(({ isDemo, isOwn }) => !isDemo && !isOwn),
      demo: rows.filter(({ isDemo, isOwn }) => isDemo && !isOwn),
      imported: rows.filter(({ isOwn }) => isOwn),
    }
    const series = (origin: keyof typeof byOrigin) => {
      const deals = byOrigin[origin]
      return {
        type: 'scatter' as const,
        name: names[origin],
        ...(origin === 'imported' && { symbol: 'triangle' }),
        symbolSize: 11,
        data: deals.map(({ value }) => [value, 0]),
        itemStyle:
          origin === 'demo'
            ? { color: 'transparent', borderColor: palette.series[5], borderWidth: 2, opacity: 1 }
            : { color: palette.series[5], opacity: 1 },
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const { name, year, value } = deals[dataIndex]!
            return `${name} (${year})\n${formatMoneyExact(value, currency)}`
          },
        },
      }
    }
    return {
      ...base(context),
      legend: legend(
        context,
        [
          ...(['real', 'demo', 'imported'] as const).filter((origin) => byOrigin[origin].length > 0),
          'own' as const,
        ].map((origin) => names[origin]),
      ),
      grid: { ...grid({ top: 72, bottom: 8 }), right: 32 },
      xAxis: { ...moneyAxis(context, unit), boundaryGap: ['4%', '4%'] },
      yAxis: { type: 'category', data: [''], axisLine: { show: false }, axisTick: { show: false } },
      series: [
        series('real'),
        series('demo'),
        series('imported'),
        {
          type: 'scatter',
          name: names.own,
          symbol: 'diamond',
          symbolSize: 18,
          itemStyle: { color: palette.series[0], opacity: 1 },
          data: [[rnpv, 0]],
          label: {
            show: true,
            position: 'top',
            align: alignOf(content),
            distance: 8,
            color: palette.ink,
            formatter: () => `${names.own} ${formatInUnit(rnpv, unit)}`,
          },
          tooltip: { formatter: () => `${names.own}\n${formatMoneyExact(rnpv, currency)}` },
        },
        ...(p25 === null || p75 === null || median === null
          ? []
          : [
              {
                type: 'custom' as const,
                name: 'quartiles',
                z: 1,
                silent: true,
                encode: { x: [1, 2], y: 0 },
                data: [[0, p25, p75]],
                renderItem: spans('horizontal', { color: palette.sequence[0], ink: palette.soft }),
                markLine: markLine(context, [
                  {
                    name: `${t('valuation:comparables.median')} ${formatInUnit(median, unit)}`,
                    xAxis: median,
                  },
                ]),
              },
            ]),
      ],
    }
  },

  table: ({ comparables: { rows } }, { t }) => ({
    columns: [
      t('valuation:column.deal'),
      t('valuation:column.stage'),
      t('valuation:column.area'),
      t('valuation:column.year'),
      t('valuation:column.value'),
      t('valuation:column.note'),
    ],
    kinds: ['text', 'text', 'text', 'text', 'money', 'text'],
    rows: rows.map((deal) => [
      deal.name,
      stageName(t, deal.stage),
      areaName(t, deal.area),
      String(deal.year),
      deal.value,
      dealNote(t, deal),
    ]),
  }),

  amounts,

  finding: ({ comparables, summary: { rnpv } }, { t }, money) => {
    const { median, count } = comparables
    if (median === null || count === 0 || rnpv === median) return null
    const where = rnpv > median ? 'above' : 'below'
    return t(`valuation:chart.comparables.${where}${demoCount(comparables) > 0 ? 'Demo' : ''}`, {
      rnpv: money(rnpv),
      median: money(median),
    })
  },

  summary: ({ comparables, summary }, { t }, money) => {
    const { count, median, p25, p75 } = comparables
    if (count === 0) return t('valuation:chart.comparables.none')
    const demo = demoCount(comparables)
    const sentence = demo === 0 ? 'summary' : demo === count ? 'summaryDemo' : 'summaryMixed'
    return t(`valuation:chart.comparables.${sentence}`, {
      deals: count,
      demo,
      median: money(median),
      p25: money(p25),
      p75: money(p75),
      rnpv: money(summary.rnpv),
    })
  },
}
