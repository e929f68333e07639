import { addYears } from '@/shared/lib/dates'
import { exactMoney, formatMoney } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/option'
import type { ChartContext, Figure } from '../reports/charts'
import { base, calendar, categoryAxis, grid, legend, moneyAxis } from '../reports/charts/base'
import { chartPalette } from '../reports/charts/palette'
import { tornado } from '../reports/charts/tornado'
import { waterfall } from '../reports/charts/waterfall'
import { driverName } from '../reports/model/text'
import type { Calculation } from './calculation'
import type { NpvText } from './texts'

/** The charts of a calculation, for the screen and the PDF alike. `t` has the words of the calculator. */
export function npvFigures(calculation: Calculation, report: Omit<ChartContext, 'valueName'>, t: NpvText) {
  const context = { ...report, valueName: t('figure.npv') }
  return [
    yearly(calculation, context, t),
    components(calculation, context, t),
    drivers(calculation, context, t),
  ] as const
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function yearly(
  { expected, periods, discountFactors }: Calculation,
  context: ChartContext,
  t: NpvText,
): Figure {
  const { currency, baseDate } = context
  const { sales, cf } = expected
  const peak = Math.max(0, ...sales)
  return {
    title: t('yearly.title'),
    summary: t('yearly.summary', {
      peak: formatMoney(peak, currency),
      day: addYears(baseDate, Math.max(0, sales.indexOf(peak))),
      total: formatMoney(sum(cf), currency),
    }),
    height: 340,
    option: yearlyOption(expected, context, t),
    table: {
      columns: [
        t('valuation:column.periodFrom'),
        t('yearly.sales'),
        t('yearly.costs'),
        t('yearly.cashFlow'),
        t('valuation:ledger.discountFactor'),
        t('valuation:column.pv'),
      ],
      kinds: ['day', 'money', 'money', 'money', 'number', 'money'],
      rows: Array.from({ length: periods }, (_, k) => {
        const factor = discountFactors[k]!
        return [
          addYears(baseDate, k),
          sales[k]!,
          sales[k]! - cf[k]!,
          cf[k]!,
          Number(factor.toFixed(4)),
          cf[k]! * factor,
        ]
      }),
    },
  }
}

function yearlyOption(
  { sales, cf }: Calculation['expected'],
  context: ChartContext,
  t: NpvText,
): EChartsOption {
  const { currency, baseDate, isDark } = context
  const { gain, total, soft } = chartPalette(isDark)
  const names = [t('yearly.sales'), t('yearly.cashFlow')] as const
  const axis = categoryAxis(
    context,
    sales.map((_, k) => calendar(baseDate, k)),
  )
  return {
    ...base(context),
    tooltip: {
      ...base(context).tooltip,
      trigger: 'axis',
      valueFormatter: (value) => exactMoney(Number(value), currency),
    },
    legend: legend(context, [...names]),
    grid: grid({ top: 48, bottom: 8 }),
    xAxis: { ...axis, axisLabel: { color: soft, hideOverlap: true } },
    yAxis: moneyAxis(context),
    series: [
      { type: 'bar', name: names[0], color: gain, barWidth: '60%', data: sales },
      {
        type: 'line',
        name: names[1],
        color: total,
        symbol: 'circle',
        symbolSize: 6,
        showAllSymbol: true,
        data: cf,
      },
    ],
  }
}

function components(calculation: Calculation, context: ChartContext, t: NpvText): Figure {
  const { pv, summary } = calculation
  const money = (amount: number) => formatMoney(amount, context.currency)
  return {
    title: t('waterfall.title'),
    summary: t('waterfall.summary', {
      sales: money(pv.sales),
      costs: money(pv.sales - summary.rnpv),
      npv: money(summary.rnpv),
    }),
    height: waterfall.height(calculation),
    option: waterfall.option(calculation, context),
    table: waterfall.table(calculation, context),
  }
}

function drivers(calculation: Calculation, context: ChartContext, t: NpvText): Figure {
  const [most] = calculation.tornado
  return {
    title: t('tornado.title'),
    summary: most
      ? t('tornado.summary', {
          first: driverName(context.t, most.key),
          swing: formatMoney(most.swing, context.currency),
        })
      : t('tornado.none'),
    height: tornado.height(calculation),
    option: tornado.option(calculation, context),
    table: tornado.table(calculation, context),
  }
}
