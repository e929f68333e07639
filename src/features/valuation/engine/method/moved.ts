import { overlap } from './time'
import type { Resolved, ResolvedIndication, ResolvedMarket, ResolvedStage } from './resolved'
import type { StageName } from './types'

/** Why a valuation cannot be computed at a date later than its own. */
export type Unmovable =
  /** A stage ends before the date, and how it ended is not known. */
  | { reason: 'stageEnds'; stage: StageName }
  /** What was earned and lost up to the date is not known, and decides the tax after it. */
  | { reason: 'losses' }
  /** The date lies before the valuation's own: what was spent between them is not known. */
  | { reason: 'earlier' }

export type Moved = { ok: true; value: Resolved } | ({ ok: false } & Unmovable)

/** What is left of a stage, whose cost accrues evenly; what was spent before the date is sunk. */
function laterStage(stage: ResolvedStage, years: number): ResolvedStage {
  const { start, end, cost } = stage
  const from = Math.max(start, 0)
  const left = overlap(from, end, years, Infinity) / (end - from)
  return { ...stage, start: start - years, end: end - years, cost: end > from ? cost * left : cost }
}

/** The same market, its level that of the later date. */
function laterMarket(market: ResolvedMarket, years: number): ResolvedMarket {
  const { growth, growthHorizon, priceGrowth, patentExpiry } = market
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
  }
}

const laterIndication = (it: ResolvedIndication, years: number): ResolvedIndication => ({
  ...it,
  launch: it.launch - years,
  stages: it.stages.map((stage) => laterStage(stage, years)),
  markets: it.markets.map((market) => laterMarket(market, years)),
})

/**
 * The same asset, seen from a base date so many years later without any news: every event stays on its calendar day,
 * market and price have grown until then, and what was spent or earned before is neither cost nor value any more.
 */
export function movedTo(r: Resolved, years: number): Moved {
  if (years === 0) return { ok: true, value: r }
  if (years < 0) return { ok: false, reason: 'earlier' }
  const ended = r.indications.flatMap(({ stages }) => stages).find(({ end }) => end <= years)
  if (ended) return { ok: false, reason: 'stageEnds', stage: ended.stage }
  if (r.indications.some(({ markets }) => markets.some(({ relief }) => relief)))
    return { ok: false, reason: 'losses' }
  return { ok: true, value: { ...r, indications: r.indications.map((it) => laterIndication(it, years)) } }
}
