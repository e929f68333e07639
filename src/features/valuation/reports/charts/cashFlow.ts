import { addYears } from '@/shared/lib/dates'
import { exactMoney, formatMoney, formatNumber } from '@/shared/lib/money'
import { base, calendar, grid, legend, markLine, moneyAxis, timeAxis } from './base'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

/** Running totals, one per period. */
function cumulate(amounts: readonly number[]): number[] {
  let total = 0
  return amounts.map((amount) => (total += amount))
}

/**
 * Expected cash flow per period with its running total. The axis is time, not periods: the total moves evenly
 * through a period, so it crosses 0 exactly at the payback mark.
 */
export const cashFlow: ReportChart = {
  titleKey: 'chart.cashFlow.title',
  height: () => 360,

  option: (content, context) => {
    const { t, currency, baseDate, isDark } = context
    const palette = chartPalette(isDark)
    const totals = cumulate(content.expected.cf)
    const { payback } = content.summary
    const names = [t('valuation:chart.cashFlow.flow'), t('valuation:chart.cashFlow.total')] as const
    return {
      ...base(context),
      legend: legend(context, [...names]),
      grid: grid({ top: 64, bottom: 8 }),
      xAxis: { ...timeAxis(context), min: 0, max: content.periods },
      yAxis: moneyAxis(context),
      series: [
        {
          type: 'bar',
          name: names[0],
          barWidth: '64%',
          color: palette.gain,
          data: content.expected.cf.map((amount, period) => ({
            value: [period + 0.5, amount],
            itemStyle: { color: amount < 0 ? palette.loss : palette.gain },
          })),
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) =>
              `${calendar(baseDate, dataIndex)}\n${names[0]} ${exactMoney(content.expected.cf[dataIndex], currency)}`,
          },
          ...(payback !== null && {
            markLine: markLine(context, [
              {
                name: t('valuation:chart.cashFlow.payback', { years: formatNumber(payback, 1) }),
                xAxis: payback,
              },
            ]),
          }),
        },
        {
          type: 'line',
          name: names[1],
          color: palette.total,
          symbol: 'circle',
          symbolSize: 5,
          showAllSymbol: true,
          data: [[0, 0], ...totals.map((total, period) => [period + 1, total])],
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) =>
              `${calendar(baseDate, dataIndex)}\n${names[1]} ${exactMoney(totals[dataIndex - 1] ?? 0, currency)}`,
          },
        },
      ],
    }
  },

  table: ({ expected }, { t, baseDate }) => {
    const totals = cumulate(expected.cf)
    return {
      columns: [
        t('valuation:column.periodFrom'),
        t('valuation:chart.cashFlow.flow'),
        t('valuation:chart.cashFlow.total'),
      ],
      kinds: ['day', 'money', 'money'],
      rows: expected.cf.map((amount, period) => [addYears(baseDate, period), amount, totals[period]!]),
    }
  },

  summary: ({ expected, summary: { payback } }, { t, language, currency, baseDate }) => {
    const totals = cumulate(expected.cf)
    const lowest = Math.min(0, ...totals)
    const params = {
      lowest: formatMoney(lowest, currency, language),
      end: formatMoney(totals.at(-1) ?? 0, currency, language),
    }
    return payback === null
      ? t('valuation:chart.cashFlow.summaryNever', params)
      : t('valuation:chart.cashFlow.summary', {
          ...params,
          years: formatNumber(payback, 1),
          day: addYears(baseDate, payback),
        })
  },
}
