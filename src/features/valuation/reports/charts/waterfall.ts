import { formatMoneyExact, formatInUnit } from '@/shared/lib/money'
import { LEDGER_ROWS, type ReportContent } from '../model/reportContent'
import { base, categoryAxis, grid, moneyAxis, unitOf } from './base'
import type { ChartContext, ReportChart } from './chart'
import { chartPalette } from './palette'
import { spans } from './spans'

interface Step {
  name: string
  amount: number
  from: number
  to: number
}

function stepsOf(
  { pv, summary }: Pick<ReportContent, 'pv' | 'summary'>,
  { t, valueName }: ChartContext,
): Step[] {
  let level = 0
  const steps = LEDGER_ROWS.filter((row) => row === 'sales' || pv[row] !== 0).map((row) => {
    const amount = row === 'sales' ? pv.sales : -pv[row]
    const from = level
    level += amount
    return { name: t(`valuation:ledger.${row}`), amount, from, to: level }
  })
  return [
    ...steps,
    { name: valueName ?? t('valuation:kpi.rnpv'), amount: summary.rnpv, from: 0, to: summary.rnpv },
  ]
}

const amounts = ({ pv, summary }: Pick<ReportContent, 'pv' | 'summary'>) => [pv.sales, summary.rnpv]

export const waterfall: ReportChart<'pv' | 'summary'> = {
  titleKey: 'chart.waterfall.title',
  height: () => 360,

  option: (content, context) => {
    const { ink, gain, loss, total, surface } = chartPalette(context.isDark)
    const { currency } = context
    const unit = unitOf(context, amounts(content))
    const steps = stepsOf(content, context)
    const last = steps.length - 1
    const rows = steps.map(({ from, to }, index) => [index, from, to])
    const series = (name: string, color: string, isShown: (step: Step, index: number) => boolean) => {
      const own = steps.flatMap((step, index) => (isShown(step, index) ? [index] : []))
      return {
        type: 'custom' as const,
        name,
        color,
        encode: { x: 0, y: [1, 2] },
        data: own.map((index) => rows[index]!),
        renderItem: spans('vertical', {
          color,
          ink,
          ...(name === 'minus' && { stripes: surface }),
          label: (row) => formatInUnit(steps[own[row]!]!.amount, unit),
        }),
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const step = steps[own[dataIndex]!]!
            return `${step.name}\n${formatMoneyExact(step.amount, currency)}`
          },
        },
      }
    }
    const axis = categoryAxis(
      context,
      steps.map(({ name }) => name),
    )
    return {
      ...base(context),
      grid: grid({ top: 32, bottom: 8 }),
      xAxis: { ...axis, axisLabel: { ...axis.axisLabel, width: 84, overflow: 'break', hideOverlap: true } },
      yAxis: moneyAxis(context, unit),
      series: [
        series('plus', gain, ({ amount }, index) => index < last && amount >= 0),
        series('minus', loss, ({ amount }, index) => index < last && amount < 0),
        series('total', total, (_, index) => index === last),
      ],
    }
  },

  table: (content, context) => ({
    columns: [context.t('valuation:column.component'), context.t('valuation:column.pv')],
    kinds: ['text', 'money'],
    rows: stepsOf(content, context).map(({ name, amount }) => [name, amount]),
  }),

  amounts,

  finding: (content, context, money) => {
    const { t, valueName } = context
    const costs = stepsOf(content, context).slice(1, -1)
    const largestCost = costs.toSorted((a, b) => a.amount - b.amount)[0]
    if (!largestCost || largestCost.amount >= 0) return null
    return t('valuation:chart.waterfall.finding', {
      sales: money(content.pv.sales),
      value: valueName ?? t('valuation:kpi.rnpv'),
      rnpv: money(content.summary.rnpv),
      cost: largestCost.name,
    })
  },

  summary: ({ pv, summary }, { t }, money) =>
    t('valuation:chart.waterfall.summary', {
      sales: money(pv.sales),
      rnd: money(pv.rnd + pv.launch),
      rnpv: money(summary.rnpv),
    }),
}
