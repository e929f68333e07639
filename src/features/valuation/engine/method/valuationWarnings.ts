import type { LedgerRow } from './ledger'
import { marginOf, type ResolvedIndication } from './resolved'
import { sum } from './time'
import type { Warning, WarningCode } from './valuationTypes'

// Absorbs the rounding of sums such as 0.7 + 0.2 + 0.1.
const EPSILON = 1e-12

/** True if success is worth less than the risked value; {@link successShortfall} gives the cause. */
export const isSuccessBelow = ({ npvSuccess, rnpv }: { npvSuccess: number; rnpv: number }): boolean =>
  // Without risk the two differ by rounding alone.
  npvSuccess < rnpv - 1e-9 * Math.abs(rnpv)

/** Rows that can grow with success by more than the margin on sales. */
const GROWING_ROWS = ['rnd', 'launch', 'tax', 'nwc'] as const

/**
 * Reason why success is worth less than the risked value (METHOD.md, section 3); `growthOf` is the present value of a row
 * in the success case less the expected one, in money: a falling margin on sales, otherwise the growing rows, the largest first.
 */
export function successShortfall(
  growthOf: (row: LedgerRow) => number,
): 'margin' | (typeof GROWING_ROWS)[number][] {
  const sales = growthOf('sales')
  const margin = sales - growthOf('cogs') - growthOf('sga') - growthOf('royalty')
  if (margin < -EPSILON * Math.abs(sales)) return 'margin'
  const growths = GROWING_ROWS.map((row) => ({ row, growth: growthOf(row) }))
  return growths
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .map(({ row }) => row)
}

/** Larger peak shares give a warning, whether given or derived. */
export const PEAK_SHARE_LIMIT = 0.5

/** Years after launch; patents usually last no longer. */
export const EXCLUSIVITY_LIMIT = 15

/** Part of the whole market by which the regions' markets may differ from it without a warning. */
const REGIONS_TOLERANCE = 0.05

/** Warnings about an indication's input; `marketSize` is its whole market. */
export function indicationWarnings(resolved: ResolvedIndication, marketSize: number): Warning[] {
  const { markets } = resolved
  const regions = sum(markets.map((market) => market.marketSize))
  const found: [WarningCode, boolean][] = [
    ['W_GROWTH', markets.some(({ growth }) => growth > 0.1)],
    ['W_MARGIN', markets.some((market) => marginOf(market) <= EPSILON)],
    ['W_EXCLUSIVITY', markets.some((it) => it.lossOfExclusivity - it.launch > EXCLUSIVITY_LIMIT + EPSILON)],
    ['W_PATENT', markets.some((it) => it.patentExpiry !== null && it.patentExpiry < it.launch)],
    ['W_PEAK_SHARE', markets.some(({ peakShare }) => peakShare > PEAK_SHARE_LIMIT + EPSILON)],
    ['W_REGIONAL', markets.some((it) => it.lossElsewhere < it.lossOfExclusivity)],
    ['W_REGIONS', Math.abs(regions - marketSize) > REGIONS_TOLERANCE * marketSize],
  ]
  return found.filter(([, applies]) => applies).map(([code]) => ({ code, indication: resolved.id }))
}
