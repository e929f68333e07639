import type { ReportBody } from '@/features/implementation/plan/progress/planProgress.api'
import type { TaskBody } from '@/features/implementation/plan/tasks/planTasks.api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { requireVersion, type Versioned } from '../platform/versioned'
import { REFUSALS } from './refusals'
import { allowed } from './projects'

interface PlanPart extends Versioned {
  id: string
  projectId: string
  updateTime: string
}

export interface StoredTask extends PlanPart, TaskBody {}
export interface StoredReport extends PlanPart, ReportBody {
  author: string
  createTime: string
}

export const tasks = collection<StoredTask>(REFUSALS.noTask)
export const reports = collection<StoredReport>(REFUSALS.noReport)

export const tasksOf = (projectId: string) => tasks.all().filter((task) => task.projectId === projectId)
/** The latest period first. */
export const reportsOf = (projectId: string) =>
  reports
    .all()
    .filter((report) => report.projectId === projectId)
    .toSorted((a, b) => b.from.localeCompare(a.from))

/** Refuses who may not change a project's plan now. */
export const requirePlan = (account: Account, projectId: string) =>
  void allowed(account, 'edit', { id: projectId })

/** One that may be changed by who has read this version of it; `called` is what the refusal calls it. */
export function changeable<T extends PlanPart>(
  account: Account,
  stored: T,
  version: number,
  called: string,
): T {
  requirePlan(account, stored.projectId)
  requireVersion(stored, version, called)
  return stored
}
