import { EMPTY_VALUE, formatMoneyExact, formatInUnit } from '@/shared/lib/money'
import { scenarioName } from '../model/valuationNames'
import { MAX_BAR_WIDTH, base, categoryAxis, grid, moneyAxis, unitOf } from './base'
import { isPessimisticAbove } from '../model/explanations'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

export const scenarios: ReportChart = {
  titleKey: 'chart.scenarios.title',
  height: () => 300,

  option: ({ scenarios: { rows, weighted } }, context) => {
    const { t, currency, isDark } = context
    const unit = unitOf(context, [...rows.map(({ rnpv }) => rnpv), weighted])
    const { ink, series, loss, total } = chartPalette(isDark)
    return {
      ...base(context),
      grid: grid({ top: 32, bottom: 8 }),
      xAxis: categoryAxis(context, [
        ...rows.map(({ name }) => scenarioName(t, name)),
        t('valuation:chart.scenarios.weighted'),
      ]),
      yAxis: moneyAxis(context, unit),
      series: [
        {
          type: 'bar',
          name: t('valuation:kpi.rnpv'),
          barMaxWidth: MAX_BAR_WIDTH,
          data: [
            ...rows.map(({ rnpv }) => ({ value: rnpv, itemStyle: { color: rnpv < 0 ? loss : series[0] } })),
            { value: weighted, itemStyle: { color: total } },
          ],
          label: {
            show: true,
            position: 'top',
            color: ink,
            formatter: ({ value }) => formatInUnit(Number(value), unit),
          },
          tooltip: { valueFormatter: (value) => formatMoneyExact(Number(value), currency) },
        },
      ],
    }
  },

  table: ({ scenarios: { rows, weighted } }, { t }) => ({
    columns: [
      t('valuation:column.scenario'),
      t('valuation:column.weight'),
      t('valuation:kpi.rnpv'),
      t('valuation:kpi.peakSales'),
    ],
    kinds: ['text', 'percent', 'money', 'money'],
    rows: [
      ...rows.map(({ name, weight, rnpv, peakSales }) => [scenarioName(t, name), weight, rnpv, peakSales]),
      [
        t('valuation:chart.scenarios.weighted'),
        rows.reduce((sum, { weight }) => sum + weight, 0),
        weighted,
        EMPTY_VALUE,
      ],
    ],
  }),

  amounts: ({ scenarios: { rows, weighted } }) => [...rows.map(({ rnpv }) => rnpv), weighted],

  finding: ({ scenarios: { rows, weighted } }, { t }, money) => {
    const below = rows.filter(({ rnpv }) => rnpv < 0).length
    return t(below === 0 ? 'valuation:chart.scenarios.finding' : 'valuation:chart.scenarios.findingBelow', {
      weighted: money(weighted),
      count: below,
    })
  },

  summary: (content, { t }, money) => {
    const { rows, weighted } = content.scenarios
    const values = rows.map(({ rnpv }) => rnpv)
    const range = t('valuation:chart.scenarios.summary', {
      low: money(Math.min(...values)),
      high: money(Math.max(...values)),
      weighted: money(weighted),
    })
    return isPessimisticAbove(content)
      ? [range, t('valuation:scenario.pessimisticAbove')].join(t('valuation:sentenceGap'))
      : range
  },
}
