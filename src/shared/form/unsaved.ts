import { useEffect } from 'react'
import { abortPending, isWorkUnderWay } from '@/shared/lib/pendingWork'
import { hasOwnDrafts } from './drafts'

/** Forms on screen that hold unsent input. */
const dirty = new Set<object>()
/** The user has agreed to lose what he typed. */
let isAgreed = false

const ask = (event: BeforeUnloadEvent) => {
  if (!isAgreed) event.preventDefault()
}

/**
 * Says that a form holds input that was not sent: leaving asks first. A form in a tab out of sight counts by its
 * draft alone.
 */
export function useUnsaved(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = {}
    // Listened to only while needed: a page with such a listener is not kept for the back button.
    if (dirty.size === 0) addEventListener('beforeunload', ask)
    dirty.add(form)
    return () => {
      dirty.delete(form)
      if (dirty.size === 0) removeEventListener('beforeunload', ask)
    }
  }, [isDirty])
}

/**
 * Whether anything not sent would be lost by a reload, or with the session: typed in forms on screen or in drafts, the
 * last keystroke's too, or a file on its way.
 */
export const hasUnsavedInput = (end: 'page' | 'session' = 'page'): boolean =>
  dirty.size > 0 || hasOwnDrafts() || isWorkUnderWay(end)

/** Reloads the page without the browser's question, because the user has been asked or has nothing to lose. */
export function reloadPage() {
  isAgreed = true
  abortPending('page')
  location.reload()
}
