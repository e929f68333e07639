import { useMemo, useRef, useState } from 'react'
import type { Failure } from '@/shared/api'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { useTranslations } from '@/shared/i18n'
import { useFailureMessage } from '@/shared/ui/useFailureMessage'
import { useUndoNotice } from '@/shared/ui/useUndoNotice'
import { isConflict } from '@/shared/workflow/conflict'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { pushDependents, type TaskDates, type Span } from '../../domain/plan'
import { taskApi, type Task } from './planTasks.api'
import { allOf } from './useTasks'

/** A move that waits for a word, and what it pushes. */
export interface AskedMove {
  moved: TaskDates
  pushed: readonly TaskDates[]
  /** It stands there already, and only what it pushes is asked about. */
  isPlaced: boolean
  /** Someone else has changed one of them first. */
  failure: Failure | null
}

const spans = (moves: readonly TaskDates[]) => moves.map((each): [string, Span] => [each.id, each])

/**
 * Moves tasks of a project: at once where nothing else has to go, else it is shown what would go as well. A move can be taken back
 * for a while; where someone else was first, it is asked about again over what stands there now.
 */
export function useTaskMoves(projectId: string, tasks: readonly Task[]) {
  const t = useTranslations('implementationPlan')
  const change = useVersionedMutation(taskApi.move, {
    invalidates: [taskApi],
    refetchOnConflict: [taskApi.list],
  })
  const readNewer = useReadNewer(taskApi.list, allOf(projectId))
  const offerUndo = useUndoNotice()
  const tellFailure = useFailureMessage()
  const [asked, ask] = useState<AskedMove | null>(null)
  /** Those that are on their way to the server. */
  const [sending, setSending] = useState<ReadonlyMap<string, Span>>(new Map())
  /** One after the other: of two moves of one task the second is on top of the first. */
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<string, number>())

  const current = tasks.map((task) => ({ ...task, ...sending.get(task.id) }))

  const versionOf = ({ id, version }: Pick<Task, 'id' | 'version'>) =>
    Math.max(version, versions.current.get(id) ?? 0)

  async function send(moves: readonly TaskDates[], known: readonly Task[]) {
    const stood = moves.flatMap(({ id }) => known.find((task) => task.id === id) ?? [])
    const call = (to: readonly TaskDates[]) =>
      change({
        body: {
          moves: to.map(({ id, start, end }) => {
            const { version } = stood.find((task) => task.id === id) ?? { version: 0 }
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
      const [{ name } = { name: '' }] = stood
      offerUndo(t('implementationPlan:task.moved', { name, count: moves.length }), () => call(stood))
      return
    }
    const newer = isConflict(result) ? await readNewer() : null
    const [moved] = moves
    if (!newer?.ok || !moved) return tellFailure(result)
    ask({ moved, pushed: pushDependents(moved, newer.data.rows), isPlaced: false, failure: result })
  }

  function place(moves: readonly TaskDates[]) {
    ask(null)
    setSending((before) => new Map([...before, ...spans(moves)]))
    turn.current = turn.current.then(() => send(moves, current))
  }

  const placed = useMemo(
    () => new Map([...sending, ...(asked ? spans([asked.moved, ...asked.pushed]) : [])]),
    [sending, asked],
  )
  return {
    /** Where tasks stand that are on their way or asked about. */
    placed,
    asked,
    /** Leads a task to other days. */
    move: (moved: TaskDates) => {
      const isLater = current.some(({ id, end }) => id === moved.id && end < moved.end)
      const pushed = isLater ? pushDependents(moved, current) : []
      if (pushed.length === 0) place([moved])
      else ask({ moved, pushed, isPlaced: false, failure: null })
    },
    /** Asks about what a task pushes that ends later now. */
    follow: (moved: TaskDates) => {
      const pushed = pushDependents(moved, current)
      if (pushed.length > 0) ask({ moved, pushed, isPlaced: true, failure: null })
    },
    place,
    forget: () => ask(null),
  }
}
