import type { conceptApi } from '@/features/concepts/api'
import { DECISIONS } from '@/features/concepts/answers'
import { weightedScore, weightsOf } from '@/features/concepts/domain/review'
import { STATE, STEPS, type State } from '@/features/concepts/domain/states'
import type { AnswerOf } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { parseTime } from '@/shared/lib/dates'
import { CURRENCIES } from '@/shared/lib/money'
import { daysInState } from './conceptLists'
import type { StoredConcept } from './conceptStore'
import { entriesOf } from './seed/dictionaries'

type Statistics = AnswerOf<typeof conceptApi.statistics>
export type StatisticsFilter = Args<typeof conceptApi.statistics>['query']

const DAY = 86_400_000
/** Rows of the list of the oldest. */
const OLDEST = 20

/** Weights of the items of a scorecard, by the dictionary. */
export const scoreWeights = () => weightsOf(entriesOf('poc_score_item') ?? [])

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** When a concept first entered a state, in ms; undefined when it never did. */
function entered({ events, createTime }: StoredConcept, state: State): number | undefined {
  if (state === STATE.draft) return parseTime(createTime)?.getTime()
  const event = events.find(({ to, from }) => to === state && from !== state)
  return event && parseTime(event.time)?.getTime()
}

function funnelOf(concepts: readonly StoredConcept[]): Statistics['funnel'] {
  const times = concepts.map((concept) => STEPS.map((state) => entered(concept, state)))
  const reached = STEPS.map((_, step) => times.filter((each) => each[step] !== undefined).length)
  return STEPS.map((state, step) => {
    const before = reached[step - 1]
    const durations = times.flatMap((each) => {
      const [start, end] = [each[step], each[step + 1]]
      return start !== undefined && end !== undefined ? [(end - start) / DAY] : []
    })
    return {
      state,
      reached: reached[step]!,
      conversion: before ? reached[step]! / before : null,
      medianDays: median(durations),
    }
  })
}

/** How many have each key, by key. */
function counted<T>(
  things: readonly T[],
  keyOf: (thing: T) => string | undefined,
): [key: string, count: number][] {
  const counts = new Map<string, number>()
  for (const thing of things) {
    const key = keyOf(thing)
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b))
}

function workloadOf(concepts: readonly StoredConcept[]): Statistics['workload'] {
  const people = new Map<string, { userId: string; name: string; waiting: number; done: number }>()
  for (const { auditorId, auditorName, state, opinions } of concepts) {
    if (!auditorId) continue
    const person = people.get(auditorId) ?? { userId: auditorId, name: auditorName, waiting: 0, done: 0 }
    people.set(auditorId, person)
    if (state === STATE.firstPending) person.waiting++
    person.done += opinions?.filter(({ stage }) => stage === 'first').length ?? 0
  }
  return [...people.values()].sort((a, b) => b.waiting - a.waiting || b.done - a.done)
}

function scoresOf(concepts: readonly StoredConcept[]): Statistics['scores'] {
  const weights = scoreWeights()
  const means = concepts.flatMap(({ reviews }) => {
    const totals = Object.values(reviews).flatMap(({ card, hasConflict }) => {
      const total = card && !hasConflict ? weightedScore(card.scores, weights) : null
      return total === null ? [] : [total]
    })
    return totals.length > 0 ? [totals.reduce((sum, each) => sum + each, 0) / totals.length] : []
  })
  return Array.from({ length: 10 }, (_, index) => ({
    from: index + 1,
    count: means.filter((mean) => Math.min(10, Math.floor(mean)) === index + 1).length,
  }))
}

/** Money by currency; what nothing was spent in is left out. */
const sums = (amounts: readonly { currency: string | null | undefined; amount: number }[]) =>
  CURRENCIES.map((currency) => ({
    currency,
    amount: amounts.reduce((sum, each) => sum + (each.currency === currency ? each.amount : 0), 0),
  })).filter(({ amount }) => amount > 0)

const matches = ({ submitTime, firstStage, ownerId }: StoredConcept, filter: StatisticsFilter) => {
  const day = submitTime?.slice(0, 10)
  return (
    (!filter.from || (day !== undefined && day >= filter.from)) &&
    (!filter.to || (day !== undefined && day <= filter.to)) &&
    (!filter.area || firstStage?.area === filter.area) &&
    (!filter.organisation || String(firstStage?.organisation ?? '').includes(filter.organisation)) &&
    (!filter.ownerId || ownerId === filter.ownerId)
  )
}

/**
 * What the statistics say of some concepts, without those in the archive, as the lists that the marks lead to. Paid is what was due up to today of the plans of those that are being
 * implemented, until there are payments to sum up.
 */
export function statisticsOf(
  concepts: readonly StoredConcept[],
  filter: StatisticsFilter,
  now = Date.now(),
): Statistics {
  const chosen = concepts.filter((concept) => concept.seal === 'open' && matches(concept, filter))
  const today = new Date(now).toISOString().slice(0, 10)
  const pairs = counted(chosen, ({ firstStage }) =>
    firstStage?.area && firstStage.stage ? `${firstStage.area}/${firstStage.stage}` : undefined,
  )
  const approved = chosen.filter(({ approvedAmount }) => approvedAmount !== null)
  return {
    funnel: funnelOf(chosen),
    ageing: chosen
      .filter(({ state }) => state !== STATE.implementing)
      .map((concept) => ({
        id: concept.id,
        name: String(concept.firstStage?.name ?? ''),
        state: concept.state,
        days: daysInState(concept, now),
      }))
      .sort((a, b) => b.days - a.days)
      .slice(0, OLDEST),
    intake: counted(chosen, ({ submitTime }) => submitTime?.slice(0, 7)).map(([month, count]) => ({
      month,
      count,
    })),
    areas: pairs.map(([pair, count]) => {
      const [area, stage] = pair.split('/') as [string, string]
      return { area, stage, count }
    }),
    workload: workloadOf(chosen),
    decisions: DECISIONS.map((decision) => ({
      decision,
      count: chosen.filter((concept) => concept.decision?.decision === decision).length,
    })),
    scores: scoresOf(chosen),
    invested: sums(
      approved.map(({ approvedAmount, decision }) => ({
        currency: decision?.currency,
        amount: approvedAmount ?? 0,
      })),
    ),
    paid: sums(
      approved
        .filter(({ state }) => state === STATE.implementing)
        .flatMap(({ afterStage, decision }) =>
          (afterStage?.instalments ?? [])
            .filter((row) => String(row?.due ?? '') <= today)
            .map((row) => ({ currency: decision?.currency, amount: Number(row?.amount) || 0 })),
        ),
    ),
  }
}
