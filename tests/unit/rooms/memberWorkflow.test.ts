import { beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '@/shared/api'
import { memberWorkflow, type MemberAction, type MemberViewer } from '@/features/rooms/domain/memberWorkflow'
import { MEMBER_STATES, type MemberState } from '@/features/rooms/domain/states'
import en from '@/features/rooms/locales/members.en.json'
import { memberApis } from '@/features/rooms/members/members.api'
import { factsOf } from '@mocks/rooms/members'
import { putMember } from '@mocks/rooms/rights'
import { members, membersOf, type StoredMember } from '@mocks/rooms/store'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

const api = memberApis.vdr

/** Account that acts, its viewer, and the room (2 is closed) and account of the member it acts on. */
const PERSONS = {
  admin: ['seller', { userId: '40', role: 'admin', state: 'active' }, { roomId: '1', userId: null }],
  'admin of a closed room': [
    'admin',
    { userId: '1', role: 'admin', state: 'closed' },
    { roomId: '2', userId: null },
  ],
  member: ['buyer', { userId: '30', role: 'member', state: 'active' }, { roomId: '1', userId: null }],
  'member of another tag': [
    'adviser',
    { userId: '32', role: 'member', state: 'active' },
    { roomId: '1', userId: null },
  ],
} as const satisfies Record<string, readonly [string, MemberViewer, Partial<StoredMember>]>
type Person = keyof typeof PERSONS

const expectation: Record<MemberAction, Expected<MemberState, Person, MemberState>> = {
  edit: { in: MEMBER_STATES, who: ['admin'] },
  resend: { in: ['invited'], who: ['admin'] },
  withdraw: { in: ['invited'], who: ['admin'] },
  stop: { in: ['loggedIn', 'enabled'], who: ['admin'], next: 'stopped' },
  enable: { in: ['stopped'], who: ['admin'], next: 'enabled' },
  remove: { in: ['stopped'], who: ['admin'] },
}

type Call = readonly [AnyEndpoint, { path?: Record<string, string>; body?: unknown }]
const CALLS: Record<MemberAction, (member: StoredMember) => Call> = {
  edit: ({ id, version, tagId }) => [
    api.update,
    { body: { id, version, tagId, role: 'member', isFenced: true, mayModifyValuation: false, expiry: null } },
  ],
  resend: ({ id }) => [api.resend, { path: { id } }],
  withdraw: ({ id }) => [api.remove, { path: { ids: id } }],
  stop: ({ id, version }) => [
    api.changeStatus,
    { body: { id, version, status: '2', reason: '不再参与此项目' } },
  ],
  enable: ({ id, version }) => [api.changeStatus, { body: { id, version, status: '3' } }],
  remove: ({ id }) => [api.remove, { path: { ids: id } }],
}

beforeAll(resetDb)
const backend = roomBackend()

testEveryAction(memberWorkflow, {
  states: Object.fromEntries(MEMBER_STATES.map((state) => [state, { state }])) as Record<
    MemberState,
    Partial<StoredMember>
  >,
  viewers: Object.fromEntries(
    Object.entries(PERSONS).map(([person, [, viewer]]) => [person, () => ({ ...viewer, person })]),
  ) as Record<Person, () => MemberViewer & { person: string }>,
  expectation,
  ready(_action, { state }, person) {
    const someone = members.vdr.require('8')
    const ready = { ...someone, id: '900', version: 1, state: state!, ...PERSONS[person][2] }
    putMember('vdr', '周岚', ready)
    return ready
  },
  factsOf: (stored) => factsOf('vdr', stored),
  async call(action, member, viewer) {
    const { person } = viewer as MemberViewer & { person: Person }
    // Withdraw and remove are one call; the state decides which of them it is.
    const isOther =
      action === 'remove' ? member.state === 'invited' : action === 'withdraw' && member.state === 'stopped'
    if (isOther) return { isDone: false, after: member }
    const answer = await backend.send(PERSONS[person][0], ...CALLS[action](member))
    return {
      isDone: answer.code === 200,
      after: members.vdr.get(member.id),
      ...(answer.code === 200 ? {} : { message: answer.msg }),
    }
  },
  removals: ['withdraw', 'remove'],
})

test('nobody acts on their own membership, and the last administrator stays', async () => {
  resetDb()
  const backend = roomBackend()
  const seller = membersOf('vdr', '1').find(({ userId }) => userId === '40')!
  const stop = CALLS.stop(seller)
  expect((await backend.send('seller', ...stop)).msg).toContain('不能对自己')
  putMember('vdr', '周岚', { ...members.vdr.require('1'), role: 'member' })
  expect(factsOf('vdr', seller).isLastAdmin).toBe(true)
  expect((await backend.send('seller', ...CALLS.edit(seller))).msg).toContain('最后一位')
  expect(members.vdr.require(seller.id).role).toBe('admin')
})

test('changing a member whom someone else has changed meanwhile is a conflict', async () => {
  resetDb()
  const backend = roomBackend()
  const member = members.vdr.require('8')
  const [endpoint, { body }] = CALLS.edit(member)
  expect((await backend.send('seller', endpoint, { body })).code).toBe(200)
  expect((await backend.send('admin', endpoint, { body })).code).toBe(409)
})

test('each action has a label, and each label belongs to an action', () => {
  expect(Object.keys(en.action).toSorted()).toEqual(memberWorkflow.names.toSorted())
  expect(Object.keys(en.happens).toSorted()).toEqual(memberWorkflow.names.toSorted())
})
