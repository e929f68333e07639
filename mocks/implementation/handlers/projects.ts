import type { Args } from '@/shared/api/endpoint'
import {
  COMPUTED,
  INPUTS,
  milestonesBeyond,
  type ProjectAction,
} from '@/features/implementation/domain/projectWorkflow'
import type { ProjectState } from '@/features/implementation/domain/states'
import { projectApi } from '@/features/implementation/project/projectLink.api'
import { STATE } from '@/features/concepts/domain/conceptStates'
import { db } from '../../account/store'
import { concepts, type StoredConcept } from '../../concepts/store'
import { storeGeneratedFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { currencyOf, isManager, organisationOf, startProject } from '../startProject'
import { projectFile } from '../projectFile'
import { act, allowed, detailOf, overdueOf, rowsOf } from '../projects'
import { REFUSALS } from '../refusals'
import { findings, findingsOf, milestones, milestonesOf, projects } from '../store'

const LIST = 'implement:project:list'
const EDIT = 'implement:project:edit'

type Query = Args<typeof projectApi.list>['query']

/** Filters on stored fields run first; the others need computed values. */
const STORED_FILTERS = ['conceptId', 'phase', 'state', 'managerId'] as const

const listProjects = ({ overdue, delivered, ...query }: Query) =>
  list(
    rowsOf(
      projects
        .all()
        .filter((project) => STORED_FILTERS.every((name) => !query[name] || project[name] === query[name]))
        .filter((project) => overdue === undefined || overdueOf(project).length > 0)
        .filter(
          ({ id }) => delivered === undefined || milestonesOf(id).some(({ state }) => state === 'delivered'),
        )
        .toSorted((a, b) => b.createTime.localeCompare(a.createTime)),
    ),
    query,
    { keyword: ['code', 'name', 'conceptCode', 'organisation'], equals: ['health'] },
  )

const TRANSITIONS: Readonly<Record<string, ProjectAction>> = {
  'notStarted running': 'start',
  'suspended running': 'resume',
  'running suspended': 'suspend',
  'running completed': 'complete',
  'running terminated': 'terminate',
  'suspended terminated': 'terminate',
}
const actionBetween = (from: ProjectState, to: ProjectState) => TRANSITIONS[`${from} ${to}`]

function managerOf(id: string) {
  const manager = db.accounts.find((account) => account.userId === id && isManager(account))
  if (!manager) throw new Refusal(500, REFUSALS.noManager)
  return manager
}

const isAvailable = ({ id, state, seal }: StoredConcept) =>
  state === STATE.implementing && seal === 'open' && !projects.all().some(({ conceptId }) => conceptId === id)

const conceptOption = (concept: StoredConcept) => ({
  id: concept.id,
  code: concept.code ?? '',
  name: String(concept.firstStage?.name ?? ''),
  organisation: organisationOf(concept),
  approved: concept.approvedAmount ?? 0,
  currency: currencyOf(concept),
})

const withDefaults = <
  T extends {
    organisation: string | null
    spent: number | null
    contractNo: string | null
    policyNo: string | null
  },
>(
  fields: T,
) => ({
  ...fields,
  organisation: fields.organisation ?? '',
  spent: fields.spent ?? 0,
  contractNo: fields.contractNo ?? '',
  policyNo: fields.policyNo ?? '',
})

/** The schema does not know the milestones. */
function requireMilestonesWithin(id: string, { start, end }: { start: string; end: string }) {
  const own = milestonesOf(id)
  const before = milestonesBeyond(own, (due) => due < start)
  if (before) throw new Refusal(500, REFUSALS.milestonesBefore(before))
  const after = milestonesBeyond(own, (due) => due > end)
  if (after) throw new Refusal(500, REFUSALS.milestonesAfter(after))
}

export const projectMocks = [
  mock(projectApi.list, LIST, ({ query }) => listProjects(query)),
  mock(projectApi.export, LIST, async ({ account, query: { language, ...query } }) => {
    const { rows } = listProjects({ ...query, pageNum: 1, pageSize: Infinity })
    return { msg: storeGeneratedFile(await projectFile(rows, { account, language, query })) }
  }),
  mock(projectApi.concepts, EDIT, ({ query }) =>
    list(concepts.all().filter(isAvailable).map(conceptOption), query, {
      keyword: ['code', 'name', 'organisation'],
    }),
  ),
  mock(projectApi.managers, LIST, () =>
    db.accounts.filter(isManager).map(({ userId, nickName }) => ({ userId, nickName })),
  ),

  mock(projectApi.create, EDIT, ({ account, body: { conceptId, managerId, ...fields } }) => {
    const concept = concepts.get(conceptId)
    if (!concept || !isAvailable(concept)) {
      const isTaken = concept && projects.all().some((project) => project.conceptId === conceptId)
      throw new Refusal(
        500,
        isTaken ? REFUSALS.conceptTaken(concept.code ?? conceptId) : REFUSALS.conceptNotPassed,
      )
    }
    return { id: startProject(account, managerOf(managerId), concept, withDefaults(fields)).id }
  }),
  mock(projectApi.update, EDIT, ({ account, body: { id, version, managerId, ...fields } }) => {
    allowed(account, 'edit', { id, version })
    const { nickName: managerName } = managerOf(managerId)
    requireMilestonesWithin(id, fields)
    act('edit', { account, body: { id, version } }, () => ({
      ...withDefaults(fields),
      managerId,
      managerName,
    }))
  }),

  mock(projectApi.changeStatus, EDIT, ({ account, body: { id, version, status, reason = '' } }) => {
    const { state } = projects.require(id)
    const action = actionBetween(state, status)
    // Report a version conflict before an impossible transition.
    if (!action) {
      allowed(account, 'edit', { id, version })
      throw new Refusal(500, REFUSALS.otherWay)
    }
    const isStopped = action === 'suspend' || action === 'terminate'
    allowed(account, action, { id, version })
    if (isStopped && !INPUTS.reason.safeParse({ reason }).success) throw new Refusal(500, REFUSALS.noReason)
    act(action, { account, body: { id, version } }, () => ({}), { text: reason })
  }),
  mock(projectApi.changePhase, EDIT, ({ account, body: { phase, ...ref } }) => {
    act('changePhase', { account, body: ref }, () => ({ phase }), { input: { phase } })
  }),
  mock(projectApi.sayHealth, EDIT, ({ account, body: { health, reason, ...ref } }) => {
    const ownHealth = health === COMPUTED ? null : { health, reason }
    act('sayHealth', { account, body: ref }, () => ({ ownHealth }), { text: reason })
  }),
  mock(projectApi.remove, EDIT, ({ account, path }) => {
    const removed = String(path.ids)
      .split(',')
      .map((id) => allowed(account, 'remove', { id }))
    for (const { id } of removed) {
      milestones.remove(milestonesOf(id))
      findings.remove(findingsOf(id))
    }
    projects.remove(removed)
  }),

  // Must be last: its path also matches those of the lists.
  mock(projectApi.detail, LIST, ({ path }) => detailOf(projects.require(String(path.id)))),
]
