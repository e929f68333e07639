import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveConnection, reconnect, useLiveConnection } from '@/shared/live/liveConnection'
import { dropToken, storeToken } from '@/shared/auth/token'
import { handshakeToken } from '@/shared/live/socketHandshake'
import { renderApp } from '../../support/renderApp'

/** Numbers of the attempts that the server accepts; it refuses all others before they open. */
let accepted: number[] = []
let tries: Socket[] = []
let tokens: (string | undefined)[] = []

class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readyState = Socket.CONNECTING
  constructor(_address: string, protocols: string[]) {
    super()
    tokens.push(handshakeToken(protocols))
    tries.push(this)
    const isTaken = accepted.includes(tries.length)
    setTimeout(() => (isTaken ? this.open() : this.close()), 1)
  }
  open() {
    this.readyState = Socket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  close() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => {
  accepted = []
  tries = []
  tokens = []
  vi.stubGlobal('WebSocket', Socket)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens a connection and runs all of its timers. */
async function connect() {
  vi.useFakeTimers()
  const end = openLiveConnection('1')
  await vi.runAllTimersAsync()
  return end
}

test('a connection that never opened stops after five attempts, and is absent rather than lost', async () => {
  const states = new Set<string>()
  const stop = useLiveConnection.subscribe(({ state }) => states.add(state))
  const end = await connect()
  expect(tries).toHaveLength(5)
  expect([...states]).toEqual(['connecting', 'absent'])

  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.runAllTimersAsync()
  expect(tries).toHaveLength(5)

  // A manual reconnect gets five more.
  accepted = [10]
  reconnect()
  await vi.runAllTimersAsync()
  expect(tries).toHaveLength(10)
  expect(useLiveConnection.getState()).toEqual({ state: 'connected' })
  stop()
  end()
})

test('a connection that was open once is lost, and retried without a limit', async () => {
  accepted = [2, 12]
  const end = await connect()
  const states = new Set<string>()
  const stop = useLiveConnection.subscribe(({ state }) => states.add(state))
  tries.at(-1)!.close()
  expect(useLiveConnection.getState()).toEqual({ state: 'lost' })
  await vi.runAllTimersAsync()
  expect(tries).toHaveLength(12)
  expect([...states]).toEqual(['lost', 'connecting', 'connected'])
  stop()
  end()
})

test('the handshake carries the token, and goes on without it for a server that does not know it', async () => {
  const token = 'ey.J/+=密'
  storeToken(token)
  accepted = [4, 5]
  const end = await connect()
  expect(tokens).toEqual([token, undefined, token, undefined])
  // What has worked once is kept.
  tries.at(-1)!.close()
  await vi.runAllTimersAsync()
  expect(tokens.slice(4)).toEqual([undefined])
  end()

  tokens = []
  tries = []
  accepted = [1, 3]
  const endAgain = await connect()
  tries.at(-1)!.close()
  await vi.runAllTimersAsync()
  expect(tokens).toEqual([token, token, token])
  endAgain()
  dropToken(token)
})

test.each([
  ['en', 'Live messages unavailable, retry'],
  ['zh', '实时消息暂不可用，重试'],
] as const)('an absent link is no alarm (%s): a quiet sign, which tries again', async (language, name) => {
  const { user } = await renderApp('/index', { as: 'reader', language })
  const sign = await screen.findByRole('button', { name })
  expect(sign.className).not.toMatch(/danger/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  accepted = Array.from({ length: 50 }, (_, index) => index)
  await user.click(sign)
  await screen.findByRole('img', {
    name: language === 'en' ? 'Live messages connected' : '实时消息已连接',
  })
  act(() => tries.at(-1)!.close())
})
