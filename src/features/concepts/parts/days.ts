import { parseTime } from '@/shared/lib/dates'

const DAY = 86_400_000

/** Whole days since a server time; null for one that cannot be read. */
export function daysSince(time: unknown, now: number): number | null {
  const since = parseTime(time)
  return since && Math.max(0, Math.floor((now - since.getTime()) / DAY))
}
