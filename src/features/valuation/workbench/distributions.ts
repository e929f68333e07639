import * as z from 'zod/mini'
import {
  DEFAULT_DISTRIBUTIONS,
  UNCERTAIN_INPUTS,
  type Distribution,
  type Distributions,
  type UncertainInput,
} from '../engine/method/methodTables'
import { DependenceDraft, independent } from './dependenceDraft'
import { isDriver, type ReadRanges, type Triangle } from './rangesDraft'
import { certainRates, RatesDraft } from './ratesDraft'
import { asTyped, readFields, readTyped, type NumberRule, type ValidationError } from './typedNumber'

/** Parameters of each kind of distribution, in the order of their fields. */
export const PARAMETERS = {
  none: [],
  range: [],
  uniform: ['a', 'b'],
  triangular: ['a', 'm', 'b'],
  normal: ['mean', 'sd', 'min', 'max'],
  lognormal: ['mu', 'sigma'],
} as const
export type Kind = keyof typeof PARAMETERS
export const KINDS = Object.keys(PARAMETERS) as Kind[]
export type Parameter = (typeof PARAMETERS)[Kind][number]
const ALL_PARAMETERS = ['a', 'm', 'b', 'mean', 'sd', 'min', 'max', 'mu', 'sigma'] as const

/** Uncertain inputs are multiplied, shifted by percentage points, or shifted by years. */
export const unitOf = (input: UncertainInput): 'factor' | 'points' | 'years' =>
  input === 'growth' ? 'points' : input === 'launchDelay' ? 'years' : 'factor'

const Typed = z.object({
  kind: z.enum(KINDS),
  /** Parameters of other kinds are kept, so that trying another kind loses nothing. */
  parameters: z.record(z.enum(ALL_PARAMETERS), z.string()),
})
export type TypedDistribution = z.infer<typeof Typed>

export const kindsOf = (input: UncertainInput) => KINDS.filter((kind) => kind !== 'range' || isDriver(input))

/** Older drafts have neither correlations nor uncertain rates. */
export const SimulationDraft = z.object({
  seed: z.string(),
  inputs: z.record(z.enum(UNCERTAIN_INPUTS), Typed),
  dependence: z.prefault(DependenceDraft, independent),
  rates: z.prefault(RatesDraft, certainRates),
})
export type SimulationDraft = z.infer<typeof SimulationDraft>

export const SEED_RULE: NumberRule = { min: 0, max: 2 ** 32 - 1, isInteger: true }

/** For kinds that the method has no default for. */
const START_VALUES: Record<ReturnType<typeof unitOf>, Record<Parameter, string>> = {
  factor: { a: '0.8', m: '1', b: '1.2', mean: '1', sd: '0.1', min: '0', max: '', mu: '0', sigma: '0.2' },
  points: { a: '-2', m: '0', b: '2', mean: '0', sd: '1', min: '', max: '', mu: '0', sigma: '0.2' },
  years: { a: '0', m: '0.5', b: '1', mean: '0', sd: '0.5', min: '', max: '', mu: '-1', sigma: '0.5' },
}

export const defaultSimulation = (seed: number): SimulationDraft => ({
  seed: String(seed),
  inputs: Object.fromEntries(
    UNCERTAIN_INPUTS.map((input) => {
      const known = DEFAULT_DISTRIBUTIONS[input] ?? null
      const parameters = { ...START_VALUES[unitOf(input)] }
      for (const [name, value] of Object.entries(known ?? {}))
        if (typeof value === 'number') parameters[name as Parameter] = asTyped(value)
      return [input, { kind: known?.type ?? 'none', parameters }]
    }),
  ) as SimulationDraft['inputs'],
  dependence: independent(),
  rates: certainRates(),
})

/** Limits of the values; a factor cannot be negative. */
const BOUNDS = {
  factor: { min: 0, max: 10 },
  points: { min: -50, max: 50 },
  years: { min: -10, max: 20 },
} as const

function rulesOf(input: UncertainInput): Record<Parameter, NumberRule> {
  const value = BOUNDS[unitOf(input)]
  const spread = { min: 0, max: value.max }
  const bound = { ...value, isOptional: true }
  return {
    a: value,
    m: value,
    b: value,
    mean: value,
    sd: spread,
    // Without a lower bound, a normal factor would be negative at times.
    min: unitOf(input) === 'factor' ? value : bound,
    max: bound,
    mu: { min: -3, max: 3 },
    sigma: { min: 0, max: 2 },
  }
}

type Issues = Partial<Record<Parameter, ValidationError>>

/** Converts parameters for the engine; percentage points become fractions, exactly for each kind. */
function toDistribution(
  kind: Exclude<Kind, 'none' | 'range'>,
  p: Record<Parameter, number | null>,
  by: number,
): Distribution {
  const at = (name: Parameter) => p[name]! * by
  const bound = (name: Parameter) => (p[name] === null ? null : at(name))
  switch (kind) {
    case 'uniform':
      return { type: kind, a: at('a'), b: at('b') }
    case 'triangular':
      return { type: kind, a: at('a'), m: at('m'), b: at('b') }
    case 'normal':
      return { type: kind, mean: at('mean'), sd: at('sd'), min: bound('min'), max: bound('max') }
    case 'lognormal':
      return { type: kind, mu: p.mu! + Math.log(by), sigma: p.sigma! }
  }
}

/** Rules between parameters that are valid on their own. */
function orderIssues(kind: Kind, p: Record<Parameter, number | null>): Issues {
  if ((kind === 'uniform' || kind === 'triangular') && p.b! <= p.a!)
    return { b: { key: 'above', params: { min: p.a! } } }
  if (kind === 'triangular' && (p.m! < p.a! || p.m! > p.b!))
    return { m: { key: 'between', params: { min: p.a!, max: p.b! } } }
  if (kind === 'normal' && p.min !== null && p.max !== null && p.max <= p.min)
    return { max: { key: 'above', params: { min: p.min } } }
  return {}
}

function fromRange(range: Triangle | null | undefined, by: number): ReturnType<typeof readDistribution> {
  if (!range) return { value: null, issues: { m: { key: 'range' } } }
  const { low, base, high } = range
  return { value: { type: 'triangular', a: low * by, m: base * by, b: high * by }, issues: {} }
}

/**
 * Parses a typed distribution for the engine (null for none), or returns its errors. `range` is the input's range in
 * the sensitivity tab.
 */
export function readDistribution(
  input: UncertainInput,
  { kind, parameters }: TypedDistribution,
  range?: Triangle | null,
): { value: Distribution | null; issues: Issues } {
  if (kind === 'none') return { value: null, issues: {} }
  if (kind === 'range') return fromRange(range, unitOf(input) === 'points' ? 0.01 : 1)
  const rules = rulesOf(input)
  const asked = Object.fromEntries(PARAMETERS[kind].map((name) => [name, rules[name]])) as typeof rules
  const { values, issues } = readFields(parameters, asked)
  if (!values) return { value: null, issues }
  const wrong = orderIssues(kind, values)
  if (Object.keys(wrong).length > 0) return { value: null, issues: wrong }
  return { value: toDistribution(kind, values, unitOf(input) === 'points' ? 0.01 : 1), issues: {} }
}

export interface ReadSimulation {
  /** Null while invalid. */
  settings: { seed: number; distributions: Distributions } | null
  seedIssue: ValidationError | undefined
  distributions: Distributions
  issues: Record<UncertainInput, Issues>
}

/** Parses seed and distributions for a run of the simulation. */
export function readSimulation(
  { seed, inputs }: Pick<SimulationDraft, 'seed' | 'inputs'>,
  ranges: ReadRanges['triangles'] = {},
): ReadSimulation {
  const reading = readTyped(seed, SEED_RULE)
  const read = UNCERTAIN_INPUTS.map((input) => ({
    input,
    ...readDistribution(input, inputs[input], ranges[input]),
  }))
  const isValid = reading.ok && read.every(({ issues }) => Object.keys(issues).length === 0)
  const distributions = Object.fromEntries(read.map(({ input, value }) => [input, value]))
  return {
    settings: isValid ? { seed: reading.value!, distributions } : null,
    seedIssue: reading.ok ? undefined : reading.issue,
    distributions,
    issues: Object.fromEntries(read.map(({ input, issues }) => [input, issues])) as Record<
      UncertainInput,
      Issues
    >,
  }
}
