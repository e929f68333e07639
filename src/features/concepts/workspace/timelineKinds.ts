import type * as z from 'zod'
import type { TimelineEvent } from '../answers'

type Event = z.infer<typeof TimelineEvent>

export const KINDS = ['state', 'content', 'agreements', 'records', 'archive'] as const
export type Kind = (typeof KINDS)[number]

/** What an action that leaves the state as it is was about; the rest is about what is written. */
const KIND_OF: ReadonlyMap<string, Kind> = new Map([
  ['goSecrecyApply', 'agreements'],
  ['uploadSecrecy', 'agreements'],
  ['backSecrecyApply', 'agreements'],
  ['uploadHelpServer', 'agreements'],
  ['removeHighlightFlag', 'agreements'],
  ['uploadFirstRecord', 'records'],
  ['uploadSecondRecord', 'records'],
  ['batchGoSeal', 'archive'],
  ['batchBackSeal', 'archive'],
])

/** What kind of event it is: a step along the way, or what happened in between. */
export const kindOf = ({ action, from, to }: Event): Kind =>
  from === to ? (KIND_OF.get(action) ?? 'content') : 'state'

interface Shown {
  /** Its place among all of them: two may say the same at the same time. */
  number: number
  event: Event
}

/** The events of a kind, or all of them, the latest first. */
export const shownOf = (events: readonly Event[], kind: Kind | null): Shown[] =>
  events
    .map((event, number) => ({ number, event }))
    .filter(({ event }) => kind === null || kindOf(event) === kind)
    .sort((a, b) => b.event.time.localeCompare(a.event.time) || b.number - a.number)
