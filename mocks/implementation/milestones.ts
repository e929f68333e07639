import {
  milestoneWorkflow,
  type MilestoneFacts,
  type MilestoneViewer,
} from '@/features/implementation/domain/milestoneWorkflow'
import type { Milestone } from '@/features/implementation/milestones/milestones.api'
import { isAllowed } from '@/shared/auth/permissions'
import { entriesOf } from '../entities/seed/dictionaries'
import type { Account } from '../platform/db'
import { createWorkflowStore } from '../platform/workflow'
import { visibleNodes } from '../rooms/rights'
import { nodes, rooms } from '../rooms/store'
import { nickNameOf } from './projects'
import { REFUSALS } from './refusals'
import { instalments, milestones, projects, type StoredMilestone } from './store'

const roomOf = ({ projectId }: StoredMilestone) => projects.require(projectId).roomId

/** A document of a project's room that is published, and that the caller may see. */
export const publishedFor = (account: Account, milestone: StoredMilestone, documentId: string) =>
  rooms.implement.has(roomOf(milestone))
    ? visibleNodes('implement', account, roomOf(milestone)).find(
        ({ id, state }) => id === documentId && state === 'published',
      )
    : undefined

const waitingFor = ({ id }: StoredMilestone) =>
  instalments.all().filter(({ milestoneId }) => milestoneId === id)

/** What the rules ask of a milestone. */
export const factsOf = (milestone: StoredMilestone): MilestoneFacts => ({
  state: milestone.state,
  projectState: projects.require(milestone.projectId).state,
  delivererId: milestone.delivererId,
  isShown: milestone.documentId !== null && nodes.implement.get(milestone.documentId)?.state === 'published',
  isPaid: waitingFor(milestone).some(({ state }) => state === 'paid' || state === 'settled'),
  isAwaited: waitingFor(milestone).length > 0,
})

/** A milestone as it answers to a caller: documents that he may not see, and payments, are not named. */
export function answerFor(milestone: StoredMilestone, account: Account): Milestone {
  const { documentId } = milestone
  const document = documentId === null ? undefined : publishedFor(account, milestone, documentId)
  const seesFunds = isAllowed(account.permissions, 'implement:fund:list')
  return {
    ...factsOf(milestone),
    id: milestone.id,
    version: milestone.version,
    projectId: milestone.projectId,
    projectName: projects.get(milestone.projectId)?.name ?? '',
    roomId: roomOf(milestone),
    name: milestone.name,
    due: milestone.due,
    weight: milestone.weight,
    deliverable: milestone.deliverable,
    acceptance: milestone.acceptance,
    delivererName: nickNameOf(milestone.delivererId),
    document: document ? { id: document.id, name: document.name } : null,
    instalments: seesFunds
      ? waitingFor(milestone).map(({ id, no, amount, state }) => ({ id, no, amount, state }))
      : [],
    remark: milestone.events.at(-1)?.text ?? '',
  }
}

const viewerOf = (account: Account): MilestoneViewer => ({
  userId: account.userId,
  roles: account.roles,
  mayAccept: isAllowed(account.permissions, 'implement:project:accept'),
})

const stateText = (state: StoredMilestone['state']) =>
  entriesOf('milestone_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

/** With what its rules ask of its project. */
type Standing = StoredMilestone & Pick<MilestoneFacts, 'projectState'>

export const { allowed, mayAct, act } = createWorkflowStore({
  workflow: milestoneWorkflow,
  noun: REFUSALS.milestone.noun,
  find(_, id): Standing {
    const milestone = milestones.require(id)
    return { ...milestone, projectState: projects.require(milestone.projectId).state }
  },
  put: ({ projectState: _state, ...milestone }: Standing) => milestones.put(milestone),
  viewerOf,
  factsFor: factsOf,
  reasons: REFUSALS.milestone.guard,
  stateText,
  callOf: (action) => action,
})
