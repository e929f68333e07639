import { useMemo, useRef, useState } from 'react'
import type { Failure } from '@/shared/api'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { useTranslations } from '@/shared/i18n'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { isConflict } from '@/shared/workflow/versionConflict'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { pushDependents, type TaskDates, type Span } from '../../domain/planSchedule'
import { taskApi, type Task } from './planTasks.api'
import { fullListOf } from './useTasks'

/** Move that needs confirmation, with the dependent tasks that it pushes. */
export interface PendingMove {
  moved: TaskDates
  pushed: readonly TaskDates[]
  /** The task itself is already saved; only the pushed tasks need confirmation. */
  isPlaced: boolean
  /** Conflict: someone else has changed one of the tasks first. */
  failure: Failure | null
}

const spans = (moves: readonly TaskDates[]) => moves.map((each): [string, Span] => [each.id, each])

/**
 * Moves tasks of a project. A move without dependent tasks is saved immediately, others are confirmed first. Moves can
 * be undone for a while; after a conflict the user is asked again, based on the current dates.
 */
export function useTaskMoves(projectId: string, tasks: readonly Task[]) {
  const t = useTranslations('implementationPlan')
  const change = useVersionedMutation(taskApi.move, {
    invalidates: [taskApi],
    refetchOnConflict: [taskApi.list],
  })
  const readNewer = useReadNewer(taskApi.list, fullListOf(projectId))
  const offerUndo = useUndoNotice()
  const notifyFailure = useNotifyFailure()
  const [pending, setPending] = useState<PendingMove | null>(null)
  const [sending, setSending] = useState<ReadonlyMap<string, Span>>(new Map())
  /** Requests run one at a time: a second move of a task builds on the first one's version. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<string, number>())

  const current = tasks.map((task) => ({ ...task, ...sending.get(task.id) }))

  const versionOf = ({ id, version }: Pick<Task, 'id' | 'version'>) =>
    Math.max(version, versions.current.get(id) ?? 0)

  async function send(moves: readonly TaskDates[], known: readonly Task[]) {
    const previous = moves.flatMap(({ id }) => known.find((task) => task.id === id) ?? [])
    const call = (to: readonly TaskDates[]) =>
      change({
        body: {
          moves: to.map(({ id, start, end }) => {
            const { version } = previous.find((task) => task.id === id) ?? { version: 0 }
            return { id, start, end, version: versionOf({ id, version }) }
          }),
        },
      })
    const result = await call(moves)
    setSending(
      (before) =>
        new Map([...before].filter(([id, span]) => !moves.some((each) => each.id === id && each === span))),
    )
    if (result.ok) {
      for (const { id, version } of result.data) versions.current.set(id, version)
      const [{ name } = { name: '' }] = previous
      offerUndo(t('implementationPlan:task.moved', { name, count: moves.length }), () => call(previous))
      return
    }
    const newer = isConflict(result) ? await readNewer() : null
    const [moved] = moves
    if (!newer?.ok || !moved) return notifyFailure(result)
    setPending({ moved, pushed: pushDependents(moved, newer.data.rows), isPlaced: false, failure: result })
  }

  function place(moves: readonly TaskDates[]) {
    setPending(null)
    setSending((before) => new Map([...before, ...spans(moves)]))
    queue.current = queue.current.then(() => send(moves, current))
  }

  const placed = useMemo(
    () => new Map([...sending, ...(pending ? spans([pending.moved, ...pending.pushed]) : [])]),
    [sending, pending],
  )
  return {
    /** Dates of tasks that are being saved or confirmed. */
    placed,
    asked: pending,
    move: (moved: TaskDates) => {
      const isLater = current.some(({ id, end }) => id === moved.id && end < moved.end)
      const pushed = isLater ? pushDependents(moved, current) : []
      if (pushed.length === 0) place([moved])
      else setPending({ moved, pushed, isPlaced: false, failure: null })
    },
    /** Asks for confirmation to push the dependents of a task that now ends later. */
    follow: (moved: TaskDates) => {
      const pushed = pushDependents(moved, current)
      if (pushed.length > 0) setPending({ moved, pushed, isPlaced: true, failure: null })
    },
    place,
    forget: () => setPending(null),
  }
}
