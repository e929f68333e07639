import { milestoneWorkflow } from '@/features/implementation/domain/milestoneWorkflow'
import type { MilestoneBody } from '@/features/implementation/milestones/milestones.api'
import { milestoneApi } from '@/features/implementation/milestones/milestones.api'
import { PLANNING } from '@/features/implementation/domain/projectWorkflow'
import type { ProjectState } from '@/features/implementation/domain/states'
import { now } from '../../platform/clock'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { act, allowed, answerFor, mayAct, publishedFor } from '../milestones'
import { allowed as allowedInProject } from '../projects'
import { REFUSALS } from '../refusals'
import { milestones, projects, type StoredProject } from '../store'

const LIST = 'implement:project:list'
const EDIT = 'implement:project:edit'
const ACCEPT = 'implement:project:accept'

const isPlanning = ({ state }: StoredProject) => (PLANNING as readonly ProjectState[]).includes(state)

/** Refuses what does not fit the project: due outside of its days, or another weight while it runs. */
function refuseUnfit(project: StoredProject, { due, weight }: MilestoneBody, before = 0) {
  const { start, end } = project
  if (due < start || due > end) throw new Refusal(500, REFUSALS.outside(start, end))
  if (weight !== before && !isPlanning(project)) throw new Refusal(500, REFUSALS.weightFixed)
}

const filled = (typed: MilestoneBody) => ({
  ...typed,
  deliverable: typed.deliverable ?? '',
  acceptance: typed.acceptance ?? '',
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
        .map((milestone) => answerFor(milestone, account)),
      query,
      { equals: ['state'] },
    ),
  ),

  mock(milestoneApi.planned, LIST, ({ query }) => {
    const asked = new Set(query.projectIds.split(','))
    return milestones
      .all()
      .filter(({ projectId }) => asked.has(projectId))
      .map(({ id, projectId, name, due, state }) => ({ id, projectId, name, due, state }))
  }),

  mock(milestoneApi.create, EDIT, ({ account, body: { projectId, ...typed } }) => {
    const project = allowedInProject(account, 'edit', { id: projectId })
    refuseUnfit(project, typed)
    const time = now()
    const by = account.nickName
    milestones.add({
      ...filled(typed),
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
  mock(milestoneApi.update, EDIT, ({ account, body: { id, version, ...typed } }) => {
    const { projectId, weight } = allowed(account, 'edit', { id, version })
    refuseUnfit(projects.require(projectId), typed, weight)
    act('edit', { account, body: { id, version } }, () => filled(typed))
  }),
  mock(milestoneApi.deliver, EDIT, ({ account, body: { documentId, ...read } }) => {
    const milestone = allowed(account, 'deliver', read)
    if (!publishedFor(account, milestone, documentId)) throw new Refusal(500, REFUSALS.notPublished)
    act('deliver', { account, body: read }, () => ({ documentId, delivererId: account.userId }))
  }),
  mock(milestoneApi.accept, ACCEPT, ({ account, body: { result, remark, ...read } }) => {
    const action = ACTIONS[result]
    allowed(account, action, read)
    const { input } = milestoneWorkflow.actions[action]
    if (!input?.safeParse({ remark }).success) throw new Refusal(500, REFUSALS.noReason)
    act(action, { account, body: read }, () => ({}), { text: remark ?? '' })
  }),
  mock(milestoneApi.remove, EDIT, ({ account, path }) => {
    const ids = String(path.ids).split(',')
    milestones.remove(ids.map((id) => allowed(account, 'remove', { id })))
  }),

  // Last: its path is also that of the list.
  mock(milestoneApi.detail, LIST, ({ account, path }) =>
    answerFor(milestones.require(String(path.id)), account),
  ),
]
