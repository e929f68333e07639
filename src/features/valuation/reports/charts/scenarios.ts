import { ABSENT, exactMoney, formatMoney } from '@/shared/lib/money'
import { scenarioName } from '../model/text'
import { base, categoryAxis, grid, moneyAxis } from './base'
import { isPessimisticAbove } from '../model/explanations'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

/** rNPV of each scenario, and the weighted one hollow beside them. */
export const scenarios: ReportChart = {
  titleKey: 'chart.scenarios.title',
  height: () => 300,

  option: ({ scenarios: { rows, weighted } }, context) => {
    const { t, language, currency, isDark } = context
    const { ink, gain, loss, total, surface } = chartPalette(isDark)
    return {
      ...base(context),
      grid: grid({ top: 32, bottom: 8 }),
      xAxis: categoryAxis(context, [
        ...rows.map(({ name }) => scenarioName(t, name)),
        t('valuation:chart.scenarios.weighted'),
      ]),
      yAxis: moneyAxis(context),
      series: [
        {
          type: 'bar',
          name: t('valuation:kpi.rnpv'),
          barMaxWidth: 64,
          data: [
            ...rows.map(({ rnpv }) => ({ value: rnpv, itemStyle: { color: rnpv < 0 ? loss : gain } })),
            { value: weighted, itemStyle: { color: surface, borderColor: total, borderWidth: 2 } },
          ],
          label: {
            show: true,
            position: 'top',
            color: ink,
            formatter: ({ value }) => formatMoney(Number(value), currency, language),
          },
          tooltip: { valueFormatter: (value) => exactMoney(Number(value), currency) },
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
        ABSENT,
      ],
    ],
  }),

  summary: (content, { t, language, currency }) => {
    const { rows, weighted } = content.scenarios
    const values = rows.map(({ rnpv }) => rnpv)
    const range = t('valuation:chart.scenarios.summary', {
      low: formatMoney(Math.min(...values), currency, language),
      high: formatMoney(Math.max(...values), currency, language),
      weighted: formatMoney(weighted, currency, language),
    })
    return isPessimisticAbove(content)
      ? [range, t('valuation:scenario.pessimisticAbove')].join(t('valuation:sentenceGap'))
      : range
  },
}
