import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact } from '@/shared/lib/money'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import type { ChartContext, Figure } from '../reports/charts'
import {
  MAX_BAR_WIDTH,
  base,
  categoryAxis,
  estimatedYear,
  grid,
  headroom,
  legend,
  line,
  moneyAxis,
  moneyOf,
  unitOf,
} from '../reports/charts/base'
import { chartPalette } from '../reports/charts/palette'
import { peakFinding } from '../reports/charts/sales'
import { tornado } from '../reports/charts/tornado'
import { waterfall } from '../reports/charts/waterfall'
import { driverName } from '../reports/model/valuationNames'
import type { Calculation } from './calculation'
import type { TFunction } from '@/shared/i18n'

/** Charts of a calculation, for screen and PDF. `t` needs the calculator's namespaces. */
export function npvFigures(calculation: Calculation, report: Omit<ChartContext, 'valueName'>, t: TFunction) {
  const context = { ...report, valueName: t('valuationNpv:figure.npv') }
  return [
    yearlyFigure(calculation, context, t),
    componentsFigure(calculation, context, t),
    driversFigure(calculation, context, t),
  ] as const
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function yearlyFigure(
  { expected, periods, discountFactors }: Calculation,
  context: ChartContext,
  t: TFunction,
): Figure {
  const { baseDate } = context
  const { sales, cf } = expected
  const money = moneyOf(context, [...sales, ...cf])
  const peak = Math.max(0, ...sales)
  return {
    title: t('valuationNpv:yearly.title'),
    finding: peakFinding(sales, context, money),
    unit: unitOf(context, [...sales, ...cf]).name,
    summary: t('valuationNpv:yearly.summary', {
      peak: money(peak),
      day: addYears(baseDate, Math.max(0, sales.indexOf(peak))),
      total: money(sum(cf)),
    }),
    height: 340,
    option: yearlyOption(expected, context, t),
    table: {
      columns: [
        t('valuation:column.periodFrom'),
        t('valuationNpv:yearly.sales'),
        t('valuationNpv:yearly.costs'),
        t('valuationNpv:yearly.cashFlow'),
        t('valuation:ledger.discountFactor'),
        t('valuation:column.pv'),
      ],
      kinds: ['day', 'money', 'money', 'money', 'factor', 'money'],
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
  t: TFunction,
): EChartsOption {
  const { currency, baseDate, isDark } = context
  const { series, total, soft } = chartPalette(isDark)
  const names = [t('valuationNpv:yearly.sales'), t('valuationNpv:yearly.cashFlow')] as const
  const axis = categoryAxis(
    context,
    sales.map((_, k) => estimatedYear(baseDate, k)),
  )
  return {
    ...base(context),
    tooltip: {
      ...base(context).tooltip,
      trigger: 'axis',
      valueFormatter: (value) => formatMoneyExact(Number(value), currency),
    },
    legend: legend(context, [...names]),
    grid: grid({ top: headroom(names.length), bottom: 8 }),
    xAxis: { ...axis, axisLabel: { color: soft, hideOverlap: true } },
    yAxis: moneyAxis(context, unitOf(context, [...sales, ...cf])),
    series: [
      { type: 'bar', name: names[0], color: series[0], barMaxWidth: MAX_BAR_WIDTH, data: sales },
      { ...line(context, total), name: names[1], data: cf },
    ],
  }
}

function componentsFigure(calculation: Calculation, context: ChartContext, t: TFunction): Figure {
  const { pv, summary } = calculation
  const amounts = waterfall.amounts?.(calculation) ?? []
  const money = moneyOf(context, amounts)
  return {
    title: t('valuationNpv:waterfall.title'),
    finding: waterfall.finding?.(calculation, context, money) ?? null,
    unit: unitOf(context, amounts).name,
    summary: t('valuationNpv:waterfall.summary', {
      sales: money(pv.sales),
      costs: money(pv.sales - summary.rnpv),
      npv: money(summary.rnpv),
    }),
    height: waterfall.height(calculation),
    option: waterfall.option(calculation, context),
    table: waterfall.table(calculation, context),
  }
}

function driversFigure(calculation: Calculation, context: ChartContext, t: TFunction): Figure {
  const [topDriver] = calculation.tornado
  const amounts = tornado.amounts?.(calculation) ?? []
  const money = moneyOf(context, amounts)
  return {
    title: t('valuationNpv:tornado.title'),
    finding: tornado.finding?.(calculation, context, money) ?? null,
    unit: unitOf(context, amounts).name,
    summary: topDriver
      ? t('valuationNpv:tornado.summary', {
          first: driverName(context.t, topDriver.key),
          swing: money(topDriver.swing),
        })
      : t('valuationNpv:tornado.none'),
    height: tornado.height(calculation),
    option: tornado.option(calculation, context),
    table: tornado.table(calculation, context),
  }
}
