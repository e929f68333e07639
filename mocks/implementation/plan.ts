import type { ReportBody } from '@/features/implementation/plan/progress/api'
import type { TaskBody } from '@/features/implementation/plan/tasks/api'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { allowed } from './projects'

/** What of a project's plan is changed on top of a version. */
interface Versioned {
  id: string
  projectId: string
  version: number
  updateTime: string
  updatedBy: string
}

export interface StoredTask extends Versioned, TaskBody {}
export interface StoredReport extends Versioned, ReportBody {
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
export function requireVersion<T extends Versioned>(
  account: Account,
  stored: T,
  version: number,
  called: string,
): T {
  requirePlan(account, stored.projectId)
  if (stored.version !== version)
    throw new Refusal(VERSION_CONFLICT, REFUSALS.changedSince(called, stored.updatedBy))
  return stored
}

/** What a change leaves behind, beside what it changes; of something new the first version. */
export const stamped = ({ nickName }: { nickName: string }, before?: Versioned) => ({
  version: (before?.version ?? 0) + 1,
  updateTime: now(),
  updatedBy: nickName,
})
