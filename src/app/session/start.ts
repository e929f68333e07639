import { create } from 'zustand'
import * as z from 'zod/mini'
import { abandonCalls, call, forgetSubmits, type Failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/auth.api'
import {
  clearSession,
  endSessionsBy,
  enterSession,
  renewRightsBy,
  useSession,
  type DraftsAtEnd,
  type SessionEnd,
} from '@/shared/auth/session'
import { dropToken, readToken } from '@/shared/auth/token'
import { discardDraftsOf, forgetDrafts, keepDraftsOf, loadDrafts } from '@/shared/form/drafts'
import { reportError } from '@/shared/lib/reportError'
import { removeOwnDatabases } from '@/shared/lib/ownDatabases'
import { forgetTabValues, storageName, tabValue } from '@/shared/lib/storage'
import { buildMenu, droppedRows, type Menu } from '../navigation/menu'

type Start =
  | { phase: 'signed-out' }
  | { phase: 'loading'; step: 'profile' | 'menu' }
  | { phase: 'failed'; failure: Failure }
  /** Without a menu, and with the reason, where it could not be read: what needs none can be used all the same. */
  | { phase: 'ready'; menu: Menu; hidden: readonly string[]; menuFailure: Failure | null }

const NO_MENU = { menu: [], hidden: [] }

/** Progress of the start: token, then profile, then menu, then screens. */
export const useStart = create<Start>(() => ({ phase: 'signed-out' }))

/** Number of the current run: the answers of an earlier one (another user, an earlier try) change nothing. */
let run = 0

/** A lost connection is no answer about the session; everything else is, and ends it. */
const isPassing = ({ kind }: Failure) =>
  ['network', 'timeout', 'server', 'bad-gateway', 'cancelled'].includes(kind)

const endOf = ({ kind }: Failure): SessionEnd => (kind === 'device-expired' ? 'device' : 'expiry')

/** The token that the profile and menu on show belong to. */
let token: string | undefined

/** Loads profile and menu of the token's owner. Safe to call again: that is the retry. */
export async function start(): Promise<void> {
  const mine = ++run
  token = readToken()
  const show = (state: Start) => mine === run && useStart.setState(state, true)

  show({ phase: 'loading', step: 'profile' })
  const profile = await call(sessionApi.profile, {})
  if (mine !== run) return
  if (!profile.ok) {
    if (isPassing(profile)) return void show({ phase: 'failed', failure: profile })
    return endSession(endOf(profile))
  }
  takeTabOver(profile.data.user.userId)
  enterSession(profile.data)
  tellOthers({ kind: 'entered' })

  show({ phase: 'loading', step: 'menu' })
  await readMenu(loadDrafts(profile.data.user.userId))
}

/**
 * Reads the menu of whoever is signed in, and leaves what is on show alone until it and `other` are there. Also the
 * retry.
 */
export async function readMenu(other?: Promise<void>): Promise<void> {
  const mine = run
  const show = (state: Start) => useStart.setState(state, true)
  const [rows] = await Promise.all([call(sessionApi.menu, {}), other])
  if (mine !== run) return
  if (!rows.ok) {
    if (rows.kind === 'unauthorized' || rows.kind === 'device-expired') return endSession(endOf(rows))
    if (rows.kind === 'bad-gateway') return show({ phase: 'failed', failure: rows })
    return show({ phase: 'ready', ...NO_MENU, menuFailure: rows })
  }
  const { menu, hidden, dropped } = buildMenu(rows.data)
  if (dropped.length > 0) reportError('menu', droppedRows(dropped))
  show({ phase: 'ready', menu, hidden, menuFailure: null })
}

/** Reads profile and menu anew and leaves what is on show alone. */
async function renew(): Promise<void> {
  const mine = run
  const profile = await call(sessionApi.profile, {})
  if (mine !== run || !profile.ok) return
  enterSession(profile.data)
  await readMenu()
}

renewRightsBy(renew)

/** Lets a start that has failed begin anew when the next screen asks for it. */
export function forgetFailedStart() {
  if (useStart.getState().phase === 'failed') useStart.setState({ phase: 'signed-out' }, true)
}

/** Owner of this tab's storage: drafts wait there for their user when a session expires. */
const tabOwner = tabValue('owner', z.string(), '')

/** Leaves nothing of an earlier user to this one. */
function takeTabOver(userId: string) {
  const before = tabOwner.read()
  if (before !== '' && before !== userId) forgetTabValues()
  tabOwner.write(userId)
  void removeOwnDatabases(userId)
}

/**
 * Drafts and files to be uploaded outlive an expired session, for the same user to find again, without what is private
 * in drafts. A sign-out removes the files, and the user says what becomes of the drafts.
 */
function forget(by: SessionEnd, drafts: DraftsAtEnd) {
  run++
  const userId = useSession.getState().user?.userId
  if (userId !== undefined && drafts === 'keep') keepDraftsOf(userId)
  if (by === 'wish') forgetDrafts()
  clearSession(by)
  forgetSubmits()
  if (by === 'wish') {
    forgetTabValues()
    void removeOwnDatabases()
  }
  useStart.setState({ phase: 'signed-out' }, true)
}

/** Message between tabs: one signed in, or a session ended and how. */
type News = { kind: 'entered' } | { kind: 'ended'; token: string; by: SessionEnd; drafts: DraftsAtEnd }

let tellOthers = (_news: News) => {}

/**
 * Ends the session here, whatever the server says to `/logout`: a backend that is away must not keep anyone
 * signed in.
 */
export function endSession(by: SessionEnd, drafts: DraftsAtEnd = 'keep') {
  const ended = readToken()
  const userId = useSession.getState().user?.userId
  abandonCalls()
  // Sent first, because it needs the token; its answer changes nothing.
  if (ended) void call(sessionApi.logout, {})
  dropToken(ended)
  forget(by, drafts)
  if (userId !== undefined && drafts === 'discard') discardDraftsOf(userId)
  if (ended) tellOthers({ kind: 'ended', token: ended, by, drafts })
}

endSessionsBy(endSession)

/** Ends the session here as it has ended elsewhere. */
function follow(by: SessionEnd, drafts: DraftsAtEnd) {
  abandonCalls()
  forget(by, drafts)
}

/** The cookie no longer holds the token that this tab runs on: another tab signed out, or in as someone else. */
function catchUp() {
  if (useStart.getState().phase !== 'signed-out' && readToken() !== token) {
    // Only from memory: the other tab has decided what stays on the device.
    follow('wish', 'discard')
  }
}

/** Ms after which a change to the cookie is seen by every tab. */
const COOKIE_DELAY = 300

/** Follows what other tabs do to the session: at once where the browser passes it on, else when the tab is seen again. */
export function followOtherTabs() {
  const channel = new BroadcastChannel(storageName('session'))
  channel.addEventListener('message', ({ data: news }: MessageEvent<News>) => {
    // The message may come before the cookie's change is seen here, so it says which token is over.
    if (news.kind === 'ended' && news.token === token) {
      dropToken(news.token)
      follow(news.by, news.drafts)
    } else {
      setTimeout(catchUp, COOKIE_DELAY)
    }
  })
  tellOthers = (news) => channel.postMessage(news)
  addEventListener('focus', catchUp)
  addEventListener('pageshow', catchUp) // a page that the back button brings back as it was
}
