import { DRUG_STAGES, type StageEvent } from '@/entities/drugs.api'
import { base, grid, laneAxis, legend, valueAxis } from '@/shared/ui/chart/chartBase'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { chartPalette } from '@/shared/ui/chart/chartPalette'

/**
 * Converts `YYYY`, `YYYY-MM` or `YYYY-MM-DD` to decimal years, using the middle of the unknown part; null for anything
 * else.
 */
export function decimalYearOf(date: string): number | null {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date)
  if (!parts) return null
  const [, year, month, day] = parts
  if (month === undefined) return Number(year) + 0.5
  if (day === undefined) return Number(year) + (Number(month) - 0.5) / 12
  return Number(year) + (Number(month) - 1) / 12 + (Number(day) - 1) / 365.25
}

export interface Lane {
  indication: StageEvent['indication']
  events: readonly (StageEvent & { years: number })[]
}

/** Groups steps with a valid date by indication, the earliest start first. */
export function lanesOf(timeline: readonly StageEvent[]): Lane[] {
  const lanes = new Map<string, (StageEvent & { years: number })[]>()
  for (const event of timeline) {
    const years = decimalYearOf(event.date)
    if (years === null) continue
    const lane = lanes.get(event.indication.id) ?? []
    lane.push({ ...event, years })
    lanes.set(event.indication.id, lane)
  }
  return [...lanes.values()]
    .map((events) => ({
      indication: events[0]!.indication,
      events: events.toSorted((a, b) => a.years - b.years),
    }))
    .sort((a, b) => a.events[0]!.years - b.events[0]!.years)
}

/** Stages differ in shape as well as in colour. */
const SYMBOLS = ['emptyCircle', 'emptyRect', 'emptyTriangle', 'rect', 'triangle', 'circle']

interface TimelineLabels {
  stage: (stage: string) => string
  name: (entry: StageEvent['indication']) => string
  region: (region: string | null | undefined) => string
}

const rankOf = (stage: string) => DRUG_STAGES.findIndex((known) => known === stage)

/** Points of a lane's line, broken where the stage goes back: another company or region started there. */
const linePoints = (events: Lane['events'], lane: number): (number | string)[][] =>
  events.flatMap((event, index) => {
    const previous = events[index - 1]
    const point = [event.years, lane]
    return previous && rankOf(event.stage) < rankOf(previous.stage) ? [['-', '-'], point] : [point]
  })

export const timelineHeight = (lanes: readonly Lane[]) => 84 + lanes.length * 44

export function stageTimeline(
  lanes: readonly Lane[],
  labels: TimelineLabels,
  isDark: boolean,
): EChartsOption {
  const mode = { isDark }
  const palette = chartPalette(isDark)
  const present = new Set(lanes.flatMap(({ events }) => events.map(({ stage }) => stage)))
  const stages = [...new Set([...DRUG_STAGES, ...present])].filter((stage) => present.has(stage))
  const years = lanes.flatMap(({ events }) => events.map((event) => event.years))
  return {
    ...base(mode),
    legend: legend(mode, stages.map(labels.stage)),
    grid: { ...grid({ top: 40, bottom: 8 }) },
    xAxis: {
      ...valueAxis(mode),
      min: Math.floor(Math.min(...years)) - 1,
      max: Math.ceil(Math.max(...years)) + 1,
      minInterval: 1,
      axisLabel: { color: palette.soft, hideOverlap: true, formatter: (year: number) => String(year) },
    },
    yAxis: laneAxis(
      mode,
      lanes.map(({ indication }) => labels.name(indication)),
    ),
    series: [
      ...lanes.map(({ events }, lane) => ({
        type: 'line' as const,
        silent: true,
        symbol: 'none' as const,
        lineStyle: { color: palette.axis, width: 2 },
        tooltip: { show: false },
        data: linePoints(events, lane),
      })),
      ...stages.map((stage) => {
        const rank = rankOf(stage)
        const own = lanes.flatMap(({ events }, lane) =>
          events.filter((event) => event.stage === stage).map((event) => ({ event, lane })),
        )
        return {
          type: 'scatter' as const,
          name: labels.stage(stage),
          symbol: SYMBOLS[rank] ?? 'diamond',
          symbolSize: 14,
          z: 3,
          color: palette.series[Math.max(0, rank) % palette.series.length]!,
          data: own.map(({ event, lane }) => [event.years, lane]),
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) => {
              const { event } = own[dataIndex]!
              const regionText = event.region ? ` · ${labels.region(event.region)}` : ''
              return `${labels.name(event.indication)}\n${labels.stage(stage)} · ${event.date}${regionText}`
            },
          },
        }
      }),
    ],
  }
}
