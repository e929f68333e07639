import { isDay } from '@/shared/lib/dates'
import { toHalfWidth } from '@/shared/lib/parseNumber'

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

const two = (digits = '0') => digits.padStart(2, '0')

/**
 * A day as people type it: `2026-1-9`, `2026/01/09`, `2026.1.9`, `20260109`, `2026年1月9日`. As `YYYY-MM-DD`; null for
 * no day.
 */
export function readDay(typed: string): string | null {
  const words = toHalfWidth(typed).trim()
  const [, year, month, date] = DAY.exec(words) ?? DIGITS.exec(words) ?? []
  const day = `${year}-${two(month)}-${two(date)}`
  return isDay(day) ? day : null
}

/** A day and a time of it in the user's zone, midnight where none is typed. Null for no moment. */
export function readMoment(typed: string): Date | null {
  const [words, clock = '0:00', ...more] = toHalfWidth(typed).trim().split(/[ T]+/)
  const day = readDay(words!)
  const [, hours, minutes, seconds] = CLOCK.exec(clock) ?? []
  const time = new Date(`${day}T${two(hours)}:${minutes}:${two(seconds)}`)
  return more.length > 0 || Number.isNaN(time.getTime()) ? null : time
}
