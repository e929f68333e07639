import { useEffect } from 'react'
import { abortPending, hasPending } from '@/shared/lib/pendingWork'
import { hasOwnDrafts } from './drafts'

const dirty = new Set<object>()
/** The user has agreed to lose their input. */
let hasConfirmed = false

const ask = (event: BeforeUnloadEvent) => {
  if (!hasConfirmed) event.preventDefault()
}

/** Registers unsent input of a form, so that leaving asks first. A form in a hidden tab counts by its draft alone. */
export function useUnsaved(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = {}
    // Added only while needed: a page with such a listener is not kept in the back/forward cache.
    if (dirty.size === 0) addEventListener('beforeunload', ask)
    dirty.add(form)
    return () => {
      dirty.delete(form)
      if (dirty.size === 0) removeEventListener('beforeunload', ask)
    }
  }, [isDirty])
}

/**
 * True if a reload, or the end of the session, would lose input: in mounted forms or drafts, including the last key
 * press, or an upload in progress.
 */
export const hasUnsavedInput = (end: 'page' | 'session' = 'page'): boolean =>
  dirty.size > 0 || hasOwnDrafts() || hasPending(end)

/** Reloads without the browser's question, because the user has been asked or has nothing to lose. */
export function reloadPage() {
  hasConfirmed = true
  abortPending('page')
  location.reload()
}
