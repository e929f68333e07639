import type { ResolvedIndication } from './resolved'
import type { Warning, WarningCode } from './types'

// Absorbs the rounding of sums such as 0.7 + 0.2 + 0.1.
const EPSILON = 1e-12

/** Whether success is worth less than the risked value: what is sold then costs more than it brings. */
export const isSuccessBelow = ({ npvSuccess, rnpv }: { npvSuccess: number; rnpv: number }): boolean =>
  // Without risk the two differ by rounding alone.
  npvSuccess < rnpv - 1e-9 * Math.abs(rnpv)

/** Larger peak shares are warned of, whether given or derived. */
export const PEAK_SHARE_LIMIT = 0.5

/** Warnings that follow from an indication's input. */
export function indicationWarnings(resolved: ResolvedIndication): Warning[] {
  const { growth, cogsPct, sgaPct, royaltyPct, lossOfExclusivity, launch, patentExpiry } = resolved
  const found: [WarningCode, boolean][] = [
    ['W_GROWTH', growth > 0.1],
    ['W_MARGIN', cogsPct + sgaPct + royaltyPct >= 1 - EPSILON],
    ['W_EXCLUSIVITY', lossOfExclusivity - launch > 15 + EPSILON],
    ['W_PATENT', patentExpiry !== null && patentExpiry < launch],
    ['W_PEAK_SHARE', resolved.peakShare > PEAK_SHARE_LIMIT + EPSILON],
    ['W_REGIONAL', resolved.lossElsewhere < lossOfExclusivity],
  ]
  return found.filter(([, applies]) => applies).map(([code]) => ({ code, indication: resolved.id }))
}
