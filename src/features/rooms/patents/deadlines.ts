import { daysUntil } from '@/shared/lib/daysUntil'

/** How far off something due is, in days at most. */
export const DEADLINES = ['overdue', '30', '90'] as const
export type Deadline = (typeof DEADLINES)[number]

/** A day on which something of a patent is due: its next fee, or the end of its term. */
export interface Due {
  what: 'fee' | 'term'
  day: string
}

/** Legal states after which nothing is due any more. */
const OVER: ReadonlySet<string> = new Set(['rejected', 'withdrawn', 'lapsed', 'expired', 'invalidated'])

interface Limited {
  nextFeeDate?: string | null | undefined
  lastDay?: string | null | undefined
  legalStatus?: string | null | undefined
}

/** What is due of a patent, the nearest first. */
export function duesOf({ nextFeeDate, lastDay, legalStatus }: Limited): Due[] {
  if (OVER.has(legalStatus ?? '')) return []
  const dues = [
    { what: 'fee', day: nextFeeDate },
    { what: 'term', day: lastDay },
  ] as const
  return dues
    .flatMap(({ what, day }) => (day ? { what, day } : []))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/** The nearest of the deadlines that a day falls under; null where it is further off. */
export function deadlineOf(day: string, today: string): Deadline | null {
  const days = daysUntil(day, today)
  if (days < 0) return 'overdue'
  return days <= 30 ? '30' : days <= 90 ? '90' : null
}
