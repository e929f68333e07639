import { isDay } from '@/shared/lib/dates'
import { toHalfWidth } from '@/shared/lib/parseNumber'

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

const pad = (digits = '0') => digits.padStart(2, '0')

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAMES = [
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})$/i,
  /^(?<name>[a-z]{3,9})\.?\s+(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
]
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** Month of an English name or its usual abbreviation: `Sept`, `December`. */
function monthOf(name: string): string | undefined {
  const month = MONTHS.findIndex((each) => name.toLowerCase().startsWith(each))
  const full = new Date(2001, month, 1).toLocaleString('en', { month: 'long' }).toLowerCase()
  return month >= 0 && full.startsWith(name.toLowerCase()) ? String(month + 1) : undefined
}

/** Year, month and date; empty for a form that is unknown or reads differently in other countries: `5/6/2031`. */
function dayParts(text: string): (string | undefined)[] {
  const [, ...yearFirst] = DAY.exec(text) ?? DIGITS.exec(text) ?? []
  if (yearFirst.length > 0) return yearFirst
  const named = NAMES.map((form) => form.exec(text)?.groups).find(Boolean)
  if (named) return [named.year, monthOf(named.name!), named.date]
  const [, first = '', second = '', year] = YEAR_LAST.exec(text) ?? []
  if (first === second) return [year, first, second]
  if (Number(first) > 12) return [year, second, first]
  return Number(second) > 12 ? [year, first, second] : []
}

/**
 * Parses a date in the forms people type: `2026-1-9`, `2026/01/09`, `2026.1.9`, `20260109`, `2026年1月9日`, `9 Jan 2026`,
 * `January 9, 2026`, `31.1.2026`. Returns `YYYY-MM-DD`; null if it is none or ambiguous.
 */
export function parseDay(typed: string): string | null {
  const [year, month, date] = dayParts(toHalfWidth(typed).trim())
  const day = `${year}-${pad(month)}-${pad(date)}`
  return isDay(day) ? day : null
}

/** Parses a date and time in the user's time zone, midnight by default; null if invalid. */
export function parseDateTime(typed: string): Date | null {
  const [text, clock = '0:00', ...more] = toHalfWidth(typed).trim().split(/[ T]+/)
  const day = parseDay(text!)
  const [, hours, minutes, seconds] = CLOCK.exec(clock) ?? []
  const time = new Date(`${day}T${pad(hours)}:${minutes}:${pad(seconds)}`)
  return more.length > 0 || Number.isNaN(time.getTime()) ? null : time
}
