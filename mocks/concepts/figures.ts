import type { conceptApi } from '@/features/concepts/model/concepts.api'
import { weightedScore, weightsOf } from '@/features/concepts/domain/review'
import { STATE, type State } from '@/features/concepts/domain/states'
import type { AnswerOf } from '@/shared/api'
import { parseTime } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import { memo } from '@/shared/lib/memo'
import { beijing } from '../platform/clock'
import type { Account } from '../platform/db'
import type { StoredConcept } from './store'
import { entriesOf } from '../entities/seed/dictionaries'

export const DAY = 86_400_000

/** Days since it stands where it does. */
export const daysInState = ({ stateTime }: Pick<StoredConcept, 'stateTime'>, now = Date.now()) =>
  Math.floor((now - parseTime(stateTime)!.getTime()) / DAY)

/** By state, in ms. Events are never changed in place. */
const entries = memo((events: StoredConcept['events']) => {
  const times = new Map<State, number>()
  for (const { to, from, time } of events) {
    const at = to !== from && !times.has(to) ? parseTime(time) : null
    if (at) times.set(to, at.getTime())
  }
  return times
})

/** When a concept first entered a state, in ms; undefined when it never did. */
export const enteredAt = ({ events }: StoredConcept, state: State): number | undefined =>
  entries(events).get(state)

export const wasAudited = ({ opinions }: StoredConcept) =>
  opinions?.some(({ stage }) => stage === 'first') ?? false

/** Weights of the items of a scorecard, by the dictionary. */
export const scoreWeights = () => weightsOf(entriesOf('poc_score_item') ?? [])

/** Mean of the judgements on a concept that was decided; null without any. */
export function meanScore(
  { decision, reviews }: StoredConcept,
  weights: ReadonlyMap<string, number>,
): number | null {
  if (!decision) return null
  const totals = Object.values(reviews).flatMap(({ card, hasConflict }) => {
    const total = card && !hasConflict ? weightedScore(card.scores, weights) : null
    return total === null ? [] : [total]
  })
  return totals.length > 0 ? totals.reduce((sum, each) => sum + each, 0) / totals.length : null
}

/** The step of one that a mean score lies in. */
export const scoreStep = (mean: number | null) => (mean === null ? null : Math.min(10, Math.floor(mean)))

/** What was due up to now of the plan of a concept. */
function dueOf({ afterStage }: StoredConcept, now: number): number {
  const today = beijing(new Date(now)).slice(0, 10)
  return (afterStage?.instalments ?? [])
    .filter((row) => String(row?.due ?? '') <= today)
    .reduce((sum, row) => sum + (Number(row?.amount) || 0), 0)
}

interface Sum {
  currency: Currency
  amount: number
}

/** Money asked for: the budget of the second stage, before that what the first one says. */
export function asked({ firstStage, secondStage }: StoredConcept) {
  const lines = secondStage?.budget ?? []
  const sum = lines.reduce((total, line) => total + (Number(line?.amount) || 0), 0)
  const stage = sum > 0 ? secondStage : firstStage
  const amount = sum > 0 ? sum : firstStage?.funds
  const isAmount = amount !== null && amount !== undefined && amount !== ''
  const currency = stage?.currency
  return {
    askedAmount: isAmount ? Number(amount) : null,
    currency: currency === 'USD' || currency === 'CNY' ? currency : null,
  } as const
}

/** What was approved. */
export function approvedOf({ approvedAmount, decision }: StoredConcept): Sum | null {
  const currency = decision?.currency
  return currency && approvedAmount ? { currency, amount: approvedAmount } : null
}

type Statistics = AnswerOf<typeof conceptApi.statistics>

/** What post-investment management knows of concepts that have become projects. */
interface Afterwards {
  /** Payments of the concept's project, summed by currency; null without a project. */
  paidOf: (conceptId: string) => Sum[] | null
  /** The claims of the projects of these concepts, of all without; null for who may not see them. */
  claimsOf: (account: Account, conceptIds: ReadonlySet<string> | null) => Statistics['claims']
  /** Their payments likewise. */
  paymentsOf: (account: Account, conceptIds: ReadonlySet<string> | null) => Statistics['payments']
}

let afterwards: Afterwards = { paidOf: () => null, claimsOf: () => null, paymentsOf: () => null }

/** Lets the area that keeps projects, payments and claims say what has become of concepts there. */
export const knowAfterwardsBy = (by: Afterwards) => {
  afterwards = by
}

/** Insurance claims, as far as a caller may know of them: of the projects of some concepts, or of all. */
export const claimsOf: Afterwards['claimsOf'] = (...asked) => afterwards.claimsOf(...asked)

/** Payments likewise. */
export const paymentsOf: Afterwards['paymentsOf'] = (...asked) => afterwards.paymentsOf(...asked)

/**
 * Payments by currency: those of its project, or without a project the part of its plan that is due by today.
 */
export function paidOf(concept: StoredConcept, now: number): Sum[] {
  const approved = approvedOf(concept)
  if (!approved || concept.state !== STATE.implementing) return []
  const planned = { currency: approved.currency, amount: dueOf(concept, now) }
  return (afterwards.paidOf(concept.id) ?? [planned]).filter(({ amount }) => amount > 0)
}
