import type { Market } from '../../engine'

/** Part of the price that remains in a period, averaged over its days because events are steps. */
function remainingPriceIn(events: NonNullable<Market['priceEvents']>, period: number): number {
  const cuts = events.map(({ at }) => at).filter((at) => at > period && at < period + 1)
  const edges = [period, ...cuts.toSorted((a, b) => a - b), period + 1]
  return edges.slice(1).reduce((sum, to, index) => {
    const from = edges[index]!
    const factor = events.reduce((left, event) => (event.at <= from ? left * event.factor : left), 1)
    return sum + (to - from) * factor
  }, 0)
}

type Priced = Pick<Market, 'annualCostPerPatient' | 'priceGrowth' | 'priceEvents' | 'comboRevenueShare'>

/**
 * Revenue per treated patient in each period, in money: the yearly price, with growth to the middle of the period and
 * its price events, times its part of a regimen's revenue. Sales of the ledger divided by it are the number of
 * patients.
 */
export const pricesOf = (market: Priced, periods: number): number[] =>
  Array.from({ length: periods }, (_, period) => {
    const grown = (1 + (market.priceGrowth ?? 0)) ** (period + 0.5)
    const left = remainingPriceIn(market.priceEvents ?? [], period)
    return market.annualCostPerPatient * grown * left * (market.comboRevenueShare ?? 1)
  })

export const patientsIn = (sales: readonly number[], prices: readonly number[]): number[] =>
  sales.map((sold, period) => (prices[period] ? sold / prices[period] : 0))
