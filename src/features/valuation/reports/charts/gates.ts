import { EMPTY_VALUE, formatMoneyExact, formatInUnit } from '@/shared/lib/money'
import { trendOf } from '@/shared/ui/chart/chartFinding'
import type { ReportContent } from '../model/reportContent'
import { indicationNameOf, stageName, stagesOf } from '../model/valuationNames'
import { base, categoryAxis, grid, headroom, legend, moneyAxis, unitOf } from './base'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'

const SYMBOLS = ['circle', 'rect', 'triangle'] as const

type Branch = ReportContent['tree']['indications'][number]

const valueAt = ({ nodes }: Branch, stage: string) =>
  nodes.find((node) => node.stage === stage)?.valueAtStage ?? null

const amounts = ({ tree }: ReportContent) =>
  tree.indications.flatMap(({ nodes }) => nodes.map(({ valueAtStage }) => valueAtStage))

/** Value at the start of each stage, given that the asset reaches it. */
export const gates: ReportChart = {
  titleKey: 'chart.gates.title',
  height: () => 320,

  option: (content, context) => {
    const { t, language, currency, isDark } = context
    const unit = unitOf(context, amounts(content))
    const { ink, series } = chartPalette(isDark)
    const names = content.tree.indications.map(({ id }) => indicationNameOf(content, id, language))
    return {
      ...base(context),
      legend: legend(context, names),
      grid: grid({ top: headroom(names.length, 24), bottom: 8 }),
      xAxis: categoryAxis(
        context,
        stagesOf(content).map((stage) => stageName(t, stage)),
      ),
      yAxis: moneyAxis(context, unit),
      series: content.tree.indications.map((branch, index) => ({
        type: 'line',
        name: names[index]!,
        step: 'middle',
        color: series[index]!,
        symbol: SYMBOLS[index]!,
        symbolSize: 7,
        lineStyle: { width: 2 },
        data: stagesOf(content).map((stage) => valueAt(branch, stage) ?? '-'),
        label: {
          show: content.tree.indications.length === 1,
          position: 'top',
          color: ink,
          formatter: ({ value }) => (typeof value === 'number' ? formatInUnit(value, unit) : ''),
        },
        tooltip: {
          valueFormatter: (value) =>
            typeof value === 'number' ? formatMoneyExact(value, currency) : EMPTY_VALUE,
        },
      })),
    }
  },

  table: (content, { t, language }) => ({
    columns: [
      t('valuation:column.stage'),
      ...content.tree.indications.map(({ id }) => indicationNameOf(content, id, language)),
    ],
    kinds: ['text', ...content.tree.indications.map(() => 'money' as const)],
    rows: stagesOf(content).map((stage) => [
      stageName(t, stage),
      ...content.tree.indications.map((branch) => valueAt(branch, stage) ?? EMPTY_VALUE),
    ]),
  }),

  amounts,

  finding: ({ tree: { indications } }, { t }, money) => {
    const [branch, ...others] = indications
    const [first, last] = [branch?.nodes[0], branch?.nodes.at(-1)]
    const trend = trendOf(branch?.nodes.map(({ valueAtStage }) => valueAtStage) ?? [])
    if (others.length > 0 || !first || !last || trend !== 'rising') return null
    return t('valuation:chart.gates.finding', {
      from: money(first.valueAtStage),
      to: money(last.valueAtStage),
      last: stageName(t, last.stage),
    })
  },

  summary: (content, { t, language }, money) => {
    const texts = content.tree.indications.flatMap(({ id, nodes }) => {
      const first = nodes[0]
      const last = nodes.at(-1)
      if (!first || !last) return []
      const name = indicationNameOf(content, id, language)
      const from = money(first.valueAtStage)
      return first === last
        ? [t('valuation:chart.gates.summaryOne', { name, stage: stageName(t, first.stage), from })]
        : [
            t('valuation:chart.gates.summary', {
              name,
              from,
              first: stageName(t, first.stage),
              last: stageName(t, last.stage),
              to: money(last.valueAtStage),
            }),
          ]
    })
    return texts.length > 0 ? texts.join(t('valuation:sentenceGap')) : t('valuation:chart.gates.none')
  },
}
