import { addYears } from '@/shared/lib/dates'
import type { IndicationResult, ReportContent } from '../model/reportContent'
import { indicationName, stageName, stagesOf } from '../model/valuationNames'
import { base, calendarMonth, grid, headroom, laneAxis, legend, markLine, timeAxis } from './base'
import type { ChartContext, ReportChart } from './chart'
import { chartPalette } from './palette'
import { spans } from './spans'

const AFTER_LAUNCH = ['exclusivity', 'regional', 'afterLoss'] as const
type AfterLaunch = (typeof AFTER_LAUNCH)[number]

const lanes = (content: ReportContent) => [
  ...stagesOf(content),
  ...AFTER_LAUNCH.filter(
    (lane) => lane !== 'regional' || content.indications.some(({ loeElsewhere }) => loeElsewhere !== null),
  ),
]

const isAfterLaunch = (lane: string): lane is AfterLaunch => AFTER_LAUNCH.some((known) => known === lane)
const laneName = ({ t }: ChartContext, lane: string) =>
  isAfterLaunch(lane) ? t(`valuation:chart.timeline.${lane}`) : stageName(t, lane)

interface Span {
  lane: string
  from: number
  to: number
}

/**
 * Stages, then protected sales from launch on (longer in a single region, if it is protected longer), then sales
 * without protection.
 */
function spansOf({ stages, launch, loe, loeElsewhere, salesEnd }: IndicationResult): Span[] {
  const everywhere = loeElsewhere ?? loe
  return [
    ...stages.map(({ stage, start, duration }) => ({ lane: stage, from: start, to: start + duration })),
    { lane: 'exclusivity', from: launch, to: everywhere },
    ...(loeElsewhere === null ? [] : [{ lane: 'regional', from: everywhere, to: loe }]),
    { lane: 'afterLoss', from: everywhere, to: salesEnd },
  ]
}

export const timeline: ReportChart = {
  titleKey: 'chart.timeline.title',
  height: (content) => 96 + lanes(content).length * (26 + 8 * content.indications.length),

  option: (content, context) => {
    const palette = chartPalette(context.isDark)
    const all = lanes(content)
    const { length: count } = content.indications
    const ends = content.indications.flatMap(spansOf).flatMap(({ from, to }) => [from, to])
    const names = content.indications.map((it) => indicationName(it, context.language))
    return {
      ...base(context),
      legend: legend(context, names),
      grid: { ...grid({ top: headroom(count, 24), bottom: 8 }), right: count === 1 ? '17%' : 16 },
      // Full years, so that no space is lost next to the bars.
      xAxis: timeAxis(context, Math.floor(Math.min(0, ...ends)), Math.ceil(Math.max(...ends))),
      yAxis: laneAxis(
        context,
        all.map((lane) => laneName(context, lane)),
      ),
      series: content.indications.map((it, index) => {
        const own = spansOf(it)
        const days = ({ from, to }: Span) =>
          `${addYears(context.baseDate, from)} – ${addYears(context.baseDate, to)}`
        return {
          type: 'custom',
          name: names[index]!,
          clip: false,
          encode: { x: [1, 2], y: 0 },
          data: own.map(({ lane, from, to }) => [all.indexOf(lane), from, to]),
          renderItem: spans('horizontal', {
            color: palette.series[index]!,
            ink: palette.soft,
            lane: { index, count },
            // With several indications the labels would cover each other's bars.
            ...(count === 1 && {
              label: (row) =>
                `${calendarMonth(context.baseDate, own[row]!.from)} – ${calendarMonth(context.baseDate, own[row]!.to)}`,
            }),
          }),
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) =>
              `${names[index]}\n${laneName(context, own[dataIndex]!.lane)}\n${days(own[dataIndex]!)}`,
          },
          ...(index === 0 && {
            markLine: markLine(
              context,
              [{ name: context.t('valuation:chart.timeline.baseDate'), xAxis: 0 }],
              true,
            ),
          }),
        }
      }),
    }
  },

  table: (content, context) => ({
    columns: [
      context.t('valuation:column.indication'),
      context.t('valuation:column.event'),
      context.t('valuation:column.from'),
      context.t('valuation:column.to'),
      context.t('valuation:column.years'),
    ],
    kinds: ['text', 'text', 'day', 'day', 'years'],
    rows: content.indications.flatMap((it) =>
      spansOf(it).map(({ lane, from, to }) => [
        indicationName(it, context.language),
        laneName(context, lane),
        addYears(context.baseDate, from),
        addYears(context.baseDate, to),
        to - from,
      ]),
    ),
  }),

  finding: ({ indications: [only, ...others] }, { t, baseDate }) =>
    only && others.length === 0
      ? t('valuation:chart.timeline.finding', {
          launch: calendarMonth(baseDate, only.launch),
          loe: calendarMonth(baseDate, only.loe),
        })
      : null,

  summary: ({ indications }, { t, language, baseDate }) =>
    indications
      .map((it) =>
        t('valuation:chart.timeline.summary', {
          name: indicationName(it, language),
          launch: addYears(baseDate, it.launch),
          loe: addYears(baseDate, it.loe),
          end: addYears(baseDate, it.salesEnd),
        }),
      )
      .join(t('valuation:sentenceGap')),
}
