import { serverToday } from '@/shared/api/serverToday'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { violatedDependencies } from '../../domain/planSchedule'
import type { PlannedMilestone } from '../../milestones/milestones.api'
import { toneOf } from '../gantt/line'
import type { Task } from './planTasks.api'

export function useTaskLabels(tasks: readonly Task[], milestones: readonly PlannedMilestone[]) {
  const t = useTranslations('implementationPlan')
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const nameOf = (id: string) => byId.get(id)?.name ?? EMPTY_VALUE

  const waitsFor = ({ predecessors }: Task) =>
    predecessors
      .map(({ id, lag }) => t('implementationPlan:task.after', { name: nameOf(id), count: lag }))
      .join(t('implementationPlan:comma'))
  const isEarly = (task: Task) => violatedDependencies(task, (id) => byId.get(id)?.end).length > 0

  return {
    milestoneOf: ({ milestoneId }: Task) =>
      milestones.find(({ id }) => id === milestoneId)?.name ?? EMPTY_VALUE,
    waitsFor,
    isEarly,
    factsOf: (task: Task) =>
      [
        t('implementationPlan:task.done', { percent: task.done }),
        toneOf(task.end, task.done === 100, serverToday()) === 'late' && t('implementationPlan:task.late'),
        task.owner,
        waitsFor(task),
        isEarly(task) && t('implementationPlan:task.early'),
      ]
        .filter(Boolean)
        .join(t('implementationPlan:comma')),
  }
}
export type TaskLabels = ReturnType<typeof useTaskLabels>
