import type { Failure, Result } from '@/shared/api'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import type { Values } from './editedValues'

/** What is edited, as the server holds it. */
export interface Saved {
  version: number
  values: Values
}

export type SaveStatus =
  /** Nothing waits; `at` is when it was saved last, null before the first time. */
  | { kind: 'saved'; at: number | null }
  | { kind: 'typed' }
  | { kind: 'saving' }
  | { kind: 'failed'; failure: Failure }
  /** Someone else has changed it as well. */
  | { kind: 'conflict'; theirs: Saved }

interface Autosave {
  /** What was last known to be the same on both sides, and what was typed since. */
  start: { base: Saved; values: Values }
  isSame: (one: Values, other: Values) => boolean
  save: (version: number, values: Values) => Promise<Result<{ version: number }>>
  readNewer: () => Promise<Result<Saved>>
  /** Keeps what is not saved yet, on this side; at once where the form has been left. */
  keepDraft: (base: Saved, values: Values, isLeft: boolean) => void
  dropDraft: () => void
  /** Not after a sign-out. */
  maySave: () => boolean
  /** Ms without a change after which it is saved. */
  rest: number
}

/** Ms of rest after the last change before it goes to the server. */
export const REST = 3000

/** What was not sent, because the same was just being sent. */
const isTooEarly = ({ kind }: Failure) => kind === 'duplicate' || kind === 'processing'

/**
 * Saves what is typed after a rest, one call at a time, each on the version that the one before has made. What
 * someone else has saved meanwhile is never overwritten: that is a conflict, for the user to resolve.
 */
export function createAutosave({ start, isSame, save, readNewer, rest, ...outside }: Autosave) {
  let { base, values } = start
  /** Counts how often the values came from elsewhere than the form. */
  let round = 0
  let status: SaveStatus = isDirty() ? { kind: 'typed' } : { kind: 'saved', at: null }
  let state: { status: SaveStatus; base: Saved; round: number } = { status, base, round }
  let met: Saved | null = null
  let line: Promise<unknown> = Promise.resolve()
  let inLine = 0
  let isSaveInLine = false
  /** What is on its way to the server. */
  let sending: Values | null = null
  /** The form is on the screen. */
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function isDirty() {
    return !isSame(values, base.values)
  }

  function tell(next: SaveStatus) {
    status = next
    state = { status, base, round }
    for (const listener of listeners) listener()
  }

  function schedule() {
    clearTimeout(timer)
    if (isShown) timer = setTimeout(saveNow, rest)
  }

  /** What waits is saved after a rest; where the form was left, at once. */
  function goOn() {
    if (isShown) schedule()
    else if (outside.maySave()) saveNow()
  }

  const keepDraft = () => outside.keepDraft(base, values, !isShown)

  /** Whatever changes the thing does so in turn, or it would run into the version of another. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    inLine++
    const result = line.then(work)
    line = result.then(() => {
      inLine--
      if (inLine > 0) return
      if (met) receive(met)
      if (isWaiting()) goOn()
    })
    return result
  }

  const isWaiting = () => status.kind === 'typed'

  /** After something that has made the two sides one, or has not. */
  function settle(at: number | null) {
    if (isDirty()) {
      keepDraft()
      // Each key would draw the form anew.
      if (!isWaiting() || state.base !== base || state.round !== round) tell({ kind: 'typed' })
      return
    }
    clearTimeout(timer)
    outside.dropDraft()
    tell({ kind: 'saved', at })
  }

  async function meetNewer() {
    const newer = await readNewer()
    if (newer.ok) met = newer.data
  }

  async function send() {
    isSaveInLine = false
    if (status.kind === 'conflict' || !isDirty() || !outside.maySave()) return
    const sent = values
    sending = sent
    tell({ kind: 'saving' })
    const result = await save(base.version, sent)
    sending = null
    if (result.ok) {
      base = { version: result.data.version, values: sent }
      return settle(Date.now())
    }
    tell(isShown && isTooEarly(result) ? { kind: 'typed' } : { kind: 'failed', failure: result })
    if (result.code === VERSION_CONFLICT) await meetNewer()
  }

  function saveNow() {
    clearTimeout(timer)
    if (isSaveInLine || sending === values) return
    isSaveInLine = true
    void inTurn(send)
  }

  /** Takes in what was read anew. */
  function receive(newer: Saved) {
    if (inLine > 0) {
      if (!met || met.version < newer.version) met = newer
      return
    }
    met = null
    const known = status.kind === 'conflict' ? status.theirs.version : base.version
    if (newer.version <= known) return
    if (isSame(newer.values, base.values)) {
      // Something else of the thing has changed.
      base = { ...base, version: newer.version }
      settle(status.kind === 'saved' ? status.at : null)
      if (isWaiting()) goOn()
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
      tell({ kind: 'conflict', theirs: newer })
    }
  }

  /** The form is on the screen, and goes on with what an earlier visit has left behind. */
  function begin() {
    isShown = true
    if (isWaiting()) schedule()
  }

  /** The form is left. */
  function leave() {
    isShown = false
    saveWaiting()
  }

  /** Does not wait any longer. What has failed is not repeated by itself: it waits for the user, or for another key. */
  function saveWaiting() {
    if (status.kind !== 'failed') saveNow()
  }

  /** Resolves once nothing is under way. */
  async function whenFree() {
    let last
    do {
      last = line
      await last // oxlint-disable-line no-await-in-loop -- one leads to the next
    } while (last !== line)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Takes what was typed. */
  function type(next: Values) {
    values = next
    if (status.kind === 'saving') return keepDraft()
    if (status.kind === 'conflict') {
      keepDraft()
      return tell({ ...status })
    }
    settle(status.kind === 'saved' ? status.at : null)
    if (isWaiting()) schedule()
  }

  /** Saves what was chosen between both sides, on top of theirs. */
  function resolve(chosen: Values) {
    if (status.kind !== 'conflict') return
    base = status.theirs
    values = chosen
    round++
    settle(Date.now())
    saveNow()
  }

  /** Gives up what was typed and not saved. */
  function discard() {
    if (status.kind === 'conflict') base = status.theirs
    values = base.values
    round++
    settle(null)
  }

  /** Another change of the same thing, which makes a version too. */
  const change = <T extends { version: number } | null>(make: (version: number) => Promise<Result<T>>) =>
    inTurn(async () => {
      const result = await make(base.version)
      if (result.ok && result.data) {
        base = { ...base, version: result.data.version }
        if (isDirty()) keepDraft()
      } else if (result.ok || result.code === VERSION_CONFLICT) await meetNewer()
      return result
    })

  return {
    state: () => state,
    values: () => values,
    whenFree,
    subscribe,
    begin,
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
