import { create } from 'zustand'
import { call, forgetSubmits, type Failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/api'
import { clearSession, enterSession } from '@/shared/auth/session'
import { dropToken, readToken } from '@/shared/auth/token'
import { clearTabValues } from '@/shared/lib/storage'
import { buildMenu, type Menu } from './menu'

type Step = 'profile' | 'menu'

type Start =
  | { phase: 'signed-out' }
  | { phase: 'loading'; step: Step }
  | { phase: 'failed'; step: Step; failure: Failure }
  | { phase: 'ready'; menu: Menu }

/** How far the start has come: token, then profile, then menu, then screens. */
export const useStart = create<Start>(() => ({ phase: 'signed-out' }))

/** Number of the current run: the answers of an earlier one (another user, an earlier try) change nothing. */
let run = 0

/** A lost connection is no answer about the session; everything else is, and ends it. */
const isPassing = ({ kind }: Failure) =>
  ['network', 'timeout', 'server', 'bad-gateway', 'cancelled'].includes(kind)

/** The token that the profile and menu on show belong to. */
let token: string | undefined

/** Loads profile and menu of the token's owner. Safe to call again: that is the retry of a failed step. */
export async function start(): Promise<void> {
  const mine = ++run
  token = readToken()
  const show = (state: Start) => mine === run && useStart.setState(state, true)

  show({ phase: 'loading', step: 'profile' })
  const profile = await call(sessionApi.profile, {})
  if (mine !== run) return
  if (!profile.ok) {
    if (isPassing(profile)) return void show({ phase: 'failed', step: 'profile', failure: profile })
    return endSession('expiry')
  }
  enterSession(profile.data)
  tellOthers()

  show({ phase: 'loading', step: 'menu' })
  const rows = await call(sessionApi.menu, {})
  if (mine !== run) return
  if (!rows.ok) {
    if (rows.kind === 'unauthorized') return endSession('expiry')
    return void show({ phase: 'failed', step: 'menu', failure: rows })
  }
  show({ phase: 'ready', menu: buildMenu(rows.data) })
}

/** Names of the session's things in tab storage; a new user must find none of them. */
const OWN_TAB_VALUES = ['draft:', 'list:']

/** Drafts outlive an expired session, for the same user to find again, but not a sign-out. */
function forget(by: 'wish' | 'expiry') {
  run++
  clearSession(by)
  forgetSubmits()
  if (by === 'wish') OWN_TAB_VALUES.forEach(clearTabValues)
  useStart.setState({ phase: 'signed-out' }, true)
}

/** Tells the browser's other tabs that this one signed in or out. */
let tellOthers = () => {}

/**
 * Ends the session here, whatever the server says to `/logout`: a backend that is away must not keep anyone
 * signed in.
 */
export function endSession(by: 'wish' | 'expiry') {
  // Sent first, because it needs the token; its answer changes nothing.
  if (readToken()) void call(sessionApi.logout, {})
  dropToken()
  forget(by)
  tellOthers()
}

/** The cookie no longer holds the token that this tab runs on: another tab signed out, or in as someone else. */
function catchUp() {
  if (useStart.getState().phase !== 'signed-out' && readToken() !== token) forget('wish')
}

/** Follows what other tabs do to the session: at once where the browser passes it on, else when the tab is seen again. */
export function followOtherTabs() {
  const channel = new BroadcastChannel('deal-desk:session')
  channel.addEventListener('message', catchUp)
  tellOthers = () => channel.postMessage('changed')
  addEventListener('focus', catchUp)
  addEventListener('pageshow', catchUp) // a page that the back button brings back as it was
}
