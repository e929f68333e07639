import { Table, type TableColumnsType } from 'antd'
import { useWrite, type UnreadRow } from '@/shared/api'
import { ABSENT } from '@/shared/lib/money'
import listStyles from '@/shared/list/list.module.css'
import { RowActions } from '@/shared/list/table/RowActions'
import { unreadSummary } from '@/shared/list/UnreadRows'
import { useText } from '@/shared/texts'
import { taskApi, type Task } from './api'
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
  const t = useText('implementationPlan')
  const remove = useWrite(taskApi.remove, { refreshes: [taskApi] })
  const labels = t('implementationPlan:task.field', { returnObjects: true })
  const columns: TableColumnsType<Task> = [
    { key: 'name', title: labels.name, dataIndex: 'name', fixed: 'start', className: listStyles.listName },
    { key: 'milestone', title: labels.milestoneId, render: (_, task) => words.milestoneOf(task) },
    { key: 'start', title: labels.start, dataIndex: 'start' },
    { key: 'end', title: labels.end, dataIndex: 'end' },
    { key: 'owner', title: labels.owner, render: (_, { owner }) => owner || ABSENT },
    { key: 'done', title: labels.done, align: 'end', render: (_, { done }) => `${done}%` },
    { key: 'predecessors', title: labels.predecessors, render: (_, task) => words.waitsFor(task) || ABSENT },
    {
      key: 'actions',
      title: t('columns.actions'),
      className: 'row-actions-cell',
      render: (_, task) =>
        onEdit && (
          <RowActions
            name={task.name}
            onEdit={() => onEdit(task)}
            onDelete={() => remove({ path: { ids: task.id } })}
          />
        ),
    },
  ]
  return (
    <Table
      className={listStyles.listTable}
      rowKey="id"
      columns={onEdit ? columns : columns.slice(0, -1)}
      dataSource={tasks}
      summary={unreadSummary(unread)}
      pagination={{ pageSize: 50, hideOnSinglePage: true }}
      scroll={{ x: 'max-content' }}
    />
  )
}
