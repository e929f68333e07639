import { formatMoneyExact, formatPercent, formatInUnit } from '@/shared/lib/money'
import type { ReportContent } from '../model/reportContent'
import { shareOf } from '../model/licensorShare'
import { base, grid, laneAxis, moneyAxis, unitOf } from './base'
import type { ChartContext, ReportChart } from './chart'
import { chartPalette } from './palette'

/** Differences below this part of the total are rounding errors, not a share of the costs. */
const ROUNDING = 1e-9

interface Part {
  name: string
  amount: number
  isTotal: boolean
}

function partsOf({ deal }: ReportContent, { t }: ChartContext): Part[] {
  const { upfront, milestonesPv, royaltyPv, licensor, licensee, total } = deal
  const costShare = licensor - upfront - milestonesPv - royaltyPv
  const isShared = Math.abs(costShare) > ROUNDING * Math.max(1, Math.abs(total))
  return [
    { name: t('valuation:deal.upfront'), amount: upfront, isTotal: false },
    { name: t('valuation:deal.milestones'), amount: milestonesPv, isTotal: false },
    { name: t('valuation:deal.royalties'), amount: royaltyPv, isTotal: false },
    ...(isShared ? [{ name: t('valuation:deal.costShare'), amount: costShare, isTotal: false }] : []),
    { name: t('valuation:deal.licensor'), amount: licensor, isTotal: true },
    { name: t('valuation:deal.licensee'), amount: licensee, isTotal: true },
    { name: t('valuation:deal.total'), amount: total, isTotal: true },
  ]
}

const amounts = ({ deal: { licensor, licensee, total } }: ReportContent) => [licensor, licensee, total]

export const deal: ReportChart = {
  titleKey: 'chart.deal.title',
  height: () => 320,

  option: (content, context) => {
    const { currency, isDark, t } = context
    const unit = unitOf(context, amounts(content))
    const { ink, series, loss, total } = chartPalette(isDark)
    const parts = partsOf(content, context)
    const colorOf = ({ amount, isTotal }: Part) => (amount < 0 ? loss : isTotal ? total : series[0])
    return {
      ...base(context),
      grid: { ...grid({ top: 8, bottom: 8 }), right: 72 },
      xAxis: moneyAxis(context, unit),
      yAxis: laneAxis(
        context,
        parts.map(({ name }) => name),
      ),
      series: [
        {
          type: 'bar',
          name: t('valuation:column.pv'),
          barMaxWidth: 22,
          data: parts.map((part) => ({
            value: part.amount,
            itemStyle: { color: colorOf(part) },
          })),
          label: {
            show: true,
            position: 'right',
            color: ink,
            formatter: ({ value }) => formatInUnit(Number(value), unit),
          },
          tooltip: { valueFormatter: (value) => formatMoneyExact(Number(value), currency) },
        },
      ],
    }
  },

  table: (content, context) => ({
    columns: [context.t('valuation:column.component'), context.t('valuation:column.pv')],
    kinds: ['text', 'money'],
    rows: partsOf(content, context).map(({ name, amount }) => [name, amount]),
  }),

  amounts,

  finding: ({ deal: split }, { t }, money) => {
    const share = shareOf(split)
    if (split.licensee < 0)
      return t('valuation:chart.deal.findingLoss', {
        licensor: money(split.licensor),
      })
    return share === null ? null : t('valuation:chart.deal.finding', { share: formatPercent(share) })
  },

  summary: ({ deal: split }, { t }, money) =>
    t(split.licensee < 0 ? 'valuation:chart.deal.summaryLoss' : 'valuation:chart.deal.summary', {
      licensor: money(split.licensor),
      licensee: money(split.licensee),
      share: formatPercent(shareOf(split)),
    }),
}
