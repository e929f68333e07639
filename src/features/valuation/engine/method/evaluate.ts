import { applyDrivers } from './drivers'
import { presentValue } from './discounting'
import { irr, payback } from './irr'
import { ledgerOf, MARKET_ROWS, type Ledger, type LedgerRow, type MarketRow } from './ledger'
import { loaOf, lossOf, reachOfMarket, type Resolved } from './resolved'
import { sum } from './time'
import type { RegionName, Warning } from './types'
import { isSuccessBelow } from './warnings'

/** What one region of an indication brings; money at the base date, times in years from it. */
export interface RegionValue {
  /** Id of the indication. */
  indication: string
  region: RegionName
  /** Probability of approval in this region. */
  loa: number
  launch: number
  loe: number
  pvSales: number
  /** What is left of sales after costs, tax and working capital; development and launch are not the region's. */
  pvContribution: number
  /** In the success case. */
  peakSales: number
}

/** Results of a valuation; money at the base date, times in years from it. Null where a figure has no meaning. */
export interface Evaluation {
  rnpv: number
  npvSuccess: number
  /** The same before tax. */
  rnpvPreTax: number
  npvSuccessPreTax: number
  /** Per indication, as are `rnpvByIndication`, `launch`, `loe` and `breakEvenPrice`. */
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
  /** Null also for an indication with regions: each has a price of its own. */
  breakEvenPrice: (number | null)[]
  /** Of every indication that is broken into regions. */
  regions: RegionValue[]
  /** Unrisked remaining stage costs. */
  remainingRnd: number
  budgetGap: number | null
  valueToSpend: number | null
  /** Null when nothing was spent, and no verdict then. */
  requiredValue: number | null
  meetsExpectedReturn: boolean | null
  ledger: Ledger
  warnings: Warning[]
}

/** The largest period total and its first period; periods that differ by rounding alone count as equal. */
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

function regionsOf(r: Resolved, { indications, discount }: Ledger): RegionValue[] {
  return r.indications.flatMap((it, i) =>
    it.markets.flatMap((market, m): RegionValue[] => {
      const { region, launch, lossOfExclusivity } = market
      if (region === null) return []
      const { expected, success } = indications[i]!.markets[m]!
      const worth = (row: MarketRow) => presentValue(expected[row], discount)
      const costs = MARKET_ROWS.slice(1).map(worth)
      return [
        {
          indication: it.id,
          region,
          loa: reachOfMarket(it, market),
          launch,
          loe: lossOfExclusivity,
          pvSales: worth('sales'),
          pvContribution: worth('sales') - sum(costs),
          peakSales: peakOf(success.sales).peakSales,
        },
      ]
    }),
  )
}

/** Part of the sales that is no more than the rounding of their sums. */
const ROUNDING = 1e-12

function returnsOf({ expected, discount }: Ledger, worth: (row: LedgerRow) => number) {
  const costs = worth('rnd') + worth('launch')
  // Row by row: taken back from the rNPV, rounding would leave something where nothing is sold.
  const brought =
    worth('sales') - worth('cogs') - worth('sga') - worth('royalty') - worth('tax') - worth('nwc')
  // Sales that just meet their costs leave rounding, by which nothing is to be divided.
  const commercial = Math.abs(brought) > ROUNDING * worth('sales') ? brought : 0
  const { irr: rate, multiple } = irr(expected.cashFlow)
  return {
    irr: rate,
    irrMultiple: multiple,
    payback: payback(expected.cashFlow),
    discountedPayback: payback(expected.cashFlow.map((amount, k) => amount * discount[k]!)),
    profitabilityIndex: costs === 0 ? null : commercial / costs,
    breakEvenPriceMultiplier: commercial <= 0 ? null : costs / commercial,
  }
}

const hasRelief = ({ indications }: Resolved) =>
  indications.some(({ markets }) => markets.some(({ relief }) => relief))

/** Halvings after which the two ends of an interval are neighbours in double precision. */
const HALVINGS = 200

/** Doublings of the bracket before the break-even price is given up. */
const MAX_DOUBLINGS = 40

/**
 * The factor on all prices at which the rNPV is 0; null if there is none (METHOD.md, section 9). Value is linear in price
 * unless losses give relief: a higher price then leaves less of it per sale, so above the base price the factor is larger
 * than `linear`, and it is found by bisection.
 */
function breakEvenOf(r: Resolved, linear: number | null): number | null {
  if (linear === null || !hasRelief(r)) return linear
  const rnpvAt = (price: number) => {
    const { expected, discount } = ledgerOf(applyDrivers(r, { price }))
    return presentValue(expected.cashFlow, discount)
  }
  let [low, high] = [0, linear]
  for (let i = 0; rnpvAt(high) < 0; i += 1) {
    if (i === MAX_DOUBLINGS) return null
    low = high
    high *= 2
  }
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (rnpvAt(middle) < 0) low = middle
    else high = middle
  }
  return high
}

function spendingOf(r: Resolved, rnpv: number) {
  const remainingRnd = sum(r.indications.flatMap(({ stages }) => stages.map(({ cost }) => cost)))
  const { spentToDate, futureBudget, expectedReturnMultiple } = r
  // With nothing spent there is nothing to return: any value would do, which is no verdict.
  const requiredValue = (spentToDate ?? 0) * (expectedReturnMultiple ?? 0) || null
  return {
    remainingRnd,
    budgetGap: futureBudget === null ? null : futureBudget - remainingRnd,
    valueToSpend: spentToDate ? rnpv / spentToDate : null,
    requiredValue,
    meetsExpectedReturn: requiredValue === null ? null : rnpv >= requiredValue,
  }
}

/** Values the asset: every headline figure is a sum over cells of the ledger that comes with it. */
export function evaluate(r: Resolved): Evaluation {
  const ledger = ledgerOf(r)
  const { expected, success, discount } = ledger
  const worth = (row: LedgerRow) => presentValue(expected[row], discount)
  const rnpv = presentValue(expected.cashFlow, discount)
  const npvSuccess = presentValue(success.cashFlow, discount)
  const returns = returnsOf(ledger, worth)
  const spending = spendingOf(r, rnpv)
  const multiplier = breakEvenOf(r, returns.breakEvenPriceMultiplier)

  const warnings = [...r.warnings]
  if (spending.budgetGap !== null && spending.budgetGap < 0) warnings.push({ code: 'W_BUDGET' })
  if (returns.irrMultiple) warnings.push({ code: 'W_IRR' })
  if (isSuccessBelow({ npvSuccess, rnpv })) warnings.push({ code: 'W_SUCCESS' })

  return {
    rnpv,
    npvSuccess,
    rnpvPreTax: rnpv + worth('tax'),
    npvSuccessPreTax: npvSuccess + presentValue(success.tax, discount),
    loa: r.indications.map(loaOf),
    rnpvByIndication: ledger.indications.map((it) => presentValue(it.expected.cashFlow, discount)),
    launch: r.indications.map(({ launch }) => launch),
    loe: r.indications.map(lossOf),
    periods: ledger.periods,
    cf: expected.cashFlow,
    salesSuccess: success.sales,
    pvSales: worth('sales'),
    pvCogs: worth('cogs'),
    pvSga: worth('sga'),
    pvRoyalty: worth('royalty'),
    pvTax: worth('tax'),
    pvNwc: worth('nwc'),
    pvRnd: worth('rnd'),
    pvLaunch: worth('launch'),
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
