import { useWrite, type UnreadRow } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { taskApi, type Task } from './planTasks.api'
import type { TaskWords } from './useTaskWords'

interface TaskTableProps {
  tasks: readonly Task[]
  unread: readonly UnreadRow[]
  words: TaskWords
  /** Absent where nothing may be changed. */
  onEdit: ((task: Task) => void) | undefined
}

/** The tasks of a project with all that is known of them. */
export function TaskTable({ tasks, unread, words, onEdit }: TaskTableProps) {
  const t = useTranslations('implementationPlan')
  const remove = useWrite(taskApi.remove, { invalidates: [taskApi] })
  const labels = t('implementationPlan:task.field', { returnObjects: true })
  const columns: Column<Task>[] = [
    { key: 'name', title: labels.name, isPrimary: true },
    { key: 'milestone', title: labels.milestoneId, render: (_, task) => words.milestoneOf(task) },
    { key: 'start', title: labels.start },
    { key: 'end', title: labels.end },
    { key: 'owner', title: labels.owner },
    { key: 'done', title: labels.done, align: 'end', render: (_, { done }) => `${done}%` },
    {
      key: 'predecessors',
      title: labels.predecessors,
      render: (_, task) => words.waitsFor(task) || EMPTY_VALUE,
    },
  ]
  return (
    <RowTable<Task>
      columns={columns}
      rows={tasks}
      unread={unread}
      pageSize={50}
      renderActions={
        onEdit &&
        ((task) => (
          <RowActions
            name={task.name}
            onEdit={() => onEdit(task)}
            onDelete={() => remove({ path: { ids: task.id } })}
          />
        ))
      }
    />
  )
}
