import { Alert, Button } from 'antd'
import type { TaskDates } from '../../domain/planSchedule'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import type { Task } from './planTasks.api'
import type { PendingMove } from './useTaskMoves'

interface MoveDialogProps {
  pending: PendingMove
  tasks: readonly Task[]
  onMove: (moves: readonly TaskDates[]) => void
  onClose: () => void
}

/** Asks for confirmation of a move, listing the dependent tasks that would move too. */
export function MoveDialog({ pending, tasks, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('implementationPlan')
  const { moved, pushed, isPlaced, failure } = pending
  const taskOf = ({ id }: TaskDates) => tasks.find((task) => task.id === id)
  const all = isPlaced ? pushed : [moved, ...pushed]
  const columns: Column<TaskDates>[] = [
    {
      key: 'name',
      isPrimary: true,
      title: t('implementationPlan:task.noun'),
      render: (_, each) => taskOf(each)?.name,
    },
    {
      key: 'from',
      title: t('implementationPlan:move.from'),
      render: (_, each) => {
        const task = taskOf(each)
        return task && t('implementationPlan:move.days', { start: task.start, end: task.end })
      },
    },
    {
      key: 'to',
      title: t('implementationPlan:move.to'),
      render: (_, { start, end }) => t('implementationPlan:move.days', { start, end }),
    },
  ]
  return (
    <Dialog
      open
      width={720}
      title={t('implementationPlan:move.title', { name: taskOf(moved)?.name })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {t(isPlaced || failure ? 'implementationPlan:move.leave' : 'actions.cancel')}
          </Button>
          {!isPlaced && pushed.length > 0 && (
            <Button onClick={() => onMove([moved])}>{t('implementationPlan:move.alone')}</Button>
          )}
          <Button type="primary" onClick={() => onMove(all)}>
            {t('implementationPlan:move.all', { count: all.length })}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert type="warning" showIcon className="list-note" title={<ErrorMessage failure={failure} />} />
      )}
      {pushed.length > 0 && <p>{t('implementationPlan:move.pushed', { count: pushed.length })}</p>}
      <RowTable columns={columns} rows={all} pageSize={10} />
    </Dialog>
  )
}
