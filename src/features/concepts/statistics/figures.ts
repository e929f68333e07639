import type { Args } from '@/shared/api/endpoint'
import type { Currency } from '@/shared/lib/money'
import type { ConceptFilters, conceptApi } from '../model/concepts.api'
import type { Statistics } from '../model/answers'
import { statesFrom, LIST_STATES, STATE, STATES, type State } from '../domain/conceptStates'

/** Filters of the whole page; the lists of concepts have the same ones. */
export type Scope = Args<typeof conceptApi.statistics>['query']

type Decision = Statistics['decisions'][number]['decision']

/** Filters for the concepts that a figure counts. */
export interface Figure {
  filters: ConceptFilters
  /** States that these concepts may have; decides which list shows them. */
  possibleStates: readonly State[]
  /** Column by which the list is sorted, ascending. */
  sortedBy?: string
}

const INCUBATED_STATES = LIST_STATES.incubate
const monthEnd = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}
const inStates = (states: readonly State[]): Figure => ({
  filters: { states: states.join(',') },
  possibleStates: states,
})

export const FIGURES = {
  inStates,
  reached: (state: State): Figure => ({ filters: { reached: state }, possibleStates: statesFrom(state) }),
  /** All concepts that are not at the end of the workflow, longest in their state first. */
  ageing: (): Figure => ({
    ...inStates(STATES.filter((state) => state !== STATE.implementing)),
    sortedBy: 'stateTime',
  }),
  /** Month such as `2026-03`, limited to the period of the scope. */
  month: (month: string, { submittedFrom = '', submittedTo }: Scope): Figure => {
    const [first, last] = [`${month}-01`, monthEnd(month)]
    return {
      filters: {
        submittedFrom: submittedFrom > first ? submittedFrom : first,
        submittedTo: submittedTo && submittedTo < last ? submittedTo : last,
      },
      possibleStates: STATES,
    }
  },
  area: (area: string, stage: string): Figure => ({ filters: { area, stage }, possibleStates: STATES }),
  waiting: (auditorId: string): Figure => ({
    filters: { auditorId, states: STATE.firstPending },
    possibleStates: [STATE.firstPending],
  }),
  audited: (auditorId: string): Figure => ({
    filters: { auditorId, audited: 'true' },
    possibleStates: STATES,
  }),
  decision: (decision: Decision): Figure => ({ filters: { decision }, possibleStates: INCUBATED_STATES }),
  score: (meanScore: number): Figure => ({ filters: { meanScore }, possibleStates: INCUBATED_STATES }),
  approved: (approved: Currency): Figure => ({ filters: { approved }, possibleStates: INCUBATED_STATES }),
  paid: (paid: Currency): Figure => ({ filters: { paid }, possibleStates: INCUBATED_STATES }),
}

const listNameOf = (states: readonly State[]) =>
  (['apply', 'incubate'] as const).find((hall) =>
    states.every((state) => (LIST_STATES[hall] as readonly State[]).includes(state)),
  )

/**
 * Address of the list of a figure's concepts: the list that has all of them, else the first list, extended by the
 * concepts of the others.
 */
export function listAddress({ filters, possibleStates, sortedBy }: Figure, scope: Scope): string {
  const hall = listNameOf(possibleStates)
  const all: Record<string, string | number | undefined> = {
    ...scope,
    ...filters,
    ...(!hall && { everyHall: 'true' }),
    ...(sortedBy && { orderByColumn: sortedBy, isAsc: 'asc' }),
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, String(value))
  return `/${hall ?? 'apply'}?${params}`
}

/** Address of the list of claims or payments of the same projects. */
const projectListAddress =
  (address: string) =>
  (
    { projectIds }: { projectIds?: readonly string[] | null | undefined },
    filters: Readonly<Record<string, string>>,
  ): string => {
    const params = new URLSearchParams({ ...filters, ...(projectIds && { projectId: projectIds.join(',') }) })
    return `${address}?${params}`
  }
export const claimsAddress = projectListAddress('/implement/vclaims')
export const paymentsAddress = projectListAddress('/implement/vfund')

/** Address of a concept's page, in the list that shows it. */
export const conceptAddress = ({ id, state }: { id: string; state: State }) =>
  `/${listNameOf([state])}/${encodeURIComponent(id)}`
