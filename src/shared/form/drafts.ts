// Drafts of forms: in memory, where forms find them at once, and in the database of the device, from which they are read
// with the start of a session and to which every change is written.
import * as z from 'zod/mini'
import { useSession } from '@/shared/auth/session'
import { withoutPrivate } from '@/shared/lib/privateFields'
import { draftValue, storageName, takeTabDrafts } from '@/shared/lib/storage'
import {
  deleteDraft,
  deleteDraftsOf,
  isFresh,
  readDrafts,
  storeDraft,
  type StoredDraft,
} from './draftDatabase'

/** Owner of what is typed before anyone has signed in; it stays in the tab. */
export const VISITOR = ''

type Values = Readonly<Record<string, unknown>>

interface Entry extends Omit<StoredDraft, 'userId' | 'values'> {
  userId: string | undefined
  values: Values
  /** Typed or taken up by a form in this tab, since the page was loaded. */
  isOwn: boolean
  isWritten: boolean
}

const entries = new Map<string, Entry>()

const keyOf = (userId: string | undefined, name: string) => JSON.stringify([userId ?? null, name])

const TabDraft = z.object({ userId: z.string(), time: z.number(), values: z.record(z.string(), z.unknown()) })
const inTab = (name: string) => draftValue<z.infer<typeof TabDraft> | null>(name, TabDraft, null)

const listeners = new Set<() => void>()
let version = 0

function announce() {
  version++
  for (const listener of listeners) listener()
}

/** Notified when a draft begins, is written or ends. */
export const subscribeToDrafts = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A number that changes with each notification. */
export const draftsVersion = () => version

/** A message between tabs: a draft as it was written, or that the one of this time is gone. */
interface DraftNews {
  userId: string
  name: string
  time: number
  values: Values | null
}

let broadcast = (_news: DraftNews) => {}
let isFollowing = false

function followOtherTabs() {
  if (isFollowing) return
  isFollowing = true
  const channel = new BroadcastChannel(storageName('drafts'))
  channel.addEventListener('message', ({ data }: MessageEvent<DraftNews>) => receive(data))
  broadcast = (news) => channel.postMessage(news)
}

/** The newest draft wins. What a form on show holds is left alone. */
function receive({ values, ...draft }: DraftNews) {
  if (draft.userId !== useSession.getState().user?.userId) return
  const key = keyOf(draft.userId, draft.name)
  const known = entries.get(key)
  if (known && known.time > draft.time) return
  if (values) entries.set(key, { ...draft, values, isOwn: false, isWritten: true })
  else entries.delete(key)
  announce()
}

/** Without files, which are never part of a draft. */
const storable = (values: Values) =>
  JSON.parse(
    JSON.stringify(values, (_name, value: unknown) => (value instanceof Blob ? undefined : value)),
  ) as Record<string, unknown>

/** Changes of the database that are under way. */
const pendingWrites = new Set<Promise<unknown>>()

function track<T>(change: Promise<T>): Promise<T> {
  pendingWrites.add(change)
  void change.finally(() => pendingWrites.delete(change))
  return change
}

async function writeEntry(entry: Entry, userId: string) {
  const { name, time } = entry
  const values = storable(entry.values)
  Object.assign(entry, { values, isWritten: true })
  if (userId === VISITOR) {
    entry.isWritten = inTab(name).write({ userId, time, values })
    return
  }
  const draft = { userId, name, time, values }
  entry.isWritten = await track(storeDraft(draft))
  if (entry.isWritten) broadcast(draft)
}

/** A draft as it is now; undefined where there is none. */
export function findDraft(
  userId: string | undefined,
  name: string,
): { time: number; values: Values } | undefined {
  const entry = entries.get(keyOf(userId, name))
  if (entry) return isFresh(entry) ? entry : undefined
  const stored = userId === VISITOR ? inTab(name).read() : null
  return stored?.userId === VISITOR && isFresh(stored) ? stored : undefined
}

/** As {@link findDraft}, for a form of this tab that continues the draft. */
export function takeUpDraft(userId: string | undefined, name: string) {
  const entry = entries.get(keyOf(userId, name))
  if (entry) entry.isOwn = true
  return findDraft(userId, name)
}

/** Keeps values in memory until {@link writeDraft}. */
export function keepValues(userId: string | undefined, name: string, values: Values) {
  const key = keyOf(userId, name)
  const isNews = entries.get(key)?.isWritten !== false
  entries.set(key, { userId, name, time: Date.now(), values, isOwn: true, isWritten: false })
  if (isNews) announce()
}

/** After a sign-out nothing is written any more; an expired session's last words are kept for its user. */
function mayWrite(userId: string) {
  const { user, endedBy } = useSession.getState()
  if (user) return user.userId === userId
  return userId === VISITOR || (endedBy !== null && endedBy !== 'wish')
}

/** Writes what is not written yet. */
export function writeDraft(userId: string | undefined, name: string) {
  const key = keyOf(userId, name)
  const entry = entries.get(key)
  if (!entry || entry.isWritten || userId === undefined) return
  if (mayWrite(userId)) {
    const isOver = useSession.getState().user === null && userId !== VISITOR
    if (isOver) entry.values = withoutPrivate(entry.values) as Values
    void writeEntry(entry, userId)
  } else entries.delete(key)
  announce()
}

/**
 * Ends a draft. `seen`: of which time the form that ends it has it; what another tab has written since stays.
 */
export function endDraft(userId: string | undefined, name: string, seen = Infinity) {
  const key = keyOf(userId, name)
  const entry = entries.get(key)
  if (entry && !entry.isOwn && entry.time > seen) return
  entries.delete(key)
  if (userId === VISITOR) inTab(name).clear()
  else if (userId !== undefined) {
    void track(deleteDraft({ userId, name }))
    broadcast({ userId, name, time: entry?.time ?? 0, values: null })
  }
  announce()
}

export interface NamedDraft {
  name: string
  /** Ms of the last change. */
  time: number
  values: Values
}

/** The drafts of an account, the latest first. */
export const draftsOf = (userId: string): readonly NamedDraft[] =>
  [...entries.values()]
    .filter((entry) => entry.userId === userId && isFresh(entry))
    .sort((a, b) => b.time - a.time)

/** True if any draft was typed or taken up since the page was loaded. */
export const hasOwnDrafts = () => [...entries.values()].some((entry) => entry.isOwn && isFresh(entry))

/** Ms for which a start waits for the drafts. */
const PATIENCE = 1_000

function add(draft: StoredDraft, isOwn: boolean) {
  const key = keyOf(draft.userId, draft.name)
  const known = entries.get(key)
  if (!known || known.time < draft.time) entries.set(key, { ...draft, isOwn, isWritten: !isOwn })
}

/**
 * Reads the drafts of whoever has signed in, so that every form finds its own when it is first drawn, and forgets those
 * of anybody else. Resolves in every case; without a storage drafts live as long as the page.
 */
export async function loadDrafts(userId: string): Promise<void> {
  followOtherTabs()
  for (const [key, entry] of entries) {
    if (entry.userId !== userId && entry.userId !== VISITOR) entries.delete(key)
  }
  const reading = readDrafts(userId).then(
    (stored) => {
      if (useSession.getState().user?.userId !== userId) return
      for (const draft of stored) add(draft, false)
      announce()
    },
    () => undefined, // blocked
  )
  for (const [name, value] of takeTabDrafts((each) => TabDraft.safeParse(each).data?.userId !== VISITOR)) {
    const { data } = TabDraft.safeParse(value)
    if (data?.userId !== userId || !isFresh(data)) continue
    add({ ...data, name }, true)
    writeDraft(userId, name)
  }
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

/** Writes all drafts of whoever is signed in; gives how many there are, and whether the device has all of them. */
export async function saveDrafts(): Promise<{ count: number; isKept: boolean }> {
  const userId = useSession.getState().user?.userId
  if (userId === undefined) return { count: 0, isKept: true }
  for (const { name } of draftsOf(userId)) writeDraft(userId, name)
  await Promise.race([Promise.all(pendingWrites), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  const drafts = [...entries.values()].filter((entry) => entry.userId === userId && isFresh(entry))
  return { count: drafts.length, isKept: drafts.every(({ isWritten }) => isWritten) }
}

/** Keeps the drafts of a session that ends for its user, without what is private in them. */
export function keepDraftsOf(userId: string) {
  for (const entry of entries.values()) {
    if (entry.userId !== userId) continue
    const values = withoutPrivate(entry.values) as Values
    if (entry.isWritten && JSON.stringify(values) === JSON.stringify(entry.values)) continue
    entry.values = values
    void writeEntry(entry, userId)
  }
}

/** Leaves no draft in memory. */
export function forgetDrafts() {
  entries.clear()
  announce()
}

/** Removes the drafts of an account from the device. */
export const discardDraftsOf = (userId: string) => void track(deleteDraftsOf(userId))
