import { parseTime } from '@/shared/lib/dates'

/** A point in time as the clock of the server (UTC+8) shows it, in the fields of UTC. */
export function onServer(time: string): Date | null {
  const moment = parseTime(time)
  return moment && new Date(moment.getTime() + 8 * 3_600_000)
}

/** `2026-11-21 09:30 (UTC+8)`: a document is read anywhere. */
export function serverTime(time: string): string {
  const moment = onServer(time)
  return moment ? `${moment.toISOString().slice(0, 16).replace('T', ' ')} (UTC+8)` : time
}
