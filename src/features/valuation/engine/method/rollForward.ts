import { overlap } from './time'
import type { Resolved, ResolvedIndication, ResolvedMarket, ResolvedStage } from './resolved'
import type { StageName } from './valuationTypes'

export type RollForwardError =
  /** A stage ends before the date, with an unknown result. */
  | { reason: 'stageEnds'; stage: StageName }
  /** Profits and losses up to the date are unknown, but decide the tax after it. */
  | { reason: 'losses' }
  /** The date is before the valuation's own: spending between the two is unknown. */
  | { reason: 'earlier' }

export type RollForwardResult = { ok: true; value: Resolved } | ({ ok: false } & RollForwardError)

/** Remaining part of a stage: its cost accrues evenly, and spending before the date is sunk. */
function rollStage(stage: ResolvedStage, years: number): ResolvedStage {
  const { start, end, cost } = stage
  const from = Math.max(start, 0)
  const left = overlap(from, end, years, Infinity) / (end - from)
  return { ...stage, start: start - years, end: end - years, cost: end > from ? cost * left : cost }
}

function rollMarket(market: ResolvedMarket, years: number): ResolvedMarket {
  const { growth, growthHorizon, priceGrowth, patentExpiry, salesForce } = market
  return {
    ...market,
    launch: market.launch - years,
    lossOfExclusivity: market.lossOfExclusivity - years,
    lossElsewhere: market.lossElsewhere - years,
    salesEnd: market.salesEnd - years,
    patentExpiry: patentExpiry === null ? null : patentExpiry - years,
    marketSize: market.marketSize * (1 + growth) ** Math.min(years, growthHorizon),
    growthHorizon: Math.max(0, growthHorizon - years),
    price: market.price * (1 + priceGrowth) ** years,
    priceEvents: market.priceEvents.map((event) => ({ ...event, at: event.at - years })),
    salesForce: salesForce && {
      ...salesForce,
      annualCost: salesForce.annualCost * (1 + salesForce.growth) ** years,
    },
  }
}

const rollIndication = (it: ResolvedIndication, years: number): ResolvedIndication => ({
  ...it,
  launch: it.launch - years,
  stages: it.stages.map((stage) => rollStage(stage, years)),
  outlays: it.outlays.map((outlay) =>
    outlay.from === 'base' ? { ...outlay, at: outlay.at - years } : outlay,
  ),
  markets: it.markets.map((market) => rollMarket(market, years)),
})

/**
 * Values the same asset from a base date `years` later without any news: every event keeps its calendar date, market
 * and price have grown until then, and earlier spending and earnings no longer count.
 */
export function rollForward(r: Resolved, years: number): RollForwardResult {
  if (years === 0) return { ok: true, value: r }
  if (years < 0) return { ok: false, reason: 'earlier' }
  const ended = r.indications.flatMap(({ stages }) => stages).find(({ end }) => end <= years)
  if (ended) return { ok: false, reason: 'stageEnds', stage: ended.stage }
  if (r.indications.some(({ markets }) => markets.some(({ relief }) => relief)))
    return { ok: false, reason: 'losses' }
  return { ok: true, value: { ...r, indications: r.indications.map((it) => rollIndication(it, years)) } }
}
