import { SMALL_SAMPLE, type Source, type StageName } from '../../engine'

/** Number from which a value was derived; percentages as fractions. */
export interface BasisPart {
  name: string
  value: number
  unit: 'percent' | 'money' | 'years' | 'number'
  source: Source | 'user'
  /** Number as printed, if another one was used. */
  printed?: number | undefined
  n?: number | undefined
}

/** Derivations of values; each has a sentence under `basis.formula`. */
export const FORMULAS = [
  'blend',
  'interval',
  'costTable',
  'budget',
  'byOrder',
  'genericPrice',
  'genericShare',
  'patients',
] as const

export interface Basis {
  formula: (typeof FORMULAS)[number]
  parts: BasisPart[]
}

export interface Assumption {
  /** Name of the form field, or of the engine's input if the form has none. */
  field: string
  indication?: string
  stage?: StageName
  /** Percent as in the form (0-100), money in plain units. */
  value: number | string
  unit: 'percent' | 'money' | 'years' | 'number' | 'text' | 'day'
  /** `lead`: taken from the preferred indication; `derived`: see `basis`. */
  source: 'user' | 'lead' | 'derived' | Source
  basis?: Basis
  sampleSize?: number
  isSmallSample?: boolean
}

type AssumptionInfo = Pick<Assumption, 'field' | 'unit'> &
  Partial<Pick<Assumption, 'indication' | 'stage' | 'sampleSize'>>

/** Records assumptions while their values are chosen. */
export function recordAssumptions() {
  const list: Assumption[] = []

  function record<T extends number | string>(
    info: AssumptionInfo,
    value: T,
    source: Assumption['source'],
    basis?: Basis,
  ): T {
    const { sampleSize } = info
    const sample = sampleSize === undefined ? {} : { isSmallSample: sampleSize < SMALL_SAMPLE }
    list.push({ ...info, ...sample, value, source, ...(basis && { basis }) })
    return value
  }

  /** Optional field: the typed value, otherwise the default. */
  const typedOr = <T extends number | string>(
    info: AssumptionInfo,
    typed: T | undefined,
    fallback: T,
    source: Assumption['source'] = 'default',
  ): T => (typed === undefined ? record(info, fallback, source) : record(info, typed, 'user'))

  /** Field that starts filled: counts as the user's once it differs from the proposal. */
  const given = <T extends number | string>(info: AssumptionInfo, value: T, proposed?: T): T =>
    record(info, value, value === proposed ? 'default' : 'user')

  const derived = (info: AssumptionInfo, value: number, basis: Basis): number =>
    record(info, value, 'derived', basis)

  return { list, record, derived, typedOr, given }
}
export type Records = ReturnType<typeof recordAssumptions>
