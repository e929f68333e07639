export interface TimelineEvent {
  time: string
  by: string
  action: string
  from: string | null
  to: string
  text: string
}

interface NumberedEvent<E> {
  /** Index among all events: two may have the same text and time. */
  number: number
  event: E
}

export const filterEvents = <E extends TimelineEvent, Kind>(
  events: readonly E[],
  kindOf: (event: E) => Kind,
  kind: Kind | null,
): NumberedEvent<E>[] =>
  events
    .map((event, number) => ({ number, event }))
    .filter(({ event }) => kind === null || kindOf(event) === kind)
    .sort((a, b) => b.event.time.localeCompare(a.event.time) || b.number - a.number)
