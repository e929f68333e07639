import type { ReadingEvent } from './view.api'

/** A page counts as seen after this time on screen. */
const SEEN_AFTER_MS = 1_000
/** Longer gaps do not count: a sleeping device read nothing. */
const MAX_STEP_MS = 5_000

type UnsentEvent = Omit<ReadingEvent, 'id'>

export type ReadingAction =
  | { kind: 'opened' }
  | { kind: 'looked'; pages: readonly number[] }
  /** Activity of the user has started or stopped. */
  | { kind: 'present'; isPresent: boolean }
  | { kind: 'zoomed'; percent: number }
  | { kind: 'attempted'; what: 'print' | 'download' }
  | { kind: 'ticked' }

/** Reading since the last report. */
export interface ReadingState {
  /** Ms of a monotonic clock. */
  at: number
  isPresent: boolean
  /** Ms for which the visible pages have been shown without interruption. */
  shown: ReadonlyMap<number, number>
  seen: ReadonlyMap<number, number>
  active: number
  unsent: readonly UnsentEvent[]
}

export const startReading = (at: number): ReadingState => ({
  at,
  isPresent: true,
  shown: new Map(),
  seen: new Map(),
  active: 0,
  unsent: [],
})

const event = (event: ReadingEvent['event'], more: Partial<UnsentEvent> = {}): UnsentEvent => ({
  event,
  page: null,
  seconds: null,
  percent: null,
  ...more,
})

function advance(reading: ReadingState, now: number): ReadingState {
  const step = Math.min(MAX_STEP_MS, Math.max(0, now - reading.at))
  if (!reading.isPresent || step === 0) return { ...reading, at: now }
  const shown = new Map<number, number>()
  const seen = new Map(reading.seen)
  for (const [page, before] of reading.shown) {
    const after = before + step
    shown.set(page, after)
    // The time before a page counts as seen is added once it does.
    if (after >= SEEN_AFTER_MS)
      seen.set(page, (seen.get(page) ?? 0) + (before >= SEEN_AFTER_MS ? step : after))
  }
  return { ...reading, at: now, shown, seen, active: reading.active + step }
}

export function reduceReading(reading: ReadingState, action: ReadingAction, now: number): ReadingState {
  const advanced = advance(reading, now)
  switch (action.kind) {
    case 'opened':
      return { ...advanced, unsent: [...advanced.unsent, event('open')] }
    case 'looked':
      return {
        ...advanced,
        shown: new Map(action.pages.map((page) => [page, advanced.shown.get(page) ?? 0])),
      }
    case 'present':
      // After an absence, every page starts again.
      return advanced.isPresent === action.isPresent
        ? advanced
        : {
            ...advanced,
            isPresent: action.isPresent,
            shown: new Map([...advanced.shown.keys()].map((page) => [page, 0])),
          }
    case 'zoomed':
      return { ...advanced, unsent: [...advanced.unsent, event('zoom', { percent: action.percent })] }
    case 'attempted':
      return { ...advanced, unsent: [...advanced.unsent, event(action.what)] }
    default:
      return advanced
  }
}

/** Returns the unsent events, in whole seconds, and the state without them. */
export function takeEvents(
  reading: ReadingState,
  newId: () => string,
): { events: ReadingEvent[]; rest: ReadingState } {
  const toSeconds = (ms: number) => Math.floor(ms / 1_000)
  const pages = [...reading.seen].filter(([, ms]) => toSeconds(ms) > 0)
  const unsent = [
    ...reading.unsent,
    ...pages.map(([page, ms]) => event('page', { page, seconds: toSeconds(ms) })),
    ...(toSeconds(reading.active) > 0 ? [event('time', { seconds: toSeconds(reading.active) })] : []),
  ]
  return {
    events: unsent.map((each) => ({ id: newId(), ...each })),
    rest: {
      ...reading,
      unsent: [],
      seen: new Map([...reading.seen].map(([page, ms]) => [page, ms % 1_000])),
      active: reading.active % 1_000,
    },
  }
}
