import { calendarDaysSince } from '@/shared/lib/dates'

/** Calendar days since a server time, counted as on the home page; 0 for a future time, null for an invalid one. */
export function daysSince(time: unknown, now: number): number | null {
  const days = calendarDaysSince(time, now)
  return days && Math.max(0, days)
}

/** Late rows are shown in red only up to this number: if many were red, none would stand out. */
export const MAX_RED_ROWS = 3
