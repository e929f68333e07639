import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { MAX_TASKS } from '../../domain/plan'
import { milestoneApi, type PlannedMilestone } from '../../milestones/milestones.api'
import { taskApi, type Task } from './planTasks.api'

const NO_TASKS: readonly Task[] = []
const NO_MILESTONES: readonly PlannedMilestone[] = []

/** What a read of all that a project has of a kind asks. */
export const allOf = (projectId: string) => ({
  query: { pageNum: 1, pageSize: MAX_TASKS, projectId },
})

/** The tasks of a project, and the milestones that they lead to. */
export function useTasks(projectId: string) {
  const tasks = useQuery(read(taskApi.list, allOf(projectId)))
  const milestones = useQuery(read(milestoneApi.list, allOf(projectId)))
  const failed = [tasks, milestones].filter(({ error }) => error)
  return {
    tasks: tasks.data?.rows ?? NO_TASKS,
    unread: tasks.data?.invalidRows ?? [],
    milestones: milestones.data?.rows ?? NO_MILESTONES,
    isLoading: tasks.isPending || milestones.isPending,
    failure: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
