import { useApiMutation, type InvalidRow } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { taskApi, type Task } from './planTasks.api'
import type { TaskLabels } from './useTaskLabels'

interface TaskTableProps {
  tasks: readonly Task[]
  unread: readonly InvalidRow[]
  taskLabels: TaskLabels
  onEdit: ((task: Task) => void) | undefined
}

export function TaskTable({ tasks, unread, taskLabels, onEdit }: TaskTableProps) {
  const t = useTranslations('implementationPlan')
  const remove = useApiMutation(taskApi.remove, { invalidates: [taskApi] })
  const labels = t('implementationPlan:task.field', { returnObjects: true })
  const columns: Column<Task>[] = [
    { key: 'name', title: labels.name, isPrimary: true },
    { key: 'milestone', title: labels.milestoneId, render: (_, task) => taskLabels.milestoneOf(task) },
    { key: 'start', title: labels.start },
    { key: 'end', title: labels.end },
    { key: 'owner', title: labels.owner },
    { key: 'done', title: labels.done, align: 'end', render: (_, { done }) => `${done}%` },
    {
      key: 'predecessors',
      title: labels.predecessors,
      render: (_, task) => taskLabels.waitsFor(task) || EMPTY_VALUE,
    },
  ]
  return (
    <RowTable<Task>
      columns={columns}
      rows={tasks}
      invalidRows={unread}
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
