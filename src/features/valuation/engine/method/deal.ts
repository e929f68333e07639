import { pv } from './discounting'
import { ledgerOf } from './ledger'
import { failure, success, type EngineError, type EngineResult } from './engineResult'
import { outcomesOf, type ApprovalOutcome } from './approvalOutcomes'
import { reachOf } from './probability'
import { approvalTime, loaOf, type Resolved, type ResolvedIndication } from './resolved'
import { DISCOUNTING, sum } from './time'
import { STAGES, type StageName } from './valuationTypes'
import { anything, between, objectError, listError, MAX_MONEY, number, oneOf, optional } from './inputRules'

export type MilestoneEvent = `start:${StageName}` | `end:${StageName}` | 'approval' | 'launch' | 'sales'

export interface Milestone {
  event: MilestoneEvent
  amount: number
  /** Id or index of the indication; the lead by default. Sales milestones look at all indications together. */
  indication?: string | number | null
  /** Yearly sales that trigger a sales milestone. */
  threshold?: number | null
}

/** Rate on the part of a period's sales up to `upTo`; null means without limit. */
export interface RoyaltyTier {
  upTo: number | null
  rate: number
}

export interface DealTerms {
  upfront?: number | null
  milestones?: Milestone[] | null
  /** In ascending order of `upTo`. */
  royaltyTiers?: RoyaltyTier[] | null
  /** Part of the R&D cost borne by the licensor, 0 to 1. */
  licensorCostShare?: number | null
  /** Discount rates of licensor and licensee; the valuation's own rates by default. */
  r1?: number | null
  r2?: number | null
}

export interface MilestoneValue {
  event: MilestoneEvent
  /** Years from the base date, the mean if it depends on what is approved; null if it does not occur. */
  time: number | null
  probability: number
  amount: number
  pvLicensor: number
  pvLicensee: number
}

export interface DealSplit {
  licensor: number
  licensee: number
  total: number
  /** Above 1 the licensee loses money; null when the total is 0. */
  licensorShare: number | null
  upfront: number
  /** At the licensor's rate, like `royaltyPv`. */
  milestonesPv: number
  royaltyPv: number
  milestones: MilestoneValue[]
}

interface Occurrence {
  time: number
  probability: number
}

const indicationOf = (r: Resolved, key: string | number) =>
  typeof key === 'number' ? r.indications[key] : r.indications.find(({ id }) => id === key)

const rate = between(0, 1)
const amount = between(0, MAX_MONEY)
const discountRate = optional(number((x) => x > -1 && x <= 1))

const TERMS = {
  upfront: optional(amount),
  milestones: anything,
  royaltyTiers: anything,
  licensorCostShare: optional(rate),
  r1: discountRate,
  r2: discountRate,
}
const MILESTONE = {
  event: oneOf([
    ...STAGES.flatMap((stage) => [`start:${stage}`, `end:${stage}`]),
    'approval',
    'launch',
    'sales',
  ]),
  amount,
  indication: anything,
  threshold: optional(number((x) => x > 0 && x <= MAX_MONEY)),
}
const TIER = { upTo: optional(number((x) => x > 0)), rate }

/** E_SHAPE or E_RANGE with the name of the innermost invalid field; null if the terms are valid. */
function termsError(r: Resolved, terms: DealTerms): EngineError | null {
  const error =
    objectError('', TERMS, terms) ??
    listError('milestones', MILESTONE, terms.milestones) ??
    listError('royaltyTiers', TIER, terms.royaltyTiers)
  if (error) return error
  for (const { event, indication, threshold } of terms.milestones ?? []) {
    if (event === 'sales' && (threshold ?? null) === null) return failure('E_RANGE', 'threshold').error
    if (!indicationOf(r, indication ?? 0)) return failure('E_RANGE', 'indication').error
  }
  const limits = (terms.royaltyTiers ?? []).map(({ upTo }) => upTo ?? Infinity)
  const isAscending = limits.every((upTo, i) => i === 0 || upTo > limits[i - 1]!)
  return isAscending ? null : failure('E_RANGE', 'upTo').error
}

function stageEvent(it: ResolvedIndication, event: MilestoneEvent): Occurrence | null {
  const [edge, name] = event.split(':')
  const i = it.stages.findIndex(({ stage }) => stage === name)
  const stage = it.stages[i]
  if (!stage) return null
  const reach = reachOf(it.stages.map(({ pos }) => pos))[i]!
  if (edge === 'end') return { time: stage.end, probability: reach * stage.pos }
  return stage.start < 0 ? null : { time: stage.start, probability: reach }
}

/** Times and probabilities of an event; sales depend on what is approved, so there may be several. */
function occurrences(r: Resolved, outcomes: readonly ApprovalOutcome[], milestone: Milestone): Occurrence[] {
  const { event, indication, threshold } = milestone
  const it = indicationOf(r, indication ?? 0)!
  const only = (occurs: Occurrence | null) => (occurs ? [occurs] : [])
  switch (event) {
    case 'sales':
      return outcomes.flatMap(({ sales, probability }) => {
        // A threshold missed by rounding alone counts as reached.
        const k = sales.findIndex((sold) => sold >= threshold! * (1 - 1e-12))
        return k < 0 || probability === 0 ? [] : [{ time: k + 1, probability }]
      })
    case 'approval':
      return only(it.stages.length > 0 ? { time: approvalTime(it), probability: loaOf(it) } : null)
    case 'launch':
      return only(it.launch > 0 ? { time: it.launch, probability: loaOf(it) } : null)
    default:
      return only(stageEvent(it, event))
  }
}

function marginalRoyalty(sales: number, tiers: readonly RoyaltyTier[]): number {
  let from = 0
  let royalty = 0
  for (const { upTo, rate } of tiers) {
    const to = Math.min(sales, upTo ?? Infinity)
    royalty += Math.max(0, to - from) * rate
    from = Math.max(from, to)
  }
  return royalty
}

/** Mean weighted by probability; null if the event does not occur. */
const meanTime = (occurs: readonly Occurrence[], probability: number): number | null => {
  const [first] = occurs
  if (!first) return null
  if (occurs.length === 1 || probability === 0) return first.time
  return sum(occurs.map((it) => it.probability * it.time)) / probability
}

/**
 * Splits the rNPV between licensor and licensee; with equal rates the two add up to it. Returns E_SHAPE or E_RANGE for
 * invalid terms.
 */
export function splitDeal(r: Resolved, terms: DealTerms): EngineResult<DealSplit> {
  const error = termsError(r, terms)
  if (error) return { ok: false, error }

  const { expected, present } = ledgerOf(r)
  const outcomes = outcomesOf(r)
  const licensorRate = terms.r1 ?? r.discountRate
  const licenseeRate = terms.r2 ?? r.discountRate
  const atRate = (amounts: number[], at: number) =>
    sum(amounts.map((each, k) => pv(each, at, k + DISCOUNTING[r.discounting])))
  /** At the party's own rate, or cell by cell at those of the valuation. */
  const valueOf = (row: 'rnd' | 'cashFlow', own: number | null | undefined) =>
    (own ?? null) === null ? present.expected[row] : atRate(expected[row], own!)

  const milestones = (terms.milestones ?? []).map((milestone): MilestoneValue => {
    const occurs = occurrences(r, outcomes, milestone)
    const probability = sum(occurs.map((it) => it.probability))
    const pvAt = (at: number) => sum(occurs.map((it) => pv(it.probability * milestone.amount, at, it.time)))
    return {
      event: milestone.event,
      time: meanTime(occurs, probability),
      probability,
      amount: milestone.amount,
      pvLicensor: pvAt(licensorRate),
      pvLicensee: pvAt(licenseeRate),
    }
  })

  const upfront = terms.upfront ?? 0
  const costShare = terms.licensorCostShare ?? 0
  const tiers = terms.royaltyTiers ?? []
  const royalty = expected.sales.map((_, k) =>
    sum(outcomes.map(({ sales, probability }) => probability * marginalRoyalty(sales[k]!, tiers))),
  )

  const milestonesPv = sum(milestones.map((it) => it.pvLicensor))
  const royaltyPv = atRate(royalty, licensorRate)
  const licensor = upfront + milestonesPv + royaltyPv - costShare * valueOf('rnd', terms.r1)
  const licenseeValue = valueOf('cashFlow', terms.r2) + costShare * valueOf('rnd', terms.r2)
  const licensee =
    licenseeValue - atRate(royalty, licenseeRate) - upfront - sum(milestones.map((it) => it.pvLicensee))
  const total = licensor + licensee
  const licensorShare = total === 0 ? null : licensor / total
  return success({ licensor, licensee, total, licensorShare, upfront, milestonesPv, royaltyPv, milestones })
}
