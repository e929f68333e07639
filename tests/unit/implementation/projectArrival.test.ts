import { beforeEach, expect, test } from 'vitest'
import { STATE } from '@/features/concepts/domain/conceptStates'
import { projectApi, type Project } from '@/features/implementation/project/projectLink.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { db } from '@mocks/account/store'
import { onProjectStart } from '@mocks/implementation/startProject'
import { projects } from '@mocks/implementation/store'
import { resetDb } from '@mocks/platform/db'
import { membershipIn, rooms } from '@mocks/rooms/store'
import { askBackend } from '../../support/askBackend'
import { CALLS, readyFor } from '../../support/concepts'

let backend: ReturnType<typeof askBackend>
beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const account = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const notified: Parameters<Parameters<typeof onProjectStart>[0]>[] = []
onProjectStart((...args) => notified.push(args))

const pass = (concept: ReturnType<typeof readyFor>) => {
  const { endpoint, args } = CALLS.passAfter
  return backend.send(account('manager'), endpoint, args(concept))
}
const ofConcept = async (name: string, conceptId: string) =>
  (await backend.send(account(name), projectApi.list, { query: { pageNum: 1, pageSize: 10, conceptId } }))
    .rows!

test('a concept that passes its last audit becomes a project with a room, a manager and the entered payment plan', async () => {
  notified.length = 0
  const concept = readyFor('passAfter', STATE.afterPending)
  expect(await ofConcept('investor', concept.id)).toEqual([])
  expect(await pass(concept)).toMatchObject({ code: 200 })

  const [project] = (await ofConcept('investor', concept.id)) as unknown as Project[]
  expect(project).toMatchObject({
    name: '一个完整的项目',
    state: 'notStarted',
    phase: 'verification',
    start: '2026-01-01',
    budget: concept.approvedAmount,
    approved: concept.approvedAmount,
    contractNo: 'HT-1',
    paid: 0,
  })
  expect(rooms.implement.require(project!.roomId)).toMatchObject({ name: project!.name, contractNo: 'HT-1' })
  expect(membershipIn('implement', project!.roomId, account('project'))?.role).toBe('admin')
  const entered = await backend.send(account('project'), roomApis.implement.detail, {
    path: { id: project!.roomId },
  })
  expect(entered.code).toBe(200)
  expect(notified).toMatchObject([
    [{ id: project!.id }, { id: concept.id }, { instalments: [{ due: '2026-02-01', amount: 1_000_000 }] }],
  ])
})

test('a refused audit creates no project, and a concept never creates two', async () => {
  const before = projects.size
  const concept = readyFor('passAfter', STATE.afterPending)
  expect(await pass({ ...concept, version: concept.version + 1 })).not.toMatchObject({ code: 200 })
  expect(projects.size).toBe(before)
  await pass(concept)
  await pass(concept)
  expect(projects.size).toBe(before + 1)
  const again = await backend.send(account('project'), projectApi.create, {
    body: {
      conceptId: concept.id,
      name: 'Twice',
      organisation: null,
      managerId: '70',
      phase: 'conversion',
      start: '2026-01-01',
      end: '2027-01-01',
      currency: 'CNY',
      budget: 1,
      spent: null,
      contractNo: null,
      policyNo: null,
    },
  })
  expect(again).toMatchObject({ code: 500 })
  expect(projects.size).toBe(before + 1)
})
