import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { auditApis } from '@/features/rooms/audit/audit.api'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { memberApis } from '@/features/rooms/members/members.api'
import { faqApis, messageApis } from '@/features/rooms/questions/questions.api'
import { releaseApis } from '@/features/rooms/rights/release.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { serverTime } from '@/shared/lib/dates'
import { socketProtocols } from '@/shared/live/socketHandshake'
import { db, openSession } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { attachSocket } from '@mocks/platform/socket'
import { groupsFor } from '@mocks/rooms/groups'
import { roomLog } from '@mocks/rooms/log'
import { questions } from '@mocks/rooms/questions'
import { changeRights, rightsVersion } from '@mocks/rooms/rights'
import { rooms } from '@mocks/rooms/store'
import { roomBackend } from '../../support/roomBackend'

const RECEIVERS = ['admin', 'seller', 'buyer', 'fenced', 'adviser', 'founder'] as const
type Receiver = (typeof RECEIVERS)[number]
interface Message {
  code: number
  msg: string
  data: { roomId?: string; groupId?: string }
}

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

let server: Server
let sockets: WebSocket[]
let received: Record<Receiver, Message[]>

beforeEach(async () => {
  resetDb()
  server = createServer()
  attachSocket(server, '/api')
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  received = { admin: [], seller: [], buyer: [], fenced: [], adviser: [], founder: [] }
  sockets = RECEIVERS.map((name) => {
    const account = accountOf(name)
    const socket = new WebSocket(
      `ws://${host}/api/socket/${account.userId}`,
      socketProtocols(openSession(account)),
      { origin: `http://${host}` },
    )
    socket.on('message', (text: Buffer) => received[name].push(JSON.parse(text.toString()) as Message))
    return socket
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of sockets) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

test('messages name rooms and groups of their receiver only, and nothing else', async () => {
  const { send } = roomBackend()
  const before = new Map(
    RECEIVERS.map((name) => [name, groupsFor('vdr', accountOf(name), '1').map(({ id }) => id)]),
  )
  expect(before.get('founder')).toEqual([])
  const answers = [
    await send('admin', auditApis.vdr.decide, {
      body: {
        ids: ['6-2-1v2'],
        decision: { result: 'approve', access: 'inherit', levels: [], isTold: true },
      },
    }),
    await send('seller', messageApis.vdr.send, { body: { groupId: '1', clientId: 'a', content: 'Hello' } }),
  ]
  const answered = questions.vdr.all().find(({ state }) => state === 'answered')!
  answers.push(
    await send('seller', faqApis.vdr.create, {
      body: {
        questionId: answered.id,
        version: answered.version,
        question: 'Which endpoint?',
        answer: 'Survival',
      },
    }),
    await send('seller', memberApis.vdr.changeStatus, {
      body: { id: '3', version: 1, status: '2', reason: 'Has left the project' },
    }),
  )
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
  await vi.waitFor(() =>
    expect(new Set(Object.values(received).flatMap((each) => each.map(({ msg }) => msg)))).toEqual(
      new Set(['vdrAudit', 'vdrChat', 'vdrRevoke']),
    ),
  )
  for (const name of RECEIVERS) {
    for (const { data } of received[name]) {
      const { roomId, groupId, ...others } = data
      expect({ name, roomId, others }).toEqual({ name, roomId: '1', others: {} })
      if (groupId !== undefined) expect(before.get(name), name).toContain(groupId)
    }
  }
  expect(received.founder).toEqual([])
  expect(received.buyer.length).toBeGreaterThan(0)
})

test('a phase that is started or stopped is told to those whose access it changes', async () => {
  const { send } = roomBackend()
  changeRights('vdr', '1', '周岚', [
    { kind: 'phase', id: 'p1', phase: { name: 'Teaser', dueDay: null, isStarted: false } },
    { kind: 'release', id: 'r1', plan: { node: '6', tagIds: ['2'], time: null, phaseId: 'p1' } },
  ])
  const start = (isStarted: boolean) =>
    send('seller', releaseApis.vdr.startPhase, {
      body: { roomId: '1', version: rightsVersion('vdr', '1'), id: 'p1', isStarted },
    })
  await start(true)
  await vi.waitFor(() => expect(received.buyer.map(({ msg }) => msg)).toEqual(['vdrAudit']))
  await start(false)
  await vi.waitFor(() => expect(received.buyer.map(({ msg }) => msg)).toEqual(['vdrAudit', 'vdrRevoke']))
  for (const name of ['admin', 'fenced', 'adviser', 'founder'] as const) expect(received[name]).toEqual([])
})

test('a dated release is told to those whom it concerns when it falls due, and leaves no other trace', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { send } = roomBackend()
  const MINUTE = 60_000
  const plan = (minutes: number, node: string, id: string | null = null) =>
    send('seller', releaseApis.vdr.update, {
      body: {
        roomId: '1',
        version: rightsVersion('vdr', '1'),
        id,
        plan: { node, tagIds: ['2'], time: serverTime(Date.now() + minutes * MINUTE), phaseId: null },
      },
    })
  await plan(10, '6')
  await plan(20, '8')
  await plan(30 * 24 * 60, '9') // longer than a timer can wait
  await vi.waitFor(() => expect(received.buyer).toHaveLength(3))
  expect(received.buyer.map(({ msg }) => msg)).toEqual(['vdrRevoke', 'vdrRevoke', 'vdrRevoke'])
  const isSeen = async (id: string) => {
    const { data } = await send('buyer', documentApis.vdr.tree, { query: { roomId: '1' } })
    return (data as { id: string }[]).some((node) => node.id === id)
  }
  expect([await isSeen('6'), await isSeen('8')]).toEqual([false, false])
  const [events, entries] = [rightsVersion('vdr', '1'), roomLog.vdr.size]

  vi.advanceTimersByTime(9 * MINUTE)
  expect([await isSeen('6'), received.buyer.length]).toEqual([false, 3])
  vi.advanceTimersByTime(MINUTE + 1_000)
  await vi.waitFor(() => expect(received.buyer.at(-1)).toMatchObject({ msg: 'vdrAudit' }))
  expect([await isSeen('6'), await isSeen('8')]).toEqual([true, false])
  vi.advanceTimersByTime(10 * MINUTE)
  await vi.waitFor(() => expect(received.buyer).toHaveLength(5))
  expect([await isSeen('8'), await isSeen('9')]).toEqual([true, false])
  for (const name of ['admin', 'fenced', 'adviser', 'founder'] as const) expect(received[name]).toEqual([])
  expect([rightsVersion('vdr', '1'), roomLog.vdr.size]).toEqual([events, entries])
})

test('the end of a room is announced once, however often the room is read', async () => {
  const { send } = roomBackend()
  rooms.vdr.put({ ...rooms.vdr.require('1'), endTime: '2020-01-01 00:00:00' })
  for (let reads = 0; reads < 3; reads += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    await send('seller', roomApis.vdr.detail, { path: { id: '1' } })
  }
  await send('seller', messageApis.vdr.send, { body: { groupId: '1', clientId: 'a', content: 'Hello' } })
  await vi.waitFor(() => expect(received.buyer).not.toEqual([]))
  expect(received.buyer.filter(({ msg }) => msg === 'vdrRevoke')).toHaveLength(1)
})
