import { spread } from './cost'
import { discountFactors, presentValue } from './discounting'
import { forceInstalments, instalmentsOf } from './instalments'
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
import { sum } from './time'
import type { RegionName } from './valuationTypes'

/** Rows derived from the sales of a market; all but `sales` reduce the cash flow. */
export const MARKET_ROWS = ['sales', 'cogs', 'sga', 'royalty', 'tax', 'nwc'] as const
export type MarketRow = (typeof MARKET_ROWS)[number]

/** Rows in the order of the report; all but `sales` reduce the cash flow. */
export const LEDGER_ROWS = [...MARKET_ROWS, 'rnd', 'launch'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

export type MarketRows = Record<MarketRow, number[]>

export type Rows = Record<LedgerRow | 'cashFlow', number[]>

/** Present values of the rows, in money at the base date. */
export type Values = Record<LedgerRow | 'cashFlow', number>

/** Expected case (weighted by probability) and success case (everything succeeds). */
interface Cases<T> {
  expected: T
  success: T
}

/** Market of an indication; `region` is null for the whole market. */
export interface MarketLedger extends Cases<MarketRows> {
  region: RegionName | null
  /** Discount factors of the market's rows. */
  discount: number[]
  present: Cases<Record<MarketRow, number>>
}

export interface IndicationLedger extends Cases<Rows> {
  id: string
  markets: MarketLedger[]
  present: Cases<Values>
}

export interface Ledger extends Cases<Rows> {
  periods: number
  /** Discount factor D(k) of each period, for all rows but R&D and those of a market with its own rate. */
  discount: number[]
  rndDiscount: number[]
  indications: IndicationLedger[]
  /** Sums over the cells, each discounted at its own rate. */
  present: Cases<Values>
}

const cashFlowOf = (rows: Record<LedgerRow, number[]>): number[] =>
  rows.sales.map((sold, k) => LEDGER_ROWS.slice(1).reduce((total, row) => total - rows[row][k]!, sold))

const withNet = (values: Record<LedgerRow, number>): Values => ({
  ...values,
  cashFlow: LEDGER_ROWS.slice(1).reduce((total, row) => total - values[row], values.sales),
})

const scaleBy = (values: number[], factor: number) => values.map((value) => value * factor)
const addByPeriod = (lists: number[][], periods: number) =>
  Array.from({ length: periods }, (_, k) => lists.reduce((total, list) => total + list[k]!, 0))

/** Rows of a market given that it is reached; `costs` are those of development and launch, in money. */
function marketRowsOf(
  r: Resolved,
  market: ResolvedMarket,
  sold: number[],
  costs: number[],
  force: number[],
): MarketRows {
  const { launch, taxRate, relief, cogsPct, sgaPct, royaltyPct } = market
  const margin = marginOf(market)
  const profit = sold.map((amount, k) => amount * margin - force[k]!)
  return {
    sales: sold,
    cogs: scaleBy(sold, cogsPct),
    sga: sold.map((amount, k) => amount * sgaPct + force[k]!),
    royalty: scaleBy(sold, royaltyPct),
    tax: relief
      ? taxWithRelief(
          profit.map((amount, k) => amount - relief.costShare * costs[k]!),
          taxRate,
          relief,
        )
      : profit.map((amount) => taxRate * Math.max(0, amount)),
    // A product on the market at the base date already has its working capital.
    nwc: sold.map(
      (amount, k) => r.workingCapitalPct * (amount - (sold[k - 1] ?? (launch <= 0 ? amount : 0))),
    ),
  }
}

const eachMarketRow = <T>(of: (row: MarketRow) => T): Record<MarketRow, T> => ({
  sales: of('sales'),
  cogs: of('cogs'),
  sga: of('sga'),
  royalty: of('royalty'),
  tax: of('tax'),
  nwc: of('nwc'),
})

const eachRow = <T>(of: (row: LedgerRow) => T): Record<LedgerRow, T> => ({
  ...eachMarketRow(of),
  rnd: of('rnd'),
  launch: of('launch'),
})

const marketTotals = (markets: readonly MarketRows[], periods: number): MarketRows =>
  eachMarketRow((row) =>
    addByPeriod(
      markets.map((it) => it[row]),
      periods,
    ),
  )

function marketLedgerOf(
  r: Resolved,
  it: ResolvedIndication,
  market: ResolvedMarket,
  costs: number[],
  general: number[],
): MarketLedger {
  const periods = general.length
  const lead = r.indications[0]!
  const leadMarket = lead === it ? null : leadMarketIn(lead, market.region)
  const lostToLead = it.overlapWithLead
  const expectedLostToLead = leadMarket
    ? lostToLead * leadApprovalGiven(lead, it, market, leadMarket)
    : lostToLead
  const instalments = forceInstalments(it, market, periods)
  const force = addByPeriod(
    instalments.map(({ amounts }) => amounts),
    periods,
  )
  const rowsWith = (lost: number) =>
    marketRowsOf(r, market, salesOf(it, market, periods, leadMarket, lost), costs, force)
  const success = rowsWith(lostToLead)
  const reached = expectedLostToLead === lostToLead ? success : rowsWith(expectedLostToLead)
  const reach = reachOfMarket(it, market)
  const weighted = eachMarketRow((row) => scaleBy(reached[row], reach))
  // Before the approval, the sales force is paid on more paths than those that reach the market.
  const ahead = instalments.map((each) => scaleBy(each.amounts, each.reach - reach))
  const expected =
    ahead.length > 0 ? { ...weighted, sga: addByPeriod([weighted.sga, ...ahead], periods) } : weighted
  const discount =
    market.discountRate === r.discountRate
      ? general
      : discountFactors(market.discountRate, r.discounting, periods)
  return {
    region: market.region,
    discount,
    expected,
    success,
    present: {
      expected: eachMarketRow((row) => presentValue(expected[row], discount)),
      success: eachMarketRow((row) => presentValue(success[row], discount)),
    },
  }
}

interface Discounts {
  discount: number[]
  rndDiscount: number[]
}

function indicationLedgerOf(
  r: Resolved,
  it: ResolvedIndication,
  { discount, rndDiscount }: Discounts,
): IndicationLedger {
  const periods = discount.length
  const reach = reachOf(it.stages.map(({ pos }) => pos))
  const costs = [
    ...it.stages.map((stage, i) => ({
      row: 'rnd' as const,
      reach: reach[i]!,
      amounts: spread(stage.cost, stage, periods),
    })),
    ...instalmentsOf(it, periods),
  ]
  const totalOf = (row: 'rnd' | 'launch', isRisked: boolean) =>
    addByPeriod(
      costs
        .filter((each) => each.row === row)
        .map((each) => (isRisked ? scaleBy(each.amounts, each.reach) : each.amounts)),
      periods,
    )
  const all = addByPeriod(
    costs.map(({ amounts }) => amounts),
    periods,
  )
  const markets = it.markets.map((market) => marketLedgerOf(r, it, market, all, discount))

  const caseOf = (which: keyof Cases<unknown>) => {
    const rnd = totalOf('rnd', which === 'expected')
    const launch = totalOf('launch', which === 'expected')
    const rows = {
      ...marketTotals(
        markets.map((market) => market[which]),
        periods,
      ),
      rnd,
      launch,
    }
    const valueOf = (row: MarketRow) => sum(markets.map((market) => market.present[which][row]))
    return {
      rows: { ...rows, cashFlow: cashFlowOf(rows) },
      present: withNet({
        ...eachMarketRow(valueOf),
        rnd: presentValue(rnd, rndDiscount),
        launch: presentValue(launch, discount),
      }),
    }
  }
  const [expected, success] = [caseOf('expected'), caseOf('success')]
  return {
    id: it.id,
    markets,
    expected: expected.rows,
    success: success.rows,
    present: { expected: expected.present, success: success.present },
  }
}

function totalOf(lists: Rows[], periods: number): Rows {
  const rows = eachRow((row) =>
    addByPeriod(
      lists.map((it) => it[row]),
      periods,
    ),
  )
  return { ...rows, cashFlow: cashFlowOf(rows) }
}

const totalValues = (lists: readonly Values[]): Values =>
  withNet(eachRow((row) => sum(lists.map((it) => it[row]))))

/**
 * Every cell of the valuation: rows per period, by market, by indication and in total, in the expected and the success
 * case, and their present values.
 */
export function ledgerOf(r: Resolved): Ledger {
  const periods = periodsOf(r)
  const discount = discountFactors(r.discountRate, r.discounting, periods)
  const rndDiscount =
    r.rndRate === r.discountRate ? discount : discountFactors(r.rndRate, r.discounting, periods)
  const indications = r.indications.map((it) => indicationLedgerOf(r, it, { discount, rndDiscount }))
  const totalsOf = (which: keyof Cases<unknown>) =>
    totalOf(
      indications.map((it) => it[which]),
      periods,
    )
  return {
    periods,
    discount,
    rndDiscount,
    indications,
    expected: totalsOf('expected'),
    success: totalsOf('success'),
    present: {
      expected: totalValues(indications.map(({ present }) => present.expected)),
      success: totalValues(indications.map(({ present }) => present.success)),
    },
  }
}

/** Cash flow per period in one of the cases, each cell discounted at its own rate, in money at the base date. */
export function discountedCashFlow(
  { periods, indications, discount, rndDiscount }: Ledger,
  which: keyof Cases<unknown> = 'expected',
): number[] {
  return Array.from({ length: periods }, (_, k) =>
    sum(
      indications.map((it) => {
        const sold = it.markets.map((market) => {
          const costs = sum(MARKET_ROWS.slice(1).map((row) => market[which][row][k]!))
          return (market[which].sales[k]! - costs) * market.discount[k]!
        })
        return sum(sold) - it[which].rnd[k]! * rndDiscount[k]! - it[which].launch[k]! * discount[k]!
      }),
    ),
  )
}
