import { create } from 'zustand'
import type { Profile, User } from './auth.api'
import { storeToken } from './token'

/**
 * Reasons a session ends: the user signs out, the server no longer knows the session or this device's login, or the
 * user was idle. Drafts are kept for the same user unless they discard them on sign-out.
 */
export type SessionEnd = 'wish' | 'expiry' | 'device' | 'idle'

export type DraftsAtEnd = 'keep' | 'discard'

export interface Session {
  user: User | null
  roles: readonly string[]
  /** Null when the server sent no list, which denies everything. */
  permissions: readonly string[] | null
  /** Reason the last session in this window ended; null before the first one and while signed in. */
  endedBy: SessionEnd | null
}

const SIGNED_OUT: Session = { user: null, roles: [], permissions: [], endedBy: null }

/** The signed-in user. State only; `app/session/start` loads and ends it. */
export const useSession = create<Session>(() => SIGNED_OUT)

/** Runs when another user signs in or none is left, to clear what is held for the previous one. */
export const onUserChange = (listener: (user: User | null) => void) =>
  useSession.subscribe(({ user }, before) => {
    if (user?.userId !== before.user?.userId) listener(user)
  })

/** Stores the token of a successful login; `app/session/start` then loads the profile. */
export function acceptToken(token: string) {
  storeToken(token)
  useSession.setState(SIGNED_OUT, true)
}

export const setSession = ({ user, roles, permissions }: Profile) =>
  useSession.setState({ user, roles, permissions, endedBy: null }, true)

export const updateUser = (changes: Partial<User>) =>
  useSession.setState(({ user }) => (user ? { user: { ...user, ...changes } } : {}))

let endHandler: (by: SessionEnd, drafts?: DraftsAtEnd) => void = () => undefined

export const registerSessionEnd = (handler: typeof endHandler) => {
  endHandler = handler
}

/** Ends the session in every tab of this browser. */
export const leaveSession = (by: SessionEnd, drafts?: DraftsAtEnd) => endHandler(by, drafts)

let reloadHandler: () => Promise<void> = () => Promise.resolve()

export const registerPermissionReload = (by: typeof reloadHandler) => {
  reloadHandler = by
}

/** Reloads the permissions of the account after they changed; the current screen stays. */
export const reloadPermissions = () => reloadHandler()

export const clearSession = (endedBy: SessionEnd) => useSession.setState({ ...SIGNED_OUT, endedBy }, true)
