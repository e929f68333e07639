import { dayNumber, numberedDay } from '@/shared/lib/dates'
import type { Span } from '../../domain/plan'

export const ZOOMS = ['day', 'week', 'month'] as const
export type Zoom = (typeof ZOOMS)[number]

/** Px of a day. */
const PX = { day: 28, week: 9, month: 3 } as const
/** Days before the first and after the last that is shown. */
const AROUND = 14
/** Px that the days fill at least. */
const LEAST_WIDTH = 1600
/** Days before and after today at most: a wrong year does not make an endless page. */
const MOST_DAYS = 3660

/** Days laid out from left to right. */
export interface Scale {
  zoom: Zoom
  /** Px of a day. */
  px: number
  /** Number of the first day. */
  first: number
  days: number
}

type Begin = (day: number) => number

const weekOf: Begin = (day) => day - ((((day + 3) % 7) + 7) % 7) // day 0 was a Thursday
const monthOf: Begin = (day) => dayNumber(`${numberedDay(day).slice(0, 7)}-01`)
const yearOf: Begin = (day) => dayNumber(`${numberedDay(day).slice(0, 4)}-01-01`)

/** What is named above the days: where one begins, how many days it has at most, and its name. */
interface Step {
  begin: Begin
  most: number
  name: (day: string) => string
}

const DAYS: Step = { begin: (day) => day, most: 1, name: (day) => day.slice(8) }
const WEEKS: Step = { begin: weekOf, most: 7, name: (day) => day.slice(5) }
const MONTHS: Step = { begin: monthOf, most: 31, name: (day) => day.slice(0, 7) }
const YEARS: Step = { begin: yearOf, most: 366, name: (day) => day.slice(0, 4) }

const STEPS = {
  day: { upper: MONTHS, lower: DAYS },
  week: { upper: MONTHS, lower: WEEKS },
  month: { upper: YEARS, lower: { ...MONTHS, name: (day: string) => day.slice(5, 7) } },
} as const

/** A scale that holds some spans and today. */
export function scaleOf(spans: readonly Span[], today: string, zoom: Zoom): Scale {
  const now = dayNumber(today)
  const least = spans.reduce((day, { start }) => Math.min(day, dayNumber(start)), now)
  const last = spans.reduce((day, { end }) => Math.max(day, dayNumber(end)), now)
  const begin = Math.max(least, now - MOST_DAYS) - AROUND
  const first = zoom === 'month' ? monthOf(begin) : weekOf(begin)
  const days = Math.min(last, now + MOST_DAYS) + AROUND + 1 - first
  const px = PX[zoom]
  return { zoom, px, first, days: Math.max(days, Math.ceil(LEAST_WIDTH / px)) }
}

/** Px from the first day to where a day begins. */
export const xOf = ({ first, px }: Scale, day: string): number => (dayNumber(day) - first) * px

/** Where a span begins and how far it goes, in px; what lies beyond the scale is cut off. */
export function placeOf(scale: Scale, { start, end }: Span): { left: number; width: number } {
  const left = Math.max(0, xOf(scale, start))
  return { left, width: Math.max(scale.px, xOf(scale, end) + scale.px - left) }
}

export interface Unit {
  name: string
  left: number
  width: number
}

function unitsOf({ first, px, days }: Scale, { begin, most, name }: Step, from: number, to: number): Unit[] {
  const units: Unit[] = []
  const end = Math.min(first + to, first + days)
  for (let at = begin(first + from); at < end;) {
    const next = begin(at + most)
    units.push({ name: name(numberedDay(at)), left: (at - first) * px, width: (next - at) * px })
    at = next
  }
  return units
}

/** What is named above the days from one to another, counted from the scale's first. */
export const headsOf = (scale: Scale, from: number, to: number): { upper: Unit[]; lower: Unit[] } => ({
  upper: unitsOf(scale, STEPS[scale.zoom].upper, from, to),
  lower: unitsOf(scale, STEPS[scale.zoom].lower, from, to),
})
