import { daysUntil } from '@/shared/lib/daysUntil'
import type { CustomerStage } from '../domain/states'

/** Periods until the next action, in days at most. */
export const DUES = ['overdue', '7', '30'] as const
export type Due = (typeof DUES)[number]

interface Planned {
  stage: CustomerStage
  nextActionDate?: string | null | undefined
}

/** Day of a customer's next action; null for a lost customer. */
export const nextDayOf = ({ stage, nextActionDate }: Planned): string | null =>
  stage === 'lost' ? null : nextActionDate || null

/** Shortest period that contains the next action; null if it is further off. */
export function dueOf(customer: Planned, today: string): Due | null {
  const day = nextDayOf(customer)
  if (day === null) return null
  const days = daysUntil(day, today)
  if (days < 0) return 'overdue'
  return days <= 7 ? '7' : days <= 30 ? '30' : null
}
