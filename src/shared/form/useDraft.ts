import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { useSession } from '@/shared/auth/session'
import { withoutPrivate } from '@/shared/lib/privateFields'
import { draftValue } from '@/shared/lib/storage'

/** Drafts older than this many ms are dropped. */
const LIFETIME = 24 * 3600 * 1000
/** Ms of rest after the last change before it is written. */
const REST = 400

const Stored = z.object({ userId: z.string(), time: z.number(), values: z.record(z.string(), z.unknown()) })
type Stored = z.infer<typeof Stored>

const place = (name: string) => draftValue<Stored | null>(name, Stored, null)
const names = draftValue<string[]>('names', z.array(z.string()), [])

const isFresh = ({ time }: Pick<Stored, 'time'>) => Date.now() - time < LIFETIME

interface Unwritten extends Omit<Stored, 'userId'> {
  userId: string | undefined
}

/** Drafts that wait to be written, by name. A form that takes the place of another one takes over from here. */
const unwritten = new Map<string, Unwritten>()

/** Whether anyone's typed and unsent values lie in this tab. Ask `hasUnsavedInput`, which also knows other forms. */
export const hasDrafts = (): boolean =>
  unwritten.size > 0 ||
  names.read().some((name) => {
    const draft = place(name).read()
    return draft !== null && isFresh(draft)
  })

/** Owner of what is typed before anyone has signed in. */
const VISITOR = ''

/** Told when a draft begins, is written or ends. */
const listeners = new Set<() => void>()
/** Counts what they were told. */
let news = 0
const announce = () => {
  news++
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export interface Draft {
  /** The values found at the start, or null. */
  restored: Record<string, unknown> | null
  keep: (values: object) => void
  drop: () => void
  /** Writes at once what is still to be written. */
  flush: () => void
}

function removeDraft(name: string) {
  unwritten.delete(name)
  place(name).clear()
  names.write(names.read().filter((other) => other !== name))
}

/** Ends a draft, that of a form on show too. */
export function dropDraft(name: string) {
  removeDraft(name)
  announce()
}

/** After a sign-out nothing is written any more; an expired session's last words are kept for its user. */
function mayWrite(userId: string) {
  const { user, endedBy } = useSession.getState()
  if (user) return user.userId === userId
  return userId === VISITOR || (endedBy !== null && endedBy !== 'wish')
}

function writeDraft(name: string, userId: string | undefined) {
  const draft = unwritten.get(name)
  if (!draft || userId === undefined || draft.userId !== userId) return
  if (mayWrite(userId)) {
    const isOver = useSession.getState().user === null && userId !== VISITOR
    const values = (isOver ? withoutPrivate(draft.values) : draft.values) as Record<string, unknown>
    place(name).write({ userId, time: draft.time, values })
    names.write([...new Set([...names.read(), name])])
  }
  unwritten.delete(name)
  announce()
}

/** One user's draft of one form. Reading drops what is too old or another user's. */
function draftOf(name: string, userId: string | undefined): Draft {
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    writeDraft(name, userId)
  }

  const drop = () => {
    clearTimeout(timer)
    dropDraft(name)
  }

  const restore = (): Record<string, unknown> | null => {
    const waiting = unwritten.get(name)
    if (waiting && waiting.userId === userId) return waiting.values
    const draft = place(name).read()
    if (draft && draft.userId === userId && isFresh(draft)) return draft.values
    if (draft) removeDraft(name) // while rendering: nobody is told
    return null
  }

  const keep = (values: object) => {
    const isNews = !unwritten.has(name)
    unwritten.set(name, { userId, time: Date.now(), values: values as Record<string, unknown> })
    clearTimeout(timer)
    timer = setTimeout(flush, REST)
    if (isNews) announce()
  }

  return { restored: restore(), keep, drop, flush }
}

/** The draft, written at the latest when the page is left or the session ends. */
function useOwnedDraft(name: string, userId: string | undefined): Draft {
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

/**
 * Keeps what the user types in a form through reload, expired login and language switch, in this tab and for
 * this user only.
 */
export const useDraft = (name: string): Draft =>
  useOwnedDraft(
    name,
    useSession(({ user }) => user?.userId),
  )

/** The same for a form that is filled in before signing in. */
export const useVisitorDraft = (name: string): Draft => useOwnedDraft(name, VISITOR)

/** Whether the user has changed a form and not submitted it, wherever in this tab. */
export function useHasDraft(name: string): boolean {
  const userId = useSession(({ user }) => user?.userId)
  return useSyncExternalStore(listen, () => {
    if (unwritten.get(name)?.userId === userId && userId !== undefined) return true
    const draft = place(name).read()
    return draft !== null && draft.userId === userId && isFresh(draft)
  })
}

export interface KeptDraft {
  name: string
  /** Of the last change, in ms. */
  time: number
  values: Readonly<Record<string, unknown>>
}

/** The signed-in user's drafts in this tab whose names are such, the latest first. */
export function draftsNow(isMeant: (name: string) => boolean): readonly KeptDraft[] {
  const userId = useSession.getState().user?.userId
  if (userId === undefined) return []
  return [...new Set([...names.read(), ...unwritten.keys()])]
    .filter(isMeant)
    .flatMap((name) => {
      const draft = unwritten.get(name) ?? place(name).read()
      return draft && draft.userId === userId && isFresh(draft) ? [{ ...draft, name }] : []
    })
    .sort((a, b) => b.time - a.time)
}

/** The same, as they come and go. */
export function useDrafts(isMeant: (name: string) => boolean): readonly KeptDraft[] {
  const userId = useSession(({ user }) => user?.userId)
  const at = useSyncExternalStore(listen, () => news)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept outside has changed
  return useMemo(() => draftsNow(isMeant), [isMeant, userId, at])
}

/** Keeps values as a draft that no form has typed: one that is taken back, a copy. */
export function keepDraft(name: string, values: Readonly<Record<string, unknown>>) {
  const userId = useSession.getState().user?.userId
  unwritten.set(name, { userId, time: Date.now(), values })
  writeDraft(name, userId)
}
