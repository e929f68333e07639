import { protectionsOf, type ResolvedIndication, type ResolvedMarket } from './resolved'

/** Years in which the lead is on the market: [from, to). */
export interface SalesWindow {
  from: number
  to: number
}

/** Sales per year at full uptake at time t, in money, before calibration. */
export function potential(it: ResolvedIndication, market: ResolvedMarket, t: number): number {
  const { marketSize, referencePrice, growth, growthHorizon, patientPool, peakShare } = market
  const patients = (marketSize / referencePrice) * (1 + growth) ** Math.min(t, growthHorizon)
  const treated = patients * patientPool * peakShare * it.comboRevenueShare
  return treated * market.price * (1 + market.priceGrowth) ** t
}

/** Value in year 0, 1, … of a step function whose last value repeats. */
const inYear = (values: readonly number[], year: number) =>
  values[Math.min(values.length - 1, Math.floor(year))]!

/** Where uptake, retention, price or overlap may change. */
export function cutsOf(
  { curve }: ResolvedIndication,
  market: ResolvedMarket,
  lead: SalesWindow | null,
): number[] {
  const cuts = [
    ...curve.map((_, j) => market.launch + j),
    ...protectionsOf(market).flatMap(({ loss }) => [
      ...market.retention.map((_, m) => loss + m),
      loss + market.tailYears,
    ]),
    ...market.priceEvents.map(({ at }) => at),
    ...(lead ? [lead.from, lead.to] : []),
  ]
  return cuts.sort((a, b) => a - b)
}

/** Part of sales kept at time t: all while protected, then by year, nothing after the tail. */
const keptAt = (it: ResolvedMarket, t: number): number =>
  protectionsOf(it).reduce((total, { share, loss }) => {
    if (t >= loss + it.tailYears) return total
    return total + share * (t < loss ? 1 : inYear(it.retention, t - loss))
  }, 0)

/** Share of potential sold at time t on the market; `cut` is lost while the lead sells. */
function level(
  { curve }: ResolvedIndication,
  market: ResolvedMarket,
  t: number,
  lead: SalesWindow | null,
  cut: number,
): number {
  const uptake = inYear(curve, t - market.launch)
  const price = market.priceEvents.reduce(
    (factor, event) => (event.at <= t ? factor * event.factor : factor),
    1,
  )
  return uptake * keptAt(market, t) * price * (lead && lead.from <= t && t < lead.to ? 1 - cut : 1)
}

/**
 * F: years of full sales within [from, from + 1], between launch and the end of sales. All parts are step
 * functions, so each piece between two cuts counts with its value in the middle.
 */
export function fullSalesYears(
  it: ResolvedIndication,
  market: ResolvedMarket,
  from: number,
  lead: SalesWindow | null = null,
  cut = 0,
  cuts: readonly number[] = cutsOf(it, market, lead),
): number {
  const end = Math.min(from + 1, market.salesEnd)
  let start = Math.max(from, market.launch)
  let total = 0
  for (const next of [...cuts.filter((at) => at > start && at < end), end]) {
    if (next > start) total += (next - start) * level(it, market, (start + next) / 2, lead, cut)
    start = Math.max(start, next)
  }
  return total
}

/** Sales of each period once approved, in money; `cut` is the part that the lead takes while it sells. */
export function salesOf(
  it: ResolvedIndication,
  market: ResolvedMarket,
  periods: number,
  lead: SalesWindow | null,
  cut: number,
): number[] {
  const window = cut > 0 ? lead : null
  const cuts = cutsOf(it, market, window)
  return Array.from(
    { length: periods },
    (_, k) => potential(it, market, k + 0.5) * fullSalesYears(it, market, k, window, cut, cuts) * it.scale,
  )
}
