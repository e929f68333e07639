import * as z from 'zod/mini'
import { mixtureOf, type Correlation, type Dependence } from '../engine'
import { UNCERTAIN_INPUTS, type Distributions } from '../engine/method/methodTables'
import { readTyped, type ValidationError, type NumberRule } from './typedNumber'

const Pair = z.object({
  key: z.string(),
  a: z.enum(UNCERTAIN_INPUTS),
  b: z.enum(UNCERTAIN_INPUTS),
  rho: z.string(),
})
export type PairDraft = z.infer<typeof Pair>

export const DependenceDraft = z.object({ pairs: z.array(Pair), between: z.string() })
export type DependenceDraft = z.infer<typeof DependenceDraft>

export const independent = (): DependenceDraft => ({ pairs: [], between: '' })

/** Beyond this, two inputs would be the same. */
const RHO: NumberRule = { min: -0.99, max: 0.99 }
const BETWEEN: NumberRule = { min: 0, max: 0.99, isOptional: true }

export interface ReadDependence {
  /** Null while invalid. */
  dependence: Dependence | null
  /** By key of the pair; `between` for the correlation of the indications. */
  issues: ReadonlyMap<string, { at: 'b' | 'rho'; issue: ValidationError }>
  betweenIssue: ValidationError | undefined
  /** Every pair is valid on its own, but not all together. */
  isImpossible: boolean
}

const samePair = (one: PairDraft, other: PairDraft) =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a)

/** Error in the inputs of a pair, also against the pairs before it. */
function pairIssue(
  pair: PairDraft,
  before: readonly PairDraft[],
  distributions: Distributions,
): ValidationError | null {
  if (pair.a === pair.b) return { key: 'sameInput' }
  if (!distributions[pair.a] || !distributions[pair.b]) return { key: 'noDistribution' }
  return before.some((other) => samePair(pair, other)) ? { key: 'pairTwice' } : null
}

/** Parses the correlations for the simulation and returns their errors. */
export function readDependence(
  { pairs, between }: DependenceDraft,
  distributions: Distributions,
  indications: number,
): ReadDependence {
  const issues = new Map<string, { at: 'b' | 'rho'; issue: ValidationError }>()
  const read: Correlation[] = []
  pairs.forEach((pair, index) => {
    const issue = pairIssue(pair, pairs.slice(0, index), distributions)
    const rho = readTyped(pair.rho, RHO)
    if (issue) issues.set(pair.key, { at: 'b', issue })
    else if (!rho.ok) issues.set(pair.key, { at: 'rho', issue: rho.issue })
    else read.push({ a: pair.a, b: pair.b, rho: rho.value! })
  })
  const common = readTyped(between, BETWEEN)
  const betweenIssue = common.ok ? undefined : common.issue
  if (issues.size > 0 || !common.ok) return { dependence: null, issues, betweenIssue, isImpossible: false }
  const dependence = { pairs: read, between: indications > 1 ? (common.value ?? 0) : 0 }
  const isPossible = mixtureOf(distributions, indications, dependence).ok
  return { dependence: isPossible ? dependence : null, issues, betweenIssue, isImpossible: !isPossible }
}
