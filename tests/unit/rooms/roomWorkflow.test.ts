import { beforeEach, expect, test } from 'vitest'
import { INPUTS, isCutShort, roomName } from '@/features/rooms/domain/roomRules'
import { roomWorkflow, type RoomAction, type RoomViewer } from '@/features/rooms/domain/roomWorkflow'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { check } from '@/shared/form/validation'
import { required } from '@/shared/form/fieldParsers'
import { serverTime } from '@/shared/lib/dates'
import { db } from '@mocks/account/store'
import { resetDb, type Account } from '@mocks/platform/db'
import { roomEntityOf, type RoomEntity } from '@mocks/rooms/roomActions'
import { members, rooms, type StoredRoom } from '@mocks/rooms/store'
import * as z from 'zod/mini'
import { askBackend } from '../../support/askBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

let backend: ReturnType<typeof askBackend>
beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const HOUR = 3_600_000
const inHours = (hours: number) => serverTime(Date.now() + hours * HOUR)

const STATES = {
  active: { state: 'active' },
  're-enabled': { state: 'active', isReenabled: true },
  closed: { state: 'closed' },
  deleted: { state: 'deleted' },
} as const
type Place = keyof typeof STATES

const viewerOf = (name: string): RoomViewer & { account: Account } => {
  const account = db.accounts.find(({ userName }) => userName === name)!
  return { account, isKeeper: account.permissions.includes('*:*:*') }
}
const VIEWERS = {
  leader: () => viewerOf('seller'),
  member: () => viewerOf('buyer'),
  'stopped member': () => viewerOf('stopped'),
  keeper: () => viewerOf('admin'),
  stranger: () => viewerOf('founder'),
}
type Person = keyof typeof VIEWERS

const EITHER = ['leader', 'keeper'] as const
const expectation: Record<RoomAction, Expected<Place, Person, RoomEntity['state']>> = {
  edit: { in: ['active', 're-enabled'], who: ['leader'] },
  extend: { in: ['active', 're-enabled'], who: EITHER },
  close: { in: ['active', 're-enabled'], who: EITHER, next: 'closed' },
  enable: { in: ['closed', 'deleted'], who: EITHER, next: 'active' },
  remove: { in: ['closed'], who: EITHER, next: 'deleted' },
}

/** Initial room, restored for each case. */
let pristine: StoredRoom | undefined

const EDITED = {
  targetName: 'BLX-220',
  orgName: 'Demo Ltd.',
  name: 'BLX-220 renamed',
  endTime: inHours(48),
  defaultLevel: 0,
}

const api = roomApis.vdr

testEveryAction(roomWorkflow, {
  states: STATES,
  viewers: VIEWERS,
  expectation,
  ready: (_, { state, isReenabled = false }, person) => {
    const base = (pristine ??= rooms.vdr.require('1'))
    // The keeper of all rooms must not be a member of this one.
    members.vdr.remove(members.vdr.all().filter(({ roomId, userId }) => roomId === '1' && userId === '1'))
    const room = rooms.vdr.put({
      ...base,
      status: state === 'active' ? '0' : '1',
      delFlag: state === 'deleted' ? '2' : '0',
      isReenabled,
    })
    return roomEntityOf('vdr', room, VIEWERS[person]().account)
  },
  factsOf: (room) => room,
  async call(action, stored, viewer) {
    const { account } = viewer
    const before = rooms.vdr.require('1')
    const path = { ids: '1' }
    const calls = {
      edit: [api.update, { body: { ...EDITED, roomId: '1' } }],
      extend: [api.extend, { body: { ids: ['1'], endTime: inHours(2000) } }],
      close: [api.close, { body: { roomId: '1', reason: 'the deal is done' } }],
      enable: [api.enable, { body: { roomId: '1', endTime: inHours(2) } }],
      remove: [api.remove, { path, body: { name: before.name } }],
    } as const
    const [endpoint, args] = calls[action]
    const answer = await backend.send(account, endpoint, args as object)
    const [result] = Array.isArray(answer.data) ? (answer.data as { ok: boolean; msg: string }[]) : []
    const isDone = answer.code === 200 && result?.ok !== false
    const now = rooms.vdr.require('1')
    const after = now === before ? stored : roomEntityOf('vdr', now, account)
    return { isDone, after, ...(isDone ? {} : { message: result?.msg ?? answer.msg }) }
  },
  removals: [],
})

test.each([
  ['A', 'tooShort'],
  ['AB', undefined],
  ['A'.repeat(60), undefined],
  ['A'.repeat(61), 'tooLong'],
  ['A/B', 'reserved'],
  ['A|B', 'reserved'],
])('a room called %s: %s', (typed, issue) => {
  const { issues } = check<unknown, string>(z.object({ name: required(roomName) }), { name: typed })
  expect(issues[0]?.key).toBe(issue)
})

test('a room must end more than an hour from now; cutting it short to less than a day needs a second confirmation', () => {
  const issueOf = (endTime: string) => check<unknown, string>(INPUTS.end, { endTime }).issues[0]?.key
  expect(issueOf(inHours(0.99))).toBe('tooSoon')
  expect(issueOf(inHours(1.01))).toBeUndefined()
  expect(issueOf('soon')).toBe('time')
  expect(isCutShort(inHours(48), inHours(23))).toBe(true)
  expect(isCutShort(inHours(48), inHours(25))).toBe(false)
  expect(isCutShort(inHours(5), inHours(23))).toBe(false)
})

test('a room is deleted only when its full name is given', async () => {
  const { account } = VIEWERS.leader()
  const room = rooms.vdr.put({ ...rooms.vdr.require('1'), status: '1' })
  const remove = (name: string) => backend.send(account, api.remove, { path: { ids: '1' }, body: { name } })
  expect(await remove(room.name.slice(1))).toMatchObject({ code: 500 })
  expect(rooms.vdr.require('1').delFlag).toBe('0')
  expect(await remove(room.name)).toMatchObject({ code: 200 })
  expect(rooms.vdr.require('1').delFlag).toBe('2')
})
