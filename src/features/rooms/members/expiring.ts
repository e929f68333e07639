import { parseTime } from '@/shared/lib/dates'

const DAY = 86_400_000
/** Days before its end from which on an access is shown to end. */
export const SOON = 7

/** Whole days until an access ends, from 0 on its last one; negative once it has ended; null where it is far or never. */
export function daysLeft(expiry: string | null | undefined, now: number): number | null {
  const end = parseTime(expiry)?.getTime()
  if (end === undefined) return null
  const left = Math.floor((end - now) / DAY)
  return left < SOON ? left : null
}
