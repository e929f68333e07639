import { exactMoney, formatMoney, formatPercent } from '@/shared/lib/money'
import type { ReportContent } from '../model/content'
import { base, grid, laneAxis, moneyAxis } from './base'
import type { ChartContext, ReportChart } from './chart'
import { chartPalette } from './palette'

/** Below this part of the total a difference is rounding and no share of the costs. */
const ROUNDING = 1e-9

interface Part {
  name: string
  amount: number
  isTotal: boolean
}

/** What makes up the licensor's part, then the split. */
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

/** Present values of a licence deal for both sides. */
export const deal: ReportChart = {
  titleKey: 'chart.deal.title',
  height: () => 320,

  option: (content, context) => {
    const { language, currency, isDark, t } = context
    const { ink, gain, loss, total, surface } = chartPalette(isDark)
    const parts = partsOf(content, context)
    const colorOf = ({ amount, isTotal }: Part) => (amount < 0 ? loss : isTotal ? total : gain)
    return {
      ...base(context),
      grid: { ...grid({ top: 8, bottom: 8 }), right: 72 },
      xAxis: moneyAxis(context),
      yAxis: laneAxis(
        context,
        parts.map(({ name }) => name),
      ),
      series: [
        {
          type: 'bar',
          name: t('valuation:column.pv'),
          barMaxWidth: 22,
          // Parts hollow, sums solid.
          data: parts.map((part) => ({
            value: part.amount,
            itemStyle: part.isTotal
              ? { color: colorOf(part) }
              : { color: surface, borderColor: colorOf(part), borderWidth: 1.5 },
          })),
          label: {
            show: true,
            position: 'right',
            color: ink,
            formatter: ({ value }) => formatMoney(Number(value), currency, language),
          },
          tooltip: { valueFormatter: (value) => exactMoney(Number(value), currency) },
        },
      ],
    }
  },

  table: (content, context) => ({
    columns: [context.t('valuation:column.component'), context.t('valuation:column.pv')],
    kinds: ['text', 'money'],
    rows: partsOf(content, context).map(({ name, amount }) => [name, amount]),
  }),

  summary: ({ deal: { licensor, licensee, licensorShare } }, { t, language, currency }) =>
    t(licensee < 0 ? 'valuation:chart.deal.summaryLoss' : 'valuation:chart.deal.summary', {
      licensor: formatMoney(licensor, currency, language),
      licensee: formatMoney(licensee, currency, language),
      share: formatPercent(licensorShare),
    }),
}
