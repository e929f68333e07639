import type { ResolvedIndication } from './resolved'
import { sum } from './time'
import type { Warning, WarningCode } from './types'

// Absorbs the rounding of sums such as 0.7 + 0.2 + 0.1.
const EPSILON = 1e-12

/** Whether success is worth less than the risked value: what is sold then costs more than it brings. */
export const isSuccessBelow = ({ npvSuccess, rnpv }: { npvSuccess: number; rnpv: number }): boolean =>
  // Without risk the two differ by rounding alone.
  npvSuccess < rnpv - 1e-9 * Math.abs(rnpv)

/** Larger peak shares are warned of, whether given or derived. */
export const PEAK_SHARE_LIMIT = 0.5

/** Years after launch; patents usually last no longer. */
export const EXCLUSIVITY_LIMIT = 15

/** Regions' markets may differ from the whole one by this part of it before it is told. */
const REGIONS_TOLERANCE = 0.05

/** Warnings that follow from an indication's input; `marketSize` is its whole market. */
export function indicationWarnings(resolved: ResolvedIndication, marketSize: number): Warning[] {
  const { cogsPct, sgaPct, royaltyPct, markets } = resolved
  const regions = sum(markets.map((market) => market.marketSize))
  const found: [WarningCode, boolean][] = [
    ['W_GROWTH', markets.some(({ growth }) => growth > 0.1)],
    ['W_MARGIN', cogsPct + sgaPct + royaltyPct >= 1 - EPSILON],
    ['W_EXCLUSIVITY', markets.some((it) => it.lossOfExclusivity - it.launch > EXCLUSIVITY_LIMIT + EPSILON)],
    ['W_PATENT', markets.some((it) => it.patentExpiry !== null && it.patentExpiry < it.launch)],
    ['W_PEAK_SHARE', markets.some(({ peakShare }) => peakShare > PEAK_SHARE_LIMIT + EPSILON)],
    ['W_REGIONAL', markets.some((it) => it.lossElsewhere < it.lossOfExclusivity)],
    ['W_REGIONS', Math.abs(regions - marketSize) > REGIONS_TOLERANCE * marketSize],
  ]
  return found.filter(([, applies]) => applies).map(([code]) => ({ code, indication: resolved.id }))
}
