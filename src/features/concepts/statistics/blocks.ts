import type { Statistics } from '../model/answers'
import type { Mark } from './marks'

/** What each part of the page is given. */
export interface BlockProps {
  found: Statistics
  /** The address of the list that a mark leads to. */
  to: (mark: Mark) => string
}

export const sumOf = (things: readonly { count: number }[]) =>
  things.reduce((sum, { count }) => sum + count, 0)

/** The one with the most. */
export const mostOf = <T>(things: readonly T[], amount: (thing: T) => number): T | undefined =>
  things.reduce<T | undefined>(
    (most, next) => (!most || amount(next) > amount(most) ? next : most),
    undefined,
  )

/** Months without any in between are told as well. */
export function everyMonth(intake: Statistics['intake']): Statistics['intake'] {
  const [first, last] = [intake[0], intake.at(-1)]
  if (!first || !last) return []
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const start = numberOf(first.month)
  return Array.from({ length: numberOf(last.month) - start + 1 }, (_, index) => {
    const at = start + index
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { month, count: intake.find((each) => each.month === month)?.count ?? 0 }
  })
}
