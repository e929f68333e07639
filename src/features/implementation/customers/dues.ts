import { daysUntil } from '@/shared/lib/daysUntil'
import type { CustomerStage } from '../domain/states'

/** How far off the next action is, in days at most. */
export const DUES = ['overdue', '7', '30'] as const
export type Due = (typeof DUES)[number]

interface Planned {
  stage: CustomerStage
  nextActionDate?: string | null | undefined
}

/** The day on which something is to be done for a customer; none for a lost one. */
export const nextDayOf = ({ stage, nextActionDate }: Planned): string | null =>
  stage === 'lost' ? null : nextActionDate || null

/** The nearest of the periods that the next action of a customer falls into; null where it is further off. */
export function dueOf(customer: Planned, today: string): Due | null {
  const day = nextDayOf(customer)
  if (day === null) return null
  const days = daysUntil(day, today)
  if (days < 0) return 'overdue'
  return days <= 7 ? '7' : days <= 30 ? '30' : null
}
