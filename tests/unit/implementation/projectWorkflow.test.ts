import { beforeEach, describe, expect, test } from 'vitest'
import { projectWorkflow, type ProjectAction } from '@/features/implementation/domain/projectWorkflow'
import { PROJECT_STATES, type ProjectState } from '@/features/implementation/domain/states'
import { projectApi, ProjectInput } from '@/features/implementation/project/projectLink.api'
import { check } from '@/shared/form/validation'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { db } from '@mocks/account/store'
import { factsOf } from '@mocks/implementation/projects'
import {
  instalments,
  milestones,
  milestonesOf,
  projects,
  type StoredProject,
} from '@mocks/implementation/store'
import { resetDb } from '@mocks/platform/db'
import { askBackend } from '../../support/askBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

let backend: ReturnType<typeof askBackend>
beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const account = (name: string) => db.accounts.find(({ userName }) => userName === name)!

const STATES = Object.fromEntries(PROJECT_STATES.map((state) => [state, { state }])) as {
  [S in ProjectState]: { state: S }
}
const VIEWERS = {
  manager: () => account('project'),
  colleague: () => account('project2'),
  admin: () => account('admin'),
  investor: () => account('investor'),
  finance: () => account('finance'),
  stranger: () => account('seller'),
}
type Person = keyof typeof VIEWERS

const MANAGERS = ['manager', 'colleague', 'admin'] as const
const expectation: Record<ProjectAction, Expected<ProjectState, Person, ProjectState>> = {
  edit: { in: ['notStarted', 'running', 'suspended'], who: MANAGERS },
  start: { in: ['notStarted'], who: MANAGERS, next: 'running' },
  suspend: { in: ['running'], who: MANAGERS, next: 'suspended' },
  resume: { in: ['suspended'], who: MANAGERS, next: 'running' },
  complete: { in: ['running'], who: MANAGERS, next: 'completed' },
  terminate: { in: ['running', 'suspended'], who: MANAGERS, next: 'terminated' },
  changePhase: { in: ['notStarted', 'running', 'suspended'], who: MANAGERS },
  sayHealth: { in: ['running', 'suspended'], who: MANAGERS },
  remove: { in: ['notStarted'], who: MANAGERS },
}

const ID = '9008'
const typed = {
  name: 'TRM-2 renamed',
  organisation: null,
  managerId: '71',
  phase: 'conversion',
  start: '2020-01-01',
  end: '2040-01-01',
  currency: 'CNY',
  budget: 100.5,
  spent: null,
  contractNo: null,
  policyNo: null,
}
const reason = 'the money is not here'

/** The seeded project, restored for each case. */
let pristine: StoredProject | undefined

testEveryAction(projectWorkflow, {
  states: STATES,
  viewers: VIEWERS,
  expectation,
  ready(action, stateFields): StoredProject {
    for (const milestone of milestonesOf(ID))
      milestones.put({ ...milestone, state: action === 'complete' ? 'accepted' : 'planned' })
    return projects.put({ ...(pristine ??= projects.require(ID)), ...stateFields })
  },
  factsOf: (project: StoredProject) => factsOf(project),
  async call(action, stored: StoredProject, viewer) {
    const read = { id: ID, version: stored.version }
    const status = (to: string, said = {}) =>
      [projectApi.changeStatus, { body: { ...read, status: to, ...said } }] as const
    const calls = {
      edit: [projectApi.update, { body: { ...typed, ...read } }],
      start: status('running'),
      suspend: status('suspended', { reason }),
      resume: status('running'),
      complete: status('completed'),
      terminate: status('terminated', { reason }),
      changePhase: [projectApi.changePhase, { body: { ...read, phase: 'followOn' } }],
      sayHealth: [projectApi.sayHealth, { body: { ...read, health: 'atRisk', reason } }],
      remove: [projectApi.remove, { path: { ids: ID } }],
    } as const
    // `start` and `resume` share a single call that sets the state, so only the action that fits the current state is
    // tested.
    if (action === 'start' && stored.state === 'suspended') return { isDone: false, after: stored }
    if (action === 'resume' && stored.state === 'notStarted') return { isDone: false, after: stored }
    const [endpoint, args] = calls[action]
    const { code, msg } = await backend.send(viewer, endpoint, args as object)
    return { isDone: code === 200, message: msg, after: projects.get(ID) }
  },
  removals: ['remove'],
})

describe('refusals of a project', () => {
  const send = (body: object, name = 'project') =>
    backend.send(account(name), projectApi.changeStatus, { body: { id: ID, version: 1, ...body } })

  test.each([
    [99, 500],
    [100, 200],
    [101, 500],
  ])('milestones with a total weight of %i: start answers %i', async (weight, code) => {
    const [first, second] = milestonesOf(ID)
    milestones.put({ ...first!, weight: 40 })
    milestones.put({ ...second!, weight: weight - 40 })
    expect(await send({ status: 'running' })).toMatchObject({ code })
    expect(projects.require(ID).state).toBe(code === 200 ? 'running' : 'notStarted')
  })

  test('a project with an open milestone cannot be completed, one with an agreement cannot be deleted', async () => {
    projects.put({ ...projects.require(ID), state: 'running' })
    expect(await send({ status: 'completed' })).toMatchObject({ code: 500, msg: '还有里程碑未验收' })
    projects.put({ ...projects.require(ID), state: 'notStarted' })
    instalments.add({ projectId: ID } as never)
    const answer = await backend.send(account('project'), projectApi.remove, { path: { ids: ID } })
    expect(answer).toMatchObject({ code: 500, msg: '项目已有资金协议' })
  })

  test('a suspension without a reason, and a state without a transition, are refused', async () => {
    projects.put({ ...projects.require(ID), state: 'running' })
    expect(await send({ status: 'suspended', reason: 'no' })).toMatchObject({ code: 500 })
    projects.put({ ...projects.require(ID), state: 'completed' })
    expect(await send({ status: 'running' })).toMatchObject({ code: 500 })
    expect(projects.require(ID).state).toBe('completed')
  })

  test('of two managers who move a card at once the second gets a conflict', async () => {
    expect(await send({ status: 'running' })).toMatchObject({ code: 200 })
    expect(await send({ status: 'running' }, 'project2')).toMatchObject({ code: VERSION_CONFLICT })
    expect(projects.require(ID)).toMatchObject({ state: 'running', version: 2 })
  })

  test('the period leaves no milestone outside that is not accepted, and the refusal names those', async () => {
    const [first, second] = milestonesOf(ID)
    milestones.put({ ...first!, name: 'Report', due: '2030-05-01' })
    milestones.put({ ...second!, name: 'Trial', due: '2030-06-01', state: 'accepted' })
    const update = async (changes: object) => {
      const { version } = projects.require(ID)
      const body = { ...typed, id: ID, version, ...changes }
      return backend.send(account('project'), projectApi.update, { body })
    }
    expect((await update({ end: '2030-04-30' })).msg).toMatch(/Report \(2030-05-01\)$/)
    expect((await update({ start: '2030-05-02' })).msg).toMatch(/Report \(2030-05-01\)$/)
    expect((await update({ end: '2030-05-01' })).code).toBe(200)
  })

  test.each([
    ['2026-05-02', undefined],
    ['2026-05-01', 'afterStart'],
    ['2026-04-30', 'afterStart'],
  ])('an end on %s after a start on 2026-05-01: %s', (end, key) => {
    const { issues } = check<unknown, string>(ProjectInput, { ...typed, start: '2026-05-01', end })
    expect(issues[0]?.key).toBe(key)
  })
})
