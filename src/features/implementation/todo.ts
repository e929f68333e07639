import { hasRole, isAllowed, type Permission } from '@/shared/auth/permissions'
import type { Session } from '@/shared/auth/session'
import { longestFirst, type TodoSource } from '@/shared/todo'
import { claimAddress, claimsAddress } from './claims/claimAddresses'
import { claimApi, type ClaimRow } from './claims/claims.api'
import { customerAddress, CUSTOMERS_PATH } from './customers/customerAddresses'
import { customerApi, type Customer } from './customers/customers.api'
import type { ClaimAction } from './domain/claimWorkflow'
import { ROLE } from './domain/roles'
import { FUNDS_PATH, instalmentAddress } from './funds/model/fundAddresses'
import { instalmentApi, type Instalment } from './funds/model/funds.api'
import { milestoneApi, type Milestone } from './milestones/milestones.api'
import { projectAddress } from './project/addresses'

const may =
  (permission: Permission, role?: keyof typeof ROLE) =>
  ({ permissions, roles }: Session): boolean =>
    isAllowed(permissions, permission) && (role === undefined || hasRole(roles, ROLE[role]))

const milestones: TodoSource<Milestone> = {
  kind: 'milestone',
  color: 'warning',
  labels: (t) => t('implementationWaiting:milestone', { returnObjects: true }),
  all: '/implement/vproject?delivered=true',
  isFor: may('implement:project:accept'),
  list: milestoneApi.list,
  query: () => longestFirst('due', { state: 'delivered', may: 'accept' }),
  rowOf: ({ id, name, projectName, projectId, due }) => ({
    id,
    title: name,
    place: projectName,
    since: due,
    to: `${projectAddress(projectId)}?tab=milestones`,
  }),
}

/** Sorted by due day: the time of the last state change is not in the answer. */
const instalmentsTo = (
  act: 'review' | 'approve' | 'pay',
  state: Instalment['state'],
  isFor: TodoSource['isFor'],
): TodoSource<Instalment> => ({
  kind: `instalment ${act}`,
  color: 'warning',
  labels: (t) => t(`implementationWaiting:${act}`, { returnObjects: true }),
  all: `${FUNDS_PATH}?state=${state}`,
  isFor,
  list: instalmentApi.list,
  query: () => longestFirst('due', { state }),
  rowOf: (row) => ({
    id: row.id,
    title: row.code,
    place: row.projectName,
    since: row.due,
    to: instalmentAddress(row),
  }),
})

/** Only claims in which the user has no earlier role: handler, approver and payer must be different people. */
const claimsTo = (
  act: 'handleClaim' | 'approveClaim' | 'payClaim',
  states: readonly ClaimRow['state'][],
  actions: readonly ClaimAction[],
  isFor: TodoSource['isFor'],
): TodoSource<ClaimRow> => ({
  kind: `claim ${act}`,
  color: 'warning',
  labels: (t) => t(`implementationWaiting:${act}`, { returnObjects: true }),
  all: `${claimsAddress}?state=${states.join(',')}`,
  isFor,
  list: claimApi.list,
  query: () => longestFirst('stateTime', { state: states.join(','), may: actions.join(',') }),
  rowOf: ({ id, no, project, stateTime }) => ({
    id,
    title: no,
    place: project.name,
    since: stateTime,
    to: claimAddress(id),
  }),
})

const followUps: TodoSource<Customer> = {
  kind: 'followUp',
  color: 'error',
  labels: (t) => t('implementationWaiting:followUp', { returnObjects: true }),
  all: `${CUSTOMERS_PATH}?due=overdue`,
  isFor: may('implement:customer:edit'),
  list: customerApi.list,
  query: ({ user }) =>
    longestFirst('nextActionDate', { due: 'overdue' as const, ownerId: user?.userId ?? '' }),
  rowOf: ({ id, name, nextAction, nextActionDate }) => ({
    id,
    title: name,
    place: nextAction,
    since: nextActionDate ?? '',
    to: customerAddress(id),
  }),
}

const todoSources: readonly TodoSource<never>[] = [
  milestones,
  instalmentsTo('review', 'applied', may('implement:fund:review', 'reviewer')),
  instalmentsTo('approve', 'reviewed', may('implement:fund:approve', 'investor')),
  instalmentsTo('pay', 'approved', may('implement:fund:pay', 'finance')),
  claimsTo(
    'handleClaim',
    ['reported', 'filed', 'survey'],
    ['file', 'survey', 'assess'],
    may('implement:claims:handle', 'handler'),
  ),
  claimsTo('approveClaim', ['assessed'], ['approve'], may('implement:claims:approve', 'manager')),
  claimsTo('payClaim', ['approved'], ['pay'], may('implement:claims:pay', 'finance')),
  followUps,
]
export default todoSources
