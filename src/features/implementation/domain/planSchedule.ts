import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { dayNumber, dayFromNumber } from '@/shared/lib/dates'

/** Per project: a plan is loaded and drawn completely. */
export const MAX_TASKS = MAX_PAGE_SIZE

export const MAX_PREDECESSORS = 20

/**
 * Dependency on the end of a task: the dependent task may start `lag` days later; a negative lag allows it to start
 * before that end.
 */
export interface Dependency {
  id: string
  lag: number
}

export interface Span {
  start: string
  end: string
}

export interface DependentTask {
  id: string
  predecessors: readonly Dependency[]
}

type PlannedTask = DependentTask & Span
export type TaskDates = Span & { id: string }

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((each) => [each.id, each]))

/**
 * Returns the tasks of a dependency cycle, or null if there is none. Each task is a predecessor of the next, and the
 * last of the first.
 */
export function findCycle(tasks: readonly DependentTask[]): string[] | null {
  const all = byId(tasks)
  const visited = new Set<string>()
  const path: string[] = []

  function visit(id: string): string[] | null {
    if (visited.has(id)) return null
    const at = path.indexOf(id)
    if (at >= 0) return path.slice(at).toReversed()
    path.push(id)
    for (const { id: before } of all.get(id)?.predecessors ?? []) {
      const found = visit(before)
      if (found) return found
    }
    path.pop()
    visited.add(id)
    return null
  }

  for (const { id } of tasks) {
    const found = visit(id)
    if (found) return found
  }
  return null
}

/** Day number from which a task may start, given the end of a predecessor. */
const earliestStart = (end: string, { lag }: Dependency) => dayNumber(end) + 1 + lag

/** Moves a task by a number of days; its duration is kept. */
const shiftLater = ({ id, start, end }: TaskDates, days: number): TaskDates => ({
  id,
  start: dayFromNumber(dayNumber(start) + days),
  end: dayFromNumber(dayNumber(end) + days),
})

/** Sorts tasks so that each comes after all its predecessors. */
function sortByDependency(tasks: readonly PlannedTask[]): PlannedTask[] {
  const all = byId(tasks)
  const order = new Set<PlannedTask>()
  function place(task: PlannedTask) {
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
 * Reschedules the tasks that depend on a moved task, directly or indirectly: each starts no earlier than its
 * predecessors allow and keeps its duration. No task is moved forward in time, and none that can stay. The tasks must
 * not contain a cycle.
 */
export function pushDependents(moved: TaskDates, tasks: readonly PlannedTask[]): TaskDates[] {
  const places = new Map([[moved.id, moved]])
  for (const task of sortByDependency(tasks)) {
    if (task.id === moved.id) continue
    const ready = task.predecessors.flatMap((link) => {
      const place = places.get(link.id)
      return place ? earliestStart(place.end, link) : []
    })
    const days = Math.max(0, ...ready.map((day) => day - dayNumber(task.start)))
    if (days > 0) places.set(task.id, shiftLater(task, days))
  }
  places.delete(moved.id)
  return [...places.values()]
}

/** Dependencies that a task violates by its start. */
export function violatedDependencies(
  { start, predecessors }: Pick<PlannedTask, 'start' | 'predecessors'>,
  endOf: (id: string) => string | undefined,
): Dependency[] {
  return predecessors.filter((link) => {
    const end = endOf(link.id)
    return end !== undefined && dayNumber(start) < earliestStart(end, link)
  })
}

/** Moves a span by a number of days: all of it, or one of its ends, which does not pass the other. */
export function dragSpan({ start, end }: Span, grip: 'whole' | 'start' | 'end', days: number): Span {
  const shift = (day: string) => dayFromNumber(dayNumber(day) + days)
  if (grip === 'whole') return { start: shift(start), end: shift(end) }
  if (grip === 'start') return { start: shift(start) > end ? end : shift(start), end }
  return { start, end: shift(end) < start ? start : shift(end) }
}
