import type { IndicationProgram, MarketProgram } from './program'

export interface PathMarket {
  launch: number
  lossOfExclusivity: number
  salesEnd: number
  growth: number
  /** Sales per year at full uptake, before growth. */
  level: number
  /** Years in which the lead takes its part, [from, to); empty if it is not on the market. */
  leadFrom: number
  leadTo: number
}

/** Life of a market, in pieces between changes; allocated once per block and overwritten by every path. */
export interface Pieces {
  count: number
  from: number
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

/**
 * Uptake, retention, price and overlap are step functions: splits the life of a market wherever any of them changes.
 */
export function splitLife(
  { overlap }: IndicationProgram,
  { curve, retention, eventTimes, eventFactors }: MarketProgram,
  path: PathMarket,
  pieces: Pieces,
): void {
  const { launch, lossOfExclusivity, salesEnd, leadFrom, leadTo } = path
  let t = launch > 0 ? launch : 0
  let count = 0
  pieces.from = t
  const lastYear = curve.length - 1
  const lastRetention = retention.length - 1
  let year = Math.min(lastYear, Math.floor(t - launch))
  let retained = t < lossOfExclusivity ? -1 : Math.min(lastRetention, Math.floor(t - lossOfExclusivity))
  let event = -1
  while (event + 1 < eventTimes.length && eventTimes[event + 1]! <= t) event += 1

  while (t < salesEnd) {
    const nextYear = year < lastYear ? launch + year + 1 : Infinity
    const nextRetention = retained < lastRetention ? lossOfExclusivity + retained + 1 : Infinity
    const nextEvent = event + 1 < eventTimes.length ? eventTimes[event + 1]! : Infinity
    const nextLead = t < leadFrom ? leadFrom : t < leadTo ? leadTo : Infinity
    const next = Math.min(nextYear, nextRetention, nextEvent, nextLead, salesEnd)

    let value = curve[year]!
    if (retained >= 0) value *= retention[retained]!
    if (event >= 0) value *= eventFactors[event]!
    if (t >= leadFrom && t < leadTo) value *= 1 - overlap
    pieces.to[count] = next
    pieces.value[count] = value
    count += 1

    if (next === nextYear) year += 1
    if (next === nextRetention) retained += 1
    if (next === nextEvent) event += 1
    t = next
  }
  pieces.count = count
}

/** Prefix sums of the weights for this path's own growth rate, up to the end of sales. */
function sumWeights(market: MarketProgram, growth: number, until: number, sums: Float64Array): void {
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
 * Present value of a path's sales after costs, working capital and such tax as does not depend on the path; each piece
 * is a difference of prefix sums. `scratch` is a buffer for the sums of a drawn growth rate and starts with 0.
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
    sumWeights(market, path.growth, path.salesEnd, scratch)
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

/** Adds `factor` times the sales of each period to `sold`, in money; `prices` is the price growth. */
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
