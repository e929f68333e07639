import type { Overview } from './dashboard.api'
import type { DashboardLinks } from './dashboardLinks'

export interface PartProps {
  found: Overview
  to: DashboardLinks
}

/** Entry with the highest count; undefined if all are zero. */
export const topOf = <T extends { count: number }>(things: readonly T[]): T | undefined => {
  const [first] = things.toSorted((a, b) => b.count - a.count)
  return first && first.count > 0 ? first : undefined
}
