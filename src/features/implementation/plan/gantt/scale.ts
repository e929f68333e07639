import { dayNumber, dayFromNumber } from '@/shared/lib/dates'
import type { Span } from '../../domain/planSchedule'

export const ZOOMS = ['day', 'week', 'month'] as const
export type Zoom = (typeof ZOOMS)[number]

const DAY_WIDTH = { day: 28, week: 9, month: 3 } as const
const PADDING_DAYS = 14
const MIN_WIDTH = 1600
/** Limit before and after today, so that a wrong year does not make the chart endless. */
const MAX_DAYS = 3660

export interface Scale {
  zoom: Zoom
  /** Width of a day. */
  px: number
  /** Day number of the first day. */
  first: number
  days: number
}

type StartOf = (day: number) => number

const weekOf: StartOf = (day) => day - ((((day + 3) % 7) + 7) % 7) // day 0 was a Thursday
const monthOf: StartOf = (day) => dayNumber(`${dayFromNumber(day).slice(0, 7)}-01`)
const yearOf: StartOf = (day) => dayNumber(`${dayFromNumber(day).slice(0, 4)}-01-01`)

/** Unit named above the days: its first day, its maximum length in days, and its name. */
interface UnitKind {
  firstDayOf: StartOf
  maxDays: number
  name: (day: string) => string
}

const DAYS: UnitKind = { firstDayOf: (day) => day, maxDays: 1, name: (day) => day.slice(8) }
const WEEKS: UnitKind = { firstDayOf: weekOf, maxDays: 7, name: (day) => day.slice(5) }
const MONTHS: UnitKind = { firstDayOf: monthOf, maxDays: 31, name: (day) => day.slice(0, 7) }
const YEARS: UnitKind = { firstDayOf: yearOf, maxDays: 366, name: (day) => day.slice(0, 4) }

const HEADINGS = {
  day: { upper: MONTHS, lower: DAYS },
  week: { upper: MONTHS, lower: WEEKS },
  month: { upper: YEARS, lower: { ...MONTHS, name: (day: string) => day.slice(5, 7) } },
} as const

export function scaleOf(spans: readonly Span[], today: string, zoom: Zoom): Scale {
  const now = dayNumber(today)
  const earliest = spans.reduce((day, { start }) => Math.min(day, dayNumber(start)), now)
  const latest = spans.reduce((day, { end }) => Math.max(day, dayNumber(end)), now)
  const firstDay = Math.max(earliest, now - MAX_DAYS) - PADDING_DAYS
  const first = zoom === 'month' ? monthOf(firstDay) : weekOf(firstDay)
  const days = Math.min(latest, now + MAX_DAYS) + PADDING_DAYS + 1 - first
  const px = DAY_WIDTH[zoom]
  return { zoom, px, first, days: Math.max(days, Math.ceil(MIN_WIDTH / px)) }
}

/** Px from the first day of the scale to the start of a day. */
export const xOf = ({ first, px }: Scale, day: string): number => (dayNumber(day) - first) * px

/** Left edge and width of a span in px, clipped to the scale. */
export function placeOf(scale: Scale, { start, end }: Span): { left: number; width: number } {
  const left = Math.max(0, xOf(scale, start))
  return { left, width: Math.max(scale.px, xOf(scale, end) + scale.px - left) }
}

export interface Unit {
  name: string
  left: number
  width: number
}

function unitsOf(
  { first, px, days }: Scale,
  { firstDayOf: firstDay, maxDays, name }: UnitKind,
  from: number,
  to: number,
): Unit[] {
  const units: Unit[] = []
  const end = Math.min(first + to, first + days)
  for (let at = firstDay(first + from); at < end;) {
    const next = firstDay(at + maxDays)
    units.push({ name: name(dayFromNumber(at)), left: (at - first) * px, width: (next - at) * px })
    at = next
  }
  return units
}

/** Headings for a range of days, given as offsets from the scale's first day. */
export const headsOf = (scale: Scale, from: number, to: number): { upper: Unit[]; lower: Unit[] } => ({
  upper: unitsOf(scale, HEADINGS[scale.zoom].upper, from, to),
  lower: unitsOf(scale, HEADINGS[scale.zoom].lower, from, to),
})
