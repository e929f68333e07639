import { calendarDays } from '@/shared/lib/dates'

/** Days since a server time, as home counts them, 0 before it; null for one that cannot be read. */
export function daysSince(time: unknown, now: number): number | null {
  const days = calendarDays(time, now)
  return days && Math.max(0, days)
}

/** What is late is said in red where no more rows than these are late: where many are, red would mark none. */
export const FEW_LATE = 3
