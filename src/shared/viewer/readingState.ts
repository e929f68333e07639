/** Ms for which a page has to be on show before it counts as seen. */
const SEEN_AFTER = 1_000
/** Ms between two moments that are held to belong together: a machine that slept read nothing. */
const LONGEST_STEP = 5_000

/** Something that was read or tried; its id lets whoever counts notice that he has had it. */
export interface ReadingEvent {
  id: string
  event: 'open' | 'page' | 'time' | 'zoom' | 'print' | 'download'
  page: number | null
  /** Of a page seen, and of the time that someone was there. */
  seconds: number | null
  /** Of a zoom. */
  percent: number | null
}

type Told = Omit<ReadingEvent, 'id'>

export type ReadingAction =
  | { kind: 'opened' }
  /** These pages are on show now. */
  | { kind: 'looked'; pages: readonly number[] }
  /** Someone is there, or not. */
  | { kind: 'present'; isPresent: boolean }
  | { kind: 'zoomed'; percent: number }
  | { kind: 'attempted'; what: 'print' | 'download' }
  | { kind: 'ticked' }

/** What has been read since it was last told. */
export interface Reading {
  /** Ms of a clock that only goes forth. */
  at: number
  isPresent: boolean
  /** Ms for which the pages on show have been there without a break. */
  shown: ReadonlyMap<number, number>
  /** Ms of pages that were seen. */
  seen: ReadonlyMap<number, number>
  /** Ms with someone there. */
  active: number
  told: readonly Told[]
}

export const startReading = (at: number): Reading => ({
  at,
  isPresent: true,
  shown: new Map(),
  seen: new Map(),
  active: 0,
  told: [],
})

const event = (event: ReadingEvent['event'], more: Partial<Told> = {}): Told => ({
  event,
  page: null,
  seconds: null,
  percent: null,
  ...more,
})

/** The same reading, later. */
function passed(reading: Reading, now: number): Reading {
  const step = Math.min(LONGEST_STEP, Math.max(0, now - reading.at))
  if (!reading.isPresent || step === 0) return { ...reading, at: now }
  const shown = new Map<number, number>()
  const seen = new Map(reading.seen)
  for (const [page, before] of reading.shown) {
    const after = before + step
    shown.set(page, after)
    // What came before it was seen counts from the moment that it is.
    if (after >= SEEN_AFTER) seen.set(page, (seen.get(page) ?? 0) + (before >= SEEN_AFTER ? step : after))
  }
  return { ...reading, at: now, shown, seen, active: reading.active + step }
}

/** What happens to a reading. */
export function read(reading: Reading, action: ReadingAction, now: number): Reading {
  const later = passed(reading, now)
  switch (action.kind) {
    case 'opened':
      return { ...later, told: [...later.told, event('open')] }
    case 'looked':
      return { ...later, shown: new Map(action.pages.map((page) => [page, later.shown.get(page) ?? 0])) }
    case 'present':
      // Whoever comes back begins to look anew.
      return later.isPresent === action.isPresent
        ? later
        : {
            ...later,
            isPresent: action.isPresent,
            shown: new Map([...later.shown.keys()].map((page) => [page, 0])),
          }
    case 'zoomed':
      return { ...later, told: [...later.told, event('zoom', { percent: action.percent })] }
    case 'attempted':
      return { ...later, told: [...later.told, event(action.what)] }
    default:
      return later
  }
}

/** What there is to tell, in whole seconds, and what is left for the next time. */
export function tell(reading: Reading, newId: () => string): { events: ReadingEvent[]; rest: Reading } {
  const whole = (ms: number) => Math.floor(ms / 1_000)
  const pages = [...reading.seen].filter(([, ms]) => whole(ms) > 0)
  const told = [
    ...reading.told,
    ...pages.map(([page, ms]) => event('page', { page, seconds: whole(ms) })),
    ...(whole(reading.active) > 0 ? [event('time', { seconds: whole(reading.active) })] : []),
  ]
  return {
    events: told.map((each) => ({ id: newId(), ...each })),
    rest: {
      ...reading,
      told: [],
      seen: new Map([...reading.seen].map(([page, ms]) => [page, ms % 1_000])),
      active: reading.active % 1_000,
    },
  }
}
