import type { ScheduledStage } from './schedule'
import { CHINA_COST_FACTOR, STAGE_COSTS } from './tables'
import { overlap, product, sum } from './time'
import type { StageName } from './types'

interface Timed {
  start: number
  end: number
}

/** Part of a stage's cost still to be paid: all of it, or the part after 0 when the stage has begun. */
export const remainingCost = (cost: number, start: number, duration: number): number =>
  start < 0 ? (cost * (start + duration)) / duration : cost

/** Spreads an amount evenly over [start, end] after 0; a moment without length falls in one period. */
export function spread(amount: number, { start, end }: Timed, periods: number): number[] {
  const from = Math.max(start, 0)
  return Array.from({ length: periods }, (_, k) => {
    if (end <= from) return Math.floor(from) === k ? amount : 0
    return (amount * overlap(from, end, k, k + 1)) / (end - from)
  })
}

export interface StageCostInput {
  stages: readonly ScheduledStage[]
  market: 'china' | 'global'
  /** Multiplies the table, which is in USD: 1 for USD, the exchange rate for CNY. */
  currencyFactor: number
  /** Whole costs typed by the user, in money of the run. */
  typed?: Partial<Record<StageName, number | null>> | null
  /** What is still to be spent; used when no cost was typed. */
  futureBudget?: number | null
}

/**
 * Whole cost of each stage in money of the run. A typed cost comes first; with a budget and no typed cost, the
 * remaining costs share the budget in the proportions of the table; else the table [Paul, China default].
 */
export function stageCosts(input: StageCostInput): number[] {
  const { stages, market, currencyFactor, typed, futureBudget } = input
  const factor = currencyFactor * (market === 'china' ? CHINA_COST_FACTOR : 1)
  const table = stages.map(({ stage }) => STAGE_COSTS[stage] * factor)
  const isTyped = stages.some(({ stage }) => typed?.[stage] !== null && typed?.[stage] !== undefined)
  if (!isTyped && futureBudget !== null && futureBudget !== undefined) {
    const remaining = sum(stages.map(({ start, duration }, i) => remainingCost(table[i]!, start, duration)))
    return table.map((cost) => (cost * futureBudget) / remaining)
  }
  return stages.map(({ stage }, i) => typed?.[stage] ?? table[i]!)
}

export interface ExpectedCost {
  /** Spent per approved product, failures included. */
  perSuccess: number
  /** Spent per product that enters the first stage. */
  perEntrant: number
  /** `perSuccess` with the cost of capital up to approval; null without durations and rate. */
  perSuccessCapitalised: number | null
}

/** Expected development cost of stages with success `pos`, `cost` and, for capitalising, `years`. [Paul, DiMasi] */
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
