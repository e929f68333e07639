import { exactMoney, formatMoney } from '@/shared/lib/money'
import { STAGES } from '../../engine/method/types'
import type { ReportContent } from '../model/content'
import { areaName, stageName } from '../model/text'
import { base, categoryAxis, grid, legend, moneyAxis } from './base'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'
import type { Text } from '@/shared/texts'

/** The stage the valued asset stands at. */
export const ownStage = ({ indications: [lead] }: ReportContent) => lead?.stages[0]?.stage ?? 'listed'

/** Deals that were invented for the demo; they are never spoken of as deals without saying so. */
const demoCount = ({ rows }: ReportContent['comparables']) => rows.filter(({ isDemo }) => isDemo).length

/** What the number of deals is called, the invented ones named. */
export function countLabel(t: Text, comparables: ReportContent['comparables']): string {
  const demo = demoCount(comparables)
  return demo === 0 ? t('valuation:comparables.count') : t('valuation:comparables.countDemo', { demo })
}

/** Stages that occur, in the order of development; unknown ones last. */
function stagesShown(content: ReportContent): string[] {
  const order: readonly string[] = [...STAGES, 'listed']
  const shown = new Set([...content.comparables.rows.map(({ stage }) => stage), ownStage(content)])
  return [
    ...order.filter((stage) => shown.has(stage)),
    ...[...shown].filter((stage) => !order.includes(stage)),
  ]
}

/** Values of comparable deals by stage; demo data hollow, the own asset a diamond. */
export const comparables: ReportChart = {
  titleKey: 'chart.comparables.title',
  height: () => 360,

  option: (content, context) => {
    const { t, currency, isDark } = context
    const palette = chartPalette(isDark)
    const stages = stagesShown(content)
    const { rnpv } = content.summary
    const names = {
      real: t('valuation:chart.comparables.deals'),
      demo: t('valuation:chart.comparables.demo'),
      own: t('valuation:chart.comparables.own'),
    }
    const { rows } = content.comparables
    const [hasReal, hasDemo] = [rows.some(({ isDemo }) => !isDemo), rows.some(({ isDemo }) => isDemo)]
    const series = (name: string, isDemo: boolean) => {
      const deals = rows.filter((deal) => deal.isDemo === isDemo)
      return {
        type: 'scatter' as const,
        name,
        symbolSize: 11,
        data: deals.map(({ stage, value }) => [stages.indexOf(stage), value]),
        itemStyle: isDemo
          ? { color: 'transparent', borderColor: palette.series[2], borderWidth: 2, opacity: 1 }
          : { color: palette.series[2], opacity: 1 },
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const { name, year, value } = deals[dataIndex]!
            return `${name} (${year})\n${exactMoney(value, currency)}`
          },
        },
      }
    }
    return {
      ...base(context),
      legend: legend(
        context,
        [hasReal ? names.real : '', hasDemo ? names.demo : '', names.own].filter((name) => name !== ''),
      ),
      grid: grid({ top: 48, bottom: 8 }),
      xAxis: categoryAxis(
        context,
        stages.map((stage) => stageName(t, stage)),
      ),
      yAxis: moneyAxis(context),
      series: [
        series(names.real, false),
        series(names.demo, true),
        {
          type: 'scatter',
          name: names.own,
          symbol: 'diamond',
          symbolSize: 18,
          itemStyle: { color: palette.loss, opacity: 1 },
          data: [[stages.indexOf(ownStage(content)), rnpv]],
          label: { show: true, position: 'right', color: palette.ink, formatter: () => names.own },
          tooltip: { formatter: () => `${names.own}\n${exactMoney(rnpv, currency)}` },
        },
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
    rows: rows.map(({ name, stage, area, year, value, isDemo }) => [
      name,
      stageName(t, stage),
      areaName(t, area),
      String(year),
      value,
      isDemo ? t('valuation:chart.comparables.demo') : '',
    ]),
  }),

  summary: ({ comparables, summary }, { t, language, currency }) => {
    const { count, median, p25, p75 } = comparables
    if (count === 0) return t('valuation:chart.comparables.none')
    const demo = demoCount(comparables)
    const sentence = demo === 0 ? 'summary' : demo === count ? 'summaryDemo' : 'summaryMixed'
    return t(`valuation:chart.comparables.${sentence}`, {
      deals: count,
      demo,
      median: formatMoney(median, currency, language),
      p25: formatMoney(p25, currency, language),
      p75: formatMoney(p75, currency, language),
      rnpv: formatMoney(summary.rnpv, currency, language),
    })
  },
}
