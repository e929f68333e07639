import dayjs from 'dayjs'
import { EMPTY_VALUE } from './money'

/** Offset of server times that carry no zone. */
const SERVER_ZONE = '+08:00'

/**
 * A time as the backend sends it: 10 digits are seconds (number or text), 13 are milliseconds, a text without
 * zone is UTC+8. Null for absent, zero and unreadable values.
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

/** A server time in the user's zone, to the minute, or a dash. */
export function formatTime(value: unknown): string {
  const time = parseTime(value)
  return time ? dayjs(time).format('YYYY-MM-DD HH:mm') : EMPTY_VALUE
}

/** The same to the second and with the zone it is shown in: `2026-11-21 10:53:38 UTC+08:00`. */
export function exactTime(value: unknown): string {
  const time = parseTime(value)
  return time ? dayjs(time).format('YYYY-MM-DD HH:mm:ss [UTC]Z') : EMPTY_VALUE
}

/** A point in time, in ms, as the server writes it: its own zone's clock without a zone. */
export const serverTime = (time: number): string =>
  new Date(time + Number.parseInt(SERVER_ZONE) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The day of a point in time, in ms, where the server stands. */
export const serverDay = (time: number): string => serverTime(time).slice(0, 10)

/** The day of the user's calendar as `YYYY-MM-DD`, the form in which days travel. */
export const today = (): string => dayjs().format('YYYY-MM-DD')

/** Whether a text is a real calendar day in the form `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** The day so many years (fractions allowed, 365.25 days each) after another. */
export function addYears(day: string, years: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + years * 365.25 * 86_400_000).toISOString().slice(0, 10)
}

const DAY = 86_400_000

/** A day as a number to count with: the next day is one more. The way back is {@link numberedDay}. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY

/** Days from a server time to a moment by the server's calendar, below zero for one to come; null where it is no time. */
export function calendarDays(time: unknown, now: number): number | null {
  const then = parseTime(time)
  return then && dayNumber(serverDay(now)) - dayNumber(serverDay(then.getTime()))
}

/** The day of a number that {@link dayNumber} has given. */
export const numberedDay = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)
