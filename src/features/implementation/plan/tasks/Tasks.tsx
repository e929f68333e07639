import { Button, Empty, Segmented, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { serverToday } from '@/shared/api/serverToday'
import { useLabels } from '@/shared/dictionary/useLabels'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useAddressState } from '@/shared/list/useAddressState'
import { usePrintMode } from '@/shared/ui/print'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import type { Project } from '../../project/projectLink.api'
import { useMayPlan } from '../useMayPlan'
import { Gantt } from '../gantt/Gantt'
import styles from '../plan.module.css'
import type { Task } from './planTasks.api'
import { MoveDialog } from './MoveDialog'
import { TaskForm } from './TaskForm'
import { taskLines } from './taskLines'
import { TaskTable } from './TaskTable'
import { useTaskMoves } from './useTaskMoves'
import { useTasks } from './useTasks'
import { useTaskLabels } from './useTaskLabels'

const VIEWS = ['gantt', 'table'] as const
const Address = z.object({ view: z.prefault(z.enum(VIEWS), 'gantt') })

/** Tasks of a project as a Gantt chart or a table; print always uses the table because paper does not scroll. */
export function Tasks({ project }: { project: Project }) {
  const t = useTranslations('implementationPlan')
  const { id: projectId } = project
  const { tasks, unread, milestones, isLoading, failure, retry } = useTasks(projectId)
  const { state, put } = useAddressState(Address)
  const isPrinted = usePrintMode((printMode) => printMode.isPrinted)
  const mayEdit = useMayPlan(project)
  const moves = useTaskMoves(projectId, tasks)
  const taskLabels = useTaskLabels(tasks, milestones)
  const { labelOf } = useLabels('milestone_status')
  const [edited, setEdited] = useState<{ task?: Task } | null>(null)
  const today = serverToday()
  const lines = useMemo(
    () =>
      taskLines(tasks, milestones, {
        today,
        mayMove: mayEdit,
        factsOf: taskLabels.factsOf,
        milestoneFacts: ({ due, state: milestoneState }) =>
          t('implementationPlan:milestone', { due, state: labelOf(milestoneState) }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- texts and labels are new objects on each render and depend on these only
    [tasks, milestones, today, mayEdit, t, labelOf('accepted')],
  )

  if (failure)
    return <ErrorAlert title={t('implementationPlan:task.failed')} failure={failure} onRetry={retry} />
  if (isLoading) return <Skeleton active paragraph={{ rows: 8 }} />

  const openTask = (id: string) => {
    const task = tasks.find((each) => each.id === id)
    if (task) setEdited({ task })
  }
  const viewSwitch = (
    <Segmented
      aria-label={t('implementationPlan:view.label')}
      value={state.view}
      onChange={(view) => put({ view: view === VIEWS[0] ? undefined : view })}
      options={VIEWS.map((value) => ({ value, label: t(`implementationPlan:view.${value}`) }))}
    />
  )
  const add = mayEdit && (
    <Button type="primary" className={styles.add} onClick={() => setEdited({})}>
      {t('implementationPlan:task.add')}
    </Button>
  )
  return (
    <>
      {lines.length === 0 && unread.length === 0 ? (
        <Empty
          description={t(mayEdit ? 'implementationPlan:task.empty' : 'implementationPlan:task.emptyToRead')}
        >
          {add}
        </Empty>
      ) : state.view === 'table' || isPrinted ? (
        <>
          <div className={styles.tools}>
            {viewSwitch}
            {add}
          </div>
          <TaskTable
            tasks={tasks}
            unread={unread}
            taskLabels={taskLabels}
            onEdit={mayEdit ? (task) => setEdited({ task }) : undefined}
          />
        </>
      ) : (
        <>
          <Gantt
            label={t('implementationPlan:task.gantt', { name: project.name })}
            lines={lines}
            placed={moves.placed}
            before={viewSwitch}
            after={add}
            settingKey="tasks"
            defaultZoom="week"
            {...(mayEdit && { onMove: moves.move, onOpen: openTask })}
          />
          <InvalidRows rows={unread} />
        </>
      )}
      {edited && (
        <TaskForm
          key={edited.task?.id}
          projectId={projectId}
          task={edited.task}
          tasks={tasks}
          milestones={milestones}
          onDelayed={moves.follow}
          onClose={() => setEdited(null)}
        />
      )}
      {moves.asked && (
        <MoveDialog pending={moves.asked} tasks={tasks} onMove={moves.place} onClose={moves.forget} />
      )}
    </>
  )
}
