import { create } from 'zustand'
import * as z from 'zod/mini'
import { abandonCalls, call, forgetSubmits, type Failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/auth.api'
import {
  clearSession,
  registerSessionEnd,
  setSession,
  registerPermissionReload,
  useSession,
  type DraftsAtEnd,
  type SessionEnd,
} from '@/shared/auth/session'
import { dropToken, readToken } from '@/shared/auth/token'
import { discardDraftsOf, forgetDrafts, removePrivateFromDrafts, loadDrafts } from '@/shared/form/drafts'
import { reportError } from '@/shared/lib/reportError'
import { removeAccountDatabases } from '@/shared/lib/accountDatabases'
import { forgetAccountSettings, forgetTabValues, storageName, tabValue } from '@/shared/lib/storage'
import { buildMenu, describeDropped, type Menu } from '../navigation/menu'

type StartState =
  | { phase: 'signed-out' }
  | { phase: 'loading'; step: 'profile' | 'menu' }
  | { phase: 'failed'; failure: Failure }
  /** If the menu could not be loaded it is empty and `menuFailure` is set; screens that need no menu still work. */
  | { phase: 'ready'; menu: Menu; hidden: readonly string[]; menuFailure: Failure | null }

const EMPTY_MENU = { menu: [], hidden: [] }

export const useStartState = create<StartState>(() => ({ phase: 'signed-out' }))

/** Incremented at each start, so that answers of an earlier run (another user, an earlier attempt) are ignored. */
let currentRun = 0

/** Connection and server errors say nothing about the session; any other error ends it. */
const isTransient = ({ kind }: Failure) =>
  ['network', 'timeout', 'server', 'bad-gateway', 'cancelled'].includes(kind)

const sessionEndOf = ({ kind }: Failure): SessionEnd => (kind === 'device-expired' ? 'device' : 'expiry')

let token: string | undefined

export async function startSession(): Promise<void> {
  const ownRun = ++currentRun
  token = readToken()
  const show = (state: StartState) => ownRun === currentRun && useStartState.setState(state, true)

  show({ phase: 'loading', step: 'profile' })
  const profile = await call(sessionApi.profile, {})
  if (ownRun !== currentRun) return
  if (!profile.ok) {
    if (isTransient(profile)) return void show({ phase: 'failed', failure: profile })
    return endSession(sessionEndOf(profile))
  }
  claimTab(profile.data.user.userId)
  setSession(profile.data)
  notifyOtherTabs({ kind: 'entered' })

  show({ phase: 'loading', step: 'menu' })
  await readMenu(loadDrafts(profile.data.user.userId))
}

/** Loads the menu; the current state stays until the menu and `other` have loaded. Also used for retrying. */
export async function readMenu(other?: Promise<void>): Promise<void> {
  const ownRun = currentRun
  const show = (state: StartState) => useStartState.setState(state, true)
  const [rows] = await Promise.all([call(sessionApi.menu, {}), other])
  if (ownRun !== currentRun) return
  if (!rows.ok) {
    if (rows.kind === 'unauthorized' || rows.kind === 'device-expired') return endSession(sessionEndOf(rows))
    if (rows.kind === 'bad-gateway') return show({ phase: 'failed', failure: rows })
    return show({ phase: 'ready', ...EMPTY_MENU, menuFailure: rows })
  }
  const { menu, hidden, dropped } = buildMenu(rows.data)
  if (dropped.length > 0) reportError('menu', describeDropped(dropped))
  show({ phase: 'ready', menu, hidden, menuFailure: null })
}

async function refreshSession(): Promise<void> {
  const ownRun = currentRun
  const profile = await call(sessionApi.profile, {})
  if (ownRun !== currentRun || !profile.ok) return
  setSession(profile.data)
  await readMenu()
}

registerPermissionReload(refreshSession)

/** Allows the next screen to retry a failed start. */
export function resetFailedStart() {
  if (useStartState.getState().phase === 'failed') useStartState.setState({ phase: 'signed-out' }, true)
}

/** Owner of this tab's storage, where drafts wait for their user after a session has expired. */
const tabOwner = tabValue('owner', z.string(), '')

/** Clears what an earlier user left in this tab and on the device. */
function claimTab(userId: string) {
  const before = tabOwner.read()
  if (before !== '' && before !== userId) forgetTabValues()
  tabOwner.write(userId)
  forgetAccountSettings(userId)
  void removeAccountDatabases(userId)
}

/**
 * After an expired session, drafts and pending uploads are kept for the same user, without the drafts' private fields.
 * Signing out removes the files; the user decides about the drafts.
 */
function clearSessionData(by: SessionEnd, drafts: DraftsAtEnd) {
  currentRun++
  const userId = useSession.getState().user?.userId
  if (userId !== undefined && drafts === 'keep') removePrivateFromDrafts(userId)
  if (by === 'wish') forgetDrafts()
  clearSession(by)
  forgetSubmits()
  if (by === 'wish') {
    forgetTabValues()
    forgetAccountSettings()
    void removeAccountDatabases()
  }
  useStartState.setState({ phase: 'signed-out' }, true)
}

type SessionMessage =
  | { kind: 'entered' }
  | { kind: 'ended'; token: string; by: SessionEnd; drafts: DraftsAtEnd }

let notifyOtherTabs = (_news: SessionMessage) => {}

/**
 * Ends the session locally, whatever the answer to `/logout`: an unreachable backend must not keep anyone signed in.
 */
export function endSession(by: SessionEnd, drafts: DraftsAtEnd = 'keep') {
  const ended = readToken()
  const userId = useSession.getState().user?.userId
  abandonCalls()
  // Sent before the token is dropped, because it needs it; the answer is ignored.
  if (ended) void call(sessionApi.logout, {})
  dropToken(ended)
  clearSessionData(by, drafts)
  if (userId !== undefined && drafts === 'discard') discardDraftsOf(userId)
  if (ended) notifyOtherTabs({ kind: 'ended', token: ended, by, drafts })
}

registerSessionEnd(endSession)

function endLocally(by: SessionEnd, drafts: DraftsAtEnd) {
  abandonCalls()
  clearSessionData(by, drafts)
}

/** Ends the session if the cookie no longer holds this tab's token: another tab signed out, or in as someone else. */
function checkToken() {
  if (useStartState.getState().phase !== 'signed-out' && readToken() !== token) {
    // Clears memory only: the other tab has decided what stays on the device.
    endLocally('wish', 'discard')
  }
}

const COOKIE_DELAY = 300

/** Follows sign-ins and sign-outs of other tabs: by message, else when this tab is focused again. */
export function followOtherTabs() {
  const channel = new BroadcastChannel(storageName('session'))
  channel.addEventListener('message', ({ data: message }: MessageEvent<SessionMessage>) => {
    // The message can arrive before the cookie changes here, so it names the ended token.
    if (message.kind === 'ended' && message.token === token) {
      dropToken(message.token)
      endLocally(message.by, message.drafts)
    } else {
      setTimeout(checkToken, COOKIE_DELAY)
    }
  })
  notifyOtherTabs = (message) => channel.postMessage(message)
  addEventListener('focus', checkToken)
  addEventListener('pageshow', checkToken) // restored from the back/forward cache
}
