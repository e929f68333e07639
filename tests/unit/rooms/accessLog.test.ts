import { beforeEach, expect, test } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import type { View } from '@/shared/viewer/view.api'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { checkBundle, FILES } from '@/features/rooms/domain/log/bundle'
import { firstBroken, type ChainEntry } from '@/features/rooms/domain/log/chain'
import { memberApis } from '@/features/rooms/members/members.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import en from '@/features/vdr/locales/log.en.json'
import zh from '@/features/vdr/locales/log.zh.json'
import { logApi } from '@/features/vdr/log/roomLog.api'
import { formatRemark } from '@/features/vdr/log/domain/remark'
import { keyOf } from '@/shared/api/reactQuery'
import { takeGeneratedFile } from '@mocks/platform/files'
import { resetDb } from '@mocks/platform/db'
import { changeRights } from '@mocks/rooms/rights'
import { roomLog } from '@mocks/rooms/log'
import { answerOf, EXAMPLES } from '../../support/endpoints'
import { roomBackend } from '../../support/roomBackend'

const ROOM = '1'
const page = { pageNum: 1, pageSize: 500 }
const latest = () => roomLog.vdr.all().at(-1)!
let send: ReturnType<typeof roomBackend>['send']

beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

/** Endpoints that leave no trace: private items of a member, and everything before they are admitted. */
const UNSEEN =
  /\/vdr\/private|\/(favorite|reviewed|sendCode|read)$|\/document\/undo\/|^(PUT|DELETE) \/vdr\/question(\/:ids)?$/i // question drafts
/** Files that leave the room. */
const TAKEN = /download\/|indexFile|accessCertificate\/:id\/pdf|log\/(export|bundle)/

const ACTS = EXAMPLES.filter(
  ({ endpoint }) =>
    endpoint.path.startsWith('/vdr/') &&
    (endpoint.changes
      ? !UNSEEN.test(keyOf(endpoint)) && !endpoint.path.includes('zip')
      : TAKEN.test(endpoint.path)),
)

test.each(ACTS.map((each) => [keyOf(each.endpoint), each] as const))(
  '%s is in the log',
  async (_key, act) => {
    resetDb()
    const before = new Set(roomLog.vdr.keys())
    expect((await answerOf(act)).ok).toBe(true)
    const added = roomLog.vdr.all().filter(({ id, action }) => !before.has(id) && action !== 'login')
    const isEntry = act.endpoint.path === '/vdr/room/verifyCode' || added.length > 0
    expect(isEntry).toBe(true)
    // A leading code must be translatable.
    const codes = added.flatMap(({ action, nodeName, text = '' }) =>
      action === 'search' || text === nodeName ? [] : (/^([a-z]+)(?: · |$)/i.exec(text)?.slice(1) ?? []),
    )
    expect(codes.filter((code) => !(code in zh.act))).toEqual([])
  },
)

test.each([
  ['audit', 'approve', 'Approved'],
  ['question', 'assign · 第三队列为何减量？', 'Assigned · 第三队列为何减量？'],
  ['upload', '01 protocol.pdf', '01 protocol.pdf'],
  ['setting', 'toString · x', 'toString · x'],
  ['search', 'approve', 'approve'],
  ['login', undefined, undefined],
])('the remark of %s, %s, reads %s', (action, text, remark) => {
  expect(formatRemark({ action, text }, en.act)).toBe(remark)
})

test('an entry records the user, their role, address, target and the previous value', async () => {
  const query = { ...page, roomId: ROOM }
  const { rows = [] } = await send('seller', memberApis.vdr.list, { query })
  const { id, version, role, tagId, isFenced, mayModifyValuation } = rows.find(
    ({ userId }) => userId === '30',
  )!
  const terms = { role, tagId, isFenced: !isFenced, mayModifyValuation, expiry: null }
  await send('seller', memberApis.vdr.update, { body: { id, version, ...terms } })
  expect(latest()).toMatchObject({
    userId: '40',
    userName: '周岚',
    role: 'admin',
    tagName: '转让方',
    address: '203.0.113.40',
    action: 'permission',
    before: 'isFenced: false',
    after: 'isFenced: true',
  })

  const { data } = await send('buyer', documentApis.vdr.view, { path: { id: '8-1' }, body: {} })
  await send('buyer', documentApis.vdr.renew, {
    path: { lease: (data as View).lease },
    body: { reading: [{ id: 'e1', event: 'page', page: 3, seconds: 12, percent: null }] },
  })
  expect(latest()).toMatchObject({
    action: 'read',
    nodeName: '专利清单（演示）',
    versionNo: 2,
    pages: [3],
    seconds: 12,
  })
})

test('refused calls are logged too', async () => {
  const refused = (action: string) => ({ result: 'denied', action })
  await send('buyer', documentApis.vdr.detail, { path: { id: '5-1' } })
  expect(latest()).toMatchObject({ ...refused('view'), userId: '30', nodeId: '5-1' })
  await send('buyer', documentApis.vdr.download, { path: { id: '8-1' }, query: { kind: 'original' } })
  expect(latest()).toMatchObject(refused('download'))
  await send('admin', documentApis.vdr.createFolder, { body: { roomId: '2', parentId: null, name: 'A' } })
  expect(latest()).toMatchObject({ ...refused('upload'), roomId: '2' })
  await send('stopped', roomApis.vdr.detail, { path: { id: ROOM } })
  expect(latest()).toMatchObject({ ...refused('login'), userId: '34' })
})

test('an administrator gets the full chain; a member gets their own acts, and nothing that reveals the number of others', async () => {
  const query = { ...page, roomId: ROOM }
  const { rows: all = [], total } = await send('seller', logApi.list, { query })
  expect(total).toBeGreaterThanOrEqual(20_000)
  expect(all[0]).toHaveProperty('seq', total)
  expect(firstBroken(all.map(({ anomalies: _found, ...entry }) => entry as ChainEntry))).toBeNull()

  await send('buyer', documentApis.vdr.detail, { path: { id: '5-1' } }) // hidden from the buyer
  const asked = { ...query, userId: '40', tagId: '1' }
  expect(await send('buyer', logApi.list, { query: asked })).toMatchObject({ rows: [], total: 0 })
  changeRights('vdr', ROOM, '周岚', [{ kind: 'rule', node: '6', subject: 'tag', id: '2', level: 0 }])
  const own = await send('buyer', logApi.list, { query })
  expect(own.rows!.length).toBeGreaterThan(100)
  for (const row of own.rows!) {
    expect(row).toMatchObject({ userId: '30', seq: null, prev: null, hash: null })
    expect(String(row.nodeId)).not.toMatch(/^5-1$|^6-1$/)
  }
  expect(await send('buyer', logApi.bundle, { query: { roomId: ROOM } })).toMatchObject({ code: 403 })
})

test('filters narrow the log, a folder includes its contents, and days follow the server’s time', async () => {
  const count = async (filter: object) =>
    (await send('seller', logApi.list, { query: { ...page, roomId: ROOM, ...filter } })).total!
  const all = await count({})
  const folder = await count({ nodeId: '6-2' })
  expect(folder).toBeGreaterThan(await count({ nodeId: '6-2-1' }))
  expect(await count({ result: 'ok' })).toBe(all - (await count({ result: 'denied' })))
  expect(await count({ anomaly: 'burst' })).toBeGreaterThanOrEqual(34)
  const [first] = roomLog.vdr.all()
  const day = first!.time.slice(0, 10)
  expect(await count({ to: day })).toBe(
    roomLog.vdr.all().filter(({ time, roomId }) => roomId === ROOM && time.startsWith(day)).length,
  )
})

test('the bundle holds the chain, is signed, and satisfies the close-out check', async () => {
  const path = { id: ROOM }
  expect(await send('seller', roomApis.vdr.closeOut, { path })).toMatchObject({
    data: { isLogExported: false },
  })
  const from = roomLog.vdr.all().at(-200)!.time.slice(0, 10)
  const { data } = await send('seller', logApi.bundle, { query: { roomId: ROOM, from } })
  const { fileName, keyId, count } = data as { fileName: string; keyId: string; count: number }
  const { bytes } = takeGeneratedFile(fileName, true)!
  const report = await checkBundle(bytes, { pause: () => Promise.resolve() })
  expect(report).toMatchObject({ signature: 'valid', finding: null, fingerprint: keyId, count })
  for (const member of ['seller', 'buyer', 'fenced']) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await send(member, logApi.key, { query: { roomId: ROOM } })).toMatchObject({ data: { keyId } })
  }
  for (const other of ['stopped', 'expired', 'founder']) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await send(other, logApi.key, { query: { roomId: ROOM } })).not.toMatchObject({ code: 200 })
  }
  expect(strFromU8(unzipSync(bytes)[FILES.manifest]!)).toContain('BLX-220')
  expect(await send('seller', roomApis.vdr.closeOut, { path })).toMatchObject({
    data: { isLogExported: true },
  })
})
