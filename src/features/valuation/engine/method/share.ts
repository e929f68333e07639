import { success, type EngineResult } from './engineResult'
import { DEFAULT_ENTRANTS, HEAD_TO_HEAD } from './methodTables'
import type { ShareInput } from './valuationTypes'
import { shareError } from './validateInput'

/** Share of the class by order of entry: 1/√n [Kalyanaram], normalised over all entrants [default]. */
function shareByOrder(order: number, entrants: number): number {
  let all = 0
  for (let i = 1; i <= entrants; i += 1) all += i ** -0.5
  return order ** -0.5 / all
}

/** Share of patients at the peak, 0 to 1, for a checked input. */
export function shareOf(input: ShareInput): number {
  const order = input.orderOfEntry ?? 1
  const entrants = input.entrants ?? Math.max(DEFAULT_ENTRANTS, order)
  const share = input.peakShare ?? (input.classPenetration ?? 1) * shareByOrder(order, entrants)
  return Math.min(1, share * HEAD_TO_HEAD[input.headToHead ?? 'none'])
}

/**
 * Share of patients at the peak, 0 to 1: given or by order of entry, times the head-to-head factor. Returns E_RANGE or
 * E_SHAPE for invalid input.
 */
export function peakShare(input: ShareInput): EngineResult<number> {
  const error = shareError(input)
  return error ? { ok: false, error } : success(shareOf(input))
}
