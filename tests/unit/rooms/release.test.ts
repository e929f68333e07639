import { extractText } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '@/shared/api'
import { documentApis, zipApis } from '@/features/rooms/documents/documents.api'
import type { ReleasePlan } from '@/features/rooms/domain/release'
import { memberApis } from '@/features/rooms/members/members.api'
import { permissionApis } from '@/features/rooms/rights/rights.api'
import { releaseApis } from '@/features/rooms/rights/release.api'
import type { Scope } from '@/entities/roomScope'
import { fileApi } from '@/shared/files/files.api'
import { serverTime } from '@/shared/lib/dates'
import { fillPath, serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { db, openSession } from '@mocks/account/store'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { certificateOf } from '@mocks/rooms/certificate'
import { roomLog } from '@mocks/rooms/log'
import { moveNodes } from '@mocks/rooms/nodes'
import { changeRights, removeTagRules, rightsNow, rightsVersion, visibleNodes } from '@mocks/rooms/rights'
import { members, nodesOf } from '@mocks/rooms/store'
import { undoStep } from '@mocks/rooms/undo'
import { EXAMPLES } from '../../support/endpoints'

const ROOM = '1'
const DAY = 86_400_000
const inDays = (days: number) => serverTime(Date.now() + days * DAY)
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

let backend: ReturnType<typeof createBackend>
beforeEach(() => {
  resetDb()
  backend = createBackend('/api')
})

interface CallArguments {
  path?: Record<string, string | number>
  query?: object
  body?: unknown
}

function ask(name: string, endpoint: AnyEndpoint, { path = {}, query = {}, body }: CallArguments) {
  const address = `${fillPath(endpoint.path, path)}?${serialiseQuery(query as Query, endpoint.verbatim)}`
  return backend(
    new Request(`http://localhost/api${address}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${openSession(accountOf(name))}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

const answer = async (...call: Parameters<typeof ask>) =>
  (await (await ask(...call)).json()) as { code: number; msg: string; data: never }

const planFor = (changes: Partial<ReleasePlan> = {}): ReleasePlan => ({
  node: '6',
  tagIds: null,
  time: inDays(5),
  phaseId: null,
  ...changes,
})
const addPlan = (scope: Scope, changes: Partial<ReleasePlan> = {}, id = 'r1') =>
  changeRights(scope, ROOM, '周岚', [{ kind: 'release', id, plan: planFor(changes) }])
const addPhase = (scope: Scope, isStarted = false) =>
  changeRights(scope, ROOM, '周岚', [
    { kind: 'phase', id: 'p2', phase: { name: '尽职调查', dueDay: null, isStarted } },
  ])
const seenBy = (scope: Scope, name: string) =>
  visibleNodes(scope, accountOf(name), ROOM).map(({ id, level }) => `${id} ${level}`)

const isInSix = ({ id }: { id: string }) => id === '6' || id.startsWith('6-')

/** Ids and names inside section 6; its own are also those of a group's topic and of other things. */
function secretsOf(scope: Scope) {
  const others = new Set(nodesOf(scope, ROOM).flatMap((node) => (isInSix(node) ? [] : [node.name])))
  return nodesOf(scope, ROOM)
    .filter((node) => isInSix(node) && node.id !== '6')
    .flatMap(({ id, name }) => [`"${id}"`, ...(others.has(name) ? [] : [name])])
}

/** A member's private bookmarks keep the ids of documents that they have bookmarked themselves. */
const OWN_ITEMS = /\/private\//

/** Texts of every read that a section declares, of searches and of files, as one member gets them. */
async function readEverything(scope: Scope, name: string) {
  const api = documentApis[scope]
  const every = { roomId: ROOM, pageNum: 1, pageSize: 500 }
  const reads = EXAMPLES.filter(
    ({ endpoint }) =>
      endpoint.path.startsWith(`/${scope}/`) &&
      !OWN_ITEMS.test(endpoint.path) &&
      !endpoint.changes &&
      endpoint.answer.shape !== 'file',
  )
  expect(reads.length).toBeGreaterThan(30)
  const texts: string[] = []
  const read = async (...call: Parameters<typeof ask>) => texts.push(await (await ask(...call)).text())
  // oxlint-disable no-await-in-loop -- an example may prepare what its call reads
  for (const { endpoint, args } of reads) await read(name, endpoint, await args())
  for (const id of ['6', '6-2', '6-2-1', '6-2-1-1']) {
    await read(name, api.detail, { path: { id } })
    await read(name, api.view, { path: { id }, body: {} })
    await read(name, permissionApis[scope].effective, { query: { roomId: ROOM, nodeId: id } })
    await read(name, api.list, { query: { ...every, folderId: id } })
    await read(name, zipApis[scope].start, { body: { roomId: ROOM, ids: [id] } })
  }
  for (const keyword of ['研究', '临床', '报告', '统计'])
    await read(name, api.list, { query: { ...every, keyword } })
  // oxlint-enable no-await-in-loop
  const query = { roomId: ROOM, format: 'csv', language: 'zh' }
  const { msg } = await answer(name, api.indexFile, { query })
  if (msg.endsWith('.csv')) await read(name, fileApi.download, { query: { fileName: msg, delete: 'true' } })
  return texts.join('\n')
}

async function certifiedIds(scope: Scope, name: string) {
  const { userId } = accountOf(name)
  const member = members[scope].all().find((each) => each.roomId === ROOM && each.userId === userId)!
  return (await certificateOf(scope, member)).rows.map(({ id }) => id)
}

describe.each([
  ['vdr', ['buyer', 'fenced', 'adviser']],
  ['implement', ['investor', 'fundReviewer', 'finance']],
] as const)('%s', (scope, readers) => {
  const api = releaseApis[scope]
  const version = () => rightsVersion(scope, ROOM)
  const plan = (name: string, body: object) =>
    answer(name, api.update, { body: { roomId: ROOM, version: version(), id: null, ...body } })
  const phaseId = () => rightsNow(scope, ROOM).phases().at(-1)!.id

  test.each(readers)('%s: nothing tells of a folder before its release', async (name) => {
    const secrets = secretsOf(scope)
    const before = await readEverything(scope, name)
    const visible = secrets.filter((secret) => before.includes(secret))
    expect(visible.length).toBeGreaterThan(5)
    resetDb()
    addPlan(scope)
    const during = await readEverything(scope, name)
    expect(secrets.filter((secret) => during.includes(secret))).toEqual([])
    expect(seenBy(scope, name).filter((node) => node.startsWith('6'))).toEqual([])
    expect((await certifiedIds(scope, name)).filter((id) => isInSix({ id }))).toEqual([])
    changeRights(scope, ROOM, '周岚', [{ kind: 'release', id: 'r1', plan: null }])
    const after = await readEverything(scope, name)
    expect(secrets.filter((secret) => after.includes(secret))).toEqual(visible)
  })

  test('a phase releases a folder to its tag, and takes it back when it is stopped', async () => {
    const open = seenBy(scope, 'buyer')
    const others = seenBy(scope, 'fenced')
    const phase = { name: 'Due diligence', dueDay: '2026-12-05' }
    const body = { roomId: ROOM, version: version(), id: null, phase }
    expect((await answer('admin', api.updatePhase, { body })).code).toBe(200)
    const id = phaseId()
    const added = planFor({ tagIds: ['2'], time: null, phaseId: id })
    expect((await plan('admin', { plan: added })).code).toBe(200)
    const held = seenBy(scope, 'buyer')
    expect(held).toEqual(open.filter((node) => !/^6\b/.test(node)))
    expect(seenBy(scope, 'fenced')).toEqual(others)
    const start = (isStarted: boolean) =>
      answer('admin', api.startPhase, { body: { roomId: ROOM, version: version(), id, isStarted } })
    expect((await start(true)).code).toBe(200)
    expect(seenBy(scope, 'buyer')).toEqual(open)
    expect(roomLog[scope].all().at(-1)).toMatchObject({
      action: 'permission',
      text: 'phase · Due diligence',
      before: 'isStarted: false',
      after: 'isStarted: true',
    })
    expect((await start(false)).code).toBe(200)
    expect(seenBy(scope, 'buyer')).toEqual(held)
  })

  test('plans are in the log with what they were before', async () => {
    const [first, second] = [inDays(3), inDays(9)]
    await plan('admin', { plan: planFor({ tagIds: ['2', '3'], time: first }) })
    const [{ id } = { id: '' }] = rightsNow(scope, ROOM).releasesAt(new Date().toISOString())
    await plan('admin', { id, plan: planFor({ time: second }) })
    await plan('admin', { id, plan: null })
    const entries = roomLog[scope].all().slice(-3)
    const everyone = `全部成员 · ${second}`
    expect(entries.map(({ before, after, nodeId, text }) => ({ before, after, nodeId, text }))).toEqual([
      { before: '', after: `潜在受让方 A、潜在受让方 B · ${first}`, nodeId: '6', text: 'release' },
      { before: `潜在受让方 A、潜在受让方 B · ${first}`, after: everyone, nodeId: '6', text: 'release' },
      { before: everyone, after: '', nodeId: '6', text: 'release' },
    ])
  })

  test('members plan nothing, and what does not exist or has changed is refused', async () => {
    addPhase(scope)
    for (const name of ['buyer', 'adviser']) {
      expect((await plan(name, { plan: planFor() })).code).not.toBe(200)
      const query = { roomId: ROOM, at: new Date().toISOString(), tagId: '2' }
      expect((await answer(name, api.preview, { query })).code).not.toBe(200)
    }
    expect(await plan('admin', { plan: planFor(), version: version() - 1 })).toMatchObject({ code: 409 })
    for (const wrong of [
      { plan: planFor({ node: 'closed-1' }) },
      { plan: planFor({ tagIds: ['99'] }) },
      { plan: planFor({ time: null, phaseId: 'unknown' }) },
      { plan: planFor({ time: 'soon' }) },
      { plan: planFor({ phaseId: 'p2' }) },
      { plan: planFor({ time: null }) },
      { id: 'unknown', plan: planFor() },
      { plan: null },
    ])
      expect((await plan('admin', wrong)).code, JSON.stringify(wrong)).not.toBe(200)
    expect(rightsNow(scope, ROOM).releasesAt(new Date().toISOString())).toEqual([])
  })

  test('a phase has a name of its own, and is not removed while something waits for it', async () => {
    addPhase(scope)
    addPlan(scope, { time: null, phaseId: 'p2' })
    const send = (id: string | null, phase: object | null) =>
      answer('admin', api.updatePhase, { body: { roomId: ROOM, version: version(), id, phase } })
    expect((await send(null, { name: '尽职调查', dueDay: null })).msg).toContain('尽职调查')
    expect((await send('p2', null)).msg).toContain('1 项')
    changeRights(scope, ROOM, '周岚', [{ kind: 'release', id: 'r1', plan: null }])
    expect((await send('p2', null)).code).toBe(200)
    expect(rightsNow(scope, ROOM).phases()).toEqual([])
    expect((await send('p2', { name: '确认', dueDay: null })).code).toBe(404)
  })

  test('a preview shows the tree of that time, and what of it is visible now', async () => {
    addPlan(scope, { time: inDays(5) })
    addPlan(scope, { node: '8', time: inDays(30) }, 'r2')
    const preview = async (days: number, who: object) => {
      const at = new Date(Date.now() + days * DAY).toISOString()
      return answer('admin', api.preview, { query: { roomId: ROOM, at, ...who } })
    }
    const nodesIn = (rows: readonly { id: string; level: number }[]) =>
      rows.map(({ id, level }) => `${id} ${level}`)
    const present = (await preview(0, { memberId: '3' })).data as { id: string; level: number }[]
    expect(nodesIn(present)).toEqual(seenBy(scope, 'buyer'))
    const rows = (await preview(6, { tagId: '2' })).data as {
      id: string
      level: number
      levelNow: number
    }[]
    changeRights(scope, ROOM, '周岚', [{ kind: 'release', id: 'r1', plan: null }])
    expect(nodesIn(rows)).toEqual(seenBy(scope, 'buyer'))
    for (const { id, level, levelNow } of rows) expect(levelNow).toBe(isInSix({ id }) ? 0 : level)
    expect((await preview(-1, { tagId: '2' })).msg).toContain('访问证明')
  })
})

test('a certificate of a future time follows the plan and says so; one of the past knows the plan of then', async () => {
  const member = members.vdr.require('3')
  changeRights(
    'vdr',
    ROOM,
    '周岚',
    [{ kind: 'release', id: 'r1', plan: planFor({ time: inDays(-2) }) }],
    inDays(-8),
  )
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const idsAt = async (days: number) =>
    (await certificateOf('vdr', member, at(days))).rows.map(({ id }) => id)
  expect((await idsAt(-10)).some((id) => id === '6-2')).toBe(true)
  expect((await idsAt(-5)).some((id) => id === '6-2')).toBe(false)
  expect((await idsAt(-1)).some((id) => id === '6-2')).toBe(true)
  // Moved to a later date: what the past looked like stays.
  addPlan('vdr', { time: inDays(5) })
  expect((await idsAt(-1)).some((id) => id === '6-2')).toBe(true)
  expect((await idsAt(4)).some((id) => id === '6-2')).toBe(false)
  const planned = await certificateOf('vdr', member, at(6))
  expect(planned.rows.some(({ id }) => id === '6-2')).toBe(true)
  expect(planned.plannedAsOf).toBeDefined()
  expect(await certificateOf('vdr', member, at(-1))).not.toHaveProperty('plannedAsOf')

  const query = { at: at(6), language: 'en' }
  const file = await ask('admin', memberApis.vdr.certificateFile, { path: { id: '3' }, query })
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('Planned, as of')
  expect(words).toContain('will be able to see at')
})

test('an administrator learns which plan hides a node, members nothing', async () => {
  addPhase('vdr')
  addPlan('vdr', { tagIds: ['2'], time: null, phaseId: 'p2' })
  const why = (name: string, who: object) =>
    answer(name, permissionApis.vdr.effective, { query: { roomId: ROOM, nodeId: '6-2-1', ...who } })
  expect((await why('seller', { memberId: '3' })).data).toMatchObject({
    level: 0,
    caps: ['unreleased'],
    releases: [{ name: '临床研究', tags: ['潜在受让方 A'], phase: '尽职调查', time: null, isMet: false }],
  })
  expect((await why('buyer', {})).code).toBe(404)
  addPhase('vdr', true)
  expect((await why('buyer', {})).data).toMatchObject({ level: 3, releases: [] })
})

test('a moved node keeps what it waits for if its permissions are kept, also when the move is undone', () => {
  addPlan('vdr')
  const move = (permissionMode: 'keep' | 'inherit') =>
    moveNodes('vdr', accountOf('seller'), {
      roomId: ROOM,
      nodes: [{ id: '6-2', parentId: '6' }],
      target: '8',
      permissionMode,
    })
  const isSeen = () => seenBy('vdr', 'buyer').some((node) => node.startsWith('6-2 '))
  const undo = move('keep')
  expect(isSeen()).toBe(false)
  changeRights('vdr', ROOM, '周岚', [{ kind: 'release', id: 'r1', plan: planFor({ time: inDays(-1) }) }])
  expect(isSeen()).toBe(false)
  undoStep('vdr', accountOf('seller'), undo)
  expect(isSeen()).toBe(true)
  addPlan('vdr')
  move('inherit')
  expect(isSeen()).toBe(true)
})

test('rules that a move writes are those after the release', () => {
  addPlan('vdr')
  moveNodes('vdr', accountOf('seller'), {
    roomId: ROOM,
    nodes: [{ id: '6-2', parentId: '6' }],
    target: '5',
    permissionMode: 'keep',
  })
  const ownPlan = rightsNow('vdr', ROOM)
    .releasesAt(new Date().toISOString())
    .find(({ node }) => node === '6-2')!
  changeRights('vdr', ROOM, '周岚', [{ kind: 'release', id: ownPlan.id, plan: null }])
  expect(seenBy('vdr', 'buyer')).toContain('6-2 3')
})

test('a deleted tag leaves the plans, and one that was for it alone ends', () => {
  addPlan('vdr', { tagIds: ['2', '3'] })
  addPlan('vdr', { tagIds: ['3'], node: '8' }, 'r2')
  removeTagRules('vdr', '周岚', { id: '3', roomId: ROOM })
  expect(rightsNow('vdr', ROOM).releasesAt(new Date().toISOString())).toMatchObject([
    { id: 'r1', tagIds: ['2'] },
  ])
})
