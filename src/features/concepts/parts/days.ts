import { dayNumber, parseTime, serverDay } from '@/shared/lib/dates'

/** Days since a server time by the server's calendar, as home counts them; null for one that cannot be read. */
export function daysSince(time: unknown, now: number): number | null {
  const since = parseTime(time)
  return since && Math.max(0, dayNumber(serverDay(now)) - dayNumber(serverDay(since.getTime())))
}
