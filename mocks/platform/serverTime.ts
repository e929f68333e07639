import { parseTime } from '@/shared/lib/dates'

/** Shifts a time to server time (UTC+8); read the result with UTC getters. */
export function onServer(time: string): Date | null {
  const dateTime = parseTime(time)
  return dateTime && new Date(dateTime.getTime() + 8 * 3_600_000)
}

/** Formats server time with its zone (`2026-11-21 09:30 (UTC+8)`), because a document may be read anywhere. */
export function serverTime(time: string): string {
  const dateTime = onServer(time)
  return dateTime ? `${dateTime.toISOString().slice(0, 16).replace('T', ' ')} (UTC+8)` : time
}
