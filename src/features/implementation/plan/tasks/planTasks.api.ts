import * as z from 'zod/mini'
import { countOrZero, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, dictCode, integer, nullable, required, rowsOf, text } from '@/shared/form/fieldParsers'
import { findCycle, MAX_PREDECESSORS, MAX_TASKS, type DependentTask } from '../../domain/planSchedule'

/** Task of a project. Calls and fields are assumed, here only. */
export const Task = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  projectId: z.coerce.string(),
  name: z.string(),
  milestoneId: z.nullish(z.coerce.string()),
  start: z.string(),
  end: z.string(),
  owner: textOrEmpty,
  /** Percent. */
  done: countOrZero,
  predecessors: listOf(z.object({ id: z.coerce.string(), lag: countOrZero })),
  updatedBy: textOrEmpty,
})
export type Task = z.infer<typeof Task>

export const TASK_RULES = ['beforeStart', 'twice', 'circle'] as const
type TaskRule = (typeof TASK_RULES)[number]

export const TaskInput = z
  .object({
    name: required(text(2, 80)),
    milestoneId: nullable(dictCode),
    start: required(day),
    end: required(day),
    owner: nullable(text(2, 40)),
    done: required(integer(0, 100)),
    /** Tasks that must end before this one starts, each with a lag in days. */
    predecessors: rowsOf(
      z.object({ id: required(dictCode), lag: required(integer(-365, 365)) }),
      0,
      MAX_PREDECESSORS,
    ),
  })
  .check(
    z.superRefine(({ start, end, predecessors }, context) => {
      const addError: AddError<TaskRule> = errorReporter(context)
      if (end < start) addError(['end'], 'beforeStart')
      for (const [at, { id }] of predecessors.entries()) {
        if (predecessors.findIndex((each) => each.id === id) < at)
          addError(['predecessors', at, 'id'], 'twice')
      }
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type TaskBody = z.output<typeof TaskInput>

export const circleText = (circle: readonly string[], tasks: readonly { id: string; name: string }[]) =>
  [...circle, circle[0]!].map((id) => tasks.find((task) => task.id === id)?.name ?? id).join(' → ')

/** Extends {@link TaskInput} with a check for dependency cycles among the given tasks. */
export const taskInputAmong = (tasks: readonly (DependentTask & { name: string })[], id: string) =>
  TaskInput.check(
    z.superRefine(({ name, predecessors }, context) => {
      const addError: AddError<TaskRule> = errorReporter(context)
      const others = tasks.filter((task) => task.id !== id)
      const circle = findCycle([{ id, predecessors }, ...others])
      if (circle)
        addError(['predecessors'], 'circle', { names: circleText(circle, [...others, { id, name }]) })
    }, RUN_DESPITE_FIELD_ERRORS),
  )

const TaskQuery = z.extend(PageQuery, { projectId: z.string() })

export const taskApi = {
  list: get('/implement/task/list', { query: TaskQuery, response: pageOf(Task) }),
  detail: get('/implement/task/:id', { response: dataOf(Task) }),
  create: post('/implement/task', { body: z.intersection(TaskInput, z.object({ projectId: z.string() })) }),
  update: put('/implement/task', {
    body: z.intersection(TaskInput, VersionedRef),
  }),
  /** Moves several tasks of a project, all or none; answers their new versions. */
  move: put('/implement/task/move', {
    body: z.object({
      moves: z
        .array(z.extend(VersionedRef, { start: z.iso.date(), end: z.iso.date() }))
        .check(z.minLength(1), z.maxLength(MAX_TASKS)),
    }),
    response: dataOf(listOf(z.object({ id: z.coerce.string(), version: z.coerce.number() }))),
  }),
  remove: del('/implement/task/:ids'),
}
