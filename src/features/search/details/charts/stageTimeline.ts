import { DRUG_STAGES, type StageEvent } from '@/entities/drugs.api'
import { base, grid, laneAxis, legend, valueAxis } from '@/shared/ui/chart/base'
import type { EChartsOption } from '@/shared/ui/chart/option'
import { chartPalette } from '@/shared/ui/chart/palette'

/** A date as exactly as it is known, in years; the middle of what is not known. Null for anything else. */
export function yearsOf(date: string): number | null {
  const parts = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date)
  if (!parts) return null
  const [, year, month, day] = parts
  if (month === undefined) return Number(year) + 0.5
  if (day === undefined) return Number(year) + (Number(month) - 0.5) / 12
  return Number(year) + (Number(month) - 1) / 12 + (Number(day) - 1) / 365.25
}

/** The steps of one indication, the earliest first. */
export interface Lane {
  indication: StageEvent['indication']
  events: readonly (StageEvent & { years: number })[]
}

/** What can be placed in time, by indication; the one that began first is first. */
export function lanesOf(timeline: readonly StageEvent[]): Lane[] {
  const lanes = new Map<string, (StageEvent & { years: number })[]>()
  for (const event of timeline) {
    const years = yearsOf(event.date)
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

/** Stages differ by shape as well as colour. */
const SYMBOLS = ['emptyCircle', 'emptyRect', 'emptyTriangle', 'rect', 'triangle', 'circle']

interface Words {
  stage: (stage: string) => string
  name: (entry: StageEvent['indication']) => string
  region: (region: string | null | undefined) => string
}

const rankOf = (stage: string) => DRUG_STAGES.findIndex((known) => known === stage)

/** Points of the line through a lane; it is broken where another company or region began anew. */
const joined = (events: Lane['events'], lane: number): (number | string)[][] =>
  events.flatMap((event, index) => {
    const before = events[index - 1]
    const point = [event.years, lane]
    return before && rankOf(event.stage) < rankOf(before.stage) ? [['-', '-'], point] : [point]
  })

export const timelineHeight = (lanes: readonly Lane[]) => 84 + lanes.length * 44

/** Steps of each indication on the calendar, those of one joined by a line. */
export function stageTimeline(lanes: readonly Lane[], words: Words, isDark: boolean): EChartsOption {
  const mode = { isDark }
  const palette = chartPalette(isDark)
  const present = new Set(lanes.flatMap(({ events }) => events.map(({ stage }) => stage)))
  const stages = [...new Set([...DRUG_STAGES, ...present])].filter((stage) => present.has(stage))
  const years = lanes.flatMap(({ events }) => events.map((event) => event.years))
  return {
    ...base(mode),
    legend: legend(mode, stages.map(words.stage)),
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
      lanes.map(({ indication }) => words.name(indication)),
    ),
    series: [
      ...lanes.map(({ events }, lane) => ({
        type: 'line' as const,
        silent: true,
        symbol: 'none' as const,
        lineStyle: { color: palette.axis, width: 2 },
        tooltip: { show: false },
        data: joined(events, lane),
      })),
      ...stages.map((stage) => {
        const at = rankOf(stage)
        const own = lanes.flatMap(({ events }, lane) =>
          events.filter((event) => event.stage === stage).map((event) => ({ event, lane })),
        )
        return {
          type: 'scatter' as const,
          name: words.stage(stage),
          symbol: SYMBOLS[at] ?? 'diamond',
          symbolSize: 14,
          z: 3,
          color: palette.series[Math.max(0, at) % palette.series.length]!,
          data: own.map(({ event, lane }) => [event.years, lane]),
          tooltip: {
            formatter: ({ dataIndex }: { dataIndex: number }) => {
              const { event } = own[dataIndex]!
              const where = event.region ? ` · ${words.region(event.region)}` : ''
              return `${words.name(event.indication)}\n${words.stage(stage)} · ${event.date}${where}`
            },
          },
        }
      }),
    ],
  }
}
