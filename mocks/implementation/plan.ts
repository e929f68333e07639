import type { ReportBody } from '@/features/implementation/plan/progress/api'
import type { TaskBody } from '@/features/implementation/plan/tasks/api'
import { isPlanOpen } from '@/features/implementation/domain/plan'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { beijing } from '../platform/clock'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { projects } from './store'

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

/** A project whose plan can be changed; refuses one that is over. */
export function openProject(id: string) {
  const project = projects.require(id)
  if (!isPlanOpen(project)) throw new Refusal(500, REFUSALS.projectOver)
  return project
}

/** One that may be changed by who has read this version of it; `called` is what the refusal calls it. */
export function requireVersion<T extends Versioned>(stored: T, version: number, called: string): T {
  openProject(stored.projectId)
  if (stored.version !== version)
    throw new Refusal(VERSION_CONFLICT, REFUSALS.changedSince(called, stored.updatedBy))
  return stored
}

/** What a change leaves behind, beside what it changes; of something new the first version. */
export const stamped = ({ nickName }: { nickName: string }, before?: Versioned) => ({
  version: (before?.version ?? 0) + 1,
  updateTime: beijing(new Date()),
  updatedBy: nickName,
})
