/** One thing that happened. */
export interface TimelineEvent {
  time: string
  by: string
  action: string
  from: string | null
  to: string
  text: string
}

interface Shown<E> {
  /** Its place among all of them: two may say the same at the same time. */
  number: number
  event: E
}

/** The events of a kind, or all of them, the latest first. */
export const shownOf = <E extends TimelineEvent, Kind>(
  events: readonly E[],
  kindOf: (event: E) => Kind,
  kind: Kind | null,
): Shown<E>[] =>
  events
    .map((event, number) => ({ number, event }))
    .filter(({ event }) => kind === null || kindOf(event) === kind)
    .sort((a, b) => b.event.time.localeCompare(a.event.time) || b.number - a.number)
