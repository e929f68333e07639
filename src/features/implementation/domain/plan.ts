import { MOST_ROWS } from '@/shared/api/page'
import { dayNumber, numberedDay } from '@/shared/lib/dates'

/** Tasks that a project has at most: a plan is read and drawn as a whole. */
export const MOST_TASKS = MOST_ROWS

/** Tasks that one waits for at most. */
export const MOST_PREDECESSORS = 20

/** A task ends, and so many days later another one may begin; below zero it may begin before. */
export interface Link {
  id: string
  lag: number
}

/** The first and the last day of something. */
export interface Span {
  start: string
  end: string
}

export interface Linked {
  id: string
  /** What it waits for. */
  predecessors: readonly Link[]
}

type Planned = Linked & Span
/** Where a task is to stand. */
export type Placed = Span & { id: string }

const byId = <T extends { id: string }>(things: readonly T[]) =>
  new Map(things.map((each) => [each.id, each]))

/**
 * Tasks that wait for each other in a circle: each is waited for by the one after it, and the last by the first. Null where
 * there are none.
 */
export function circleIn(tasks: readonly Linked[]): string[] | null {
  const all = byId(tasks)
  const isDone = new Set<string>()
  const way: string[] = []

  function follow(id: string): string[] | null {
    if (isDone.has(id)) return null
    const at = way.indexOf(id)
    if (at >= 0) return way.slice(at).toReversed()
    way.push(id)
    for (const { id: before } of all.get(id)?.predecessors ?? []) {
      const found = follow(before)
      if (found) return found
    }
    way.pop()
    isDone.add(id)
    return null
  }

  for (const { id } of tasks) {
    const found = follow(id)
    if (found) return found
  }
  return null
}

/** The number of the first day on which a task may begin that waits for one that ends so. */
const readyAt = (end: string, { lag }: Link) => dayNumber(end) + 1 + lag

/** A task so many days later, as long as before. */
const later = ({ id, start, end }: Placed, days: number): Placed => ({
  id,
  start: numberedDay(dayNumber(start) + days),
  end: numberedDay(dayNumber(end) + days),
})

/** Tasks in an order in which each stands behind all that it waits for. */
function inOrder(tasks: readonly Planned[]): Planned[] {
  const all = byId(tasks)
  const order = new Set<Planned>()
  function place(task: Planned) {
    if (order.has(task)) return
    for (const { id } of task.predecessors) {
      const before = all.get(id)
      if (before) place(before)
    }
    order.add(task)
  }
  for (const task of tasks) place(task)
  return [...order]
}

/**
 * The tasks that have to go as well where one has moved to: what waits for it, and for these in turn, begins no earlier than
 * it may and stays as long. Nobody is drawn forward, and who can stay does. The tasks must not be in a circle.
 */
export function pushedBy(moved: Placed, tasks: readonly Planned[]): Placed[] {
  const places = new Map([[moved.id, moved]])
  for (const task of inOrder(tasks)) {
    if (task.id === moved.id) continue
    const ready = task.predecessors.flatMap((link) => {
      const place = places.get(link.id)
      return place ? readyAt(place.end, link) : []
    })
    const days = Math.max(0, ...ready.map((day) => day - dayNumber(task.start)))
    if (days > 0) places.set(task.id, later(task, days))
  }
  places.delete(moved.id)
  return [...places.values()]
}

/** What a task waits for and begins before all the same. */
export function earlyFor(
  { start, predecessors }: Pick<Planned, 'start' | 'predecessors'>,
  endOf: (id: string) => string | undefined,
): Link[] {
  return predecessors.filter((link) => {
    const end = endOf(link.id)
    return end !== undefined && dayNumber(start) < readyAt(end, link)
  })
}

/** A span that is led by so many days: as a whole, or by one of its ends, which does not pass the other. */
export function ledBy({ start, end }: Span, grip: 'whole' | 'start' | 'end', days: number): Span {
  const led = (day: string) => numberedDay(dayNumber(day) + days)
  if (grip === 'whole') return { start: led(start), end: led(end) }
  if (grip === 'start') return { start: led(start) > end ? end : led(start), end }
  return { start, end: led(end) < start ? start : led(end) }
}
