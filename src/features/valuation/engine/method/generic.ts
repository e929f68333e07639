import { failure, success, type EngineResult } from './engineResult'
import { between, objectError, oneOf, optional } from './inputRules'
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
} from './methodTables'
import { STAGES } from './valuationTypes'

export interface GenericInput {
  kind: GenericKind
  market: 'global' | 'china'
  /** Generics of the molecule, including this one: 1 to 50. */
  count?: number | null
  /** Discount on the original's price, 0 to 1. */
  discount?: number | null
  /** Subject to volume-based procurement; only in China. */
  tender?: boolean | null
}

/** Parameters of a generic; arrays are by stage in canonical order. */
export interface GenericTerms {
  count: number
  /** Price as a fraction of the original's. */
  priceFactor: number
  /** Fraction of the molecule's patients. */
  share: number
  /** Fraction of the price that remains after a tender; 1 without one. */
  tenderFactor: number
  retention: number[]
  tailYears: number
  pos: number[]
  years: number[]
  /** USD of 2009, world market. */
  costs: number[]
}

const RULES = {
  kind: oneOf(GENERIC_KINDS),
  market: oneOf(['global', 'china']),
  count: optional((value) => between(1, 50)(value) && Number.isInteger(value)),
  discount: optional(between(0, 1)),
  tender: optional((value) => typeof value === 'boolean'),
}

const byCount = (values: readonly number[], count: number) => values[Math.min(count, values.length) - 1]!

function priceOf({ kind, market }: GenericInput, count: number): number {
  if (kind === 'biological') return BIOSIMILAR_PRICE
  return market === 'china' ? GENERIC_PRICE_CHINA : byCount(GENERIC_PRICE, count)
}

/** Development, price and share of a generic (method, section 18). Returns E_SHAPE or E_RANGE for invalid input. */
export function genericTerms(input: GenericInput): EngineResult<GenericTerms> {
  const error = objectError('', RULES, input)
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
