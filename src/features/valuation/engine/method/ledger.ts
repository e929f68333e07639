import { spread } from './cost'
import { discountFactors } from './discounting'
import { periodsOf } from './periods'
import { reachOf } from './probability'
import {
  leadApprovalGiven,
  leadMarketIn,
  marginOf,
  reachOfMarket,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
} from './resolved'
import { salesOf } from './sales'
import { taxWithRelief } from './tax'
import { overlap } from './time'
import type { RegionName } from './valuationTypes'

/** Rows derived from the sales of a market; all but `sales` reduce the cash flow. */
export const MARKET_ROWS = ['sales', 'cogs', 'sga', 'royalty', 'tax', 'nwc'] as const
export type MarketRow = (typeof MARKET_ROWS)[number]

/** Rows in the order of the report; all but `sales` reduce the cash flow. */
export const LEDGER_ROWS = [...MARKET_ROWS, 'rnd', 'launch'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

export type MarketRows = Record<MarketRow, number[]>

export type Rows = Record<LedgerRow | 'cashFlow', number[]>

/** Expected case (weighted by probability) and success case (everything succeeds). */
export interface Cases {
  expected: Rows
  success: Rows
}

/** Market of an indication; `region` is null for the whole market. */
export interface MarketLedger {
  region: RegionName | null
  expected: MarketRows
  success: MarketRows
}

export interface IndicationLedger extends Cases {
  id: string
  markets: MarketLedger[]
}

export interface Ledger extends Cases {
  periods: number
  /** Discount factor D(k) of each period. */
  discount: number[]
  indications: IndicationLedger[]
}

/** Cost of the launch before probability: spread over the year before launch; the part before 0 is dropped. */
export const launchSpread = ({ launch, launchCost }: ResolvedIndication, periods: number): number[] =>
  Array.from({ length: periods }, (_, k) => launchCost * overlap(Math.max(launch - 1, 0), launch, k, k + 1))

const cashFlowOf = (rows: Record<LedgerRow, number[]>): number[] =>
  rows.sales.map((sold, k) => LEDGER_ROWS.slice(1).reduce((total, row) => total - rows[row][k]!, sold))

const scaleBy = (values: number[], factor: number) => values.map((value) => value * factor)
const addByPeriod = (lists: number[][], periods: number) =>
  Array.from({ length: periods }, (_, k) => lists.reduce((total, list) => total + list[k]!, 0))

/** Rows of a market given that it is reached; `costs` are those of development and launch, in money. */
function marketRowsOf(
  r: Resolved,
  it: ResolvedIndication,
  { launch, taxRate, relief }: ResolvedMarket,
  sold: number[],
  costs: number[],
): MarketRows {
  const margin = marginOf(it)
  const tax = relief
    ? taxWithRelief(
        sold.map((amount, k) => amount * margin - relief.costShare * costs[k]!),
        taxRate,
        relief,
      )
    : sold.map((amount) => taxRate * Math.max(0, amount * margin))
  return {
    sales: sold,
    cogs: scaleBy(sold, it.cogsPct),
    sga: scaleBy(sold, it.sgaPct),
    royalty: scaleBy(sold, it.royaltyPct),
    tax,
    // A product on the market at the base date already has its working capital.
    nwc: sold.map(
      (amount, k) => r.workingCapitalPct * (amount - (sold[k - 1] ?? (launch <= 0 ? amount : 0))),
    ),
  }
}

const weightRows = (rows: MarketRows, factor: number): MarketRows => ({
  sales: scaleBy(rows.sales, factor),
  cogs: scaleBy(rows.cogs, factor),
  sga: scaleBy(rows.sga, factor),
  royalty: scaleBy(rows.royalty, factor),
  tax: scaleBy(rows.tax, factor),
  nwc: scaleBy(rows.nwc, factor),
})

const marketTotals = (markets: readonly MarketRows[], periods: number): MarketRows => {
  const total = (row: MarketRow) =>
    addByPeriod(
      markets.map((it) => it[row]),
      periods,
    )
  return {
    sales: total('sales'),
    cogs: total('cogs'),
    sga: total('sga'),
    royalty: total('royalty'),
    tax: total('tax'),
    nwc: total('nwc'),
  }
}

function marketLedgerOf(
  r: Resolved,
  it: ResolvedIndication,
  market: ResolvedMarket,
  periods: number,
  costs: number[],
): MarketLedger {
  const lead = r.indications[0]!
  const leadMarket = lead === it ? null : leadMarketIn(lead, market.region)
  const lostToLead = it.overlapWithLead
  const expectedLostToLead = leadMarket
    ? lostToLead * leadApprovalGiven(lead, it, market, leadMarket)
    : lostToLead
  const success = marketRowsOf(r, it, market, salesOf(it, market, periods, leadMarket, lostToLead), costs)
  const expected =
    expectedLostToLead === lostToLead
      ? success
      : marketRowsOf(r, it, market, salesOf(it, market, periods, leadMarket, expectedLostToLead), costs)
  return { region: market.region, expected: weightRows(expected, reachOfMarket(it, market)), success }
}

function indicationLedgerOf(r: Resolved, it: ResolvedIndication, periods: number): IndicationLedger {
  const reach = reachOf(it.stages.map(({ pos }) => pos))
  const costs = it.stages.map((stage) => spread(stage.cost, stage, periods))
  const launch = launchSpread(it, periods)
  const rnd = addByPeriod(costs, periods)
  const all = addByPeriod([rnd, launch], periods)
  const markets = it.markets.map((market) => marketLedgerOf(r, it, market, periods, all))
  const withCosts = (rows: MarketRows, developed: number[], launched: number[]): Rows => {
    const list = { ...rows, rnd: developed, launch: launched }
    return { ...list, cashFlow: cashFlowOf(list) }
  }
  const totals = (which: 'expected' | 'success') =>
    marketTotals(
      markets.map((market) => market[which]),
      periods,
    )
  const risked = addByPeriod(
    costs.map((cost, i) => scaleBy(cost, reach[i]!)),
    periods,
  )
  return {
    id: it.id,
    markets,
    expected: withCosts(totals('expected'), risked, scaleBy(launch, reach.at(-1) ?? 1)),
    success: withCosts(totals('success'), rnd, launch),
  }
}

const totalOf = (lists: Rows[], periods: number): Rows => {
  const total = (row: LedgerRow) =>
    addByPeriod(
      lists.map((it) => it[row]),
      periods,
    )
  const rows = { ...marketTotals(lists, periods), rnd: total('rnd'), launch: total('launch') }
  return { ...rows, cashFlow: cashFlowOf(rows) }
}

/**
 * Every cell of the valuation: rows per period, by market, by indication and in total, in the expected and the success
 * case.
 */
export function ledgerOf(r: Resolved): Ledger {
  const periods = periodsOf(r)
  const indications = r.indications.map((it) => indicationLedgerOf(r, it, periods))
  return {
    periods,
    discount: discountFactors(r.discountRate, r.discounting, periods),
    indications,
    expected: totalOf(
      indications.map(({ expected }) => expected),
      periods,
    ),
    success: totalOf(
      indications.map(({ success }) => success),
      periods,
    ),
  }
}
