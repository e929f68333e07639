import { failure, success, type Outcome } from './outcome'
import { between, broken, oneOf, optional } from './shapes'
import {
  BIOSIMILAR_PRICE,
  GENERIC_COUNT,
  GENERIC_DEVELOPMENT,
  GENERIC_KINDS,
  GENERIC_PRICE,
  GENERIC_PRICE_CHINA,
  GENERIC_RETENTION,
  GENERIC_TAIL_YEARS,
  GENERIC_UPTAKE,
  TENDER_PRICE,
  TENDER_VOLUME,
  type GenericKind,
} from './tables'
import { STAGES } from './types'

export interface GenericInput {
  kind: GenericKind
  market: 'global' | 'china'
  /** Generics of the molecule, this one included: 1..50. */
  count?: number | null
  /** Below the original's price, 0..1. */
  discount?: number | null
  /** Subject to volume-based procurement; in China alone. */
  tender?: boolean | null
}

/** What makes a generic of an original; by stage in canonical order. */
export interface GenericTerms {
  count: number
  /** Price as part of the original's. */
  priceFactor: number
  /** Part of the molecule's patients. */
  share: number
  /** What the tender leaves of the price; 1 without. */
  tenderFactor: number
  retention: number[]
  tailYears: number
  pos: number[]
  years: number[]
  /** USD of 2009 on the world market. */
  costs: number[]
}

const RULES = {
  kind: oneOf(GENERIC_KINDS),
  market: oneOf(['global', 'china']),
  count: optional((value) => between(1, 50)(value) && Number.isInteger(value)),
  discount: optional(between(0, 1)),
  tender: optional((value) => typeof value === 'boolean'),
}

/** Value for a number of generics; the last one lasts. */
const byCount = (values: readonly number[], count: number) => values[Math.min(count, values.length) - 1]!

function priceOf({ kind, market }: GenericInput, count: number): number {
  if (kind === 'biological') return BIOSIMILAR_PRICE
  return market === 'china' ? GENERIC_PRICE_CHINA : byCount(GENERIC_PRICE, count)
}

/** A generic's development, price and share (method, section 18); E_SHAPE, E_RANGE. */
export function genericTerms(input: GenericInput): Outcome<GenericTerms> {
  const error = broken('', RULES, input)
  if (error) return failure(error.code, error.field)
  const { kind, market, discount } = input
  const count = input.count ?? GENERIC_COUNT[kind]
  const isTendered = market === 'china' && input.tender === true
  const reached = isTendered && kind === 'chemical' ? byCount(TENDER_VOLUME, count) : GENERIC_UPTAKE[kind]
  const { pos, years, costs } = GENERIC_DEVELOPMENT[kind]
  return success({
    count,
    priceFactor: (discount ?? null) === null ? priceOf(input, count) : 1 - discount!,
    share: reached / count,
    tenderFactor: isTendered ? TENDER_PRICE : 1,
    retention: [...GENERIC_RETENTION],
    tailYears: GENERIC_TAIL_YEARS,
    pos: STAGES.map((stage) => pos[stage]),
    years: STAGES.map((stage) => years[stage]),
    costs: STAGES.map((stage) => costs[stage]),
  })
}
