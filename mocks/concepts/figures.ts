import type { conceptApi } from '@/features/concepts/model/concepts.api'
import { weightedScore, weightsOf } from '@/features/concepts/domain/review'
import { STATE, type State } from '@/features/concepts/domain/conceptStates'
import type { AnswerOf } from '@/shared/api'
import { parseTime } from '@/shared/lib/dates'
import { isCurrency, type Currency } from '@/shared/lib/money'
import { memoizeWeak } from '@/shared/lib/memoizeWeak'
import { beijingTime } from '../platform/clock'
import type { Account } from '../platform/db'
import type { StoredConcept } from './store'
import { entriesOf } from '../entities/seed/dictionaries'

export const DAY_MS = 86_400_000

export const daysInState = ({ stateTime }: Pick<StoredConcept, 'stateTime'>, now = Date.now()) =>
  Math.floor((now - parseTime(stateTime)!.getTime()) / DAY_MS)

/** First entry into each state, in ms. Memoised by identity: events are never changed in place. */
const entryTimes = memoizeWeak((events: StoredConcept['events']) => {
  const times = new Map<State, number>()
  for (const { to, from, time } of events) {
    const at = to !== from && !times.has(to) ? parseTime(time) : null
    if (at) times.set(to, at.getTime())
  }
  return times
})

/** ms since the epoch; undefined if the concept never entered the state. */
export const enteredAt = ({ events }: StoredConcept, state: State): number | undefined =>
  entryTimes(events).get(state)

export const wasAudited = ({ opinions }: StoredConcept) =>
  opinions?.some(({ stage }) => stage === 'first') ?? false

export const scoreWeights = () => weightsOf(entriesOf('poc_score_item') ?? [])

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

export const scoreStep = (mean: number | null) => (mean === null ? null : Math.min(10, Math.floor(mean)))

function plannedUntil({ afterStage }: StoredConcept, now: number): number {
  const today = beijingTime(new Date(now)).slice(0, 10)
  return (afterStage?.instalments ?? [])
    .filter((row) => String(row?.due ?? '') <= today)
    .reduce((sum, row) => sum + (Number(row?.amount) || 0), 0)
}

interface Sum {
  currency: Currency
  amount: number
}

/** The budget of the second stage, or until there is one the funds named in the first. */
export function requested({ firstStage, secondStage }: StoredConcept) {
  const lines = secondStage?.budget ?? []
  const sum = lines.reduce((total, line) => total + (Number(line?.amount) || 0), 0)
  const stage = sum > 0 ? secondStage : firstStage
  const amount = sum > 0 ? sum : firstStage?.funds
  const isAmount = amount !== null && amount !== undefined && amount !== ''
  const currency = stage?.currency
  return {
    askedAmount: isAmount ? Number(amount) : null,
    currency: isCurrency(currency) ? currency : null,
  } as const
}

export function approvedOf({ approvedAmount, decision }: StoredConcept): Sum | null {
  const currency = decision?.currency
  return currency && approvedAmount ? { currency, amount: approvedAmount } : null
}

type Statistics = AnswerOf<typeof conceptApi.statistics>

/** Figures from post-investment management about concepts that became projects. */
interface ProjectFigures {
  /** Payments of the concept's project, summed by currency; null without a project. */
  paidOf: (conceptId: string) => Sum[] | null
  /** Claims of these concepts' projects, or of all projects for null; null if the caller may not see them. */
  claimsOf: (account: Account, conceptIds: ReadonlySet<string> | null) => Statistics['claims']
  /** Payments, by the same rules. */
  paymentsOf: (account: Account, conceptIds: ReadonlySet<string> | null) => Statistics['payments']
}

let projectFigures: ProjectFigures = { paidOf: () => null, claimsOf: () => null, paymentsOf: () => null }

export const provideProjectFigures = (figures: ProjectFigures) => {
  projectFigures = figures
}

export const claimsOf: ProjectFigures['claimsOf'] = (...requested) => projectFigures.claimsOf(...requested)

export const paymentsOf: ProjectFigures['paymentsOf'] = (...requested) =>
  projectFigures.paymentsOf(...requested)

/** Payments by currency: those of the concept's project, or without a project the planned instalments due by today. */
export function paidOf(concept: StoredConcept, now: number): Sum[] {
  const approved = approvedOf(concept)
  if (!approved || concept.state !== STATE.implementing) return []
  const planned = { currency: approved.currency, amount: plannedUntil(concept, now) }
  return (projectFigures.paidOf(concept.id) ?? [planned]).filter(({ amount }) => amount > 0)
}
