import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '@/shared/auth/session'
import {
  draftsOf,
  draftsVersion,
  endDraft,
  findDraft,
  keepValues,
  subscribeToDrafts,
  takeUpDraft,
  VISITOR,
  writeDraft,
  type NamedDraft,
} from './drafts'

/** Ms of rest after the last change before it is written. */
const REST = 400

export interface Draft {
  /** The values found at the start, or null. */
  restored: Record<string, unknown> | null
  keep: (values: object) => void
  drop: () => void
  /** Writes at once what is still to be written. */
  flush: () => void
}

const currentUser = () => useSession.getState().user?.userId

/** Ends a draft, that of a form on show too. */
export const dropDraft = (name: string) => endDraft(currentUser(), name)

/** A user's draft of a form. */
function draftOf(name: string, userId: string | undefined): Draft {
  let timer: ReturnType<typeof setTimeout> | undefined
  const found = takeUpDraft(userId, name)
  /** Time of the draft that this form has. */
  let seen = found?.time ?? 0

  const flush = () => {
    clearTimeout(timer)
    writeDraft(userId, name)
  }

  return {
    restored: found ? { ...found.values } : null,
    keep: (values) => {
      keepValues(userId, name, values as Record<string, unknown>)
      seen = Date.now()
      clearTimeout(timer)
      timer = setTimeout(flush, REST)
    },
    drop: () => {
      clearTimeout(timer)
      endDraft(userId, name, seen)
    },
    flush,
  }
}

/** The draft, written at the latest when the page is hidden or left, or the session ends. */
function useOwnedDraft(name: string, userId: string | undefined): Draft {
  const draft = useMemo(() => draftOf(name, userId), [name, userId])
  useEffect(() => {
    addEventListener('pagehide', draft.flush)
    // A page that is closed has more time here than with its `pagehide`.
    document.addEventListener('visibilitychange', draft.flush)
    const unsubscribe = useSession.subscribe(({ user }) => user === null && draft.flush())
    return () => {
      removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', draft.flush)
      unsubscribe()
      draft.flush()
    }
  }, [draft])
  return draft
}

/**
 * Keeps what the user types in a form through reload, a closed tab, expired login and language switch: on this device,
 * for this user only, and for seven days.
 */
export const useDraft = (name: string): Draft =>
  useOwnedDraft(
    name,
    useSession(({ user }) => user?.userId),
  )

/** The same for a form that is filled in before signing in; it lives as long as the tab. */
export const useVisitorDraft = (name: string): Draft => useOwnedDraft(name, VISITOR)

/** True if the user has changed a form and not submitted it. */
export function useHasDraft(name: string): boolean {
  const userId = useSession(({ user }) => user?.userId)
  return useSyncExternalStore(
    subscribeToDrafts,
    () => userId !== undefined && findDraft(userId, name) !== undefined,
  )
}

/** The signed-in user's drafts whose names match, the latest first. */
export function draftsNow(isMeant: (name: string) => boolean): readonly NamedDraft[] {
  const userId = currentUser()
  return userId === undefined ? [] : draftsOf(userId).filter(({ name }) => isMeant(name))
}

/** The same, as they come and go. */
export function useDrafts(isMeant: (name: string) => boolean): readonly NamedDraft[] {
  const userId = useSession(({ user }) => user?.userId)
  const version = useSyncExternalStore(subscribeToDrafts, draftsVersion)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept outside has changed
  return useMemo(() => draftsNow(isMeant), [isMeant, userId, version])
}

/** Keeps values as a draft that no form has typed: one that is taken back, a copy. */
export function keepDraft(name: string, values: Readonly<Record<string, unknown>>) {
  const userId = currentUser()
  keepValues(userId, name, values)
  writeDraft(userId, name)
}
