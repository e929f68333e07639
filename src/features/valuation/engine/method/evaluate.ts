import { applyDrivers } from './drivers'
import { irr, payback } from './irr'
import { discountedCashFlow, ledgerOf, MARKET_ROWS, type Ledger, type Values } from './ledger'
import { loaOf, lossOf, reachOfMarket, type Resolved } from './resolved'
import { sum } from './time'
import type { RegionName, Warning } from './valuationTypes'
import { isSuccessBelow } from './valuationWarnings'

/** Results of one region of an indication; money at the base date, times in years from it. */
export interface RegionValue {
  indication: string
  region: RegionName
  loa: number
  launch: number
  loe: number
  pvSales: number
  /** Sales less costs, tax and working capital; development and launch do not belong to a region. */
  pvContribution: number
  /** In the success case. */
  peakSales: number
}

/** Results of a valuation; money at the base date, times in years from it. Null where a figure has no meaning. */
export interface Evaluation {
  rnpv: number
  npvSuccess: number
  /** Before tax, like `npvSuccessPreTax`. */
  rnpvPreTax: number
  npvSuccessPreTax: number
  /** Per indication, like `rnpvByIndication`, `launch`, `loe` and `breakEvenPrice`. */
  loa: number[]
  rnpvByIndication: number[]
  launch: number[]
  /** Times of loss of exclusivity. */
  loe: number[]
  periods: number
  /** Expected cash flow per period. */
  cf: number[]
  /** Sales per period when everything succeeds. */
  salesSuccess: number[]
  pvSales: number
  pvCogs: number
  pvSga: number
  pvRoyalty: number
  pvTax: number
  pvNwc: number
  pvRnd: number
  pvLaunch: number
  peakSales: number
  peakPeriod: number
  irr: number | null
  irrMultiple: boolean
  payback: number | null
  discountedPayback: number | null
  profitabilityIndex: number | null
  breakEvenPriceMultiplier: number | null
  /** Null also for an indication with regions: each has its own price. */
  breakEvenPrice: (number | null)[]
  regions: RegionValue[]
  /** Unrisked remaining stage costs. */
  remainingRnd: number
  budgetGap: number | null
  valueToSpend: number | null
  /** Null if nothing was spent; there is no verdict then. */
  requiredValue: number | null
  meetsExpectedReturn: boolean | null
  ledger: Ledger
  warnings: Warning[]
}

/** Largest total of a period, and the first period with it; periods that differ by rounding alone count as equal. */
export function peakOf(sales: readonly number[]): { peakSales: number; peakPeriod: number } {
  const peakSales = Math.max(0, ...sales)
  return {
    peakSales,
    peakPeriod: Math.max(
      0,
      sales.findIndex((amount) => amount >= peakSales * (1 - 1e-12)),
    ),
  }
}

function regionsOf(r: Resolved, { indications }: Ledger): RegionValue[] {
  return r.indications.flatMap((it, i) =>
    it.markets.flatMap((market, m): RegionValue[] => {
      const { region, launch, lossOfExclusivity } = market
      if (region === null) return []
      const { present, success } = indications[i]!.markets[m]!
      const { sales } = present.expected
      const costs = MARKET_ROWS.slice(1).map((row) => present.expected[row])
      return [
        {
          indication: it.id,
          region,
          loa: reachOfMarket(it, market),
          launch,
          loe: lossOfExclusivity,
          pvSales: sales,
          pvContribution: sales - sum(costs),
          peakSales: peakOf(success.sales).peakSales,
        },
      ]
    }),
  )
}

const ROUNDING = 1e-12

/** Present value of sales after their costs, tax and working capital. */
function commercialOf({ sales, cogs, sga, royalty, tax, nwc }: Values): number {
  // Added up by row: as a difference from the rNPV, rounding would leave an amount where nothing is sold.
  const contribution = sales - cogs - sga - royalty - tax - nwc
  // Sales that just cover their costs leave a rounding error, which must not become a divisor.
  return Math.abs(contribution) > ROUNDING * sales ? contribution : 0
}

function returnsOf(ledger: Ledger) {
  const { expected, present } = ledger
  const costs = present.expected.rnd + present.expected.launch
  const commercial = commercialOf(present.expected)
  const { irr: rate, multiple } = irr(expected.cashFlow)
  return {
    irr: rate,
    irrMultiple: multiple,
    payback: payback(expected.cashFlow),
    discountedPayback: payback(discountedCashFlow(ledger)),
    profitabilityIndex: costs === 0 ? null : commercial / costs,
    breakEvenPriceMultiplier: commercial <= 0 ? null : costs / commercial,
  }
}

/** With relief for losses or a fixed cost of selling, value is not linear in price. */
const isLinear = ({ indications }: Resolved) =>
  indications.every(({ markets }) => markets.every(({ relief, salesForce }) => !relief && !salesForce))

const hasSalesForce = ({ indications }: Resolved) =>
  indications.some(({ markets }) => markets.some(({ salesForce }) => salesForce))

/** More steps than a search needs in practice; a dozen usually suffice. */
const MAX_STEPS = 200

const MAX_DOUBLINGS = 40

/**
 * Factor on all prices at which the rNPV is 0; null if there is none (METHOD.md, section 9). Value is linear in price
 * unless losses give tax relief (a higher price then leaves less relief per sale, so above the base price the factor is
 * larger than `linear`) or a sales force is paid; the factor is then found by bisection.
 */
function breakEvenOf(r: Resolved, linear: number | null): number | null {
  if (isLinear(r) || (linear === null && !hasSalesForce(r))) return linear
  const rnpvAt = (price: number) => ledgerOf(applyDrivers(r, { price })).present.expected.cashFlow
  let [low, high] = [0, linear || 1]
  for (let i = 0; rnpvAt(high) < 0; i += 1) {
    if (i === MAX_DOUBLINGS) return null
    low = high
    high *= 2
  }
  return rootBetween(rnpvAt, low, high)
}

/**
 * Root of an increasing function between two ends of opposite signs, to machine precision: false position, halving the
 * weight of an end that stays (Illinois method), because each value costs a ledger.
 */
function rootBetween(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  let [below, above] = [of(low), of(high)]
  let fixed: 'low' | 'high' | null = null
  for (let i = 0; i < MAX_STEPS && above !== 0; i += 1) {
    const x = high - (above * (high - low)) / (above - below)
    // An end whose value is next to nothing is the root.
    if (x <= low) return low
    if (x >= high) return high
    const value = of(x)
    if (value < 0) {
      low = x
      below = value
      if (fixed === 'high') above /= 2
      fixed = 'high'
    } else {
      high = x
      above = value
      if (fixed === 'low') below /= 2
      fixed = 'low'
    }
  }
  return high
}

function spendingOf(r: Resolved, { success, present }: Ledger) {
  const rnpv = present.expected.cashFlow
  const remainingRnd = sum(success.rnd)
  const { spentToDate, futureBudget, expectedReturnMultiple } = r
  // With nothing spent there is nothing to return: any value would pass, so there is no verdict.
  const requiredValue = (spentToDate ?? 0) * (expectedReturnMultiple ?? 0) || null
  return {
    remainingRnd,
    budgetGap: futureBudget === null ? null : futureBudget - remainingRnd,
    valueToSpend: spentToDate ? rnpv / spentToDate : null,
    requiredValue,
    meetsExpectedReturn: requiredValue === null ? null : rnpv >= requiredValue,
  }
}

/** Values the asset: every headline figure is a sum over cells of the returned ledger. */
export function evaluate(r: Resolved): Evaluation {
  const ledger = ledgerOf(r)
  const { expected, success, present } = ledger
  const values = present.expected
  const rnpv = values.cashFlow
  const npvSuccess = present.success.cashFlow
  const returns = returnsOf(ledger)
  const spending = spendingOf(r, ledger)
  const multiplier = breakEvenOf(r, returns.breakEvenPriceMultiplier)

  const warnings = [...r.warnings]
  if (spending.budgetGap !== null && spending.budgetGap < 0) warnings.push({ code: 'W_BUDGET' })
  if (returns.irrMultiple) warnings.push({ code: 'W_IRR' })
  if (isSuccessBelow({ npvSuccess, rnpv })) warnings.push({ code: 'W_SUCCESS' })

  return {
    rnpv,
    npvSuccess,
    rnpvPreTax: rnpv + values.tax,
    npvSuccessPreTax: npvSuccess + present.success.tax,
    loa: r.indications.map(loaOf),
    rnpvByIndication: ledger.indications.map((it) => it.present.expected.cashFlow),
    launch: r.indications.map(({ launch }) => launch),
    loe: r.indications.map(lossOf),
    periods: ledger.periods,
    cf: expected.cashFlow,
    salesSuccess: success.sales,
    pvSales: values.sales,
    pvCogs: values.cogs,
    pvSga: values.sga,
    pvRoyalty: values.royalty,
    pvTax: values.tax,
    pvNwc: values.nwc,
    pvRnd: values.rnd,
    pvLaunch: values.launch,
    ...peakOf(success.sales),
    ...returns,
    breakEvenPriceMultiplier: multiplier,
    breakEvenPrice: r.indications.map(({ markets }) => {
      const [market] = markets
      return multiplier === null || market?.region !== null ? null : multiplier * market.price
    }),
    regions: regionsOf(r, ledger),
    ...spending,
    ledger,
    warnings,
  }
}
