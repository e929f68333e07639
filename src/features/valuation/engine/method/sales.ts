import { protectionsOf, type ResolvedIndication, type ResolvedMarket } from './resolved'

/** Years with the lead on the market: [from, to). */
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

/** Times at which uptake, retention, price or overlap may change, ascending. */
export function breakpointsOf(market: ResolvedMarket, lead: SalesWindow | null): number[] {
  const breakpoints = [
    ...market.curve.map((_, j) => market.launch + j),
    ...protectionsOf(market).flatMap(({ loss }) => [
      ...market.retention.map((_, m) => loss + m),
      loss + market.tailYears,
    ]),
    ...market.priceEvents.map(({ at }) => at),
    ...(lead ? [lead.from, lead.to] : []),
  ]
  return breakpoints.sort((a, b) => a - b)
}

/** Part of sales retained at time t: all while protected, then by year, nothing after the tail. */
const retainedAt = (it: ResolvedMarket, t: number): number =>
  protectionsOf(it).reduce((total, { share, loss }) => {
    if (t >= loss + it.tailYears) return total
    return total + share * (t < loss ? 1 : inYear(it.retention, t - loss))
  }, 0)

/** Share of the potential sold at time t on the market; `lostToLead` is lost while the lead sells. */
function soldShare(market: ResolvedMarket, t: number, lead: SalesWindow | null, lostToLead: number): number {
  const uptake = inYear(market.curve, t - market.launch)
  const price = market.priceEvents.reduce(
    (factor, event) => (event.at <= t ? factor * event.factor : factor),
    1,
  )
  return uptake * retainedAt(market, t) * price * (lead && lead.from <= t && t < lead.to ? 1 - lostToLead : 1)
}

/**
 * F: years of full sales within [from, from + 1], between launch and the end of sales. All factors are step functions,
 * so each piece between two breakpoints is evaluated at its midpoint.
 */
export function fullSalesYears(
  market: ResolvedMarket,
  from: number,
  lead: SalesWindow | null = null,
  lostToLead = 0,
  breakpoints: readonly number[] = breakpointsOf(market, lead),
): number {
  const end = Math.min(from + 1, market.salesEnd)
  let start = Math.max(from, market.launch)
  let total = 0
  for (const next of [...breakpoints.filter((at) => at > start && at < end), end]) {
    if (next > start) total += (next - start) * soldShare(market, (start + next) / 2, lead, lostToLead)
    start = Math.max(start, next)
  }
  return total
}

/** Sales per period given approval, in money; `lostToLead` is the part that the lead takes while it sells. */
export function salesOf(
  it: ResolvedIndication,
  market: ResolvedMarket,
  periods: number,
  lead: SalesWindow | null,
  lostToLead: number,
): number[] {
  const window = lostToLead > 0 ? lead : null
  const breakpoints = breakpointsOf(market, window)
  return Array.from(
    { length: periods },
    (_, k) =>
      potential(it, market, k + 0.5) * fullSalesYears(market, k, window, lostToLead, breakpoints) * it.scale,
  )
}
