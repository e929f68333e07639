import type { conceptApi } from '@/features/concepts/model/concepts.api'
import { DECISIONS } from '@/features/concepts/model/answers'
import { STATE, STATES, STEPS } from '@/features/concepts/domain/conceptStates'
import type { AnswerOf } from '@/shared/api'
import { sumAmounts } from '@/shared/lib/cents'
import { CURRENCIES } from '@/shared/lib/money'
import {
  approvedOf,
  DAY_MS,
  daysInState,
  enteredAt,
  meanScore,
  paidOf,
  scoreStep,
  scoreWeights,
  wasAudited,
} from './figures'
import { isRedacted, type StoredConcept } from './store'
import type { Account } from '../platform/db'

type Statistics = AnswerOf<typeof conceptApi.statistics>

const MAX_OLDEST = 20

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const durationsInDays = (
  intervals: readonly (readonly [start: number | undefined, end: number | undefined])[],
) =>
  intervals.flatMap(([start, end]) =>
    start !== undefined && end !== undefined ? [(end - start) / DAY_MS] : [],
  )

function funnelOf(concepts: readonly StoredConcept[]): Statistics['funnel'] {
  const times = STEPS.map((state) => concepts.map((concept) => enteredAt(concept, state)))
  const reached = times.map((each) => each.filter((time) => time !== undefined).length)
  return STEPS.map((state, step) => {
    const before = reached[step - 1]
    const intervals = times[step]!.map((start, index) => [start, times[step + 1]?.[index]] as const)
    return {
      state,
      reached: reached[step]!,
      conversion: before ? reached[step]! / before : null,
      medianDays: median(durationsInDays(intervals)),
    }
  })
}

function countBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): [key: string, count: number][] {
  const counts = new Map<string, number>()
  for (const item of items) {
    const key = keyOf(item)
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

function workloadOf(concepts: readonly StoredConcept[]): Statistics['workload'] {
  const people = new Map<string, { userId: string; name: string; waiting: number; done: number }>()
  for (const concept of concepts) {
    const { auditorId, auditorName, state } = concept
    if (!auditorId) continue
    const person = people.get(auditorId) ?? { userId: auditorId, name: auditorName, waiting: 0, done: 0 }
    people.set(auditorId, person)
    if (state === STATE.firstPending) person.waiting++
    if (wasAudited(concept)) person.done++
  }
  return [...people.values()].sort((a, b) => b.waiting - a.waiting || b.done - a.done)
}

function scoresOf(concepts: readonly StoredConcept[]): Statistics['scores'] {
  const weights = scoreWeights()
  const steps = concepts.map((concept) => scoreStep(meanScore(concept, weights)))
  return Array.from({ length: 10 }, (_, index) => ({
    from: index + 1,
    count: steps.filter((step) => step === index + 1).length,
  }))
}

const sumByCurrency = (amounts: readonly ReturnType<typeof approvedOf>[]) =>
  CURRENCIES.map((currency) => {
    const own = amounts.filter((each) => each?.currency === currency)
    return { currency, amount: sumAmounts(own.map((each) => each!.amount)), count: own.length }
  }).filter(({ count }) => count > 0)

export const ownersOf = (concepts: readonly StoredConcept[]): Statistics['owners'] =>
  [...new Map(concepts.map(({ ownerId, ownerName }) => [ownerId, ownerName]))]
    .map(([userId, name]) => ({ userId, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'zh'))

/** Removes the review of concepts that are redacted for the caller, so that no statistic reveals it. */
export const redactFor = (account: Account, concepts: readonly StoredConcept[]): StoredConcept[] =>
  concepts.map((concept) =>
    isRedacted(concept, account)
      ? { ...concept, decision: null, reviews: {}, approvedAmount: null, afterStage: null }
      : concept,
  )

export function statisticsOf(
  concepts: readonly StoredConcept[],
  now = Date.now(),
): Omit<Statistics, 'owners' | 'claims' | 'payments'> {
  const countByState = new Map(countBy(concepts, ({ state }) => state))
  const pairs = countBy(concepts, ({ firstStage }) =>
    firstStage?.area && firstStage.stage ? `${firstStage.area}/${firstStage.stage}` : undefined,
  )
  return {
    states: STATES.map((state) => ({ state, count: countByState.get(state) ?? 0 })),
    funnel: funnelOf(concepts),
    daysToDecision: median(
      durationsInDays(
        concepts.map((each) => [enteredAt(each, STATE.firstPending), enteredAt(each, STATE.decided)]),
      ),
    ),
    ageing: concepts
      .filter(({ state }) => state !== STATE.implementing)
      .map((concept) => ({
        id: concept.id,
        name: String(concept.firstStage?.name ?? ''),
        state: concept.state,
        days: daysInState(concept, now),
      }))
      .sort((a, b) => b.days - a.days)
      .slice(0, MAX_OLDEST),
    intake: countBy(concepts, ({ submitTime }) => submitTime?.slice(0, 7)).map(([month, count]) => ({
      month,
      count,
    })),
    areas: pairs.map(([pair, count]) => {
      const [area, stage] = pair.split('/') as [string, string]
      return { area, stage, count }
    }),
    workload: workloadOf(concepts),
    decisions: DECISIONS.map((decision) => ({
      decision,
      count: concepts.filter((concept) => concept.decision?.decision === decision).length,
    })),
    scores: scoresOf(concepts),
    invested: sumByCurrency(concepts.map(approvedOf)),
    paid: sumByCurrency(concepts.flatMap((concept) => paidOf(concept, now))),
  }
}
