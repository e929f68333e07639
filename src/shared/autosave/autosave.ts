import type { Failure, Result } from '@/shared/api'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import type { Values } from './editedValues'

export interface Saved {
  version: number
  values: Values
}

export type SaveStatus =
  /** Nothing pending; `at` is the time of the last save, null before the first. */
  | { kind: 'saved'; at: number | null }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'conflict'; theirs: Saved }

interface Autosave {
  /** Last state that both sides agreed on, and the edits since. */
  start: { base: Saved; values: Values }
  isSame: (one: Values, other: Values) => boolean
  save: (version: number, values: Values) => Promise<Result<{ version: number }>>
  readNewer: () => Promise<Result<Saved>>
  /** Stores unsaved values on this device; at once if the form was left. */
  keepDraft: (base: Saved, values: Values, isLeft: boolean) => void
  dropDraft: () => void
  /** False after a sign-out. */
  canSave: () => boolean
  delayMs: number
}

export const SAVE_DELAY_MS = 3000

/** Not sent, because the same request was just being sent. */
const isStillSending = ({ kind }: Failure) => kind === 'duplicate' || kind === 'processing'

/**
 * Saves edits after a pause, one request at a time, each based on the version that the previous one created. Changes
 * that someone else has saved are never overwritten: they are a conflict for the user to resolve.
 */
export function createAutosave({ start, isSame, save, readNewer, delayMs, ...callbacks }: Autosave) {
  let { base, values } = start
  /** Incremented when the values come from elsewhere than the form. */
  let round = 0
  let status: SaveStatus = isDirty() ? { kind: 'typed' } : { kind: 'saved', at: null }
  let state: { status: SaveStatus; base: Saved; round: number } = { status, base, round }
  let newerFound: Saved | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let queued = 0
  let isSaveQueued = false
  let sending: Values | null = null
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function isDirty() {
    return !isSame(values, base.values)
  }

  function setStatus(next: SaveStatus) {
    status = next
    state = { status, base, round }
    for (const listener of listeners) listener()
  }

  function schedule() {
    clearTimeout(timer)
    if (isShown) timer = setTimeout(saveNow, delayMs)
  }

  /** Saves pending edits after a pause, or at once if the form was left. */
  function resumeSaving() {
    if (isShown) schedule()
    else if (callbacks.canSave()) saveNow()
  }

  const keepDraft = () => callbacks.keepDraft(base, values, !isShown)

  /** Runs changes of the entity one after the other, or they would conflict with each other's version. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    queued++
    const result = queue.then(work)
    queue = result.then(() => {
      queued--
      if (queued > 0) return
      if (newerFound) receive(newerFound)
      if (isWaiting()) resumeSaving()
    })
    return result
  }

  const isWaiting = () => status.kind === 'typed'

  /** Updates the status after either side may have changed. */
  function settle(at: number | null) {
    if (isDirty()) {
      keepDraft()
      // Otherwise each key press would re-render the form.
      if (!isWaiting() || state.base !== base || state.round !== round) setStatus({ kind: 'typed' })
      return
    }
    clearTimeout(timer)
    callbacks.dropDraft()
    setStatus({ kind: 'saved', at })
  }

  async function fetchNewer() {
    const newer = await readNewer()
    if (newer.ok) newerFound = newer.data
  }

  async function send() {
    isSaveQueued = false
    if (status.kind === 'conflict' || !isDirty() || !callbacks.canSave()) return
    const sent = values
    sending = sent
    setStatus({ kind: 'saving' })
    const result = await save(base.version, sent)
    sending = null
    if (result.ok) {
      base = { version: result.data.version, values: sent }
      return settle(Date.now())
    }
    setStatus(isShown && isStillSending(result) ? { kind: 'typed' } : { kind: 'failed', failure: result })
    if (result.code === VERSION_CONFLICT) await fetchNewer()
  }

  function saveNow() {
    clearTimeout(timer)
    if (isSaveQueued || sending === values) return
    isSaveQueued = true
    void enqueue(send)
  }

  function receive(newer: Saved) {
    if (queued > 0) {
      if (!newerFound || newerFound.version < newer.version) newerFound = newer
      return
    }
    newerFound = null
    const known = status.kind === 'conflict' ? status.theirs.version : base.version
    if (newer.version <= known) return
    if (isSame(newer.values, base.values)) {
      // Only another part of the entity has changed.
      base = { ...base, version: newer.version }
      settle(status.kind === 'saved' ? status.at : null)
      if (isWaiting()) resumeSaving()
    } else if (!isDirty()) {
      base = newer
      values = newer.values
      round++
      settle(null)
    } else if (isSame(values, newer.values)) {
      base = newer
      settle(Date.now())
    } else {
      clearTimeout(timer)
      setStatus({ kind: 'conflict', theirs: newer })
    }
  }

  function mount() {
    isShown = true
    if (isWaiting()) schedule()
  }

  function leave() {
    isShown = false
    saveWaiting()
  }

  /**
   * Saves without further delay. A failed save is not repeated automatically: it waits for the user or for another key
   * press.
   */
  function saveWaiting() {
    if (status.kind !== 'failed') saveNow()
  }

  async function whenFree() {
    let last
    do {
      last = queue
      await last // oxlint-disable-line no-await-in-loop -- one leads to the next
    } while (last !== queue)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function type(next: Values) {
    values = next
    if (status.kind === 'saving') return keepDraft()
    if (status.kind === 'conflict') {
      keepDraft()
      return setStatus({ ...status })
    }
    settle(status.kind === 'saved' ? status.at : null)
    if (isWaiting()) schedule()
  }

  /** Saves the resolved values on top of theirs. */
  function resolve(chosen: Values) {
    if (status.kind !== 'conflict') return
    base = status.theirs
    values = chosen
    round++
    settle(Date.now())
    saveNow()
  }

  function discard() {
    if (status.kind === 'conflict') base = status.theirs
    values = base.values
    round++
    settle(null)
  }

  /** Runs another change of the same entity, which creates a version too. */
  const change = <T extends { version: number } | null>(make: (version: number) => Promise<Result<T>>) =>
    enqueue(async () => {
      const result = await make(base.version)
      if (result.ok && result.data) {
        base = { ...base, version: result.data.version }
        if (isDirty()) keepDraft()
      } else if (result.ok || result.code === VERSION_CONFLICT) await fetchNewer()
      return result
    })

  return {
    state: () => state,
    values: () => values,
    whenFree,
    subscribe,
    begin: mount,
    leave,
    type,
    saveNow,
    saveWaiting,
    receive,
    resolve,
    discard,
    change,
  }
}
export type RunningAutosave = ReturnType<typeof createAutosave>
