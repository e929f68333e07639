import { beforeEach, expect, test } from 'vitest'
import { progressApi } from '@/features/implementation/plan/progress/planProgress.api'
import { taskApi } from '@/features/implementation/plan/tasks/planTasks.api'
import { findingApi } from '@/features/implementation/plan/findings/planFindings.api'
import { reports, tasks, tasksOf } from '@mocks/implementation/plan'
import { projects } from '@mocks/implementation/store'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

type Call = Parameters<ReturnType<typeof roomBackend>['send']>
/** Signs in for each call, because a reset ends all sessions. */
const send = (...call: Call) => roomBackend().send(...call)
const ofTask = (id: string) => {
  const { name, milestoneId, start, end, owner, done, predecessors, version } = tasks.require(id)
  return { id, name, milestoneId, start, end, owner, done, predecessors, version }
}
const moved = (id: string, version = 1) => ({ id, version, start: '2027-01-01', end: '2027-01-02' })

test('a cycle is refused with the task names along it, and nothing is stored', async () => {
  const body = { ...ofTask('9201'), predecessors: [{ id: '9204', lag: 0 }] }
  const { code, msg } = await send('project', taskApi.update, { body })
  expect(code).toBe(500)
  expect(msg).toMatch(
    /先导分子评审 → .*靶点结合与选择性复测 → 先导分子评审|靶点结合与选择性复测 → 先导分子评审 → 靶点结合与选择性复测/,
  )
  expect(tasks.require('9201').version).toBe(1)
})

test('tasks moved together all move, or none if one has changed since', async () => {
  const stale = await send('project', taskApi.move, {
    body: { moves: [moved('9219'), moved('9220', 2)] },
  })
  expect(stale.code).toBe(409)
  expect(tasks.require('9219').start).not.toBe('2027-01-01')
  const { data } = await send('project2', taskApi.move, {
    body: { moves: [moved('9219'), moved('9220')] },
  })
  expect(data).toEqual([
    { id: '9219', version: 2 },
    { id: '9220', version: 2 },
  ])
  expect(tasks.require('9220')).toMatchObject({ start: '2027-01-01', updatedBy: '许跟进' })
})

test('deleting a task removes the dependencies on it', async () => {
  await send('project', taskApi.remove, { path: { ids: '9204' } })
  expect(
    tasksOf('9001')
      .flatMap(({ predecessors }) => predecessors)
      .map(({ id }) => id),
  ).not.toContain('9204')
})

test('a task cannot depend on a task or milestone of another project', async () => {
  tasks.put({ ...tasks.require('9201'), id: '1', projectId: '9002' })
  const { id: _id, version: _version, ...task } = ofTask('9221')
  for (const wrong of [{ predecessors: [{ id: '1', lag: 0 }] }, { milestoneId: '90021' }]) {
    const body = { ...task, ...wrong, projectId: '9001' }
    expect((await send('project', taskApi.create, { body })).code).toBe(500)
  }
})

test('the plan of an ended project is read-only, and users with read access cannot change a plan', async () => {
  projects.put({ ...projects.require('9001'), state: 'terminated' })
  const body = ofTask('9220')
  expect((await send('project', taskApi.update, { body })).code).toBe(500)
  expect((await send('investor', taskApi.update, { body })).code).toBe(403)
  expect(
    (await send('investor', taskApi.list, { query: { pageNum: 1, pageSize: 500, projectId: '9001' } })).total,
  ).toBe(tasksOf('9001').length)
})

test('only the latest report can be edited', async () => {
  const { from, to, done, progress, next, version } = reports.require('9403')
  const body = { id: '9403', version, from, to, done, progress, deviation: null, next }
  expect((await send('project', progressApi.update, { body })).code).toBe(500)
  const last = { ...body, id: '9404', from: reports.require('9404').from, to: reports.require('9404').to }
  expect((await send('project', progressApi.update, { body: last })).code).toBe(200)
  const overlapping = { ...last, from: to, version: 2 }
  expect((await send('project', progressApi.update, { body: overlapping })).code).toBe(500)
})

test('the matrix counts match the list under the same filters', async () => {
  const query = { projectId: '9001', kind: 'risk' }
  const { data } = await send('project', findingApi.matrix, { query })
  const { total } = await send('project', findingApi.list, {
    query: { ...query, pageNum: 1, pageSize: 1 },
  })
  const cells = data as { severity: number; likelihood: number; count: number }[]
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  expect(cells).toContainEqual({ severity: 5, likelihood: 3, count: 1 })
})
