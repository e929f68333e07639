import { type Role } from '@/shared/auth/roles'
import { hasRole, isAllowed } from '@/shared/auth/permissions'
import type { Session } from '@/shared/auth/session'
import { longestFirst, type TodoSource } from '@/shared/todo'
import type { ConceptRow } from './model/answers'
import type { Part } from './domain/guards'
import { tabAddress } from './model/tabAddress'
import { conceptApi, type ConceptFilters } from './model/concepts.api'
import { STATE, AWAITING_AUDIT, type ConceptListName } from './domain/conceptStates'
import { conceptWorkflow, ROLE, rolesFor } from './domain/conceptWorkflow'

interface ConceptTodo {
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
  hall: ConceptListName
  filters: ConceptFilters
  roles: readonly Role[]
  /** Tab on which the task is done; the summary if absent. */
  part?: Part
}

const OWNER = ['poc_common_user'] as const
const ownInStates = (...states: string[]): ConceptFilters => ({ mine: 'true', states: states.join(',') })
const inStates = (states: readonly string[]): ConceptFilters => ({ states: states.join(',') })

const TASKS: readonly ConceptTodo[] = [
  { kind: 'firstAudit', hall: 'apply', filters: inStates(AWAITING_AUDIT), roles: rolesFor('passFirst') },
  {
    kind: 'firstReturned',
    hall: 'apply',
    filters: ownInStates(STATE.firstFailed),
    roles: OWNER,
    part: 'firstStage',
  },
  {
    kind: 'laterReturned',
    hall: 'incubate',
    filters: ownInStates(STATE.secondFailed, STATE.afterFailed),
    roles: OWNER,
  },
  { kind: 'draft', hall: 'apply', filters: ownInStates(STATE.draft), roles: OWNER, part: 'firstStage' },
  {
    kind: 'secondStage',
    hall: 'incubate',
    filters: ownInStates(STATE.incubating),
    roles: OWNER,
    part: 'secondStage',
  },
  {
    kind: 'afterStage',
    hall: 'incubate',
    filters: ownInStates(STATE.decided),
    roles: OWNER,
    part: 'afterStage',
  },
  {
    kind: 'check',
    hall: 'incubate',
    filters: inStates(conceptWorkflow.actions.passAfter.from),
    roles: rolesFor('passAfter'),
    part: 'afterStage',
  },
  // A manager may do it instead.
  {
    kind: 'record',
    hall: 'incubate',
    filters: { ...inStates(conceptWorkflow.actions.recordSecond.from), unrecorded: 'true' },
    roles: [ROLE.secretary],
  },
  // The chair declares on the way to the decision, which is already listed.
  { kind: 'declaration', hall: 'expert', filters: { myReview: 'undeclared' }, roles: [ROLE.expert] },
  { kind: 'score', hall: 'expert', filters: { myReview: 'declared' }, roles: rolesFor('score') },
  { kind: 'decision', hall: 'expert', filters: { judged: 'true' }, roles: rolesFor('decide') },
]

const RETURNED_KINDS: ReadonlySet<ConceptTodo['kind']> = new Set(['firstReturned', 'laterReturned'])

const colorOf = ({ kind, roles }: Pick<ConceptTodo, 'kind' | 'roles'>) =>
  roles !== OWNER ? 'warning' : RETURNED_KINDS.has(kind) ? 'error' : 'default'

const canSeeList = (hall: ConceptListName, { permissions }: Session) =>
  hall !== 'expert' || isAllowed(permissions, 'poconcept:poconceptInfo:expert')

/** Concepts whose next step is the user's, according to their roles. */
export default TASKS.map(({ kind, hall, filters, roles, part }): TodoSource<ConceptRow> => ({
  kind: `concept ${kind}`,
  color: colorOf({ kind, roles }),
  labels: (t) => t(`conceptsWaiting:${kind}`, { returnObjects: true }),
  all: `/${hall}?${new URLSearchParams(filters as Record<string, string>).toString()}`,
  isFor: (session) => hasRole(session.roles, { any: roles }) && canSeeList(hall, session),
  list: conceptApi.list,
  query: () => longestFirst('stateTime', { ...filters, hall }),
  rowOf: ({ id, name, code, organisation, indication, stateTime, createTime }) => ({
    id,
    title: name || code || '',
    place: [organisation, indication].filter(Boolean).join(' · '),
    since: stateTime ?? createTime ?? '',
    to: `/${hall}/${encodeURIComponent(id)}${part ? tabAddress(part) : ''}`,
  }),
}))
