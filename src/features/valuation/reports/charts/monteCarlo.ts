import { formatMoneyExact, formatNumber, formatPercent, formatInUnit } from '@/shared/lib/money'
import type { ReportContent } from '../model/reportContent'
import { base, grid, legend, markLine, moneyAxis, unitOf } from './base'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

const MARKS = ['p10', 'p50', 'p90'] as const

interface Bin {
  from: number
  to: number
  approved: number
  failed: number
}

function binsOf({ min, max, histogram: { approved, failed } }: ReportContent['monteCarlo']): Bin[] {
  const width = (max - min) / approved.length
  return approved.map((count, bin) => ({
    from: min + bin * width,
    to: min + (bin + 1) * width,
    approved: count,
    failed: failed[bin] ?? 0,
  }))
}

const amounts = ({ monteCarlo: { min, max } }: Pick<ReportContent, 'monteCarlo'>) => [min, max]

/**
 * Simulated values. The upper plot has all paths, those without an approval in grey. The lower one has only paths with
 * an approval, at its own scale, because many failures close to one value would flatten them.
 */
export const monteCarlo: ReportChart<'monteCarlo'> = {
  titleKey: 'chart.monteCarlo.title',
  height: () => 464,

  option: (content, context) => {
    const { t, currency, isDark } = context
    const { soft, ink, series, context: quiet, line } = chartPalette(isDark)
    const unit = unitOf(context, amounts(content))
    const { min, max, quantiles } = content.monteCarlo
    const bins = binsOf(content.monteCarlo)
    const [low, high] = min === max ? [min - 1, max + 1] : [min, max]
    const names = {
      approved: t('valuation:chart.monteCarlo.approved'),
      failed: t('valuation:chart.monteCarlo.failed'),
    }
    // Bars use hidden categories; marks and labels use a money axis of the same width.
    const hidden = { type: 'category' as const, show: false, data: bins.map((_, bin) => bin) }
    const money = { ...moneyAxis(context, unit), min: low, max: high, splitLine: { show: false } }
    const counts = (gridIndex: number, name: string) => ({
      type: 'value' as const,
      gridIndex,
      name,
      nameGap: 12,
      nameTextStyle: { color: ink, align: 'left' as const },
      axisLine: { onZero: false },
      axisLabel: { color: soft },
      splitLine: { lineStyle: { color: line } },
    })
    const tooltip = {
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const { from, to, approved, failed } = bins[dataIndex]!
        return [
          `${formatMoneyExact(Math.round(from), currency)} – ${formatMoneyExact(Math.round(to), currency)}`,
          `${names.approved} ${formatNumber(approved)}`,
          `${names.failed} ${formatNumber(failed)}`,
        ].join('\n')
      },
    }
    const bar = { type: 'bar' as const, barCategoryGap: '6%', tooltip }
    const approved = {
      ...bar,
      name: names.approved,
      data: bins.map((bin) => bin.approved),
      itemStyle: { color: series[0] },
    }
    const marks = MARKS.map((mark, index) => ({
      // The three may be close together, so their names have three heights.
      name: `${mark.toUpperCase()} ${formatInUnit(quantiles[mark], unit)}`,
      xAxis: quantiles[mark],
      rise: 30 + index * 15,
    }))
    return {
      ...base(context),
      legend: legend(context, [names.approved, names.failed]),
      grid: [grid({ top: 108, bottom: 0, height: 176 }), grid({ top: 340, bottom: 0, height: 116 })],
      xAxis: [
        { ...hidden, gridIndex: 0 },
        { ...money, gridIndex: 0, position: 'bottom' },
        { ...hidden, gridIndex: 1 },
        { ...money, gridIndex: 1, position: 'bottom' },
      ],
      yAxis: [
        counts(0, t('valuation:chart.monteCarlo.paths')),
        counts(1, t('valuation:chart.monteCarlo.enlarged')),
      ],
      series: [
        { ...approved, stack: 'paths', xAxisIndex: 0, yAxisIndex: 0 },
        {
          ...bar,
          name: names.failed,
          stack: 'paths',
          xAxisIndex: 0,
          yAxisIndex: 0,
          data: bins.map((bin) => bin.failed),
          itemStyle: { color: quiet },
        },
        { ...approved, xAxisIndex: 2, yAxisIndex: 1 },
        // Empty series: they carry the marks, and the money axes need a series.
        { type: 'line', data: [], xAxisIndex: 1, yAxisIndex: 0, markLine: markLine(context, marks) },
        { type: 'line', data: [], xAxisIndex: 3, yAxisIndex: 1 },
      ],
    }
  },

  table: (content, { t }) => ({
    columns: [
      t('valuation:column.from'),
      t('valuation:column.to'),
      t('valuation:chart.monteCarlo.approved'),
      t('valuation:chart.monteCarlo.failed'),
    ],
    kinds: ['money', 'money', 'number', 'number'],
    rows: binsOf(content.monteCarlo).map(({ from, to, approved, failed }) => [from, to, approved, failed]),
  }),

  amounts,

  finding: ({ monteCarlo: { quantiles, probNegative } }, { t }, money) =>
    t('valuation:chart.monteCarlo.finding', {
      negative: formatPercent(probNegative),
      p50: money(quantiles.p50),
      p90: money(quantiles.p90),
    }),

  summary: ({ monteCarlo: { quantiles, probNegative, probAnyApproval, paths } }, { t }, money) =>
    t('valuation:chart.monteCarlo.summary', {
      paths: formatNumber(paths),
      p10: money(quantiles.p10),
      p50: money(quantiles.p50),
      p90: money(quantiles.p90),
      negative: formatPercent(probNegative),
      approval: formatPercent(probAnyApproval),
    }),
}
