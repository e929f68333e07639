import {
  milestoneWorkflow,
  type MilestoneFacts,
  type MilestoneViewer,
} from '@/features/implementation/domain/milestoneWorkflow'
import type { Milestone } from '@/features/implementation/milestones/milestones.api'
import { isAllowed } from '@/shared/auth/permissions'
import { entriesOf } from '../entities/seed/dictionaries'
import type { Account } from '../platform/db'
import { createWorkflowStore } from '../platform/workflowStore'
import { visibleNodes } from '../rooms/rights'
import { nodes, rooms } from '../rooms/store'
import { announceProjects, nickNameOf } from './projects'
import { REFUSALS } from './refusals'
import { instalments, milestones, projects, type StoredMilestone } from './store'

const roomOf = ({ projectId }: StoredMilestone) => projects.require(projectId).roomId

export const publishedFor = (account: Account, milestone: StoredMilestone, documentId: string) =>
  rooms.implement.has(roomOf(milestone))
    ? visibleNodes('implement', account, roomOf(milestone)).find(
        ({ id, state }) => id === documentId && state === 'published',
      )
    : undefined

const instalmentsFor = ({ id }: StoredMilestone) =>
  instalments.all().filter(({ milestoneId }) => milestoneId === id)

export const factsOf = (milestone: StoredMilestone): MilestoneFacts => ({
  state: milestone.state,
  projectState: projects.require(milestone.projectId).state,
  delivererId: milestone.delivererId,
  isShown: milestone.documentId !== null && nodes.implement.get(milestone.documentId)?.state === 'published',
  isPaid: instalmentsFor(milestone).some(({ state }) => state === 'paid' || state === 'settled'),
  isAwaited: instalmentsFor(milestone).length > 0,
})

/** Omits documents and payments that the caller may not see. */
export function milestoneFor(milestone: StoredMilestone, account: Account): Milestone {
  const { documentId } = milestone
  const document = documentId === null ? undefined : publishedFor(account, milestone, documentId)
  const canSeeFunds = isAllowed(account.permissions, 'implement:fund:list')
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
    instalments: canSeeFunds
      ? instalmentsFor(milestone).map(({ id, no, amount, state }) => ({ id, no, amount, state }))
      : [],
    remark: milestone.events.at(-1)?.text ?? '',
  }
}

const viewerOf = (account: Account): MilestoneViewer => ({
  userId: account.userId,
  roles: account.roles,
  canAccept: isAllowed(account.permissions, 'implement:project:accept'),
})

const stateText = (state: StoredMilestone['state']) =>
  entriesOf('milestone_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

type MilestoneInProject = StoredMilestone & Pick<MilestoneFacts, 'projectState'>

export const { allowed, mayAct, act } = createWorkflowStore({
  workflow: milestoneWorkflow,
  noun: REFUSALS.milestone.noun,
  find(_, id): MilestoneInProject {
    const milestone = milestones.require(id)
    return { ...milestone, projectState: projects.require(milestone.projectId).state }
  },
  put({ projectState: _state, ...milestone }: MilestoneInProject) {
    milestones.put(milestone)
    announceProjects()
  },
  viewerOf,
  factsFor: factsOf,
  messages: REFUSALS.milestone.guard,
  stateText,
  wireNameOf: (action) => action,
})
