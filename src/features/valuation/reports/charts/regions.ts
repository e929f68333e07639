import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact, formatPercent, formatInUnit } from '@/shared/lib/money'
import { SALES_REGIONS } from '../../engine/method/valuationTypes'
import { regionName } from '../../form/model/regionTexts'
import type { ReportContent } from '../model/reportContent'
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
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

type Part = 'regions' | 'periods'

interface RegionSales {
  region: string
  pv: number
  expected: number[]
  success: number[]
}

const sumLists = (lists: readonly number[][], periods: number) =>
  Array.from({ length: periods }, (_, period) => lists.reduce((sum, list) => sum + (list[period] ?? 0), 0))

/** Fixed position, and so a fixed colour, of a region in every report; unknown regions come last. */
const placeOf = (region: string) => {
  const place = SALES_REGIONS.findIndex((it) => it === region)
  return place < 0 ? SALES_REGIONS.length : place
}

export function salesByRegion({ regions, periods }: Pick<ReportContent, Part>): RegionSales[] {
  const names = [...new Set(regions.map(({ region }) => region))]
  return names
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((region) => {
      const own = regions.filter((it) => it.region === region)
      return {
        region,
        pv: own.reduce((sum, { pvSales }) => sum + pvSales, 0),
        expected: sumLists(
          own.map(({ salesExpected }) => salesExpected),
          periods,
        ),
        success: sumLists(
          own.map(({ salesSuccess }) => salesSuccess),
          periods,
        ),
      }
    })
}

const totalOf = (content: Pick<ReportContent, Part>, which: 'expected' | 'success') =>
  sumLists(
    salesByRegion(content).map((it) => it[which]),
    content.periods,
  )

/** Sales per year in the success case, stacked by region, and expected sales as a line. */
export const regions: ReportChart<Part> = {
  titleKey: 'chart.regions.title',
  height: () => 320,

  option: (content, context) => {
    const { t, currency, baseDate, isDark } = context
    const { ink, soft, series, total } = chartPalette(isDark)
    const parts = salesByRegion(content)
    const names = parts.map(({ region }) => regionName(t, region))
    const all = totalOf(content, 'success')
    const unit = unitOf(context, all)
    const peak = all.indexOf(Math.max(...all))
    const years = categoryAxis(
      context,
      all.map((_, period) => estimatedYear(baseDate, period)),
    )
    const label = {
      show: true,
      position: 'top' as const,
      color: ink,
      formatter: ({ dataIndex }: { dataIndex: number }) =>
        dataIndex === peak && all[peak]! > 0 ? formatInUnit(all[peak], unit) : '',
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
        ...parts.map(({ region, success }, index) => ({
          type: 'bar' as const,
          name: names[index]!,
          stack: 'success',
          barMaxWidth: MAX_BAR_WIDTH,
          barCategoryGap: '40%',
          itemStyle: { color: series[placeOf(region)]! },
          data: success,
          ...(index === parts.length - 1 && { label }),
        })),
        {
          ...line(context, total, t('valuation:chart.sales.adjusted')),
          name: t('valuation:case.expected'),
          data: totalOf(content, 'expected'),
        },
      ],
    }
  },

  table: (content, { t, baseDate }) => {
    const parts = salesByRegion(content)
    const column = (region: string, which: 'expected' | 'success') =>
      `${regionName(t, region)} · ${t(`valuation:case.${which}`)}`
    const expected = totalOf(content, 'expected')
    return {
      columns: [
        t('valuation:column.periodFrom'),
        ...parts.map(({ region }) => column(region, 'success')),
        t('valuation:case.expected'),
        ...parts.map(({ region }) => column(region, 'expected')),
      ],
      kinds: ['day', ...parts.map(() => 'money' as const), 'money', ...parts.map(() => 'money' as const)],
      rows: (parts.length === 0 ? [] : expected).map((amount, period) => [
        addYears(baseDate, period),
        ...parts.map(({ success }) => success[period]!),
        amount,
        ...parts.map((part) => part.expected[period]!),
      ]),
    }
  },

  amounts: (content) => totalOf(content, 'success'),

  finding: (content, { t }) => {
    const parts = salesByRegion(content).toSorted((one, other) => other.pv - one.pv)
    const total = parts.reduce((sum, { pv }) => sum + pv, 0)
    const [first, second] = parts
    if (!first || !second || total === 0) return null
    const [share, next] = [formatPercent(first.pv / total, 0), formatPercent(second.pv / total, 0)]
    // Neither leads if both shares look equal.
    return share === next
      ? null
      : t('valuation:chart.regions.finding', {
          first: regionName(t, first.region),
          share,
          second: regionName(t, second.region),
          next,
        })
  },

  summary: (content, { t, baseDate }, money) => {
    const success = totalOf(content, 'success')
    const peak = Math.max(0, ...success)
    return t('valuation:chart.regions.summary', {
      peak: money(peak),
      day: addYears(baseDate, Math.max(0, success.indexOf(peak))),
      expected: money(Math.max(0, ...totalOf(content, 'expected'))),
    })
  },
}
