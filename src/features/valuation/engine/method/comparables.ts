import { quantile } from './quantile'

export interface Comparison {
  count: number
  p25: number
  median: number
  p75: number
  /** Share of deals at or below the rNPV, 0 to 1; shown from MIN_COMPARABLES deals on. */
  percentile: number
  /** Null when the median is 0. */
  ratioToMedian: number | null
}

/** Ranks an rNPV among deal values in the same currency; null without deals. */
export function compareWithMarket(rnpv: number, values: readonly number[]): Comparison | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const median = quantile(sorted, 0.5)
  return {
    count: values.length,
    p25: quantile(sorted, 0.25),
    median,
    p75: quantile(sorted, 0.75),
    percentile: values.filter((value) => value <= rnpv).length / values.length,
    ratioToMedian: median === 0 ? null : rnpv / median,
  }
}
