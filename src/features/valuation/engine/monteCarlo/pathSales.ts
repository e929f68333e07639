import type { IndicationProgram } from './program'

/** What one path has drawn for an indication that reaches the market. */
export interface PathMarket {
  launch: number
  lossOfExclusivity: number
  salesEnd: number
  growth: number
  /** Sales per year at full uptake, before growth. */
  level: number
  /** Years in which the lead takes its part, [from, to); empty when it is not on the market. */
  leadFrom: number
  leadTo: number
}

/** Linear interpolation of prefix sums: the integral of their step function from 0 to t. */
export function integral(sums: Float64Array, t: number): number {
  const last = sums.length - 1
  if (t >= last) return sums[last]!
  const k = t | 0
  return sums[k]! + (t - k) * (sums[k + 1]! - sums[k]!)
}

/** Prefix sums of the weights for a growth rate of this path's own, up to the end of sales. */
function weighAnew(it: IndicationProgram, growth: number, until: number, sums: Float64Array): void {
  const last = Math.min(it.baseWeights.length, Math.ceil(until) + 1)
  const step = 1 + growth
  const full = step ** it.growthHorizon
  let grown = Math.sqrt(step)
  for (let k = 0; k < last; k += 1) {
    sums[k + 1] = sums[k]! + it.baseWeights[k]! * (k + 0.5 <= it.growthHorizon ? grown : full)
    grown *= step
  }
}

/**
 * Present value of a path's sales after costs, tax and working capital. Uptake, retention, price and overlap are
 * step functions, so the market life is walked from one change to the next; each piece is a difference of prefix
 * sums. `scratch` holds the sums of a drawn growth rate and starts with 0.
 */
export function salesValue(it: IndicationProgram, path: PathMarket, scratch: Float64Array): number {
  const { launch, lossOfExclusivity, salesEnd, leadFrom, leadTo } = path
  let t = launch > 0 ? launch : 0
  if (salesEnd <= t) return 0

  let sums = it.weightSums
  if (path.growth !== it.growth) {
    weighAnew(it, path.growth, salesEnd, scratch)
    sums = scratch
  }

  const { curve, retention, eventTimes, eventFactors, overlap } = it
  const lastYear = curve.length - 1
  const lastKept = retention.length - 1
  let year = Math.min(lastYear, Math.floor(t - launch))
  let kept = t < lossOfExclusivity ? -1 : Math.min(lastKept, Math.floor(t - lossOfExclusivity))
  let event = -1
  while (event + 1 < eventTimes.length && eventTimes[event + 1]! <= t) event += 1

  const growthAtStart = (1 + path.growth) ** Math.min(0.5, it.growthHorizon)
  const firstYearWeight = launch <= 0 ? it.firstYearWeight * growthAtStart : 0
  let before = integral(sums, t)
  let total = 0
  while (t < salesEnd) {
    const nextYear = year < lastYear ? launch + year + 1 : Infinity
    const nextKept = kept < lastKept ? lossOfExclusivity + kept + 1 : Infinity
    const nextEvent = event + 1 < eventTimes.length ? eventTimes[event + 1]! : Infinity
    const nextLead = t < leadFrom ? leadFrom : t < leadTo ? leadTo : Infinity
    const next = Math.min(nextYear, nextKept, nextEvent, nextLead, salesEnd)

    let value = curve[year]!
    if (kept >= 0) value *= retention[kept]!
    if (event >= 0) value *= eventFactors[event]!
    if (t >= leadFrom && t < leadTo) value *= 1 - overlap
    const after = integral(sums, next)
    total += value * (after - before)
    if (firstYearWeight !== 0 && t < 1) total += value * (Math.min(next, 1) - t) * firstYearWeight

    if (next === nextYear) year += 1
    if (next === nextKept) kept += 1
    if (next === nextEvent) event += 1
    t = next
    before = after
  }
  return path.level * total
}
