import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { memberApis } from '@/features/rooms/members/members.api'
import { permissionApis } from '@/features/rooms/rights/rights.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { now } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { putMember, rightsVersion } from '@mocks/rooms/rights'
import { members, nodes } from '@mocks/rooms/store'
import { roomBackend } from '../../support/roomBackend'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  resetDb()
})
afterEach(() => void vi.useRealTimers())

const [path, HOUR, BUYER] = [{ id: '1' }, 3_600_000, '3']

test('each visit is a login, and new documents are counted from the previous visit', async () => {
  const { send } = roomBackend()
  const enter = () => send('buyer', roomApis.vdr.detail, { path })
  const home = async () =>
    (await send('buyer', roomApis.vdr.home, { path })).data as { lastVisit: string; newCount: number }
  const lastLogin = async () => {
    const query = { pageNum: 1, pageSize: 100, roomId: '1' }
    const { rows } = await send('admin', memberApis.vdr.list, { query })
    return (rows as { id: string; loginTime: string }[]).find(({ id }) => id === BUYER)!.loginTime
  }
  const later = () => vi.setSystemTime(Date.now() + 24 * HOUR)
  later()
  await enter()
  const first = await lastLogin()
  const rights = rightsVersion('vdr', '1')
  later()
  await enter()
  const second = await lastLogin()
  expect(second > first).toBe(true)
  expect(await home()).toMatchObject({ lastVisit: first, newCount: 0 })
  // Documents that arrive during a visit stay new until the member returns after it.
  const document = nodes.vdr.require('6-2-1')
  vi.setSystemTime(Date.now() + 60_000)
  nodes.vdr.put({ ...document, updateTime: now() })
  await enter()
  expect(await lastLogin()).toBe(second)
  expect(await home()).toMatchObject({ lastVisit: first, newCount: 1 })
  later()
  await enter()
  expect(await home()).toMatchObject({ lastVisit: second, newCount: 1 })
  later()
  await enter()
  expect(await home()).toMatchObject({ newCount: 0 })
  expect(rightsVersion('vdr', '1')).toBe(rights)
})

test('a first visit gives access, and no administrator who has read before is refused for it', async () => {
  const { send } = roomBackend()
  const invited = { ...members.vdr.require(BUYER), state: 'invited' as const, loginTime: null }
  putMember('vdr', '周岚', invited)
  const matrix = await send('admin', permissionApis.vdr.matrix, { query: { roomId: '1' } })
  const { version } = matrix.data as { version: number }
  expect((await send('buyer', documentApis.vdr.tree, { query: { roomId: '1' } })).data).toEqual([])
  await send('buyer', roomApis.vdr.detail, { path })
  expect((await send('buyer', documentApis.vdr.tree, { query: { roomId: '1' } })).data).not.toEqual([])
  const rule = { node: '6', subject: 'tag', id: '2', level: LEVEL.fence }
  const change = { body: { roomId: '1', version, changes: [rule] } }
  expect((await send('admin', permissionApis.vdr.update, change)).code).toBe(200)
  expect((await send('admin', permissionApis.vdr.update, change)).code).toBe(409)
  const terms = { tagId: '3', role: 'member', isFenced: false, mayModifyValuation: false, expiry: null }
  const body = { id: BUYER, version: invited.version, ...terms }
  expect((await send('admin', memberApis.vdr.update, { body })).code).toBe(200)
})
