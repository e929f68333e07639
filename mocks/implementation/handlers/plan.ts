import { findCycle, MAX_TASKS } from '@/features/implementation/domain/planSchedule'
import { findingApi } from '@/features/implementation/plan/findings/planFindings.api'
import { progressApi } from '@/features/implementation/plan/progress/planProgress.api'
import { circleText, taskApi, type TaskBody } from '@/features/implementation/plan/tasks/planTasks.api'
import type { Args } from '@/shared/api/endpoint'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { revisionStamp } from '../../platform/versioned'
import {
  requireChangeable,
  reports,
  reportsOf,
  requirePlan,
  tasks,
  tasksOf,
  type StoredReport,
} from '../plan'
import { REFUSALS } from '../refusals'
import { findings, findingsOf, milestones, projects } from '../store'

const READ = 'implement:project:list'
const WRITE = 'implement:project:edit'

/** Refuses cyclic dependencies, and predecessors or milestones of another project. */
function checkTask(task: TaskBody & { id: string; projectId: string }) {
  const others = tasksOf(task.projectId).filter(({ id }) => id !== task.id)
  const isKnown = (id: string) => id === task.id || others.some((other) => other.id === id)
  if (!task.predecessors.every(({ id }) => isKnown(id))) throw new Refusal(500, REFUSALS.noTask)
  if (task.milestoneId !== null && milestones.get(task.milestoneId)?.projectId !== task.projectId)
    throw new Refusal(500, REFUSALS.noMilestone)
  const cycle = findCycle([task, ...others])
  if (cycle) throw new Refusal(500, REFUSALS.circle(circleText(cycle, [task, ...others])))
}

const taskMocks = [
  mock(taskApi.list, READ, ({ query }) => list(tasksOf(projects.require(query.projectId).id), query, {})),
  mock(taskApi.detail, READ, ({ path }) => tasks.require(String(path.id))),
  mock(taskApi.create, WRITE, ({ account, body: { projectId, ...body } }) => {
    requirePlan(account, projectId)
    if (tasksOf(projectId).length >= MAX_TASKS) throw new Refusal(500, REFUSALS.tooManyTasks(MAX_TASKS))
    checkTask({ ...body, id: '', projectId })
    tasks.add({ ...body, projectId, ...revisionStamp(account) })
  }),
  mock(taskApi.update, WRITE, ({ account, body: { version, ...body } }) => {
    const before = requireChangeable(account, tasks.require(body.id), version, body.name)
    checkTask({ ...body, projectId: before.projectId })
    tasks.put({ ...before, ...body, ...revisionStamp(account, before) })
  }),
  mock(taskApi.move, WRITE, ({ account, body: { moves } }) => {
    // Check all tasks before moving any.
    const moved = moves.map(({ id, version, start, end }) => {
      const before = tasks.require(id)
      if (end < start) throw new Refusal(500, REFUSALS.endBeforeStart(before.name))
      return {
        ...requireChangeable(account, before, version, before.name),
        start,
        end,
        ...revisionStamp(account, before),
      }
    })
    return moved.map((task) => tasks.put(task)).map(({ id, version }) => ({ id, version }))
  }),
  mock(taskApi.remove, WRITE, ({ account, path }) => {
    const doomed = tasks.requireAll(String(path.ids))
    for (const { projectId } of doomed) requirePlan(account, projectId)
    tasks.remove(doomed)
    const isGone = ({ id }: { id: string }) => doomed.some((task) => task.id === id)
    for (const task of tasks.all().filter(({ predecessors }) => predecessors.some(isGone))) {
      const predecessors = task.predecessors.filter((link) => !isGone(link))
      tasks.put({ ...task, predecessors, ...revisionStamp(account, task) })
    }
  }),
]

const listFindings = (query: Args<typeof findingApi.list>['query']) =>
  list(findingsOf(projects.require(query.projectId).id), query, {
    keyword: ['title', 'mitigation', 'owner'],
    equals: ['kind', 'state', 'severity', 'likelihood'],
    latest: 'updateTime',
  })

const findingMocks = [
  mock(findingApi.list, READ, ({ query }) => listFindings(query)),
  mock(findingApi.matrix, READ, ({ query }) => {
    const { rows } = listFindings({ ...query, pageNum: 1, pageSize: Infinity })
    const cells = new Map<string, { severity: number; likelihood: number; count: number }>()
    for (const { severity, likelihood } of rows) {
      const { count } = cells.get(`${severity} ${likelihood}`) ?? { count: 0 }
      cells.set(`${severity} ${likelihood}`, { severity, likelihood, count: count + 1 })
    }
    return [...cells.values()]
  }),
  mock(findingApi.detail, READ, ({ path }) => findings.require(String(path.id))),
  mock(findingApi.create, WRITE, ({ account, body: { projectId, ...body } }) => {
    requirePlan(account, projectId)
    const stamp = revisionStamp(account)
    findings.add({
      ...body,
      mitigation: body.mitigation ?? '',
      projectId,
      ...stamp,
      createTime: stamp.updateTime,
    })
  }),
  mock(findingApi.update, WRITE, ({ account, body: { version, ...body } }) => {
    const before = requireChangeable(account, findings.require(body.id), version, body.title)
    findings.put({ ...before, ...body, mitigation: body.mitigation ?? '', ...revisionStamp(account, before) })
  }),
]

const reportRow = (report: StoredReport) => ({
  ...report,
  isLast: reportsOf(report.projectId)[0]?.id === report.id,
})

function checkPeriod({ from }: { from: string }, before: StoredReport | undefined) {
  if (before && from <= before.to) throw new Refusal(500, REFUSALS.periodTaken(before.from, before.to))
}

const progressMocks = [
  mock(progressApi.list, READ, ({ query }) =>
    list(reportsOf(projects.require(query.projectId).id).map(reportRow), query, {}),
  ),
  mock(progressApi.detail, READ, ({ path }) => reportRow(reports.require(String(path.id)))),
  mock(progressApi.create, WRITE, ({ account, body: { projectId, ...body } }) => {
    requirePlan(account, projectId)
    checkPeriod(body, reportsOf(projectId)[0])
    const stamp = revisionStamp(account)
    reports.add({ ...body, projectId, ...stamp, author: account.nickName, createTime: stamp.updateTime })
  }),
  mock(progressApi.update, WRITE, ({ account, body: { version, ...body } }) => {
    const before = requireChangeable(account, reports.require(body.id), version, REFUSALS.reportNoun)
    const [last, earlier] = reportsOf(before.projectId)
    if (last?.id !== before.id) throw new Refusal(500, REFUSALS.laterReport)
    checkPeriod(body, earlier)
    reports.put({ ...before, ...body, ...revisionStamp(account, before) })
  }),
]

export const planMocks = [...taskMocks, ...findingMocks, ...progressMocks]
