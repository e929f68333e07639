import { create } from 'zustand'
import { readToken } from '@/shared/auth/token'
import { createInbox } from './inbox'
import { parseLiveMessage } from './liveMessage'
import { deliver, notifyMissed } from './liveListeners'
import { reconnectDelay } from './reconnectDelay'
import { socketAddress, socketProtocols } from './socketHandshake'

type LiveConnectionState =
  | { state: 'off' }
  | { state: 'connecting' }
  | { state: 'connected' }
  /** Disconnected; retries automatically. */
  | { state: 'lost' }
  /** Never opened: this server may have no live messages. After a few tries, waits for a manual reconnect. */
  | { state: 'absent' }
  /** Closed by the server, with its text, until a manual reconnect or a new sign-in. */
  | { state: 'ended'; text: string }

export const useLiveConnection = create<LiveConnectionState>(() => ({ state: 'off' }))

/** A connection that lasts this long resets the retry delay. */
const STEADY_AFTER_MS = 10_000

const MAX_INITIAL_TRIES = 5

function createConnection(address: string) {
  let socket: WebSocket | null = null
  let pause: ReturnType<typeof setTimeout> | undefined
  let steady: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isDue = false
  let wasConnected = false
  let sendsToken = true

  const show = (link: LiveConnectionState) => useLiveConnection.setState(link, true)
  const showDisconnected = () => show({ state: wasConnected ? 'lost' : 'absent' })
  const inbox = createInbox(receive, notifyMissed)

  function receive(text: string) {
    const message = parseLiveMessage(text)
    if (message.kind === 'news') return deliver(message.name, message.data)
    if (message.kind === 'end') {
      stop()
      show({ state: 'ended', text: message.text })
    }
  }

  function stop() {
    clearTimeout(pause)
    clearTimeout(steady)
    releaseSocket()
    isDue = false
    inbox.clear()
  }

  /** Connects when due, unless the page is hidden or offline. */
  function connectIfDue() {
    if (!isDue) return
    if (document.hidden || !navigator.onLine) return showDisconnected()
    isDue = false
    if (wasConnected || failures === 0) show({ state: 'connecting' })
    const token = sendsToken ? readToken() : undefined
    const opened = new WebSocket(address, token === undefined ? [] : socketProtocols(token))
    socket = opened
    opened.addEventListener('open', () => {
      if (socket !== opened) return opened.close()
      show({ state: 'connected' })
      steady = setTimeout(() => {
        failures = 0
      }, STEADY_AFTER_MS)
      if (wasConnected) notifyMissed()
      wasConnected = true
    })
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket === opened && typeof data === 'string') inbox.put(data)
    })
    opened.addEventListener('close', () => {
      if (socket === opened) handleLoss()
    })
  }

  /** A connecting socket is closed once it is open: browsers log an error if closed earlier. */
  function releaseSocket() {
    const former = socket
    socket = null
    if (former && former.readyState !== WebSocket.CONNECTING) former.close()
  }

  function handleLoss() {
    clearTimeout(steady)
    releaseSocket()
    showDisconnected()
    // Browsers end a handshake whose protocols the server does not know, as servers that check no token do not.
    if (!wasConnected) sendsToken = !sendsToken
    const ms = reconnectDelay(failures++)
    if (wasConnected || failures < MAX_INITIAL_TRIES) retryAfter(ms)
  }

  function retryAfter(ms: number) {
    isDue = false
    clearTimeout(pause)
    pause = setTimeout(() => {
      isDue = true
      connectIfDue()
    }, ms)
  }

  const onOffline = () => socket && handleLoss()

  return {
    start() {
      addEventListener('online', connectIfDue)
      addEventListener('offline', onOffline)
      document.addEventListener('visibilitychange', connectIfDue)
      show({ state: 'connecting' })
      retryAfter(0)
    },
    end() {
      removeEventListener('online', connectIfDue)
      removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', connectIfDue)
      stop()
      show({ state: 'off' })
    },
    reconnect() {
      stop()
      failures = 0
      sendsToken = true
      retryAfter(0)
    },
  }
}

let current: ReturnType<typeof createConnection> | null = null

/** Keeps up the connection of a user; returns a function that closes it. */
export function openLiveConnection(userId: string): () => void {
  const link = createConnection(socketAddress(userId))
  current = link
  link.start()
  return () => {
    link.end()
    if (current === link) current = null
  }
}

/** Reconnects after the server closed the connection or was unavailable. */
export const reconnect = () => current?.reconnect()
