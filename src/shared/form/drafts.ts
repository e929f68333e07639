// Drafts of forms: in memory, where forms find them synchronously, and in IndexedDB, from which they are loaded when a
// session starts and to which every change is written.
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

/** Owner of input from before signing in; it stays in the tab. */
export const VISITOR = ''

type Values = Readonly<Record<string, unknown>>

interface Entry extends Omit<StoredDraft, 'userId' | 'values'> {
  userId: string | undefined
  values: Values
  isOwn: boolean
  isWritten: boolean
  /** The device had no room for it; it lasts as long as the tab. */
  isRefused: boolean
}

const entries = new Map<string, Entry>()

const keyOf = (userId: string | undefined, name: string) => JSON.stringify([userId ?? null, name])

const TabDraft = z.object({ userId: z.string(), time: z.number(), values: z.record(z.string(), z.unknown()) })
const inTab = (name: string) => draftValue<z.infer<typeof TabDraft> | null>(name, TabDraft, null)

const listeners = new Set<() => void>()
let version = 0

function notifyListeners() {
  version++
  for (const listener of listeners) listener()
}

export const subscribeToDrafts = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Snapshot for `useSyncExternalStore`: changes with each notification. */
export const draftsVersion = () => version

/** Number of mounted forms by draft. */
const mounted = new Map<string, number>()

/** Versions that another tab has stored of the drafts of mounted forms, until the user decides. */
const rivals = new Map<string, Pick<NamedDraft, 'time' | 'values'>>()

/** Registers a mounted form, which shows a version of another tab instead of overwriting it unseen. */
export function mountForm(userId: string | undefined, name: string) {
  const key = keyOf(userId, name)
  mounted.set(key, (mounted.get(key) ?? 0) + 1)
  return () => {
    const remaining = mounted.get(key)! - 1
    if (remaining > 0) mounted.set(key, remaining)
    else {
      mounted.delete(key)
      rivals.delete(key)
    }
  }
}

export const rivalOf = (userId: string | undefined, name: string) => rivals.get(keyOf(userId, name)) ?? null

export function forgetRival(userId: string | undefined, name: string) {
  if (rivals.delete(keyOf(userId, name))) notifyListeners()
}

/** True if the device has refused to store a draft, because its storage is full or blocked. */
export const isRefused = (userId: string | undefined, name: string) =>
  entries.get(keyOf(userId, name))?.isRefused ?? false

/** Message between tabs: a draft as written, or null values when the draft of that time was deleted. */
interface DraftMessage {
  userId: string
  name: string
  time: number
  values: Values | null
}

let broadcast = (_message: DraftMessage) => {}
let isFollowing = false

function followOtherTabs() {
  if (isFollowing) return
  isFollowing = true
  const channel = new BroadcastChannel(storageName('drafts'))
  channel.addEventListener('message', ({ data }: MessageEvent<DraftMessage>) => receive(data))
  broadcast = (message) => channel.postMessage(message)
}

/** The newest draft wins. The values of a mounted form are left alone. */
function receive({ values, ...draft }: DraftMessage) {
  if (draft.userId !== useSession.getState().user?.userId) return
  const key = keyOf(draft.userId, draft.name)
  const known = entries.get(key)
  if (!values && (rivals.get(key)?.time ?? Infinity) <= draft.time) forgetRival(draft.userId, draft.name)
  if (known && known.time > draft.time) return
  if (values) {
    const isSame = JSON.stringify(storable(known?.values ?? {})) === JSON.stringify(values)
    if (mounted.has(key) && !isSame) rivals.set(key, { time: draft.time, values })
    entries.set(key, { ...draft, values, isOwn: false, isWritten: true, isRefused: false })
  } else {
    entries.delete(key)
  }
  notifyListeners()
}

/** Files are never part of a draft. */
const storable = (values: Values) =>
  JSON.parse(
    JSON.stringify(values, (_name, value: unknown) => (value instanceof Blob ? undefined : value)),
  ) as Record<string, unknown>

const pendingWrites = new Set<Promise<unknown>>()

function track<T>(change: Promise<T>): Promise<T> {
  pendingWrites.add(change)
  void change.finally(() => pendingWrites.delete(change))
  return change
}

function noteWritten(entry: Entry, isWritten: boolean) {
  const isChanged = entry.isRefused === isWritten
  Object.assign(entry, { isWritten, isRefused: !isWritten })
  if (isChanged) notifyListeners()
}

async function writeEntry(entry: Entry, userId: string) {
  const { name, time } = entry
  const values = storable(entry.values)
  Object.assign(entry, { values, isWritten: true })
  if (userId === VISITOR) {
    noteWritten(entry, inTab(name).write({ userId, time, values }))
    return
  }
  const draft = { userId, name, time, values }
  // The database stores it later than a page that reloads may last; the storage of the tab does so at once.
  const copy = inTab(name)
  copy.write({ userId, time, values })
  noteWritten(entry, await track(storeDraft(draft)))
  if (!entry.isWritten) return
  if (copy.read()?.time === time) copy.clear()
  // Meanwhile the form may have been saved, which has deleted the draft everywhere.
  if (entries.get(keyOf(userId, name)) === entry) broadcast(draft)
}

export function findDraft(
  userId: string | undefined,
  name: string,
): { time: number; values: Values } | undefined {
  const entry = entries.get(keyOf(userId, name))
  if (entry) return isFresh(entry) ? entry : undefined
  const stored = userId === VISITOR ? inTab(name).read() : null
  return stored?.userId === VISITOR && isFresh(stored) ? stored : undefined
}

/** Like {@link findDraft}, for a form of this tab that continues the draft. */
export function resumeDraft(userId: string | undefined, name: string) {
  const entry = entries.get(keyOf(userId, name))
  if (entry) entry.isOwn = true
  return findDraft(userId, name)
}

/** Keeps values in memory until {@link writeDraft}. */
export function storeValues(userId: string | undefined, name: string, values: Values) {
  const key = keyOf(userId, name)
  const { isWritten = true, isRefused = false } = entries.get(key) ?? {}
  entries.set(key, { userId, name, time: Date.now(), values, isOwn: true, isWritten: false, isRefused })
  if (isWritten) notifyListeners()
}

/** Nothing is written after a sign-out; the last input of an expired session is kept for its user. */
function canWrite(userId: string) {
  const { user, endedBy } = useSession.getState()
  if (user) return user.userId === userId
  return userId === VISITOR || (endedBy !== null && endedBy !== 'wish')
}

export function writeDraft(userId: string | undefined, name: string) {
  const key = keyOf(userId, name)
  const entry = entries.get(key)
  if (!entry || entry.isWritten || userId === undefined) return
  if (canWrite(userId)) {
    const isSessionOver = useSession.getState().user === null && userId !== VISITOR
    if (isSessionOver) entry.values = withoutPrivate(entry.values) as Values
    void writeEntry(entry, userId)
  } else entries.delete(key)
  notifyListeners()
}

/** Deletes a draft. `seen` is the time of the draft that the form knows; what another tab has written since stays. */
export function endDraft(userId: string | undefined, name: string, seen = Infinity) {
  const key = keyOf(userId, name)
  const entry = entries.get(key)
  const isReplaced = entry !== undefined && !entry.isOwn && entry.time > seen
  if (!isReplaced) {
    entries.delete(key)
    rivals.delete(key)
    inTab(name).clear()
  }
  if (userId !== undefined && userId !== VISITOR) {
    if (!isReplaced) void track(deleteDraft({ userId, name }))
    broadcast({ userId, name, time: isReplaced ? seen : (entry?.time ?? 0), values: null })
  }
  notifyListeners()
}

export interface NamedDraft {
  name: string
  time: number
  values: Values
  /** Stored on the device, apart from input that is about to be. */
  isStored: boolean
}

export const draftsOf = (userId: string): readonly NamedDraft[] =>
  [...entries.values()]
    .filter((entry) => entry.userId === userId && isFresh(entry))
    .sort((a, b) => b.time - a.time)
    .map(({ name, time, values, isRefused: isLost }) => ({ name, time, values, isStored: !isLost }))

export const hasOwnDrafts = () => [...entries.values()].some((entry) => entry.isOwn && isFresh(entry))

/** A busy device takes seconds to read; a form that renders before starts blank. */
const MAX_READ_MS = 10_000

const MAX_WRITE_MS = 1_000

function add(draft: StoredDraft, isOwn: boolean) {
  const key = keyOf(draft.userId, draft.name)
  const known = entries.get(key)
  if (!known || known.time < draft.time)
    entries.set(key, { ...draft, isOwn, isWritten: !isOwn, isRefused: false })
}

/**
 * Loads the drafts of the signed-in user, so that forms find theirs on first render, and forgets those of anyone else.
 * Always resolves; without storage, drafts last as long as the page.
 */
export async function loadDrafts(userId: string): Promise<void> {
  followOtherTabs()
  for (const [key, entry] of entries) {
    if (entry.userId !== userId && entry.userId !== VISITOR) entries.delete(key)
  }
  const tabDrafts = takeTabDrafts((each) => TabDraft.safeParse(each).data?.userId !== VISITOR)
  const reading = readDrafts(userId).then(
    (stored) => {
      if (useSession.getState().user?.userId !== userId) return
      for (const draft of stored) add(draft, false)
      notifyListeners()
    },
    () => undefined, // storage blocked
  )
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, MAX_READ_MS))])
  for (const [name, value] of tabDrafts) {
    const { data } = TabDraft.safeParse(value)
    if (data?.userId !== userId || !isFresh(data)) continue
    add({ ...data, name }, true)
    writeDraft(userId, name)
  }
}

/** Writes all drafts of the signed-in user; returns their number and whether all are stored on the device. */
export async function saveDrafts(): Promise<{ count: number; isSaved: boolean }> {
  const userId = useSession.getState().user?.userId
  if (userId === undefined) return { count: 0, isSaved: true }
  for (const { name } of draftsOf(userId)) writeDraft(userId, name)
  await Promise.race([
    Promise.all(pendingWrites),
    new Promise((resolve) => setTimeout(resolve, MAX_WRITE_MS)),
  ])
  const drafts = [...entries.values()].filter((entry) => entry.userId === userId && isFresh(entry))
  return { count: drafts.length, isSaved: drafts.every(({ isWritten }) => isWritten) }
}

/** Keeps the drafts of a session that ends for its user, without private values. */
export function removePrivateFromDrafts(userId: string) {
  for (const entry of entries.values()) {
    if (entry.userId !== userId) continue
    const values = withoutPrivate(entry.values) as Values
    if (entry.isWritten && JSON.stringify(values) === JSON.stringify(entry.values)) continue
    entry.values = values
    void writeEntry(entry, userId)
  }
}

export function forgetDrafts() {
  entries.clear()
  rivals.clear()
  notifyListeners()
}

export const discardDraftsOf = (userId: string) => void track(deleteDraftsOf(userId))
