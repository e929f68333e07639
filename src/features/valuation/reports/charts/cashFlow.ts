import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact } from '@/shared/lib/money'
import {
  base,
  calendarMonth,
  grid,
  headroom,
  legend,
  line,
  markLine,
  moneyAxis,
  timeAxis,
  unitOf,
} from './base'
import type { ReportContent } from '../model/reportContent'
import { yearsText } from '../model/yearsText'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'
import { spans } from './spans'

function cumulate(amounts: readonly number[]): number[] {
  let total = 0
  return amounts.map((amount) => (total += amount))
}

/**
 * Expected cash flow per period with its running total. The axis is continuous time: the total moves evenly through a
 * period, so it crosses 0 exactly at the payback mark.
 */
const amounts = ({ expected: { cf } }: Pick<ReportContent, 'expected'>) => [...cf, ...cumulate(cf)]

export const cashFlow: ReportChart = {
  titleKey: 'chart.cashFlow.title',
  height: () => 360,

  option: (content, context) => {
    const { t, currency, baseDate, isDark } = context
    const palette = chartPalette(isDark)
    const totals = cumulate(content.expected.cf)
    const { payback } = content.summary
    const earned = spans('vertical', { color: palette.series[0], ink: palette.ink })
    const spent = spans('vertical', { color: palette.loss, ink: palette.ink, stripes: palette.surface })
    const names = [t('valuation:chart.cashFlow.flow'), t('valuation:chart.cashFlow.total')] as const
    return {
      ...base(context),
      legend: legend(context, [...names]),
      grid: grid({ top: headroom(names.length, 24), bottom: 8 }),
      xAxis: timeAxis(context, 0, content.periods),
      yAxis: moneyAxis(context, unitOf(context, amounts(content))),
      series: [
        {
          type: 'custom',
          name: names[0],
          color: palette.series[0],
          encode: { x: 0, y: [1, 2] },
          data: content.expected.cf.map((amount, period) => [period + 0.5, 0, amount]),
          renderItem: (params, api) =>
            (content.expected.cf[params.dataIndex]! < 0 ? spent : earned)(params, api),
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) =>
              `${calendarMonth(baseDate, dataIndex)}\n${names[0]} ${formatMoneyExact(content.expected.cf[dataIndex], currency)}`,
          },
          ...(payback !== null && {
            markLine: markLine(context, [
              {
                name: t('valuation:chart.cashFlow.payback', { years: yearsText(t, payback, 1) }),
                xAxis: payback,
              },
            ]),
          }),
        },
        {
          ...line(context, palette.total),
          name: names[1],
          // Invisible, but the pointer can hit it.
          symbol: 'circle',
          symbolSize: 9,
          itemStyle: { opacity: 0 },
          data: [[0, 0], ...totals.map((total, period) => [period + 1, total])],
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) =>
              `${calendarMonth(baseDate, dataIndex)}\n${names[1]} ${formatMoneyExact(totals[dataIndex - 1] ?? 0, currency)}`,
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

  amounts,

  finding: ({ expected, summary: { payback } }, { t, baseDate }, money) => {
    const lowest = money(Math.min(0, ...cumulate(expected.cf)))
    return payback === null
      ? t('valuation:chart.cashFlow.findingNever', { lowest })
      : t('valuation:chart.cashFlow.finding', { lowest, day: addYears(baseDate, payback).slice(0, 7) })
  },

  summary: ({ expected, summary: { payback } }, { t, baseDate }, money) => {
    const totals = cumulate(expected.cf)
    const lowest = Math.min(0, ...totals)
    const params = {
      lowest: money(lowest),
      end: money(totals.at(-1) ?? 0),
    }
    return payback === null
      ? t('valuation:chart.cashFlow.summaryNever', params)
      : t('valuation:chart.cashFlow.summary', {
          ...params,
          years: yearsText(t, payback, 1),
          day: addYears(baseDate, payback),
        })
  },
}
