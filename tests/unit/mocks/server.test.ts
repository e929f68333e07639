import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_PROTOCOL, socketProtocols } from '@/shared/live/socketHandshake'
import { today } from '@/shared/lib/dates'
import { db } from '@mocks/account/store'
import { makeDraft } from '@mocks/valuation/seed/forms'
import { attachSocket, createListener } from '@mocks/server/server'
import { pace } from '@mocks/valuation/queue'

const BASE = '/prod-api'
let server: Server
let origin: string

beforeEach(async () => {
  Object.assign(pace, { turn: 0, slice: 0 })
  const listener = createListener(BASE)
  server = createServer((request, response) =>
    listener(request, response, () => response.writeHead(404).end()),
  )
  attachSocket(server, BASE)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const ask = async (path: string, init: RequestInit = {}) =>
  (await fetch(origin + path, init)).json() as Promise<Record<string, unknown>>

/** Opens a socket like a page of `from`, by default one of the server's own. */
const connect = (userId: string, protocols: string[], from = origin) =>
  new WebSocket(`${origin.replace('http', 'ws')}${BASE}/socket/${userId}`, protocols, {
    headers: from === '' ? {} : { origin: from },
  })

async function login() {
  const { uuid, img } = await ask(`${BASE}/captchaImage`)
  expect(
    Buffer.from(img as string, 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  const { answer } = await ask(`/__demo/captcha?uuid=${uuid as string}`)
  const body = JSON.stringify({ username: 'analyst', password: 'analyst123', code: answer, uuid })
  const { token } = await ask(`${BASE}/login`, { method: 'POST', body })
  return { authorization: `Bearer ${token as string}` }
}

test('a valuation submitted over HTTP is announced over the WebSocket', async () => {
  const headers = await login()
  const { user } = (await ask(`${BASE}/getInfo`, { headers })) as { user: { userId: string } }
  const socket = connect(user.userId, socketProtocols(headers.authorization.slice('Bearer '.length)))
  await new Promise((resolve) => socket.once('open', resolve))
  expect(socket.protocol).toBe(SOCKET_PROTOCOL)
  const news = new Promise<string>((resolve) =>
    socket.once('message', (message: Buffer) => resolve(message.toString())),
  )

  const body = JSON.stringify(makeDraft(today()))
  const { data } = (await ask(`${BASE}/valuation/report`, { method: 'POST', headers, body })) as {
    data: { id: string }
  }
  expect(JSON.parse(await news)).toEqual({
    code: 200,
    msg: 'valuation',
    data: { id: data.id, state: 'complete' },
  })
  socket.close()
}, 30_000)

describe('the socket of a user', () => {
  const sessionOf = async (name: string) =>
    (await ask(`/__demo/session?as=${name}`, { method: 'POST' })).token as string
  const BUYER = '30'

  /** Status of a refused handshake, or what the server sends after a revocation and a chat message for the user. */
  async function attempt(protocols: string[], from?: string) {
    const socket = connect(BUYER, protocols, from)
    const messages: unknown[] = []
    socket.on('message', (message: Buffer) => messages.push(JSON.parse(message.toString())))
    const status = await new Promise<number>((resolve) => {
      socket.once('open', () => resolve(101))
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode!))
    })
    socket.on('error', () => undefined) // of the handshake that is given up below
    await ask(`/__demo/push?userId=${BUYER}&msg=vdrRevoke`, { method: 'POST' })
    if (status === 101) await vi.waitFor(() => expect(messages).toHaveLength(1))
    socket.close()
    return { status, messages }
  }

  test.each([
    ['no token', async () => [], 401],
    ['another user’s token', async () => socketProtocols(await sessionOf('seller')), 401],
    ['an administrator’s token', async () => socketProtocols(await sessionOf('admin')), 401],
    ['a made-up token', async () => socketProtocols('demo-buyer'), 401],
    ['a token that is not encoded', async () => [SOCKET_PROTOCOL, 'a.b'], 401],
    ['the token under another protocol', async () => ['other', socketProtocols(await sessionOf('buyer'))[1]!], 401],
    ['the user’s own token', async () => socketProtocols(await sessionOf('buyer')), 101],
  ] as const)('%s', async (_, protocols, status) => {
    const { status: answered, messages } = await attempt(await protocols())
    expect(answered).toBe(status)
    expect(messages).toHaveLength(status === 101 ? 1 : 0)
  }) // prettier-ignore

  test.each([
    ['another page', 'https://evil.example'],
    ['another port', 'http://localhost:1'],
    ['a file', 'null'],
    ['nowhere', ''],
  ])('a socket opened by %s is refused, whatever its token', async (_, from) => {
    const result = await attempt(socketProtocols(await sessionOf('buyer')), from)
    expect(result).toEqual({ status: 403, messages: [] })
  })

  test('the end of the session ends its socket', async () => {
    const token = await sessionOf('buyer')
    const socket = connect(BUYER, socketProtocols(token))
    const messages: unknown[] = []
    socket.on('message', (message: Buffer) => messages.push(message))
    await new Promise((resolve) => socket.once('open', resolve))
    const isClosed = new Promise((resolve) => socket.once('close', resolve))
    await ask(`${BASE}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    await ask(`/__demo/push?userId=${BUYER}&msg=vdrChat`, { method: 'POST' })
    await isClosed
    expect(messages).toEqual([])
  })
})

test('a captcha works once and a wrong one is refused', async () => {
  const { uuid } = await ask(`${BASE}/captchaImage`)
  const attempt = (code: string) =>
    ask(`${BASE}/login`, {
      method: 'POST',
      body: JSON.stringify({ username: 'analyst', password: 'analyst123', code, uuid }),
    })
  const answer = db.captchas.get(uuid as string)!.answer
  expect(await attempt('999')).toMatchObject({ code: 500, msg: '验证码错误' })
  expect(await attempt(answer)).toMatchObject({ code: 500, msg: '验证码已失效' })
})

test('the control page shows the code that was sent to a phone', async () => {
  const { uuid } = await ask(`${BASE}/captchaImage`)
  const code = db.captchas.get(uuid as string)!.answer
  const body = JSON.stringify({ phonenumber: '13900000000', scene: 'login', uuid, code })
  expect(await ask(`${BASE}/sendSms`, { method: 'POST', body })).toMatchObject({ code: 200 })
  const { answer } = await ask('/__demo/code?receiver=13900000000')
  expect(answer).toMatch(/^\d{6}$/)
})

test('data persist until they are reset', async () => {
  const headers = await login()
  const list = () => ask(`${BASE}/valuation/report/list?pageNum=1&pageSize=10`, { headers })
  const { rows } = (await list()) as { rows: { id: string }[] }
  await ask(`${BASE}/valuation/report/${rows[0]!.id}`, { method: 'DELETE', headers })
  expect(await list()).toMatchObject({ total: 2 })
  await ask('/__demo/reset', { method: 'POST' })
  expect(await list()).toMatchObject({ code: 401 })
  const again = await login()
  expect(await ask(`${BASE}/valuation/report/list?pageNum=1&pageSize=10`, { headers: again })).toMatchObject({
    total: 3,
  })
})

test.each([
  ['header', `${BASE}/getInfo`, { 'x-mock-fault': '500' }],
  ['address of the call', `${BASE}/getInfo?mockFault=500`, {}],
  ['address of the page', `${BASE}/getInfo`, { referer: 'http://localhost/index?mockFault=500:/getInfo' }],
])('a fault can be requested by the %s', async (_name, path, headers) => {
  expect(await ask(path, { headers: headers as Record<string, string> })).toMatchObject({ code: 500 })
})

test('a fault for one path leaves the others alone', async () => {
  const headers = { 'x-mock-fault': '500:/report/list' }
  expect(await ask(`${BASE}/getInfo`, { headers })).toMatchObject({ code: 401 })
})

test('overlong texts can be requested for user input only', async () => {
  const headers = { ...(await login()), 'x-mock-fault': 'long:/report/list' }
  const { rows, code } = (await ask(`${BASE}/valuation/report/list?pageNum=1&pageSize=10`, { headers })) as {
    rows: { id: string; pipelineName: string }[]
    code: number
  }
  expect({ code, id: rows[0]!.id, length: rows[0]!.pipelineName.length }).toEqual({
    code: 200,
    id: expect.stringMatching(/^\d+$/) as string,
    length: 10_000,
  })
})

test('the demo opens a session for a known account only', async () => {
  const { token } = await ask('/__demo/session?as=reader', { method: 'POST' })
  const headers = { authorization: `Bearer ${token as string}` }
  expect(await ask(`${BASE}/getInfo`, { headers })).toMatchObject({ user: { userName: 'reader' } })
  expect(await ask('/__demo/session?as=nobody', { method: 'POST' })).toMatchObject({ code: 500 })
})

test('unknown paths return code 404, and the demo page lists the accounts', async () => {
  expect(await ask(`${BASE}/nothing`)).toMatchObject({ code: 404 })
  expect(await (await fetch(`${origin}/__demo`)).text()).toContain('analyst123')
})
