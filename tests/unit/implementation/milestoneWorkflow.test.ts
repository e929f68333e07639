import { beforeEach, describe, expect, test } from 'vitest'
import {
  milestoneWorkflow,
  type MilestoneAction,
  type MilestoneViewer,
} from '@/features/implementation/domain/milestoneWorkflow'
import {
  MILESTONE_STATES,
  type MilestoneState,
  type ProjectState,
} from '@/features/implementation/domain/states'
import { milestoneApi } from '@/features/implementation/milestones/milestones.api'
import { isAllowed } from '@/shared/auth/permissions'
import { db } from '@mocks/account/store'
import { factsOf } from '@mocks/implementation/milestones'
import { instalments, milestones, projects, type StoredMilestone } from '@mocks/implementation/store'
import { resetDb, type Account } from '@mocks/platform/db'
import { members, nodes } from '@mocks/rooms/store'
import { askBackend } from '../../support/askBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

let backend: ReturnType<typeof askBackend>
beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const ID = '9103'
const PROJECT = '9001'
/** Depends on the milestone. */
const INSTALMENT = '9313'
/** Published in the demo room. */
const DOCUMENT = '5-1'

type Stored = StoredMilestone & { projectState: ProjectState }
const PLACES = Object.fromEntries(
  MILESTONE_STATES.flatMap((state) =>
    (['running', 'suspended', 'completed'] as const).map((projectState) => [
      `${state}, ${projectState}`,
      { state, projectState },
    ]),
  ),
) as Record<`${MilestoneState}, ${'running' | 'suspended' | 'completed'}`, Partial<Stored>>
type Place = keyof typeof PLACES

const viewer = (name: string): MilestoneViewer & { account: Account } => {
  const account = db.accounts.find(({ userName }) => userName === name)!
  const { userId, roles, permissions } = account
  return { account, userId, roles, canAccept: isAllowed(permissions, 'implement:project:accept') }
}
const VIEWERS = {
  deliverer: () => viewer('project'),
  colleague: () => viewer('project2'),
  investor: () => viewer('investor'),
  admin: () => viewer('admin'),
  finance: () => viewer('finance'),
  stranger: () => viewer('seller'),
}
type Person = keyof typeof VIEWERS

const MANAGERS = ['deliverer', 'colleague', 'admin'] as const
const OTHERS = ['colleague', 'investor', 'admin'] as const
const expectation: Record<MilestoneAction, Expected<Place, Person, MilestoneState>> = {
  edit: {
    in: ['planned, running', 'planned, suspended', 'rework, running', 'rework, suspended'],
    who: MANAGERS,
  },
  deliver: { in: ['planned, running', 'rework, running'], who: MANAGERS, next: 'delivered' },
  accept: { in: ['delivered, running'], who: OTHERS, next: 'accepted' },
  rework: { in: ['delivered, running'], who: OTHERS, next: 'rework' },
  withdraw: { in: ['accepted, running'], who: OTHERS, next: 'delivered' },
  remove: { in: ['planned, suspended'], who: MANAGERS },
}

let pristine: StoredMilestone | undefined

testEveryAction(milestoneWorkflow, {
  states: PLACES,
  viewers: VIEWERS,
  expectation,
  ready(_, { state = 'planned', projectState = 'running' }): Stored {
    instalments.put({ ...instalments.require(INSTALMENT), milestoneId: null })
    projects.put({ ...projects.require(PROJECT), state: projectState })
    const isPlanned = state === 'planned'
    const saved = milestones.put({
      ...(pristine ??= milestones.require(ID)),
      state,
      delivererId: isPlanned ? null : '70',
      documentId: isPlanned ? null : DOCUMENT,
    })
    return { ...saved, projectState }
  },
  factsOf: (stored) => ({ ...factsOf(stored), projectState: stored.projectState }),
  async call(action, stored, { account }) {
    const read = { id: ID, version: stored.version }
    const before = projects.put({ ...projects.require(PROJECT), state: stored.projectState })
    const { name, due, weight } = milestones.put(withoutProjectState(stored))
    const accept = (result: string) =>
      [milestoneApi.accept, { body: { ...read, result, remark: 'as agreed upon' } }] as const
    const calls = {
      edit: [
        milestoneApi.update,
        { body: { ...read, name, due, weight, deliverable: null, acceptance: null } },
      ],
      deliver: [milestoneApi.deliver, { body: { ...read, documentId: DOCUMENT } }],
      accept: accept('accepted'),
      rework: accept('rework'),
      withdraw: accept('withdrawn'),
      remove: [milestoneApi.remove, { path: { ids: ID } }],
    } as const
    const [endpoint, args] = calls[action]
    const saved = milestones.get(ID)
    const { code, msg } = await backend.send(account, endpoint, args as object)
    const now = milestones.get(ID)
    const after = now === saved ? stored : now && { ...now, projectState: before.state }
    return { isDone: code === 200, message: msg, after }
  },
  removals: ['remove'],
})

const withoutProjectState = ({ projectState: _state, ...milestone }: Stored): StoredMilestone => milestone

test('a delivered milestone is next for those who may accept it, not for the deliverer', () => {
  milestones.put({ ...milestones.require(ID), state: 'delivered', delivererId: '70', documentId: DOCUMENT })
  const facts = { ...factsOf(milestones.require(ID)), projectState: 'running' as const }
  const nextOf = (name: string) => milestoneWorkflow.nextActionOf(facts, viewer(name))
  expect(['investor', 'project2', 'project', 'finance'].map(nextOf)).toEqual(['accept', 'accept', null, null])
})

describe('a milestone', () => {
  const send = (name: string, endpoint: (typeof milestoneApi)[keyof typeof milestoneApi], body: object) =>
    backend.send(viewer(name).account, endpoint, { body })
  const deliver = (documentId: string) =>
    send('project', milestoneApi.deliver, { id: ID, version: 1, documentId })
  const accept = (result: string, version: number, id = ID) =>
    send('investor', milestoneApi.accept, { id, version, result, remark: 'as agreed upon' })

  test.each([
    ['submitted', '5-4-1'],
    ['unpublished', '5-4-4'],
    ['of another room', 'p9003-1'],
    ['unknown', 'nothing'],
  ])('refuses a document that is %s', async (_, document) => {
    expect(await deliver(document)).toMatchObject({ code: 500 })
    expect(milestones.require(ID).state).toBe('planned')
  })

  test('is accepted only while its document is published, and names it only to users who may see it', async () => {
    expect(await deliver(DOCUMENT)).toMatchObject({ code: 200 })
    const document = nodes.implement.require(DOCUMENT)
    nodes.implement.put({ ...document, state: 'unpublished' })
    expect(await accept('accepted', 2)).toMatchObject({ code: 500, msg: '交付文档未发布' })
    nodes.implement.put(document)
    expect(await accept('accepted', 2)).toMatchObject({ code: 200 })

    const read = async (name: string) =>
      (await backend.send(viewer(name).account, milestoneApi.detail, { path: { id: ID } })).data
    expect(await read('project')).toMatchObject({ document: { id: DOCUMENT } })
    members.implement.remove(members.implement.all().filter(({ userId }) => userId === '72'))
    expect(await read('investor')).toMatchObject({ document: null, isShown: true })
    expect(JSON.stringify(await read('investor'))).not.toContain(DOCUMENT)
  })

  test.each(['paid', 'settled'] as const)('the acceptance stays once its instalment is %s', async (state) => {
    const milestone = milestones.put({ ...milestones.require(ID), state: 'accepted', delivererId: '70' })
    const instalment = instalments.add({
      projectId: PROJECT,
      milestoneId: ID,
      no: 1,
      amount: 1,
      state,
    } as never)
    expect(await accept('withdrawn', milestone.version)).toMatchObject({ code: 500 })
    instalments.put({ ...instalment, state: 'approved' })
    expect(await accept('withdrawn', milestone.version)).toMatchObject({ code: 200 })
    expect(milestones.require(ID).state).toBe('delivered')
  })

  test('cannot be deleted while an instalment depends on it', async () => {
    projects.put({ ...projects.require(PROJECT), state: 'suspended' })
    const remove = () => backend.send(viewer('project').account, milestoneApi.remove, { path: { ids: ID } })
    expect(await remove()).toMatchObject({ code: 500, msg: '有付款以其为条件，不能删除，请先更改付款计划' })
    expect(milestones.has(ID)).toBe(true)
    instalments.put({ ...instalments.require(INSTALMENT), milestoneId: null })
    expect(await remove()).toMatchObject({ code: 200 })
  })

  test('has a fixed weight while the project runs, and a due day within the project', async () => {
    const change = (weight: number, due: string) =>
      send('project', milestoneApi.update, {
        id: ID,
        version: 1,
        name: 'Toxicology',
        due,
        weight,
        deliverable: null,
        acceptance: null,
      })
    const { due, weight } = milestones.require(ID)
    const { start, end } = projects.require(PROJECT)
    expect(await change(weight + 1, due)).toMatchObject({ code: 500 })
    expect(await change(weight, `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`)).toMatchObject({ code: 500 })
    expect(milestones.require(ID).version).toBe(1)
    expect(await change(weight, start)).toMatchObject({ code: 200 })
    projects.put({ ...projects.require(PROJECT), state: 'suspended' })
    const answer = await send('project', milestoneApi.update, {
      id: ID,
      version: 2,
      name: 'Toxicology',
      due,
      weight: 30,
      deliverable: null,
      acceptance: null,
    })
    expect(answer).toMatchObject({ code: 200 })
  })
})
