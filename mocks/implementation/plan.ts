import type { ReportBody } from '@/features/implementation/plan/progress/planProgress.api'
import type { TaskBody } from '@/features/implementation/plan/tasks/planTasks.api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { requireVersion, type Versioned } from '../platform/versioned'
import { REFUSALS } from './refusals'
import { allowed } from './projects'

interface PlanItem extends Versioned {
  id: string
  projectId: string
  updateTime: string
}

export interface StoredTask extends PlanItem, TaskBody {}
export interface StoredReport extends PlanItem, ReportBody {
  author: string
  createTime: string
}

export const tasks = collection<StoredTask>(REFUSALS.noTask)
export const reports = collection<StoredReport>(REFUSALS.noReport)

export const tasksOf = (projectId: string) => tasks.all().filter((task) => task.projectId === projectId)
export const reportsOf = (projectId: string) =>
  reports
    .all()
    .filter((report) => report.projectId === projectId)
    .toSorted((a, b) => b.from.localeCompare(a.from))

export const requirePlan = (account: Account, projectId: string) =>
  void allowed(account, 'edit', { id: projectId })

/** Returns the item if the caller may change this version of it; `label` names it in the error. */
export function requireChangeable<T extends PlanItem>(
  account: Account,
  stored: T,
  version: number,
  label: string,
): T {
  requirePlan(account, stored.projectId)
  requireVersion(stored, version, label)
  return stored
}
