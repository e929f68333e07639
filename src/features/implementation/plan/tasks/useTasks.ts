import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_TASKS } from '../../domain/planSchedule'
import { milestoneApi, type PlannedMilestone } from '../../milestones/milestones.api'
import { taskApi, type Task } from './planTasks.api'

const EMPTY_TASKS: readonly Task[] = []
const EMPTY_MILESTONES: readonly PlannedMilestone[] = []

export const fullListOf = (projectId: string) => ({
  query: { pageNum: 1, pageSize: MAX_TASKS, projectId },
})

export function useTasks(projectId: string) {
  const tasks = useQuery(apiQuery(taskApi.list, fullListOf(projectId)))
  const milestones = useQuery(apiQuery(milestoneApi.list, fullListOf(projectId)))
  const failed = [tasks, milestones].filter(({ error }) => error)
  return {
    tasks: tasks.data?.rows ?? EMPTY_TASKS,
    unread: tasks.data?.invalidRows ?? [],
    milestones: milestones.data?.rows ?? EMPTY_MILESTONES,
    isLoading: tasks.isPending || milestones.isPending,
    failure: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
