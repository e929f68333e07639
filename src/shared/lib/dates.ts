import dayjs from 'dayjs'
import { EMPTY_VALUE } from './money'

const SERVER_ZONE = '+08:00'

/**
 * Parses a time of the backend: 10 digits are seconds (number or text), 13 are milliseconds, a text without zone is
 * UTC+8. Null for absent, zero and invalid values.
 */
export function parseTime(value: unknown): Date | null {
  if (value === '' || value === 0) return null
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1000)
  if (/^\d{13}$/.test(text)) return new Date(Number(text))
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      text.replaceAll('/', '-'),
    )
  if (!parts) return null
  const [, day, clock = '00:00', fraction = '0', zone = SERVER_ZONE] = parts
  const time = new Date(
    `${day}T${clock.length === 5 ? `${clock}:00` : clock}.${fraction.padEnd(3, '0')}${zone}`,
  )
  return Number.isNaN(time.getTime()) ? null : time
}

/** Server time in the user's time zone, to the minute, or a dash. */
export function formatTime(value: unknown): string {
  const time = parseTime(value)
  return time ? dayjs(time).format('YYYY-MM-DD HH:mm') : EMPTY_VALUE
}

/** Like {@link formatTime}, to the second and with its zone: `2026-11-21 10:53:38 UTC+08:00`. */
export function formatTimeExact(value: unknown): string {
  const time = parseTime(value)
  return time ? dayjs(time).format('YYYY-MM-DD HH:mm:ss [UTC]Z') : EMPTY_VALUE
}

/** Formats ms in the server's format: its local time without a zone. */
export const serverTime = (time: number): string =>
  new Date(time + Number.parseInt(SERVER_ZONE) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Calendar day of a time in ms, in the server's time zone. */
export const serverDay = (time: number): string => serverTime(time).slice(0, 10)

/** Day of the user's calendar as `YYYY-MM-DD`, the format of dates in requests. */
export const today = (): string => dayjs().format('YYYY-MM-DD')

/** True for a real calendar day in the form `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** Adds years (fractions allowed, 365.25 days each) to a day. */
export function addYears(day: string, years: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + years * 365.25 * 86_400_000).toISOString().slice(0, 10)
}

const DAY = 86_400_000

/** Day as an ordinal number; the inverse is {@link dayFromNumber}. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY

/** Days since a server time by the server's calendar, negative if it is in the future; null if invalid. */
export function calendarDaysSince(time: unknown, now: number): number | null {
  const then = parseTime(time)
  return then && dayNumber(serverDay(now)) - dayNumber(serverDay(then.getTime()))
}

export const dayFromNumber = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)
