import { daysUntil } from '@/shared/lib/daysUntil'

/** Filter values: overdue, or due within this many days. */
export const DEADLINES = ['overdue', '30', '90'] as const
export type Deadline = (typeof DEADLINES)[number]

export interface Due {
  what: 'fee' | 'term'
  day: string
}

const ENDED_STATES: ReadonlySet<string> = new Set([
  'rejected',
  'withdrawn',
  'lapsed',
  'expired',
  'invalidated',
])

interface PatentDates {
  nextFeeDate?: string | null | undefined
  lastDay?: string | null | undefined
  legalStatus?: string | null | undefined
}

/** Due dates of a patent, the nearest first. */
export function duesOf({ nextFeeDate, lastDay, legalStatus }: PatentDates): Due[] {
  if (ENDED_STATES.has(legalStatus ?? '')) return []
  const dues = [
    { what: 'fee', day: nextFeeDate },
    { what: 'term', day: lastDay },
  ] as const
  return dues
    .flatMap(({ what, day }) => (day ? { what, day } : []))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Shortest deadline that includes a day; null if it is further off. */
export function deadlineOf(day: string, today: string): Deadline | null {
  const days = daysUntil(day, today)
  if (days < 0) return 'overdue'
  return days <= 30 ? '30' : days <= 90 ? '90' : null
}
