import { addYears } from '@/shared/lib/dates'
import { exactMoney, formatMoney } from '@/shared/lib/money'
import { indicationName } from '../model/text'
import { base, calendar, grid, legend, moneyAxis } from './base'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

/** Shapes beside the colours, one per indication. */
const SYMBOLS = ['circle', 'rect', 'triangle'] as const
const CASES = ['expected', 'success'] as const

/** Sales per period, indications stacked; the two cases apart, since their sizes differ by the LOA. */
export const sales: ReportChart = {
  titleKey: 'chart.sales.title',
  height: () => 480,

  option: (content, context) => {
    const { t, language, currency, baseDate, isDark } = context
    const { soft, ink, series } = chartPalette(isDark)
    const labels = Array.from({ length: content.periods }, (_, period) => calendar(baseDate, period))
    const names = content.indications.map((it) => indicationName(it, language))
    return {
      ...base(context),
      tooltip: {
        ...base(context).tooltip,
        trigger: 'axis',
        valueFormatter: (value) => exactMoney(Number(value), currency),
      },
      legend: legend(context, names),
      grid: [grid({ top: 72, bottom: 0, height: 160 }), grid({ top: 296, bottom: 0, height: 176 })],
      xAxis: CASES.map((_, gridIndex) => ({
        type: 'category' as const,
        gridIndex,
        data: labels,
        boundaryGap: false,
        axisLabel: { color: soft, hideOverlap: true },
      })),
      yAxis: CASES.map((name, gridIndex) => ({
        ...moneyAxis(context),
        gridIndex,
        name: t(`valuation:case.${name}`),
        nameTextStyle: { color: ink, align: 'left' as const },
        nameGap: 14,
      })),
      series: CASES.flatMap((name, gridIndex) =>
        content.indications.map((it, index) => ({
          type: 'line' as const,
          name: names[index]!,
          stack: name,
          xAxisIndex: gridIndex,
          yAxisIndex: gridIndex,
          color: series[index]!,
          symbol: SYMBOLS[index]!,
          symbolSize: 6,
          showAllSymbol: true,
          areaStyle: { opacity: 0.25 },
          data: name === 'expected' ? it.salesExpected : it.salesSuccess,
        })),
      ),
    }
  },

  table: (content, { t, language, baseDate }) => ({
    columns: [
      t('valuation:column.periodFrom'),
      ...CASES.flatMap((name) =>
        content.indications.map((it) => `${indicationName(it, language)} · ${t(`valuation:case.${name}`)}`),
      ),
    ],
    kinds: ['day', ...CASES.flatMap(() => content.indications.map(() => 'money' as const))],
    rows: Array.from({ length: content.periods }, (_, period) => [
      addYears(baseDate, period),
      ...content.indications.map((it) => it.salesExpected[period] ?? 0),
      ...content.indications.map((it) => it.salesSuccess[period] ?? 0),
    ]),
  }),

  summary: ({ summary, expected }, { t, language, currency, baseDate }) =>
    t('valuation:chart.sales.summary', {
      peak: formatMoney(summary.peakSales, currency, language),
      day: addYears(baseDate, summary.peakPeriod),
      expected: formatMoney(Math.max(0, ...expected.sales), currency, language),
    }),
}
