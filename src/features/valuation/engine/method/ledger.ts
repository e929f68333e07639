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
import type { RegionName } from './types'

/** Rows that follow from the sales of a market; all but `sales` reduce the cash flow. */
export const MARKET_ROWS = ['sales', 'cogs', 'sga', 'royalty', 'tax', 'nwc'] as const
export type MarketRow = (typeof MARKET_ROWS)[number]

/** Rows in the order of the report; all but `sales` reduce the cash flow. */
export const LEDGER_ROWS = [...MARKET_ROWS, 'rnd', 'launch'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

/** One amount of money per period for each row of a market. */
export type MarketRows = Record<MarketRow, number[]>

/** The same for each row and for the cash flow they add up to. */
export type Rows = Record<LedgerRow | 'cashFlow', number[]>

/** The expected case (weighted by probability) and the success case (everything succeeds). */
export interface Cases {
  expected: Rows
  success: Rows
}

/** A market of an indication; the region is null for the whole market. */
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
  /** D(k) of each period. */
  discount: number[]
  indications: IndicationLedger[]
}

/** Cost of the launch before probability: spread over the year before launch, the part before 0 dropped. */
export const launchSpread = ({ launch, launchCost }: ResolvedIndication, periods: number): number[] =>
  Array.from({ length: periods }, (_, k) =>
    launch > 0 ? launchCost * overlap(Math.max(launch - 1, 0), launch, k, k + 1) : 0,
  )

const cashFlowOf = (rows: Record<LedgerRow, number[]>): number[] =>
  rows.sales.map((sold, k) => LEDGER_ROWS.slice(1).reduce((total, row) => total - rows[row][k]!, sold))

const scaled = (values: number[], factor: number) => values.map((value) => value * factor)
const added = (lists: number[][], periods: number) =>
  Array.from({ length: periods }, (_, k) => lists.reduce((total, list) => total + list[k]!, 0))

/** What sales bring and cost in a market that is reached; `costs` are those of development and launch, in money. */
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
    cogs: scaled(sold, it.cogsPct),
    sga: scaled(sold, it.sgaPct),
    royalty: scaled(sold, it.royaltyPct),
    tax,
    // A product already on the market brings its working capital along.
    nwc: sold.map(
      (amount, k) => r.workingCapitalPct * (amount - (sold[k - 1] ?? (launch <= 0 ? amount : 0))),
    ),
  }
}

/** Each row times the probability of the market. */
const weighted = (rows: MarketRows, factor: number): MarketRows => ({
  sales: scaled(rows.sales, factor),
  cogs: scaled(rows.cogs, factor),
  sga: scaled(rows.sga, factor),
  royalty: scaled(rows.royalty, factor),
  tax: scaled(rows.tax, factor),
  nwc: scaled(rows.nwc, factor),
})

const marketTotals = (markets: readonly MarketRows[], periods: number): MarketRows => {
  const total = (row: MarketRow) =>
    added(
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
  const met = lead === it ? null : leadMarketIn(lead, market.region)
  const cut = it.overlapWithLead
  const expectedCut = met ? cut * leadApprovalGiven(lead, it, market, met) : cut
  const success = marketRowsOf(r, it, market, salesOf(it, market, periods, met, cut), costs)
  const expected =
    expectedCut === cut
      ? success
      : marketRowsOf(r, it, market, salesOf(it, market, periods, met, expectedCut), costs)
  return { region: market.region, expected: weighted(expected, reachOfMarket(it, market)), success }
}

function indicationLedgerOf(r: Resolved, it: ResolvedIndication, periods: number): IndicationLedger {
  const reach = reachOf(it.stages.map(({ pos }) => pos))
  const costs = it.stages.map((stage) => spread(stage.cost, stage, periods))
  const launch = launchSpread(it, periods)
  const rnd = added(costs, periods)
  const all = added([rnd, launch], periods)
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
  const risked = added(
    costs.map((cost, i) => scaled(cost, reach[i]!)),
    periods,
  )
  return {
    id: it.id,
    markets,
    expected: withCosts(totals('expected'), risked, scaled(launch, reach.at(-1) ?? 1)),
    success: withCosts(totals('success'), rnd, launch),
  }
}

const totalOf = (lists: Rows[], periods: number): Rows => {
  const total = (row: LedgerRow) =>
    added(
      lists.map((it) => it[row]),
      periods,
    )
  const rows = { ...marketTotals(lists, periods), rnd: total('rnd'), launch: total('launch') }
  return { ...rows, cashFlow: cashFlowOf(rows) }
}

/** Every cell of the valuation: rows per period, by market, by indication and in total, expected and on success. */
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
