import type { Args } from '@/shared/api/endpoint'
import type { Currency } from '@/shared/lib/money'
import type { ConceptFilters, conceptApi } from '../model/concepts.api'
import type { Statistics } from '../model/answers'
import { from, HALLS, STATE, STATES, type State } from '../domain/states'

/** What all of the statistics are narrowed by; the lists know the same filters. */
export type Scope = Args<typeof conceptApi.statistics>['query']

type Decision = Statistics['decisions'][number]['decision']

/** The concepts that a figure counts. */
export interface Mark {
  filters: ConceptFilters
  /** Where they may stand: says which hall shows them. */
  among: readonly State[]
  /** Column that the list begins with, the lowest first. */
  sortedBy?: string
}

const HATCHED = HALLS.incubate
const monthEnd = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}
const standing = (states: readonly State[]): Mark => ({
  filters: { states: states.join(',') },
  among: states,
})

export const MARKS = {
  standing,
  reached: (state: State): Mark => ({ filters: { reached: state }, among: from(state) }),
  /** Whatever does not stand at the end of its way, the one that has stood longest first. */
  ageing: (): Mark => ({
    ...standing(STATES.filter((state) => state !== STATE.implementing)),
    sortedBy: 'stateTime',
  }),
  /** `2026-03`, as far as the period of the scope goes. */
  month: (month: string, { submittedFrom = '', submittedTo }: Scope): Mark => {
    const [first, last] = [`${month}-01`, monthEnd(month)]
    return {
      filters: {
        submittedFrom: submittedFrom > first ? submittedFrom : first,
        submittedTo: submittedTo && submittedTo < last ? submittedTo : last,
      },
      among: STATES,
    }
  },
  area: (area: string, stage: string): Mark => ({ filters: { area, stage }, among: STATES }),
  waiting: (auditorId: string): Mark => ({
    filters: { auditorId, states: STATE.firstPending },
    among: [STATE.firstPending],
  }),
  audited: (auditorId: string): Mark => ({ filters: { auditorId, audited: 'true' }, among: STATES }),
  decision: (decision: Decision): Mark => ({ filters: { decision }, among: HATCHED }),
  score: (meanScore: number): Mark => ({ filters: { meanScore }, among: HATCHED }),
  approved: (approved: Currency): Mark => ({ filters: { approved }, among: HATCHED }),
  paid: (paid: Currency): Mark => ({ filters: { paid }, among: HATCHED }),
}

const hallOf = (states: readonly State[]) =>
  (['apply', 'incubate'] as const).find((hall) =>
    states.every((state) => (HALLS[hall] as readonly State[]).includes(state)),
  )

/** The list of what a mark counts: the hall that has all of it, else the first one with those of the others. */
export function listAddress({ filters, among, sortedBy }: Mark, scope: Scope): string {
  const hall = hallOf(among)
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

/** The list of the claims, or payments, that a figure counts, of the same projects. */
const listOfProjects =
  (address: string) =>
  (
    { projectIds }: { projectIds?: readonly string[] | null | undefined },
    filters: Readonly<Record<string, string>>,
  ): string => {
    const params = new URLSearchParams({ ...filters, ...(projectIds && { projectId: projectIds.join(',') }) })
    return `${address}?${params}`
  }
export const claimsAddress = listOfProjects('/implement/vclaims')
export const paymentsAddress = listOfProjects('/implement/vfund')

/** The page of a concept, in the hall that shows it. */
export const conceptAddress = ({ id, state }: { id: string; state: State }) =>
  `/${hallOf([state])}/${encodeURIComponent(id)}`
