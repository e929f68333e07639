import type { Discounting } from './valuationTypes'

/** Position of a flow within its period: θ of D(k) = (1+r)^-(k+θ). */
export const DISCOUNTING = { mid: 0.5, end: 1, start: 0 } as const satisfies Record<Discounting, number>

const MS_PER_DAY = 86_400_000

/** Days from one YYYY-MM-DD to another; NaN for an invalid date. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / MS_PER_DAY

/** Years (of 365.25 days) from one YYYY-MM-DD to another; NaN for an invalid date. */
export const yearFrac = (from: string, to: string): number => daysBetween(from, to) / 365.25

/** Length of the intersection of [a, b] and [c, d]. */
export const overlap = (a: number, b: number, c: number, d: number): number =>
  Math.max(0, Math.min(b, d) - Math.max(a, c))

export const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return total
}

export const product = (values: readonly number[]): number =>
  values.reduce((total, value) => total * value, 1)
