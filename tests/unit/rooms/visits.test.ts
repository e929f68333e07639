import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberApis } from '@/features/rooms/members/members.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { now } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { rightsVersion } from '@mocks/rooms/rights'
import { nodes } from '@mocks/rooms/store'
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
