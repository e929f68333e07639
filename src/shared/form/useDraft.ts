import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '@/shared/auth/session'
import {
  draftsOf,
  draftsVersion,
  endDraft,
  findDraft,
  forgetRival,
  isRefused,
  mountForm,
  rivalOf,
  storeValues,
  subscribeToDrafts,
  resumeDraft,
  VISITOR,
  writeDraft,
  type NamedDraft,
} from './drafts'

const WRITE_DELAY_MS = 400

export interface Draft {
  name: string
  userId: string | undefined
  restored: Record<string, unknown> | null
  /** When the restored values were stored. */
  time: number | null
  keep: (values: object) => void
  drop: () => void
  flush: () => void
}

const currentUser = () => useSession.getState().user?.userId

/** Deletes a draft, even that of a mounted form. */
export const dropDraft = (name: string) => endDraft(currentUser(), name)

function draftOf(name: string, userId: string | undefined): Draft {
  let timer: ReturnType<typeof setTimeout> | undefined
  const found = resumeDraft(userId, name)
  let seen = found?.time ?? 0

  const flush = () => {
    clearTimeout(timer)
    writeDraft(userId, name)
  }

  return {
    name,
    userId,
    time: found?.time ?? null,
    restored: found ? { ...found.values } : null,
    keep: (values) => {
      storeValues(userId, name, values as Record<string, unknown>)
      seen = Date.now()
      clearTimeout(timer)
      timer = setTimeout(flush, WRITE_DELAY_MS)
    },
    drop: () => {
      clearTimeout(timer)
      endDraft(userId, name, seen)
    },
    flush,
  }
}

/** Flushes the draft at the latest when the page is hidden or left, or the session ends. */
function useOwnedDraft(name: string, userId: string | undefined): Draft {
  const draft = useMemo(() => draftOf(name, userId), [name, userId])
  useEffect(() => {
    const unmount = mountForm(draft.userId, draft.name)
    addEventListener('pagehide', draft.flush)
    // A closing page has more time here than in `pagehide`.
    document.addEventListener('visibilitychange', draft.flush)
    const unsubscribe = useSession.subscribe(({ user }) => user === null && draft.flush())
    return () => {
      removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', draft.flush)
      unsubscribe()
      draft.flush()
      unmount()
    }
  }, [draft])
  return draft
}

/**
 * Keeps form input across reload, a closed tab, an expired login and language switch: on this device, for this user
 * only, for seven days.
 */
export const useDraft = (name: string): Draft =>
  useOwnedDraft(
    name,
    useSession(({ user }) => user?.userId),
  )

/** Like {@link useDraft}, for a form that is filled in before signing in; lasts as long as the tab. */
export const useVisitorDraft = (name: string): Draft => useOwnedDraft(name, VISITOR)

/** Threats to the input of a mounted form: a newer version in another tab, and a device that stores nothing. */
export function useDraftThreats({ userId, name }: Pick<Draft, 'userId' | 'name'>) {
  useSyncExternalStore(subscribeToDrafts, draftsVersion)
  return {
    rival: rivalOf(userId, name),
    forgetRival: () => forgetRival(userId, name),
    isRefused: isRefused(userId, name),
  }
}

export function useHasDraft(name: string): boolean {
  const userId = useSession(({ user }) => user?.userId)
  return useSyncExternalStore(
    subscribeToDrafts,
    () => userId !== undefined && findDraft(userId, name) !== undefined,
  )
}

/** Drafts of the signed-in user with matching names, latest first. */
export function currentDrafts(matches: (name: string) => boolean): readonly NamedDraft[] {
  const userId = currentUser()
  return userId === undefined ? [] : draftsOf(userId).filter(({ name }) => matches(name))
}

export function useDrafts(matches: (name: string) => boolean): readonly NamedDraft[] {
  const userId = useSession(({ user }) => user?.userId)
  const version = useSyncExternalStore(subscribeToDrafts, draftsVersion)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the external store has changed
  return useMemo(() => currentDrafts(matches), [matches, userId, version])
}

/** Stores values that no form has typed as a draft, e.g. a withdrawn entity or a copy. */
export function saveDraft(name: string, values: Readonly<Record<string, unknown>>) {
  const userId = currentUser()
  storeValues(userId, name, values)
  writeDraft(userId, name)
}
