import { milestoneWorkflow } from '@/features/implementation/domain/milestoneWorkflow'
import type { MilestoneBody } from '@/features/implementation/milestones/milestones.api'
import { milestoneApi } from '@/features/implementation/milestones/milestones.api'
import { PLANNING } from '@/features/implementation/domain/projectWorkflow'
import type { ProjectState } from '@/features/implementation/domain/states'
import { now } from '../../platform/clock'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { act, allowed, milestoneFor, mayAct, publishedFor } from '../milestones'
import { allowed as allowedInProject } from '../projects'
import { REFUSALS } from '../refusals'
import { milestones, projects, type StoredProject } from '../store'

const LIST = 'implement:project:list'
const EDIT = 'implement:project:edit'
const ACCEPT = 'implement:project:accept'

const isPlanning = ({ state }: StoredProject) => (PLANNING as readonly ProjectState[]).includes(state)

/** The due date must be within the project, and the weight is fixed once the project runs. */
function checkMilestone(project: StoredProject, { due, weight }: MilestoneBody, before = 0) {
  const { start, end } = project
  if (due < start || due > end) throw new Refusal(500, REFUSALS.outside(start, end))
  if (weight !== before && !isPlanning(project)) throw new Refusal(500, REFUSALS.weightFixed)
}

const withDefaults = (fields: MilestoneBody) => ({
  ...fields,
  deliverable: fields.deliverable ?? '',
  acceptance: fields.acceptance ?? '',
})

const ACTIONS = { accepted: 'accept', rework: 'rework', withdrawn: 'withdraw' } as const

export const milestoneMocks = [
  mock(milestoneApi.list, LIST, ({ account, query: { projectId, may, ...query } }) =>
    list(
      milestones
        .all()
        .filter((milestone) => projectId === undefined || milestone.projectId === projectId)
        .filter((milestone) => may === undefined || mayAct(account, milestone.id, [may]))
        .toSorted((a, b) => a.due.localeCompare(b.due))
        .map((milestone) => milestoneFor(milestone, account)),
      query,
      { equals: ['state'] },
    ),
  ),

  mock(milestoneApi.planned, LIST, ({ query }) => {
    const requestedIds = new Set(query.projectIds.split(','))
    return milestones
      .all()
      .filter(({ projectId }) => requestedIds.has(projectId))
      .map(({ id, projectId, name, due, state }) => ({ id, projectId, name, due, state }))
  }),

  mock(milestoneApi.create, EDIT, ({ account, body: { projectId, ...fields } }) => {
    const project = allowedInProject(account, 'edit', { id: projectId })
    checkMilestone(project, fields)
    const time = now()
    const by = account.nickName
    milestones.add({
      ...withDefaults(fields),
      projectId,
      version: 1,
      state: 'planned',
      delivererId: null,
      documentId: null,
      stateTime: time,
      updateTime: time,
      updatedBy: by,
      events: [{ time, by, action: 'create', from: null, to: 'planned' }],
    })
  }),
  mock(milestoneApi.update, EDIT, ({ account, body: { id, version, ...fields } }) => {
    const { projectId, weight } = allowed(account, 'edit', { id, version })
    checkMilestone(projects.require(projectId), fields, weight)
    act('edit', { account, body: { id, version } }, () => withDefaults(fields))
  }),
  mock(milestoneApi.deliver, EDIT, ({ account, body: { documentId, ...ref } }) => {
    const milestone = allowed(account, 'deliver', ref)
    if (!publishedFor(account, milestone, documentId)) throw new Refusal(500, REFUSALS.notPublished)
    act('deliver', { account, body: ref }, () => ({ documentId, delivererId: account.userId }))
  }),
  mock(milestoneApi.accept, ACCEPT, ({ account, body: { result, remark, ...ref } }) => {
    const action = ACTIONS[result]
    allowed(account, action, ref)
    const { input } = milestoneWorkflow.actions[action]
    if (!input?.safeParse({ remark }).success) throw new Refusal(500, REFUSALS.noReason)
    act(action, { account, body: ref }, () => ({}), { text: remark ?? '' })
  }),
  mock(milestoneApi.remove, EDIT, ({ account, path }) => {
    const ids = String(path.ids).split(',')
    milestones.remove(ids.map((id) => allowed(account, 'remove', { id })))
  }),

  // Must be last: its path also matches the list's.
  mock(milestoneApi.detail, LIST, ({ account, path }) =>
    milestoneFor(milestones.require(String(path.id)), account),
  ),
]
