import { quantile } from '../method/quantile'

const BINS = 40

/** Equal bins from `min` to `max`, counted separately because the distribution has two humps. */
export interface Histogram {
  min: number
  max: number
  withApproval: number[]
  withoutApproval: number[]
}

/** p10 is the low end. */
export type Quantiles = Record<'p5' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'p95', number>

export interface Statistics {
  paths: number
  mean: number
  /** Standard deviation with n - 1; 0 for a single path. */
  sd: number
  /** Standard error of the mean. */
  se: number
  min: number
  max: number
  quantiles: Quantiles
  /** Among the paths with an approval; null if there is none. */
  quantilesGivenApproval: Quantiles | null
  probNegative: number
  probAnyApproval: number
  /** Null if no path has an approval. */
  meanGivenApproval: number | null
  histogram: Histogram
}

function histogramOf(values: Float64Array, approved: Uint8Array, min: number, max: number): Histogram {
  const withApproval = Array.from({ length: BINS }, () => 0)
  const withoutApproval = Array.from({ length: BINS }, () => 0)
  const perUnit = max > min ? BINS / (max - min) : 0
  values.forEach((value, i) => {
    const bin = Math.min(BINS - 1, Math.floor((value - min) * perUnit))
    const series = approved[i] === 1 ? withApproval : withoutApproval
    series[bin]! += 1
  })
  return { min, max, withApproval, withoutApproval }
}

function quantilesOf(sorted: Float64Array): Quantiles {
  const at = (p: number) => quantile(sorted, p)
  return {
    p5: at(0.05),
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    p95: at(0.95),
  }
}

/** Statistics of all paths in path order; requires at least one path. */
export function statistics(values: Float64Array, approved: Uint8Array): Statistics {
  const paths = values.length
  let total = 0
  let negative = 0
  let approvals = 0
  let totalApproved = 0
  for (let i = 0; i < paths; i += 1) {
    const value = values[i]!
    total += value
    if (value < 0) negative += 1
    if (approved[i] === 1) {
      approvals += 1
      totalApproved += value
    }
  }
  const mean = total / paths
  let squares = 0
  for (let i = 0; i < paths; i += 1) squares += (values[i]! - mean) ** 2
  const sd = paths > 1 ? Math.sqrt(squares / (paths - 1)) : 0

  const sorted = values.toSorted()
  const ofApproved = values.filter((_, i) => approved[i] === 1).sort()
  const [min, max] = [sorted[0]!, sorted[paths - 1]!]
  return {
    paths,
    mean,
    sd,
    se: sd / Math.sqrt(paths),
    min,
    max,
    quantiles: quantilesOf(sorted),
    quantilesGivenApproval: approvals > 0 ? quantilesOf(ofApproved) : null,
    probNegative: negative / paths,
    probAnyApproval: approvals / paths,
    meanGivenApproval: approvals > 0 ? totalApproved / approvals : null,
    histogram: histogramOf(values, approved, min, max),
  }
}
