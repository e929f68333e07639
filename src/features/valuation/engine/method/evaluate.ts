import { irr, payback } from './irr'
import { ledgerOf, presentValue, type Ledger, type LedgerRow } from './ledger'
import { loaOf, type Resolved } from './resolved'
import { sum } from './time'
import type { Warning } from './types'
import { isSuccessBelow } from './warnings'

/** Results of a valuation; money at the base date, times in years from it. Null where a figure has no meaning. */
export interface Evaluation {
  rnpv: number
  npvSuccess: number
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
  breakEvenPrice: (number | null)[]
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

function returnsOf({ expected, discount }: Ledger, worth: (row: LedgerRow) => number) {
  const costs = worth('rnd') + worth('launch')
  // Row by row: taken back from the rNPV, rounding would leave something where nothing is sold.
  const commercial =
    worth('sales') - worth('cogs') - worth('sga') - worth('royalty') - worth('tax') - worth('nwc')
  const { irr: rate, multiple } = irr(expected.cashFlow)
  return {
    irr: rate,
    irrMultiple: multiple,
    payback: payback(expected.cashFlow),
    discountedPayback: payback(expected.cashFlow.map((amount, k) => amount * discount[k]!)),
    profitabilityIndex: costs === 0 ? null : commercial / costs,
    // Exact, because value is linear in price.
    breakEvenPriceMultiplier: commercial <= 0 ? null : costs / commercial,
  }
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
  const multiplier = returns.breakEvenPriceMultiplier

  const warnings = [...r.warnings]
  if (spending.budgetGap !== null && spending.budgetGap < 0) warnings.push({ code: 'W_BUDGET' })
  if (returns.irrMultiple) warnings.push({ code: 'W_IRR' })
  if (isSuccessBelow({ npvSuccess, rnpv })) warnings.push({ code: 'W_SUCCESS' })

  return {
    rnpv,
    npvSuccess,
    loa: r.indications.map(loaOf),
    rnpvByIndication: ledger.indications.map((it) => presentValue(it.expected.cashFlow, discount)),
    launch: r.indications.map(({ launch }) => launch),
    loe: r.indications.map(({ lossOfExclusivity }) => lossOfExclusivity),
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
    breakEvenPrice: r.indications.map(({ price }) => (multiplier === null ? null : multiplier * price)),
    ...spending,
    ledger,
    warnings,
  }
}
