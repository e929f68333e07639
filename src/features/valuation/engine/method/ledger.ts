import { spread } from './cost'
import { discountFactors } from './discounting'
import { periodsOf } from './periods'
import { reachOf } from './probability'
import { leadApprovalGiven, loaOf, marginOf, type Resolved, type ResolvedIndication } from './resolved'
import { cutsOf, fullSalesYears, potential } from './sales'
import { overlap } from './time'

/** Rows in the order of the report; all but `sales` reduce the cash flow. */
export const LEDGER_ROWS = ['sales', 'cogs', 'sga', 'royalty', 'tax', 'nwc', 'rnd', 'launch'] as const
export type LedgerRow = (typeof LEDGER_ROWS)[number]

/** One amount of money per period for each row and for the cash flow they add up to. */
export type Rows = Record<LedgerRow | 'cashFlow', number[]>

/** The expected case (weighted by probability) and the success case (everything succeeds). */
export interface Cases {
  expected: Rows
  success: Rows
}

export interface Ledger extends Cases {
  periods: number
  /** D(k) of each period. */
  discount: number[]
  indications: (Cases & { id: string })[]
}

/** Cost of the launch before probability: spread over the year before launch, the part before 0 dropped. */
export const launchSpread = ({ launch, launchCost }: ResolvedIndication, periods: number): number[] =>
  Array.from({ length: periods }, (_, k) =>
    launch > 0 ? launchCost * overlap(Math.max(launch - 1, 0), launch, k, k + 1) : 0,
  )

/** Sales of each period once approved, in money; `cut` is the part that the lead takes while it sells. */
export const salesWith = (r: Resolved, it: ResolvedIndication, periods: number, cut: number): number[] => {
  const [lead] = r.indications
  const window = lead && lead !== it && cut > 0 ? { from: lead.launch, to: lead.salesEnd } : null
  const cuts = cutsOf(it, window)
  return Array.from(
    { length: periods },
    (_, k) => potential(it, k + 0.5) * fullSalesYears(it, k, window, cut, cuts) * it.scale,
  )
}

/** The rows that follow from sales, and the costs. */
function rowsOf(r: Resolved, it: ResolvedIndication, sold: number[], rnd: number[], launch: number[]): Rows {
  const margin = marginOf(it)
  const rows = {
    sales: sold,
    cogs: sold.map((amount) => amount * it.cogsPct),
    sga: sold.map((amount) => amount * it.sgaPct),
    royalty: sold.map((amount) => amount * it.royaltyPct),
    tax: sold.map((amount) => r.taxRate * Math.max(0, amount * margin)),
    // A product already on the market brings its working capital along.
    nwc: sold.map(
      (amount, k) => r.workingCapitalPct * (amount - (sold[k - 1] ?? (it.launch <= 0 ? amount : 0))),
    ),
    rnd,
    launch,
  }
  return { ...rows, cashFlow: cashFlowOf(rows) }
}

const cashFlowOf = (rows: Record<LedgerRow, number[]>): number[] =>
  rows.sales.map((sold, k) => LEDGER_ROWS.slice(1).reduce((total, row) => total - rows[row][k]!, sold))

const scaled = (values: number[], factor: number) => values.map((value) => value * factor)
const added = (lists: number[][], periods: number) =>
  Array.from({ length: periods }, (_, k) => lists.reduce((total, list) => total + list[k]!, 0))

function casesOf(r: Resolved, it: ResolvedIndication, periods: number): Cases {
  const [lead] = r.indications
  const reach = reachOf(it.stages.map(({ pos }) => pos))
  const costs = it.stages.map((stage) => spread(stage.cost, stage, periods))
  const launch = launchSpread(it, periods)
  const success = salesWith(r, it, periods, it.overlapWithLead)
  const expectedCut = it.overlapWithLead * leadApprovalGiven(lead!, it)
  const expected = expectedCut === it.overlapWithLead ? success : salesWith(r, it, periods, expectedCut)
  const risked = costs.map((cost, i) => scaled(cost, reach[i]!))
  return {
    expected: rowsOf(
      r,
      it,
      scaled(expected, loaOf(it)),
      added(risked, periods),
      scaled(launch, reach.at(-1) ?? 1),
    ),
    success: rowsOf(r, it, success, added(costs, periods), launch),
  }
}

const totalOf = (lists: Rows[], periods: number): Rows => {
  const total = (row: LedgerRow) =>
    added(
      lists.map((it) => it[row]),
      periods,
    )
  const rows = {
    sales: total('sales'),
    cogs: total('cogs'),
    sga: total('sga'),
    royalty: total('royalty'),
    tax: total('tax'),
    nwc: total('nwc'),
    rnd: total('rnd'),
    launch: total('launch'),
  }
  return { ...rows, cashFlow: cashFlowOf(rows) }
}

/** Every cell of the valuation: rows per period, per indication and in total, expected and on success. */
export function ledgerOf(r: Resolved): Ledger {
  const periods = periodsOf(r)
  const indications = r.indications.map((it) => ({ id: it.id, ...casesOf(r, it, periods) }))
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

/** Present value of one amount per period. */
export const presentValue = (amounts: readonly number[], discount: readonly number[]): number =>
  amounts.reduce((total, amount, k) => total + amount * discount[k]!, 0)
