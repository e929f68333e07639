import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '@/shared/api'
import { customerApi } from '@/features/implementation/customers/customers.api'
import { customerWorkflow, type CustomerAction } from '@/features/implementation/domain/customerWorkflow'
import type { Viewer } from '@/features/implementation/domain/roles'
import { CUSTOMER_STAGES, type CustomerStage } from '@/features/implementation/domain/states'
import en from '@/features/implementation/locales/customers.en.json'
import { customers, factsOf, followUps, type StoredCustomer } from '@mocks/implementation/customers'
import { resetDb } from '@mocks/platform/db'
import { putMember } from '@mocks/rooms/rights'
import { members } from '@mocks/rooms/store'
import { roomBackend } from '../../support/roomBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

type Person = 'owner' | 'manager' | 'admin' | 'reader with another part'

/** The acting users: account, and viewer as the rules see it. */
const PERSONS: Readonly<Record<Person, readonly [string, Viewer]>> = {
  owner: ['investor', { userId: '72', roles: ['project_investor'] }],
  manager: ['project2', { userId: '71', roles: ['project_manager'] }],
  admin: ['admin', { userId: '1', roles: ['admin'] }],
  'reader with another part': ['finance', { userId: '74', roles: ['project_finance'] }],
}

const EDITORS = ['owner', 'manager', 'admin'] as const
const FILE = { fileName: '/profile/upload/cda.pdf', originalName: 'cda.pdf', size: 3 }

const expectation: Record<CustomerAction, Expected<CustomerStage, Person, CustomerStage>> = {
  contact: { in: ['lead'], who: EDITORS, next: 'contacted' },
  sign: { in: ['contacted'], who: EDITORS, next: 'cda' },
  examine: { in: ['cda'], who: EDITORS, next: 'diligence' },
  negotiate: { in: ['diligence'], who: EDITORS, next: 'terms' },
  contract: { in: ['terms'], who: EDITORS, next: 'contract' },
  win: { in: ['contract'], who: EDITORS, next: 'won' },
  lose: {
    in: ['lead', 'contacted', 'cda', 'diligence', 'terms', 'contract', 'won'],
    who: EDITORS,
    next: 'lost',
  },
  reopen: { in: ['lost'], who: EDITORS, next: 'diligence' },
  follow: { in: CUSTOMER_STAGES, who: EDITORS },
  edit: { in: CUSTOMER_STAGES, who: EDITORS },
  remove: { in: ['lead', 'lost'], who: EDITORS },
}

type Call = readonly [AnyEndpoint, { path?: Record<string, string>; body?: unknown }]
const step =
  (stage: string, input: object = {}) =>
  ({ id, version }: StoredCustomer): Call => [
    customerApi.changeStage,
    { body: { id, version, stage, ...input } },
  ]

const bodyOf = ({ id, version, ownerId }: StoredCustomer) => ({
  id,
  version,
  name: '另一名称（演示）',
  type: 'pharma',
  region: null,
  interests: null,
  probability: 20,
  expectedAmount: 5_000_000,
  currency: 'CNY',
  source: null,
  nextAction: null,
  nextActionDate: '2040-01-01',
  contacts: [],
  ownerId,
  projectId: null,
  roomId: null,
  tagId: null,
  isAnother: false,
})

const CALLS: Record<CustomerAction, (customer: StoredCustomer) => Call> = {
  contact: step('contacted'),
  sign: step('cda', { cda: [FILE] }),
  examine: step('diligence', { roomId: '1', tagId: null }),
  negotiate: step('terms', { terms: '首付款加里程碑付款，销售提成另议' }),
  contract: step('contract', { contractNo: 'LIC-1', contractAmount: 1000.5 }),
  win: step('won'),
  lose: step('lost', { lostReason: 'price', lostWords: '报价没有谈拢' }),
  reopen: step('reopened', { reason: '对方重新联系了我们' }),
  follow: ({ id }) => [
    customerApi.follow,
    {
      body: {
        customerId: id,
        time: '2026-01-02 10:00:00',
        way: 'phone',
        content: '电话里谈了报价',
        nextAction: null,
        nextDate: null,
        files: [],
      },
    },
  ],
  edit: (customer) => [customerApi.update, { body: bodyOf(customer) }],
  remove: ({ id }) => [customerApi.remove, { path: { ids: id } }],
}

const putCustomer = (changes: Partial<StoredCustomer> = {}): StoredCustomer =>
  customers.put({ ...customers.require('8002'), id: '8900', ownerId: '72', ...changes })

beforeAll(resetDb)

describe('every action in every stage by every kind of user', () => {
  const backend = roomBackend()
  testEveryAction(customerWorkflow, {
    states: Object.fromEntries(
      CUSTOMER_STAGES.map((state) => [state, { state, lostFrom: state === 'lost' ? 'diligence' : null }]),
    ) as Record<CustomerStage, Partial<StoredCustomer>>,
    viewers: Object.fromEntries(
      Object.entries(PERSONS).map(([person, [, viewer]]) => [person, () => ({ ...viewer, person })]),
    ) as Record<Person, () => Viewer & { person: string }>,
    expectation,
    ready: (_action, stateFields) => putCustomer({ ...stateFields, version: 1 }),
    factsOf,
    async call(action, customer, viewer) {
      const { person } = viewer as Viewer & { person: Person }
      const answer = await backend.send(PERSONS[person][0], ...CALLS[action](customers.require(customer.id)))
      return {
        isDone: answer.code === 200,
        after: customers.get(customer.id),
        ...(answer.code === 200 ? {} : { message: answer.msg }),
      }
    },
    removals: ['remove'],
  })
})

describe('requirements of each step', () => {
  let backend: ReturnType<typeof roomBackend>
  beforeEach(() => {
    resetDb()
    backend = roomBackend()
  })

  test('a lead without contacts can only be contacted after a follow-up was recorded', async () => {
    const lead = putCustomer({ state: 'lead', contacts: [] })
    const refused = await backend.send('project', ...CALLS.contact(lead))
    expect(refused.msg).toBe('请先添加联系人或一条跟进记录')
    await backend.send('project', ...CALLS.follow(lead))
    expect((await backend.send('project', ...CALLS.contact(customers.require(lead.id)))).code).toBe(200)
  })

  test.each([
    ['contacted', 'cda', { cda: [] }],
    ['cda', 'diligence', { roomId: '', tagId: null }],
    ['diligence', 'terms', { terms: '太短' }],
    ['terms', 'contract', { contractNo: 'A-1', contractAmount: 0 }],
    ['terms', 'lost', { lostReason: 'price', lostWords: '无' }],
  ] as const)('%s → %s is refused with %o', async (state, stage, input) => {
    const customer = putCustomer({ state })
    expect((await backend.send('project', ...step(stage, input)(customer))).code).not.toBe(200)
    expect(customers.get(customer.id)).toBe(customer)
  })

  test('only members can link a room, and its names stay hidden from others', async () => {
    const customer = putCustomer({ state: 'cda' })
    const elsewhere = step('diligence', { roomId: '4', tagId: null })(customer)
    expect((await backend.send('investor', ...elsewhere)).msg).toBe('房间不存在，或您不在该房间中')
    const linked = putCustomer({ roomId: '1', tagId: '2' })
    const seen = await backend.send('project', customerApi.detail, { path: { id: linked.id } })
    expect(seen.data).toMatchObject({ roomName: 'BLX-220 投后管理（演示）', tagName: '潜在受让方 A' })
    // Members see only their own tag, and users outside the room do not see the room.
    const visibleTo = async (name: string) =>
      JSON.stringify([
        await backend.send(name, customerApi.detail, { path: { id: linked.id } }),
        await backend.send(name, customerApi.list, { query: { pageNum: 1, pageSize: 100 } }),
        await backend.send(name, customerApi.activity, { query: { id: linked.id } }),
      ])
    expect(await visibleTo('investor')).not.toMatch(/潜在受让方|"tagId":"/)
    const member = members.implement.require('1072')
    putMember('implement', '秦项目', { ...member, state: 'stopped' })
    expect(await visibleTo('investor')).not.toMatch(/潜在受让方|BLX-220 投后|"(roomId|tagId)":"/)

    const [endpoint, { body }] = CALLS.edit(linked)
    await backend.send('investor', endpoint, { body })
    expect(customers.get(linked.id)).toMatchObject({ name: '另一名称（演示）', roomId: '1', tagId: '2' })
  })

  test('of two concurrent moves of a card the second is refused with the current stage', async () => {
    const call = CALLS.negotiate(putCustomer({ state: 'diligence', version: 1 }))
    expect((await backend.send('project', ...call)).code).toBe(200)
    const second = await backend.send('project2', ...call)
    expect(second.code).toBe(409)
    expect(second.msg).toContain('条款谈判')
  })

  test('a follow-up sets the next action, and completes actions that were due before it', async () => {
    const customer = putCustomer({ nextAction: '回访', nextActionDate: '2026-01-01' })
    const followUp = {
      way: 'phone',
      content: '电话里谈了报价',
      nextAction: '寄送样品',
      nextDate: '2040-02-03',
      files: [],
    }
    const follow = (body: object) =>
      backend.send('project', customerApi.follow, { body: { ...followUp, customerId: customer.id, ...body } })
    await follow({ time: '2026-01-02 10:00:00' })
    expect(customers.get(customer.id)).toMatchObject({ nextAction: '寄送样品', nextActionDate: '2040-02-03' })
    await follow({ time: '2026-01-03 10:00:00', nextAction: null, nextDate: null })
    expect(customers.get(customer.id)).toMatchObject({ nextActionDate: '2040-02-03' })
    customers.put({ ...customers.require(customer.id), nextActionDate: '2026-01-03' })
    await follow({ time: '2026-01-04 10:00:00', nextAction: null, nextDate: null })
    expect(customers.get(customer.id)).toMatchObject({ nextAction: null, nextActionDate: null })
    const { data } = await backend.send('project', customerApi.detail, { path: { id: customer.id } })
    expect(data).toMatchObject({ lastContact: '2026-01-04 10:00:00', followCount: 3 })
    expect((await follow({ time: '2040-01-04 10:00:00' })).code).not.toBe(200)
  })

  test('deleting a customer deletes their follow-ups', async () => {
    customers.put({ ...customers.require('8008') })
    await backend.send('project', ...CALLS.remove(customers.require('8008')))
    expect(followUps.all().some(({ customerId }) => customerId === '8008')).toBe(false)
  })
})

test('each action has a label, and there are no labels without an action', () => {
  expect(Object.keys(en.action).toSorted()).toEqual(customerWorkflow.names.toSorted())
})
