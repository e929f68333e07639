import { protectionsOf, type ResolvedIndication } from './resolved'

/** Years in which the lead is on the market: [from, to). */
export interface SalesWindow {
  from: number
  to: number
}

/** Sales per year at full uptake at time t, in money, before calibration. */
export function potential(it: ResolvedIndication, t: number): number {
  const patients = (it.marketSize / it.referencePrice) * (1 + it.growth) ** Math.min(t, it.growthHorizon)
  const treated = patients * it.patientPool * it.peakShare * it.comboRevenueShare
  return treated * it.price * (1 + it.priceGrowth) ** t
}

/** Value in year 0, 1, … of a step function whose last value repeats. */
const inYear = (values: readonly number[], year: number) =>
  values[Math.min(values.length - 1, Math.floor(year))]!

/** Where uptake, retention, price or overlap may change. */
export function cutsOf(it: ResolvedIndication, lead: SalesWindow | null): number[] {
  const cuts = [
    ...it.curve.map((_, j) => it.launch + j),
    ...protectionsOf(it).flatMap(({ loss }) => [
      ...it.retention.map((_, m) => loss + m),
      loss + it.tailYears,
    ]),
    ...it.priceEvents.map(({ at }) => at),
    ...(lead ? [lead.from, lead.to] : []),
  ]
  return cuts.sort((a, b) => a - b)
}

/** Part of sales kept at time t: all while protected, then by year, nothing after the tail. */
const keptAt = (it: ResolvedIndication, t: number): number =>
  protectionsOf(it).reduce((total, { share, loss }) => {
    if (t >= loss + it.tailYears) return total
    return total + share * (t < loss ? 1 : inYear(it.retention, t - loss))
  }, 0)

/** Share of potential sold at time t on the market; `cut` is lost while the lead sells. */
function level(it: ResolvedIndication, t: number, lead: SalesWindow | null, cut: number): number {
  const uptake = inYear(it.curve, t - it.launch)
  const price = it.priceEvents.reduce((factor, event) => (event.at <= t ? factor * event.factor : factor), 1)
  return uptake * keptAt(it, t) * price * (lead && lead.from <= t && t < lead.to ? 1 - cut : 1)
}

/**
 * F: years of full sales within [from, from + 1], between launch and the end of sales. All parts are step
 * functions, so each piece between two cuts counts with its value in the middle.
 */
export function fullSalesYears(
  it: ResolvedIndication,
  from: number,
  lead: SalesWindow | null = null,
  cut = 0,
  cuts: readonly number[] = cutsOf(it, lead),
): number {
  const end = Math.min(from + 1, it.salesEnd)
  let start = Math.max(from, it.launch)
  let total = 0
  for (const next of [...cuts.filter((at) => at > start && at < end), end]) {
    if (next > start) total += (next - start) * level(it, (start + next) / 2, lead, cut)
    start = Math.max(start, next)
  }
  return total
}
