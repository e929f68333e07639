import { create } from 'zustand'
import { API_BASE } from '@/shared/api'
import { createInbox } from './inbox'
import { readMessage } from './liveMessage'
import { deliver, tellMissed } from './liveListeners'
import { pauseAfter } from './reconnectDelay'

type Link =
  /** Nobody is signed in. */
  | { state: 'off' }
  | { state: 'connecting' }
  | { state: 'connected' }
  /** Away, and tried again by itself. */
  | { state: 'lost' }
  /** Not once open so far: this server may have no live messages. Left alone after a few tries, until someone reconnects. */
  | { state: 'absent' }
  /** Ended by the server, with its text; stays so until someone reconnects or signs in. */
  | { state: 'ended'; text: string }

/** How the link to the server's live messages stands. */
export const useLink = create<Link>(() => ({ state: 'off' }))

/** After so many ms a connection counts as a steady one, and the pauses start small again. */
const STEADY = 10_000

/** Tries for a link that was never open. */
const FIRST_TRIES = 5

/** `{API base}/socket/{userId}`, ws or wss as the page. No token: addresses are written into logs. */
function socketAddress(userId: string): string {
  const url = new URL(`${API_BASE}/socket/${encodeURIComponent(userId)}`, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

function linkTo(address: string) {
  let socket: WebSocket | null = null
  let pause: ReturnType<typeof setTimeout> | undefined
  let steady: ReturnType<typeof setTimeout> | undefined
  /** In a row. */
  let failures = 0
  /** The pause before the next try is over. */
  let isDue = false
  let wasConnected = false

  const show = (link: Link) => useLink.setState(link, true)
  const showAway = () => show({ state: wasConnected ? 'lost' : 'absent' })
  const inbox = createInbox(receive, tellMissed)

  function receive(text: string) {
    const message = readMessage(text)
    if (message.kind === 'news') return deliver(message.name, message.data)
    if (message.kind === 'end') {
      stop()
      show({ state: 'ended', text: message.text })
    }
  }

  function stop() {
    clearTimeout(pause)
    clearTimeout(steady)
    letGo()
    isDue = false
    inbox.clear()
  }

  /** Connects when it is time to, but not while nobody looks or the network is off. */
  function connectIfDue() {
    if (!isDue) return
    if (document.hidden || !navigator.onLine) return showAway()
    isDue = false
    if (wasConnected || failures === 0) show({ state: 'connecting' })
    const mine = new WebSocket(address)
    socket = mine
    mine.addEventListener('open', () => {
      if (socket !== mine) return mine.close()
      show({ state: 'connected' })
      steady = setTimeout(() => {
        failures = 0
      }, STEADY)
      if (wasConnected) tellMissed()
      wasConnected = true
    })
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket === mine && typeof data === 'string') inbox.put(data)
    })
    mine.addEventListener('close', () => {
      if (socket === mine) lose()
    })
  }

  /** One that is still connecting is closed as soon as it is open: browsers complain about an earlier end. */
  function letGo() {
    const former = socket
    socket = null
    if (former && former.readyState !== WebSocket.CONNECTING) former.close()
  }

  function lose() {
    clearTimeout(steady)
    letGo()
    showAway()
    const ms = pauseAfter(failures++)
    if (wasConnected || failures < FIRST_TRIES) tryAfter(ms)
  }

  function tryAfter(ms: number) {
    isDue = false
    clearTimeout(pause)
    pause = setTimeout(() => {
      isDue = true
      connectIfDue()
    }, ms)
  }

  const onOffline = () => socket && lose()

  return {
    /** Connects at once. */
    start() {
      addEventListener('online', connectIfDue)
      addEventListener('offline', onOffline)
      document.addEventListener('visibilitychange', connectIfDue)
      show({ state: 'connecting' })
      tryAfter(0)
    },
    end() {
      removeEventListener('online', connectIfDue)
      removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', connectIfDue)
      stop()
      show({ state: 'off' })
    },
    /** Starts afresh after the server ended it, or was not there. */
    again() {
      stop()
      failures = 0
      tryAfter(0)
    },
  }
}

/** The one link of this page; null while nobody is signed in. */
let current: ReturnType<typeof linkTo> | null = null

/** Keeps up the link of a user; gives what to call to end it. */
export function openLink(userId: string): () => void {
  const link = linkTo(socketAddress(userId))
  current = link
  link.start()
  return () => {
    link.end()
    if (current === link) current = null
  }
}

/** Connects again after the server ended the link, or was not there for it. */
export const reconnect = () => current?.again()
