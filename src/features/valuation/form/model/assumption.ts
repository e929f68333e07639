import { SMALL_SAMPLE, type Source, type StageName } from '../../engine'

/** A number that a derived value was computed from; percent as a fraction. */
export interface BasisPart {
  name: string
  value: number
  unit: 'percent' | 'money' | 'years' | 'number'
  source: Source | 'user'
  /** As printed, where another number was used. */
  printed?: number | undefined
  /** Phase transitions. */
  n?: number | undefined
}

/** How values are derived; each has a sentence under `basis.formula`. */
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

/** One number or choice that the valuation rests on, for the report's list. */
export interface Assumption {
  /** Name of the form field, or of the engine's input where the form has none. */
  field: string
  /** Id of the indication, where it is about one. */
  indication?: string
  stage?: StageName
  /** Percent as in the form (0-100), money in plain units. */
  value: number | string
  unit: 'percent' | 'money' | 'years' | 'number' | 'text' | 'day'
  /** `lead`: taken over from the preferred indication; `derived`: see `basis`. */
  source: 'user' | 'lead' | 'derived' | Source
  basis?: Basis
  sampleSize?: number
  isSmallSample?: boolean
}

type About = Pick<Assumption, 'field' | 'unit'> &
  Partial<Pick<Assumption, 'indication' | 'stage' | 'sampleSize'>>

/** Puts values on record while they are chosen. */
export function recordAssumptions() {
  const list: Assumption[] = []

  function record<T extends number | string>(
    about: About,
    value: T,
    source: Assumption['source'],
    basis?: Basis,
  ): T {
    const { sampleSize } = about
    const sample = sampleSize === undefined ? {} : { isSmallSample: sampleSize < SMALL_SAMPLE }
    list.push({ ...about, ...sample, value, source, ...(basis && { basis }) })
    return value
  }

  /** An optional field: what was typed, else the default. */
  const typedOr = <T extends number | string>(
    about: About,
    typed: T | undefined,
    fallback: T,
    source: Assumption['source'] = 'default',
  ): T => (typed === undefined ? record(about, fallback, source) : record(about, typed, 'user'))

  /** A field that starts filled: counts as the user's once it differs from what the product proposed. */
  const given = <T extends number | string>(about: About, value: T, proposed?: T): T =>
    record(about, value, value === proposed ? 'default' : 'user')

  /** A value that was computed from published or default numbers. */
  const derived = (about: About, value: number, basis: Basis): number =>
    record(about, value, 'derived', basis)

  return { list, record, derived, typedOr, given }
}
export type Records = ReturnType<typeof recordAssumptions>
