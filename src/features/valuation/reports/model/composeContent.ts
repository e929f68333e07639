import {
  decisionTree,
  discountedCashFlow,
  evaluate,
  lossElsewhereOf,
  reachOf,
  resolve,
  salesEndOf,
  scenarios,
  splitDeal,
  tornado,
  type EngineError,
  type Evaluation,
  type Resolved,
  type Statistics,
  type Valuation,
} from '../../engine'
import { toValuation, type Assumption } from '../../form/model/toValuation'
import type { ValuationForm } from '../../form/model/valuationSchema'
import { comparablesOf } from './comparablesOf'
import { contributionsInScenarios } from './contributions'
import { pricesOf } from './prices'
import { regionBars } from './regionBars'
import { Summary, type Comparable, type DealTerms, type Ledger, type ReportContent } from './reportContent'

export interface Prepared {
  form: ValuationForm
  valuation: Valuation
  resolved: Resolved
  assumptions: Assumption[]
}

/** Converts a form to the engine's input as of the given day, or returns the engine's error. */
export function prepare(
  form: ValuationForm,
  today: string,
): { ok: true; value: Prepared } | { ok: false; error: EngineError } {
  const { valuation, assumptions } = toValuation(form, today)
  const resolved = resolve(valuation)
  return resolved.ok
    ? { ok: true, value: { form, valuation, resolved: resolved.value, assumptions } }
    : resolved
}

function ledgerOf({ ledger }: Evaluation, which: 'expected' | 'success'): Ledger {
  const { cashFlow, ...rows } = ledger[which]
  const { cashFlow: net, ...values } = ledger.present[which]
  return {
    ...rows,
    cf: cashFlow,
    pv: { ...values, cf: net },
    discounted: discountedCashFlow(ledger, which),
  }
}

const indicationsOf = (
  { form, valuation, resolved }: Prepared,
  result: Evaluation,
): ReportContent['indications'] =>
  resolved.indications.map((indication, i) => {
    const reach = reachOf(indication.stages.map(({ pos }) => pos))
    const entry = i === 0 ? form.preferredIndication : form.otherIndications?.[i - 1]?.indication
    const cells = result.ledger.indications[i]!
    return {
      id: indication.id,
      nameEn: entry?.nameEn ?? indication.id,
      nameZh: entry?.nameZh ?? indication.id,
      area: entry?.therapeuticArea ?? 'all',
      stages: indication.stages.map(({ stage, start, end, cost, pos }, k) => ({
        stage,
        start,
        duration: end - start,
        cost,
        pos,
        reach: reach[k]!,
      })),
      loa: result.loa[i]!,
      launch: indication.launch,
      loe: result.loe[i]!,
      loeElsewhere: lossElsewhereOf(indication),
      salesEnd: salesEndOf(indication),
      rnpv: result.rnpvByIndication[i]!,
      breakEvenPrice: result.breakEvenPrice[i]!,
      salesExpected: cells.expected.sales,
      salesSuccess: cells.success.sales,
      // Regions have prices of their own.
      prices: valuation.indications[i]!.regions?.length
        ? null
        : pricesOf(valuation.indications[i]!.market, result.periods),
    }
  })

const regionsOf = (
  { valuation, resolved }: Prepared,
  { regions, ledger, periods }: Evaluation,
): ReportContent['regions'] =>
  regions.map((it) => {
    const i = resolved.indications.findIndex(({ id }) => id === it.indication)
    const m = resolved.indications[i]!.markets.findIndex(({ region }) => region === it.region)
    const { price, priceGrowth, priceEvents } = resolved.indications[i]!.markets[m]!
    const { comboRevenueShare } = valuation.indications[i]!.market
    const { expected, success } = ledger.indications[i]!.markets[m]!
    return {
      ...it,
      salesExpected: expected.sales,
      salesSuccess: success.sales,
      prices: pricesOf({ annualCostPerPatient: price, priceGrowth, priceEvents, comboRevenueShare }, periods),
    }
  })

/** Terms of the deal shown first, as shares of the rNPV and of peak sales; users can change them. [default] */
const DEFAULT_DEAL = {
  upfront: 0.1,
  approval: 0.1,
  sales: 0.1,
  rates: [0.08, 0.11, 0.14],
  tiers: [0.4, 0.8],
} as const

/** Customary terms scaled to the asset: a starting point for the deal split, not a proposal. */
function startingTerms({ rnpv, peakSales }: Evaluation): DealTerms {
  const value = Math.max(0, rnpv)
  const [low, high] = DEFAULT_DEAL.tiers.map((share) => share * peakSales) as [number, number]
  return {
    upfront: DEFAULT_DEAL.upfront * value,
    milestones: [
      { event: 'approval', amount: DEFAULT_DEAL.approval * value },
      { event: 'sales', amount: DEFAULT_DEAL.sales * value, threshold: low },
    ],
    royaltyTiers: DEFAULT_DEAL.rates.map((rate, i) => ({ rate, upTo: [low, high, null][i]! })),
  }
}

/** Splits a resolved valuation between licensor and licensee; null for invalid terms. */
export function dealOf(resolved: Resolved, terms: DealTerms): ReportContent['deal'] | null {
  const split = splitDeal(resolved, terms as Parameters<typeof splitDeal>[1])
  return split.ok ? { ...split.value, terms } : null
}

export const monteCarloOf = (
  { histogram, ...statistics }: Statistics,
  seed: number,
): ReportContent['monteCarlo'] => ({
  ...statistics,
  seed,
  histogram: { approved: histogram.withApproval, failed: histogram.withoutApproval },
})

const asFraction = ({ basis, ...assumption }: Assumption): ReportContent['assumptions'][number] => ({
  ...assumption,
  ...(basis && {
    basis: {
      ...basis,
      parts: basis.parts.map((part) => ({ ...part, printed: part.printed ?? null, n: part.n ?? null })),
    },
  }),
  ...(assumption.unit === 'percent' &&
    typeof assumption.value === 'number' && { value: assumption.value / 100 }),
})

/** Composes the full content of a report from the prepared form, its simulation and comparable deals. */
export function composeContent(
  prepared: Prepared,
  monteCarlo: ReportContent['monteCarlo'],
  comparables: readonly Comparable[],
): ReportContent {
  const { resolved, assumptions } = prepared
  const result = evaluate(resolved)
  const tree = decisionTree(resolved)
  const { rows, weighted } = scenarios(resolved)
  const regions = contributionsInScenarios(resolved)
  const { pvSales, pvCogs, pvSga, pvRoyalty, pvTax, pvNwc, pvRnd, pvLaunch } = result
  return {
    assumptions: assumptions.map(asFraction),
    warnings: result.warnings,
    discountRate: resolved.discountRate,
    periods: result.periods,
    discountFactors: result.ledger.discount,
    summary: Summary.parse(result), // drops the ledger
    indications: indicationsOf(prepared, result),
    regions: regionsOf(prepared, result),
    expected: ledgerOf(result, 'expected'),
    success: ledgerOf(result, 'success'),
    pv: {
      sales: pvSales,
      cogs: pvCogs,
      sga: pvSga,
      royalty: pvRoyalty,
      tax: pvTax,
      nwc: pvNwc,
      rnd: pvRnd,
      launch: pvLaunch,
    },
    tree,
    tornado: tornado(resolved),
    regionTornado: regionBars(resolved),
    scenarios: {
      rows: rows.map((row, index) => ({ ...row, regions: regions[index]! })),
      weighted: weighted ?? result.rnpv,
    },
    monteCarlo,
    comparables: comparablesOf(result.rnpv, comparables),
    deal: dealOf(resolved, startingTerms(result))!,
  }
}
