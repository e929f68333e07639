import { findingApi, FindingInput } from '@/features/implementation/plan/findings/planFindings.api'
import { progressApi, ReportInput } from '@/features/implementation/plan/progress/planProgress.api'
import { taskApi, TaskInput } from '@/features/implementation/plan/tasks/planTasks.api'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }
const ofProject = { projectId: '9001' }
const task = TaskInput.parse({
  name: '稳定性研究',
  milestoneId: '9104',
  start: '2099-01-01',
  end: '2099-03-01',
  owner: '韦分析',
  done: 0,
  predecessors: [{ id: '9209', lag: 2 }],
})
const finding = FindingInput.parse({
  kind: 'risk',
  title: '稳定性数据不足',
  severity: 3,
  likelihood: 2,
  owner: '韦分析',
  state: 'open',
})
const report = ReportInput.parse({
  from: '2099-01-01',
  to: '2099-01-31',
  done: 60,
  progress: '放行检验完成。',
  next: '启动毒理研究。',
})

export const examples: readonly Example[] = [
  example(taskApi.list, () => ({ query: { ...page, ...ofProject } })),
  example(taskApi.detail, () => ({ path: { id: '9201' } })),
  example(taskApi.create, () => ({ body: { ...task, ...ofProject } })),
  example(taskApi.update, () => ({ body: { ...task, id: '9220', version: 1 } })),
  example(taskApi.move, () => ({
    body: { moves: [{ id: '9220', version: 1, start: '2099-01-01', end: '2099-01-14' }] },
  })),
  example(taskApi.remove, () => ({ path: { ids: '9201' } })),
  example(findingApi.list, () => ({ query: { ...page, ...ofProject } })),
  example(findingApi.matrix, () => ({ query: ofProject })),
  example(findingApi.detail, () => ({ path: { id: '9301' } })),
  example(findingApi.create, () => ({ body: { ...finding, ...ofProject } })),
  example(findingApi.update, () => ({ body: { ...finding, id: '9301', version: 1 } })),
  example(progressApi.list, () => ({ query: { ...page, ...ofProject } })),
  example(progressApi.detail, () => ({ path: { id: '9404' } })),
  example(progressApi.create, () => ({ body: { ...report, ...ofProject } })),
  example(progressApi.update, () => ({ body: { ...report, id: '9404', version: 1 } })),
]
