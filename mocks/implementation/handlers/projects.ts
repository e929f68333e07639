import type { Args } from '@/shared/api/endpoint'
import { COMPUTED, INPUTS, type ProjectAction } from '@/features/implementation/domain/projectWorkflow'
import type { ProjectState } from '@/features/implementation/domain/states'
import { projectApi } from '@/features/implementation/project/projectLink.api'
import { STATE } from '@/features/concepts/domain/states'
import { db } from '../../account/store'
import { concepts, type StoredConcept } from '../../concepts/store'
import { keepMadeFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { currencyOf, isManager, organisationOf, startProject } from '../arrivals'
import { projectFile } from '../projectFile'
import { act, allowed, detailOf, overdueOf, rowsOf } from '../projects'
import { REFUSALS } from '../refusals'
import { findings, findingsOf, milestones, milestonesOf, projects } from '../store'

const LIST = 'implement:project:list'
const EDIT = 'implement:project:edit'

type Query = Args<typeof projectApi.list>['query']

/** What is kept of a project and asked for; the others need nothing computed. */
const KEPT = ['conceptId', 'phase', 'state', 'managerId'] as const

const found = ({ overdue, delivered, ...query }: Query) =>
  list(
    rowsOf(
      projects
        .all()
        .filter((project) => KEPT.every((name) => !query[name] || project[name] === query[name]))
        .filter((project) => overdue === undefined || overdueOf(project).length > 0)
        .filter(
          ({ id }) => delivered === undefined || milestonesOf(id).some(({ state }) => state === 'delivered'),
        )
        .toSorted((a, b) => b.createTime.localeCompare(a.createTime)),
    ),
    query,
    { keyword: ['code', 'name', 'conceptCode', 'organisation'], equals: ['health'] },
  )

/** The way to a state from where a project stands; undefined where there is none. */
const WAYS: Readonly<Record<string, ProjectAction>> = {
  'notStarted running': 'start',
  'suspended running': 'resume',
  'running suspended': 'suspend',
  'running completed': 'complete',
  'running terminated': 'terminate',
  'suspended terminated': 'terminate',
}
const wayOf = (from: ProjectState, to: ProjectState) => WAYS[`${from} ${to}`]

function managerOf(id: string) {
  const manager = db.accounts.find((account) => account.userId === id && isManager(account))
  if (!manager) throw new Refusal(500, REFUSALS.noManager)
  return manager
}

const isFree = ({ id, state, seal }: StoredConcept) =>
  state === STATE.implementing && seal === 'open' && !projects.all().some(({ conceptId }) => conceptId === id)

const choiceOf = (concept: StoredConcept) => ({
  id: concept.id,
  code: concept.code ?? '',
  name: String(concept.firstStage?.name ?? ''),
  organisation: organisationOf(concept),
  approved: concept.approvedAmount ?? 0,
  currency: currencyOf(concept),
})

/** What may be left empty, as it is kept. */
const filled = <
  T extends {
    organisation: string | null
    spent: number | null
    contractNo: string | null
    policyNo: string | null
  },
>(
  typed: T,
) => ({
  ...typed,
  organisation: typed.organisation ?? '',
  spent: typed.spent ?? 0,
  contractNo: typed.contractNo ?? '',
  policyNo: typed.policyNo ?? '',
})

export const projectMocks = [
  mock(projectApi.list, LIST, ({ query }) => found(query)),
  mock(projectApi.export, LIST, async ({ account, query: { language, ...query } }) => {
    const { rows } = found({ ...query, pageNum: 1, pageSize: Infinity })
    return { msg: keepMadeFile(await projectFile(rows, { account, language, query })) }
  }),
  mock(projectApi.concepts, EDIT, ({ query }) =>
    list(concepts.all().filter(isFree).map(choiceOf), query, { keyword: ['code', 'name', 'organisation'] }),
  ),
  mock(projectApi.managers, LIST, () =>
    db.accounts.filter(isManager).map(({ userId, nickName }) => ({ userId, nickName })),
  ),

  mock(projectApi.create, EDIT, ({ account, body: { conceptId, managerId, ...typed } }) => {
    const concept = concepts.get(conceptId)
    if (!concept || !isFree(concept)) {
      const isTaken = concept && projects.all().some((project) => project.conceptId === conceptId)
      throw new Refusal(
        500,
        isTaken ? REFUSALS.conceptTaken(concept.code ?? conceptId) : REFUSALS.conceptNotPassed,
      )
    }
    return { id: startProject(account, managerOf(managerId), concept, filled(typed)).id }
  }),
  mock(projectApi.update, EDIT, ({ account, body: { id, version, managerId, ...typed } }) => {
    allowed(account, 'edit', { id, version })
    const { nickName: managerName } = managerOf(managerId)
    act('edit', { account, body: { id, version } }, () => ({ ...filled(typed), managerId, managerName }))
  }),

  mock(projectApi.changeStatus, EDIT, ({ account, body: { id, version, status, reason = '' } }) => {
    const { state } = projects.require(id)
    const action = wayOf(state, status)
    // Who has read an older state is told of that first.
    if (!action) {
      allowed(account, 'edit', { id, version })
      throw new Refusal(500, REFUSALS.otherWay)
    }
    const isStopped = action === 'suspend' || action === 'terminate'
    allowed(account, action, { id, version })
    if (isStopped && !INPUTS.reason.safeParse({ reason }).success) throw new Refusal(500, REFUSALS.noReason)
    act(action, { account, body: { id, version } }, () => ({}), { text: reason })
  }),
  mock(projectApi.changePhase, EDIT, ({ account, body: { phase, ...read } }) => {
    act('changePhase', { account, body: read }, () => ({ phase }), { said: { phase } })
  }),
  mock(projectApi.sayHealth, EDIT, ({ account, body: { health, reason, ...read } }) => {
    const ownHealth = health === COMPUTED ? null : { health, reason }
    act('sayHealth', { account, body: read }, () => ({ ownHealth }), { text: reason })
  }),
  mock(projectApi.remove, EDIT, ({ account, path }) => {
    const doomed = String(path.ids)
      .split(',')
      .map((id) => allowed(account, 'remove', { id }))
    for (const { id } of doomed) {
      milestones.remove(milestonesOf(id))
      findings.remove(findingsOf(id))
    }
    projects.remove(doomed)
  }),

  // Last: its path is also that of the lists.
  mock(projectApi.detail, LIST, ({ path }) => detailOf(projects.require(String(path.id)))),
]
