import { type Role } from '@/shared/auth/roles'
import { hasRole, isAllowed } from '@/shared/auth/permissions'
import type { Session } from '@/shared/auth/session'
import { longestFirst, type TodoSource } from '@/shared/todo'
import type { ConceptRow } from './model/answers'
import type { Part } from './domain/guards'
import { partAddress } from './model/address'
import { conceptApi, type ConceptFilters } from './model/concepts.api'
import { STATE, WAITING, type Hall } from './domain/states'
import { conceptWorkflow, ROLE, rolesFor } from './domain/workflow'

interface Task {
  kind:
    | 'firstAudit'
    | 'firstReturned'
    | 'laterReturned'
    | 'draft'
    | 'secondStage'
    | 'afterStage'
    | 'check'
    | 'record'
    | 'declaration'
    | 'score'
    | 'decision'
  hall: Hall
  narrowed: ConceptFilters
  who: readonly Role[]
  /** Where on the page it is done; its summary where none is named. */
  part?: Part
}

const OWNER = ['poc_common_user'] as const
const mine = (...states: string[]): ConceptFilters => ({ mine: 'true', states: states.join(',') })
const inStates = (states: readonly string[]): ConceptFilters => ({ states: states.join(',') })

const TASKS: readonly Task[] = [
  { kind: 'firstAudit', hall: 'apply', narrowed: inStates(WAITING), who: rolesFor('passFirst') },
  { kind: 'firstReturned', hall: 'apply', narrowed: mine(STATE.firstFailed), who: OWNER, part: 'firstStage' },
  {
    kind: 'laterReturned',
    hall: 'incubate',
    narrowed: mine(STATE.secondFailed, STATE.afterFailed),
    who: OWNER,
  },
  { kind: 'draft', hall: 'apply', narrowed: mine(STATE.draft), who: OWNER, part: 'firstStage' },
  {
    kind: 'secondStage',
    hall: 'incubate',
    narrowed: mine(STATE.incubating),
    who: OWNER,
    part: 'secondStage',
  },
  { kind: 'afterStage', hall: 'incubate', narrowed: mine(STATE.decided), who: OWNER, part: 'afterStage' },
  {
    kind: 'check',
    hall: 'incubate',
    narrowed: inStates(conceptWorkflow.actions.passAfter.from),
    who: rolesFor('passAfter'),
    part: 'afterStage',
  },
  // A manager may do it in his stead.
  {
    kind: 'record',
    hall: 'incubate',
    narrowed: { ...inStates(conceptWorkflow.actions.recordSecond.from), unrecorded: 'true' },
    who: [ROLE.secretary],
  },
  // The chair declares on the way to the decision, which waits already.
  { kind: 'declaration', hall: 'expert', narrowed: { myReview: 'undeclared' }, who: [ROLE.expert] },
  { kind: 'score', hall: 'expert', narrowed: { myReview: 'declared' }, who: rolesFor('score') },
  { kind: 'decision', hall: 'expert', narrowed: { judged: 'true' }, who: rolesFor('decide') },
]

const RETURNED: ReadonlySet<Task['kind']> = new Set(['firstReturned', 'laterReturned'])

const colorOf = ({ kind, who }: Pick<Task, 'kind' | 'who'>) =>
  who !== OWNER ? 'warning' : RETURNED.has(kind) ? 'error' : 'default'

const maySee = (hall: Hall, { permissions }: Session) =>
  hall !== 'expert' || isAllowed(permissions, 'poconcept:poconceptInfo:expert')

/** The concepts in which the next step is the user's, by his roles. */
export default TASKS.map(({ kind, hall, narrowed, who, part }): TodoSource<ConceptRow> => ({
  kind: `concept ${kind}`,
  color: colorOf({ kind, who }),
  words: (t) => t(`conceptsWaiting:${kind}`, { returnObjects: true }),
  all: `/${hall}?${new URLSearchParams(narrowed as Record<string, string>).toString()}`,
  isFor: (session) => hasRole(session.roles, { any: who }) && maySee(hall, session),
  list: conceptApi.list,
  query: () => longestFirst('stateTime', { ...narrowed, hall }),
  rowOf: ({ id, name, code, organisation, indication, stateTime, createTime }) => ({
    id,
    title: name || code || '',
    place: [organisation, indication].filter(Boolean).join(' · '),
    since: stateTime ?? createTime ?? '',
    to: `/${hall}/${encodeURIComponent(id)}${part ? partAddress(part) : ''}`,
  }),
}))
