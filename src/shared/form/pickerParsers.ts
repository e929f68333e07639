import { isDay } from '@/shared/lib/dates'
import { toHalfWidth } from '@/shared/lib/parseNumber'

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

const pad = (digits = '0') => digits.padStart(2, '0')

/**
 * Parses a date in the forms people type: `2026-1-9`, `2026/01/09`, `2026.1.9`, `20260109`, `2026年1月9日`. Returns
 * `YYYY-MM-DD`, or null.
 */
export function parseDay(typed: string): string | null {
  const text = toHalfWidth(typed).trim()
  const [, year, month, date] = DAY.exec(text) ?? DIGITS.exec(text) ?? []
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
