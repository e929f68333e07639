import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact, formatPercent, formatInUnit } from '@/shared/lib/money'
import type { ReportContent } from '../model/reportContent'
import { indicationName } from '../model/valuationNames'
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
  unitOf,
} from './base'
import type { ChartContext, ReportChart, WriteMoney } from './chart'
import { chartPalette } from './palette'

/** Years with at least this part of peak sales belong to the peak. */
const AT_PEAK = 0.995
/** A bar lower than this part of the peak has room for its number next to that of the peak. */
const CLIFF = 0.75
const MIN_FALL = 0.05

const successSales = ({ indications, periods }: ReportContent) =>
  Array.from({ length: periods }, (_, period) =>
    indications.reduce((sum, { salesSuccess }) => sum + (salesSuccess[period] ?? 0), 0),
  )

const lossOf = ({ indications, regions }: ReportContent): number | null => {
  const [only, ...others] = indications
  if (!only || others.length > 0) return null
  return regions.every(({ loe }) => loe === only.loe) ? only.loe : null
}

export function plateau(sales: readonly number[]): { from: number; to: number; peak: number } {
  const peak = Math.max(0, ...sales)
  const isHigh = (period: number) => (sales[period] ?? -1) >= peak * AT_PEAK
  let from = sales.indexOf(peak)
  let to = from
  while (isHigh(from - 1)) from -= 1
  while (isHigh(to + 1)) to += 1
  return { from, to, peak }
}

export function peakFinding(
  sales: readonly number[],
  { t, baseDate }: ChartContext,
  money: WriteMoney,
): string | null {
  const { from, to, peak } = plateau(sales)
  if (peak === 0) return null
  const [first, last] = [estimatedYear(baseDate, from), estimatedYear(baseDate, to)]
  return t(from === to ? 'valuation:chart.sales.findingPeak' : 'valuation:chart.sales.finding', {
    years: from === to ? first : `${first}–${last}`,
    peak: money(peak),
  })
}

/**
 * Returns the larger fall in sales (0 to 1) from one year to the next, into or out of the year in which exclusivity is
 * lost: a year in which it is lost midway still has some protected sales. Null for a small fall.
 */
export function fallAfter(sales: readonly number[], loe: number): number | null {
  const falls = [Math.floor(loe), Math.ceil(loe)].map((year) => 1 - sales[year]! / sales[year - 1]!)
  const fall = Math.max(...falls.filter(Number.isFinite))
  return fall >= MIN_FALL ? fall : null
}

/** Sales per year in the success case, stacked by indication, and expected sales as a line. */
export const sales: ReportChart = {
  titleKey: 'chart.sales.title',
  height: () => 320,

  option: (content, context) => {
    const { t, language, currency, baseDate, isDark } = context
    const { ink, soft, series, sequence, total } = chartPalette(isDark)
    const names = content.indications.map((it) => indicationName(it, language))
    const all = successSales(content)
    const { from, to, peak } = plateau(all)
    const unit = unitOf(context, all)
    const isOne = content.indications.length === 1
    const loss = lossOf(content)
    const [other, high] = [sequence[2], series[0]]
    // Numbers are shown for first sales, the peak, the year after it if that is far lower, and the last year.
    const sold = all.flatMap((amount, period) => (amount > 0 ? [period] : []))
    const isCliff = (all[to + 1] ?? 0) < peak * CLIFF
    const labelled = new Set([sold[0], from, isCliff ? to + 1 : from, sold.at(-1)])
    const years = categoryAxis(
      context,
      all.map((_, period) => estimatedYear(baseDate, period)),
    )
    const label = {
      show: true,
      position: 'top' as const,
      color: ink,
      formatter: ({ dataIndex }: { dataIndex: number }) =>
        labelled.has(dataIndex) && (all[dataIndex] ?? 0) > 0 ? formatInUnit(all[dataIndex], unit) : '',
    }
    return {
      ...base(context),
      tooltip: {
        ...base(context).tooltip,
        trigger: 'axis',
        valueFormatter: (value) => formatMoneyExact(Number(value), currency),
      },
      legend: legend(context, names),
      grid: { ...grid({ top: headroom(names.length, 32), bottom: 8 }), right: 64 },
      xAxis: { ...years, axisLabel: { color: soft, hideOverlap: true, interval: 'auto' } },
      yAxis: moneyAxis(context, unit),
      series: [
        ...content.indications.map((it, index) => ({
          type: 'bar' as const,
          name: names[index]!,
          stack: 'success',
          barMaxWidth: MAX_BAR_WIDTH,
          barCategoryGap: '40%',
          itemStyle: { color: isOne ? high : series[index % series.length]! },
          data: it.salesSuccess.map((amount, period) =>
            isOne && (period < from || period > to) ? { value: amount, itemStyle: { color: other } } : amount,
          ),
          ...(index === names.length - 1 && { label }),
          ...(index === 0 &&
            loss !== null && {
              markLine: {
                silent: true,
                symbol: 'none',
                lineStyle: { color: soft, type: 'dashed' as const, width: 1 },
                data: [
                  {
                    // A category is centred on its year.
                    xAxis: Math.floor(loss),
                    label: {
                      formatter: () =>
                        t('valuation:chart.sales.loe', { day: addYears(baseDate, loss).slice(0, 7) }),
                      color: soft,
                      position: 'end' as const,
                    },
                  },
                ],
              },
            }),
        })),
        {
          ...line(context, total, t('valuation:chart.sales.adjusted')),
          name: t('valuation:case.expected'),
          data: content.expected.sales,
        },
      ],
    }
  },

  table: (content, { t, language, baseDate }) => {
    const { indications, expected } = content
    const hasParts = indications.length > 1
    return {
      columns: [
        t('valuation:column.periodFrom'),
        ...indications.map((it) => `${indicationName(it, language)} · ${t('valuation:case.success')}`),
        t('valuation:case.expected'),
        ...(hasParts
          ? indications.map((it) => `${indicationName(it, language)} · ${t('valuation:case.expected')}`)
          : []),
      ],
      kinds: [
        'day',
        ...indications.map(() => 'money' as const),
        'money',
        ...(hasParts ? indications.map(() => 'money' as const) : []),
      ],
      rows: Array.from({ length: content.periods }, (_, period) => [
        addYears(baseDate, period),
        ...indications.map((it) => it.salesSuccess[period] ?? 0),
        expected.sales[period] ?? 0,
        ...(hasParts ? indications.map((it) => it.salesExpected[period] ?? 0) : []),
      ]),
    }
  },

  amounts: successSales,

  finding: (content, context, money) => {
    const all = successSales(content)
    const finding = peakFinding(all, context, money)
    if (finding === null) return null
    const loss = lossOf(content)
    const fall = loss === null ? null : fallAfter(all, loss)
    return fall === null
      ? finding
      : context.t('valuation:chart.sales.findingLoss', { finding, drop: formatPercent(fall, 0) })
  },

  summary: ({ summary, expected }, { t, baseDate }, money) =>
    t('valuation:chart.sales.summary', {
      peak: money(summary.peakSales),
      day: addYears(baseDate, summary.peakPeriod),
      expected: money(Math.max(0, ...expected.sales)),
    }),
}
