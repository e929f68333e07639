import { applyDrivers } from './drivers'
import { presentValue } from './discounting'
import { irr, payback } from './irr'
import { ledgerOf, MARKET_ROWS, type Ledger, type LedgerRow, type MarketRow } from './ledger'
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

function regionsOf(r: Resolved, { indications, discount }: Ledger): RegionValue[] {
  return r.indications.flatMap((it, i) =>
    it.markets.flatMap((market, m): RegionValue[] => {
      const { region, launch, lossOfExclusivity } = market
      if (region === null) return []
      const { expected, success } = indications[i]!.markets[m]!
      const pvOf = (row: MarketRow) => presentValue(expected[row], discount)
      const costs = MARKET_ROWS.slice(1).map(pvOf)
      return [
        {
          indication: it.id,
          region,
          loa: reachOfMarket(it, market),
          launch,
          loe: lossOfExclusivity,
          pvSales: pvOf('sales'),
          pvContribution: pvOf('sales') - sum(costs),
          peakSales: peakOf(success.sales).peakSales,
        },
      ]
    }),
  )
}

const ROUNDING = 1e-12

function returnsOf({ expected, discount }: Ledger, pvOf: (row: LedgerRow) => number) {
  const costs = pvOf('rnd') + pvOf('launch')
  // Added up by row: as a difference from the rNPV, rounding would leave an amount where nothing is sold.
  const contribution =
    pvOf('sales') - pvOf('cogs') - pvOf('sga') - pvOf('royalty') - pvOf('tax') - pvOf('nwc')
  // Sales that just cover their costs leave a rounding error, which must not become a divisor.
  const commercial = Math.abs(contribution) > ROUNDING * pvOf('sales') ? contribution : 0
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

/** Halvings after which the two ends of an interval are adjacent doubles. */
const HALVINGS = 200

const MAX_DOUBLINGS = 40

/**
 * Factor on all prices at which the rNPV is 0; null if there is none (METHOD.md, section 9). Value is linear in price
 * unless losses give tax relief: a higher price then leaves less relief per sale, so above the base price the factor is
 * larger than `linear`, and it is found by bisection.
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
  const { expected, success, discount } = ledger
  const pvOf = (row: LedgerRow) => presentValue(expected[row], discount)
  const rnpv = presentValue(expected.cashFlow, discount)
  const npvSuccess = presentValue(success.cashFlow, discount)
  const returns = returnsOf(ledger, pvOf)
  const spending = spendingOf(r, rnpv)
  const multiplier = breakEvenOf(r, returns.breakEvenPriceMultiplier)

  const warnings = [...r.warnings]
  if (spending.budgetGap !== null && spending.budgetGap < 0) warnings.push({ code: 'W_BUDGET' })
  if (returns.irrMultiple) warnings.push({ code: 'W_IRR' })
  if (isSuccessBelow({ npvSuccess, rnpv })) warnings.push({ code: 'W_SUCCESS' })

  return {
    rnpv,
    npvSuccess,
    rnpvPreTax: rnpv + pvOf('tax'),
    npvSuccessPreTax: npvSuccess + presentValue(success.tax, discount),
    loa: r.indications.map(loaOf),
    rnpvByIndication: ledger.indications.map((it) => presentValue(it.expected.cashFlow, discount)),
    launch: r.indications.map(({ launch }) => launch),
    loe: r.indications.map(lossOf),
    periods: ledger.periods,
    cf: expected.cashFlow,
    salesSuccess: success.sales,
    pvSales: pvOf('sales'),
    pvCogs: pvOf('cogs'),
    pvSga: pvOf('sga'),
    pvRoyalty: pvOf('royalty'),
    pvTax: pvOf('tax'),
    pvNwc: pvOf('nwc'),
    pvRnd: pvOf('rnd'),
    pvLaunch: pvOf('launch'),
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
