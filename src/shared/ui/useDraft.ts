import { useEffect, useMemo } from 'react'
import * as z from 'zod'
import { useSession } from '@/shared/auth/session'
import { tabValue } from '@/shared/lib/storage'

/** Drafts older than this many ms are dropped. */
const LIFETIME = 24 * 3600 * 1000
/** Ms of rest after the last change before it is written. */
const REST = 400

const Draft = z.object({ userId: z.string(), time: z.number(), values: z.record(z.string(), z.unknown()) })
type Draft = z.infer<typeof Draft>

// The prefix is what signing out clears (`app/start`).
const place = (name: string) => tabValue<Draft | null>(`draft:${name}`, Draft, null)
const names = tabValue<string[]>('draft:names', z.array(z.string()), [])

const isFresh = ({ time }: Draft) => Date.now() - time < LIFETIME

/** Drafts that wait to be written. */
const pendingNames = new Set<string>()

/** Whether anyone's typed and unsent values lie in this tab. Ask `hasUnsavedInput`, which also knows other forms. */
export const hasDrafts = (): boolean =>
  pendingNames.size > 0 ||
  names.read().some((name) => {
    const draft = place(name).read()
    return draft !== null && isFresh(draft)
  })

/** One user's draft of one form. Reading drops what is too old or another user's. */
function draftOf(name: string, userId: string | undefined) {
  let pending: object | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const drop = () => {
    clearTimeout(timer)
    pending = null
    pendingNames.delete(name)
    place(name).clear()
    names.write(names.read().filter((other) => other !== name))
  }

  const restore = (): Record<string, unknown> | null => {
    const draft = place(name).read()
    if (draft && draft.userId === userId && isFresh(draft)) return draft.values
    if (draft) drop()
    return null
  }

  /** After a sign-out nothing is written any more; an expired session's last words are kept for its user. */
  const mayWrite = () => {
    const { user, endedBy } = useSession.getState()
    return user ? user.userId === userId : endedBy !== null && endedBy !== 'wish'
  }

  const flush = () => {
    clearTimeout(timer)
    if (!pending || userId === undefined) return
    if (mayWrite()) {
      place(name).write({ userId, time: Date.now(), values: pending as Record<string, unknown> })
      names.write([...new Set([...names.read(), name])])
    }
    pending = null
    pendingNames.delete(name)
  }

  const keep = (values: object) => {
    pending = values
    pendingNames.add(name)
    clearTimeout(timer)
    timer = setTimeout(flush, REST)
  }

  return { restored: restore(), keep, drop, flush }
}

/**
 * Keeps what the user types in a form through reload, expired login and language switch, in this tab and for
 * this user only. `restored` are the values found at the start, or null.
 */
export function useDraft(name: string) {
  const userId = useSession(({ user }) => user?.userId)
  const draft = useMemo(() => draftOf(name, userId), [name, userId])
  useEffect(() => {
    addEventListener('pagehide', draft.flush)
    const unsubscribe = useSession.subscribe(({ user }) => user === null && draft.flush())
    return () => {
      removeEventListener('pagehide', draft.flush)
      unsubscribe()
      draft.flush()
    }
  }, [draft])
  return draft
}
