import { hasRole, type Role } from '@/shared/auth/permissions'
import type { ConceptFilters } from '../model/api'
import type { Viewer } from '../domain/facts'
import { STATE, type Hall } from '../domain/states'
import { conceptWorkflow, rolesFor } from '../domain/workflow'

/** A list of concepts in which something is to be done by the viewer. */
interface Task {
  key: 'firstReturned' | 'laterReturned' | 'drafts' | 'checks' | 'declarations' | 'scores'
  hall: Hall
  narrowed: ConceptFilters
  who: readonly Role[]
}

const OWNER = ['poc_common_user'] as const

const TASKS: readonly Task[] = [
  {
    key: 'firstReturned',
    hall: 'apply',
    narrowed: { mine: 'true', states: STATE.firstFailed },
    who: OWNER,
  },
  {
    key: 'laterReturned',
    hall: 'incubate',
    narrowed: { mine: 'true', states: [STATE.secondFailed, STATE.afterFailed].join(',') },
    who: OWNER,
  },
  { key: 'drafts', hall: 'apply', narrowed: { mine: 'true', states: STATE.draft }, who: OWNER },
  {
    key: 'checks',
    hall: 'incubate',
    narrowed: { states: conceptWorkflow.actions.passAfter.from.join(',') },
    who: rolesFor('passAfter'),
  },
  { key: 'declarations', hall: 'expert', narrowed: { myReview: 'undeclared' }, who: rolesFor('declare') },
  { key: 'scores', hall: 'expert', narrowed: { myReview: 'declared' }, who: rolesFor('score') },
]

/** What may wait for a viewer, by his roles. */
export const tasksOf = ({ roles }: Viewer) => TASKS.filter(({ who }) => hasRole(roles, { any: who }))
