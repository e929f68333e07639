import type { IndicationProgram, MarketProgram } from './program'

/** What one path has drawn for a market that is reached. */
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

/** The life of a market cut where anything changes; made once per block and overwritten by every path. */
export interface Pieces {
  count: number
  /** Where the first piece begins. */
  from: number
  /** End of each piece. */
  to: Float64Array
  /** Part of full sales in each piece. */
  value: Float64Array
}

/** Linear interpolation of prefix sums: the integral of their step function from 0 to t. */
export function integral(sums: Float64Array, t: number): number {
  const last = sums.length - 1
  if (t >= last) return sums[last]!
  const k = t | 0
  return sums[k]! + (t - k) * (sums[k + 1]! - sums[k]!)
}

/** Uptake, retention, price and overlap are step functions: walks the market life from one change to the next. */
export function cutLife(
  { curve, overlap }: IndicationProgram,
  { retention, eventTimes, eventFactors }: MarketProgram,
  path: PathMarket,
  pieces: Pieces,
): void {
  const { launch, lossOfExclusivity, salesEnd, leadFrom, leadTo } = path
  let t = launch > 0 ? launch : 0
  let count = 0
  pieces.from = t
  const lastYear = curve.length - 1
  const lastKept = retention.length - 1
  let year = Math.min(lastYear, Math.floor(t - launch))
  let kept = t < lossOfExclusivity ? -1 : Math.min(lastKept, Math.floor(t - lossOfExclusivity))
  let event = -1
  while (event + 1 < eventTimes.length && eventTimes[event + 1]! <= t) event += 1

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
    pieces.to[count] = next
    pieces.value[count] = value
    count += 1

    if (next === nextYear) year += 1
    if (next === nextKept) kept += 1
    if (next === nextEvent) event += 1
    t = next
  }
  pieces.count = count
}

/** Prefix sums of the weights for a growth rate of this path's own, up to the end of sales. */
function weighAnew(market: MarketProgram, growth: number, until: number, sums: Float64Array): void {
  const last = Math.min(market.baseWeights.length, Math.ceil(until) + 1)
  const step = 1 + growth
  const full = step ** market.growthHorizon
  let grown = Math.sqrt(step)
  for (let k = 0; k < last; k += 1) {
    sums[k + 1] = sums[k]! + market.baseWeights[k]! * (k + 0.5 <= market.growthHorizon ? grown : full)
    grown *= step
  }
}

/**
 * Present value of a path's sales after costs, working capital and such tax as does not depend on the path; each
 * piece is a difference of prefix sums. `scratch` holds the sums of a drawn growth rate and starts with 0.
 */
export function salesValue(
  market: MarketProgram,
  path: PathMarket,
  { count, from, to, value }: Pieces,
  scratch: Float64Array,
): number {
  if (count === 0) return 0
  let sums = market.weightSums
  if (path.growth !== market.growth) {
    weighAnew(market, path.growth, path.salesEnd, scratch)
    sums = scratch
  }
  const growthAtStart = (1 + path.growth) ** Math.min(0.5, market.growthHorizon)
  const firstYearWeight = path.launch <= 0 ? market.firstYearWeight * growthAtStart : 0
  let t = from
  let before = integral(sums, t)
  let total = 0
  for (let i = 0; i < count; i += 1) {
    const next = to[i]!
    const after = integral(sums, next)
    total += value[i]! * (after - before)
    if (firstYearWeight !== 0 && t < 1) total += value[i]! * (Math.min(next, 1) - t) * firstYearWeight
    t = next
    before = after
  }
  return path.level * total
}

/** Adds what each period sells to `sold`, `factor` times, in money; `prices` are their growth. */
export function addSales(
  { growthHorizon }: MarketProgram,
  path: PathMarket,
  { count, from, to, value }: Pieces,
  prices: Float64Array,
  factor: number,
  sold: Float64Array,
): void {
  let t = from
  for (let i = 0; i < count; i += 1) {
    const end = to[i]!
    for (let k = Math.floor(t); k < end && k < sold.length; k += 1) {
      const years = Math.min(end, k + 1) - Math.max(t, k)
      const grown = (1 + path.growth) ** Math.min(k + 0.5, growthHorizon)
      sold[k]! += factor * path.level * grown * prices[k]! * value[i]! * years
    }
    t = end
  }
}
