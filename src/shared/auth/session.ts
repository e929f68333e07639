import { create } from 'zustand'
import type { Profile, User } from './auth.api'
import { keepToken } from './token'

/**
 * How a session ends: the user wishes it, the server no longer knows it or this device's login, or nobody was
 * there. What was typed waits for the same user, unless they discard it as they sign out.
 */
export type SessionEnd = 'wish' | 'expiry' | 'device' | 'idle'

/** Keep or discard the drafts of a session that ends. */
export type DraftsAtEnd = 'keep' | 'discard'

export interface Session {
  user: User | null
  roles: readonly string[]
  /** Null when the server gave no list, which denies everything. */
  permissions: readonly string[] | null
  /** How the last session in this window ended; null before the first one and while signed in. */
  endedBy: SessionEnd | null
}

const SIGNED_OUT: Session = { user: null, roles: [], permissions: [], endedBy: null }

/** Who is signed in. State only; `app/session/start` loads and ends it. */
export const useSession = create<Session>(() => SIGNED_OUT)

/** Acts when another user comes in, or none is left: what is held of one is not for the next. */
export const onUserChange = (act: (user: User | null) => void) =>
  useSession.subscribe(({ user }, before) => {
    if (user?.userId !== before.user?.userId) act(user)
  })

/** Takes over the token of a successful login; the profile follows with the start. */
export function beginSession(token: string) {
  keepToken(token)
  useSession.setState(SIGNED_OUT, true)
}

export const enterSession = ({ user, roles, permissions }: Profile) =>
  useSession.setState({ user, roles, permissions, endedBy: null }, true)

/** What the user has just changed of himself is so everywhere at once. */
export const changeUser = (changes: Partial<User>) =>
  useSession.setState(({ user }) => (user ? { user: { ...user, ...changes } } : {}))

let leave: (by: SessionEnd, drafts?: DraftsAtEnd) => void = () => undefined

/** Lets the shell say how a session ends as a whole. */
export const endSessionsBy = (end: typeof leave) => {
  leave = end
}

/** Ends the session in every tab of this browser. */
export const leaveSession = (by: SessionEnd, drafts?: DraftsAtEnd) => leave(by, drafts)

let renew: () => Promise<void> = () => Promise.resolve()

/** Lets the shell say how the rights of whoever is signed in are read. */
export const renewRightsBy = (by: typeof renew) => {
  renew = by
}

/** Reads anew what the account may do, because that has changed; what is on show stays. */
export const renewRights = () => renew()

export const clearSession = (endedBy: SessionEnd) => useSession.setState({ ...SIGNED_OUT, endedBy }, true)
