import type { ScheduledStage } from './schedule'
import { keysOf } from './keys'
import {
  CHINA_COST_FACTOR,
  CONSUMER_PRICES,
  GENERIC_COSTS_YEAR,
  GENERIC_DEVELOPMENT,
  LATER_INFLATION,
  STAGE_COSTS,
  STAGE_COSTS_YEAR,
  type GenericKind,
} from './methodTables'
import { overlap, product, sum } from './time'
import type { StageName } from './valuationTypes'

interface Interval {
  start: number
  end: number
}

/** Part of a stage's cost still to be paid: all of it, or the part after 0 if the stage has started. */
export const remainingCost = (cost: number, start: number, duration: number): number =>
  start < 0 ? (cost * (start + duration)) / duration : cost

/** Spreads an amount evenly over [start, end] after 0, by period; an interval without length falls into one period. */
export function spread(amount: number, { start, end }: Interval, periods: number): number[] {
  const from = Math.max(start, 0)
  return Array.from({ length: periods }, (_, k) => {
    if (end <= from) return Math.floor(from) === k ? amount : 0
    return (amount * overlap(from, end, k, k + 1)) / (end - from)
  })
}

const PRICE_YEARS = keysOf(CONSUMER_PRICES).map(Number)

/** Consumer prices of a calendar year: constant before the first known year, growing by the default after the last. */
function consumerPrices(year: number): number {
  const [first, last] = [Math.min(...PRICE_YEARS), Math.max(...PRICE_YEARS)]
  const known = CONSUMER_PRICES[Math.min(last, Math.max(first, year))]!
  return known * (1 + LATER_INFLATION) ** Math.max(0, year - last)
}

/** Converts money of one calendar year into that of another, as a factor. [BLS] */
export const costIndex = (from: number, to: number): number => consumerPrices(to) / consumerPrices(from)

export interface CostBasis {
  market: 'china' | 'global'
  /** Multiplies the table, which is in USD: 1 for USD, the exchange rate for CNY. */
  currencyFactor: number
  /** Calendar year of the base date; the costs are in money of that year. */
  year: number
  generic?: GenericKind | null
}

/** Default total cost of a stage in money of the base date. [Paul, FTC for generics, China default] */
export function defaultCost(stage: StageName, { market, currencyFactor, year, generic }: CostBasis): number {
  const [cost, priceYear] = generic
    ? [GENERIC_DEVELOPMENT[generic].costs[stage], GENERIC_COSTS_YEAR]
    : [STAGE_COSTS[stage], STAGE_COSTS_YEAR]
  const factor = currencyFactor * (market === 'china' ? CHINA_COST_FACTOR : 1)
  return cost * costIndex(priceYear, year) * factor
}

export interface StageCostInput extends CostBasis {
  stages: readonly ScheduledStage[]
  /** Total costs typed by the user, in the run's currency. */
  typed?: Partial<Record<StageName, number | null>> | null
  /** Budget for the remaining costs; used when no cost was typed. */
  futureBudget?: number | null
}

/**
 * Total cost of each stage in the run's currency. A typed cost takes precedence; with a budget and no typed cost, the
 * remaining costs share the budget in the proportions of the table; otherwise the table applies.
 */
export function stageCosts({ stages, typed, futureBudget, ...basis }: StageCostInput): number[] {
  const table = stages.map(({ stage }) => defaultCost(stage, basis))
  const isTyped = stages.some(({ stage }) => typed?.[stage] !== null && typed?.[stage] !== undefined)
  if (!isTyped && futureBudget !== null && futureBudget !== undefined) {
    const remaining = sum(stages.map(({ start, duration }, i) => remainingCost(table[i]!, start, duration)))
    return table.map((cost) => (cost * futureBudget) / remaining)
  }
  return stages.map(({ stage }, i) => typed?.[stage] ?? table[i]!)
}

export interface ExpectedCost {
  /** Spending per approved product, including failures. */
  perSuccess: number
  /** Spending per product that enters the first stage. */
  perEntrant: number
  /** `perSuccess` with the cost of capital up to approval; null without durations and rate. */
  perSuccessCapitalised: number | null
}

/**
 * Expected development cost of stages with success probability `pos`, `cost` and, for capitalising, `years`. [Paul,
 * DiMasi]
 */
export function expectedCost(
  pos: readonly number[],
  cost: readonly number[],
  years?: readonly number[] | null,
  rate?: number | null,
): ExpectedCost {
  const perSuccess = cost.map((c, i) => c / product(pos.slice(i)))
  const perEntrant = sum(cost.map((c, i) => c * product(pos.slice(0, i))))
  if (!years || rate === null || rate === undefined)
    return { perSuccess: sum(perSuccess), perEntrant, perSuccessCapitalised: null }
  const capitalised = perSuccess.map((c, i) => c * (1 + rate) ** (years[i]! / 2 + sum(years.slice(i + 1))))
  return { perSuccess: sum(perSuccess), perEntrant, perSuccessCapitalised: sum(capitalised) }
}
