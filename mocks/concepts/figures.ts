import { weightedScore, weightsOf } from '@/features/concepts/domain/review'
import { STATE, type State } from '@/features/concepts/domain/states'
import { parseTime } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import { memo } from '@/shared/lib/memo'
import { beijing } from '../platform/clock'
import type { StoredConcept } from './store'
import { entriesOf } from '../domain/seed/dictionaries'

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

interface Sum {
  currency: Currency
  amount: number
}

/** What was approved. */
export function approvedOf({ approvedAmount, decision }: StoredConcept): Sum | null {
  const currency = decision?.currency
  return currency && approvedAmount ? { currency, amount: approvedAmount } : null
}

/**
 * What has been paid of it: what was due up to today of the plan of one that is being implemented, until there are
 * payments to sum up.
 */
export function paidOf(concept: StoredConcept, now: number): Sum | null {
  const approved = approvedOf(concept)
  if (!approved || concept.state !== STATE.implementing) return null
  const today = beijing(new Date(now)).slice(0, 10)
  const amount = (concept.afterStage?.instalments ?? [])
    .filter((row) => String(row?.due ?? '') <= today)
    .reduce((sum, row) => sum + (Number(row?.amount) || 0), 0)
  return amount > 0 ? { currency: approved.currency, amount } : null
}
