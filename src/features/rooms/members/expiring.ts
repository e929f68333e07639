import { parseTime } from '@/shared/lib/dates'

const DAY = 86_400_000
/** Days before its end from which an access counts as expiring. */
export const EXPIRING_DAYS = 7

/**
 * Whole days until an access ends, 0 on its last day and negative afterwards; null if it does not end within
 * `EXPIRING_DAYS`.
 */
export function daysLeft(expiry: string | null | undefined, now: number): number | null {
  const end = parseTime(expiry)?.getTime()
  if (end === undefined) return null
  const left = Math.floor((end - now) / DAY)
  return left < EXPIRING_DAYS ? left : null
}
