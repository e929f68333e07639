import { isDay } from '@/shared/lib/dates'
import type { PlannedMilestone } from '../../milestones/milestones.api'
import { toneOf, type GanttLine } from '../gantt/line'
import type { Task } from './planTasks.api'

/** Milestones and tasks may share an id, so a milestone's line id has a prefix. */
const lineIdOf = ({ id }: PlannedMilestone) => `milestone ${id}`

/** Lines of a project's tasks, grouped below their milestones; tasks without one come last. */
export function taskLines(
  tasks: readonly Task[],
  milestones: readonly PlannedMilestone[],
  {
    today,
    mayMove,
    factsOf,
    milestoneFacts,
  }: {
    today: string
    mayMove: boolean
    factsOf: (task: Task) => string
    milestoneFacts: (milestone: PlannedMilestone) => string
  },
): GanttLine[] {
  const taskLine = (task: Task, isPart: boolean): GanttLine => ({
    id: task.id,
    name: task.name,
    isPart,
    span: isDay(task.start) && isDay(task.end) ? { start: task.start, end: task.end } : null,
    done: task.done,
    tone: toneOf(task.end, task.done === 100, today),
    marks: [],
    predecessors: task.predecessors,
    isOpenable: mayMove,
    isMovable: mayMove,
    facts: factsOf(task),
  })
  const sorted = tasks.toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
  const known = new Set(milestones.map(({ id }) => id))
  const withoutMilestone = sorted.filter(({ milestoneId }) => !milestoneId || !known.has(milestoneId))
  return [
    ...milestones
      .toSorted((a, b) => a.due.localeCompare(b.due))
      .flatMap((milestone): GanttLine[] => {
        const { id, name, due, state } = milestone
        return [
          {
            id: lineIdOf(milestone),
            name,
            isPart: false,
            span: null,
            done: null,
            tone: 'plain',
            marks: isDay(due) ? [{ id, name, day: due, tone: toneOf(due, state === 'accepted', today) }] : [],
            predecessors: [],
            isOpenable: false,
            isMovable: false,
            facts: milestoneFacts(milestone),
          },
          ...sorted.filter(({ milestoneId }) => milestoneId === id).map((task) => taskLine(task, true)),
        ]
      }),
    ...withoutMilestone.map((task) => taskLine(task, false)),
  ]
}
