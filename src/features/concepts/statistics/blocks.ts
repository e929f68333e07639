import type { Statistics } from '../model/answers'
import type { Figure } from './figures'

export interface BlockProps {
  statistics: Statistics
  /** Address of the list that a figure links to. */
  to: (figure: Figure) => string
}

export const sumOf = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0)

export const maxBy = <T>(items: readonly T[], amount: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((max, next) => (!max || amount(next) > amount(max) ? next : max), undefined)

/** Adds the months without submissions. */
export function fillMonths(intake: Statistics['intake']): Statistics['intake'] {
  const [first, last] = [intake[0], intake.at(-1)]
  if (!first || !last) return []
  const monthIndexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const start = monthIndexOf(first.month)
  return Array.from({ length: monthIndexOf(last.month) - start + 1 }, (_, index) => {
    const at = start + index
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { month, count: intake.find((each) => each.month === month)?.count ?? 0 }
  })
}
