import type { Overview } from './dashboard.api'
import type { Marks } from './marks'

/** What each part of the page is given. */
export interface PartProps {
  found: Overview
  to: Marks
}

/** The one with the most; undefined where none has any. */
export const mostOf = <T extends { count: number }>(things: readonly T[]): T | undefined => {
  const [most] = things.toSorted((a, b) => b.count - a.count)
  return most && most.count > 0 ? most : undefined
}
