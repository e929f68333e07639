import { EMPTY_VALUE, formatPercent } from '@/shared/lib/money'
import type { IndicationResult, ReportContent } from '../model/reportContent'
import { indicationName, stageName, stagesOf } from '../model/valuationNames'
import { MAX_BAR_WIDTH, base, grid, headroom, laneAxis, legend } from './base'
import type { ChartContext, ReportChart } from './chart'
import { chartPalette } from './palette'

const APPROVAL = 'approval'

const gates = (content: ReportContent) => [...stagesOf(content), APPROVAL]

const gateName = ({ t }: ChartContext, gate: string) =>
  gate === APPROVAL ? t('valuation:chart.funnel.approval') : stageName(t, gate)

/** Null when the indication does not have the stage. */
const reachOf = ({ loa, stages }: IndicationResult, gate: string) =>
  gate === APPROVAL ? loa : (stages.find(({ stage }) => stage === gate)?.reach ?? null)

export const funnel: ReportChart = {
  titleKey: 'chart.funnel.title',
  height: (content) => 80 + gates(content).length * (28 + 12 * content.indications.length),

  option: (content, context) => {
    const { ink } = chartPalette(context.isDark)
    const names = content.indications.map((it) => indicationName(it, context.language))
    return {
      ...base(context),
      legend: legend(context, names),
      grid: { ...grid({ top: headroom(names.length, 0), bottom: 8 }), right: 56 },
      xAxis: { type: 'value', min: 0, max: 1, axisLabel: { show: false }, splitLine: { show: false } },
      yAxis: laneAxis(
        context,
        gates(content).map((gate) => gateName(context, gate)),
      ),
      series: content.indications.map((it, index) => ({
        type: 'bar',
        barMaxWidth: MAX_BAR_WIDTH,
        name: names[index]!,
        data: gates(content).map((gate) => reachOf(it, gate) ?? '-'),
        label: {
          show: true,
          position: 'right',
          color: ink,
          formatter: ({ value }) => (typeof value === 'number' ? formatPercent(value) : ''),
        },
        tooltip: {
          valueFormatter: (value) => (typeof value === 'number' ? formatPercent(value, 2) : EMPTY_VALUE),
        },
      })),
    }
  },

  table: (content, context) => ({
    columns: [
      context.t('valuation:column.stage'),
      ...content.indications.map((it) => indicationName(it, context.language)),
    ],
    kinds: ['text', ...content.indications.map(() => 'percent' as const)],
    rows: gates(content).map((gate) => [
      gateName(context, gate),
      ...content.indications.map((it) => reachOf(it, gate) ?? EMPTY_VALUE),
    ]),
  }),

  finding: ({ indications: [only, ...others] }, { t, language }) => {
    const lowest = only?.stages.toSorted((a, b) => a.pos - b.pos)[0]
    if (!lowest || others.length > 0) return null
    const pos = formatPercent(lowest.pos)
    // Compared as displayed: stages with the same digits are a tie.
    const hardest = only.stages.filter((stage) => formatPercent(stage.pos) === pos)
    return t(`valuation:chart.funnel.finding.${hardest.length > 1 ? 'tie' : 'first'}`, {
      loa: formatPercent(only.loa),
      stage: new Intl.ListFormat(language).format(hardest.map(({ stage }) => stageName(t, stage))),
      pos,
    })
  },

  summary: ({ indications }, { t, language }) =>
    indications
      .map((it) =>
        t('valuation:chart.funnel.summary', {
          name: indicationName(it, language),
          loa: formatPercent(it.loa, 2),
        }),
      )
      .join(t('valuation:sentenceGap')),
}
