import { beforeEach, describe, expect, test } from 'vitest'
import { evidenceApi, sharedReportApi } from '@/features/vdr/reports/sharedReports.api'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { roomLog } from '@mocks/rooms/log'
import { recycle } from '@mocks/rooms/recycle'
import { putMember } from '@mocks/rooms/rights'
import { membershipIn, nodes } from '@mocks/rooms/store'
import { versions, versionsOf } from '@mocks/rooms/versions'
import { versionOf } from '@mocks/rooms/seed/versions'
import { citations } from '@mocks/vdr/evidence'
import { sharedReports } from '@mocks/vdr/sharedReports'
import { roomBackend } from '../../support/roomBackend'

let send: ReturnType<typeof roomBackend>['send']
beforeEach(() => {
  resetDb()
  send = roomBackend().send
})

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const detail = (name: string, id = '1') =>
  send(name, sharedReportApi.detail, { path: { id }, query: { roomId: '1' } })
const evidence = (name: string, reportId = '1') =>
  send(name, evidenceApi.list, { query: { roomId: '1', reportId } })

function giveRight(name: string) {
  const member = membershipIn('vdr', '1', accountOf(name))!
  putMember('vdr', '周岚', { ...member, mayModifyValuation: true })
}

/** A version that is published in place of the one before. */
function replace(documentId: string, pages?: number) {
  for (const version of versionsOf('vdr', documentId)) versions.vdr.put({ ...version, state: 'unpublished' })
  const node = nodes.vdr.require(documentId)
  const next = versionOf(node, { no: 2, state: 'published', ...(pages === undefined ? {} : { pages }) })
  versions.vdr.put(next)
  nodes.vdr.put({ ...node, versionNo: 2, pages: next.pages })
}

const PLACE = { docId: '9-1', version: 1, page: 7 }

describe('a reader with a published report', () => {
  test('is told the defaults and what rests on his documents, and nothing of the rest', async () => {
    const whole = await detail('seller')
    const told = await detail('buyer')
    const fieldsOf = ({ data }: typeof told) =>
      (data as { rows: { field: string }[] }).rows.map(({ field }) => field)
    expect(fieldsOf(whole)).toContain('annualCostPerPatient')
    expect(fieldsOf(told)).not.toContain('annualCostPerPatient')
    expect(fieldsOf(told)).toContain('marketSize')
    const text = JSON.stringify([
      told,
      await evidence('buyer'),
      await send('buyer', sharedReportApi.list, { query: { roomId: '1', pageNum: 1, pageSize: 10 } }),
    ])
    // The name of a paper that he does not see, what it was derived from, and the form itself.
    for (const secret of ['工艺概述', '5-1', '"basis"', '"form"', '"inputs":{'])
      expect(text).not.toContain(secret)
    expect(JSON.stringify(await evidence('seller'))).toContain('工艺概述')
    expect((await evidence('buyer')).data).toMatchObject({ withheld: ['cogs::'] })
  })

  test.each(['fenced', 'adviser', 'expired', 'stopped', 'founder'])(
    '%s, whose tag it is not: nothing',
    async (name) => {
      expect((await detail(name)).code).not.toBe(200)
      expect((await evidence(name)).code).not.toBe(200)
    },
  )

  test('may not name, confirm or remove evidence, nor make a scenario or take the report along', async () => {
    for (const call of [
      () => send('buyer', evidenceApi.add, { body: { reportId: '1', field: 'wacc::', ...PLACE } }),
      () => send('buyer', evidenceApi.confirm, { body: { id: '3', version: 2 } }),
      () => send('buyer', evidenceApi.remove, { path: { ids: '3' } }),
      () =>
        send('buyer', sharedReportApi.scenario, {
          body: { base: '1', name: 'Late', reason: 'too late', inputs: { wacc: 12 } },
        }),
      () => send('buyer', sharedReportApi.download, { path: { id: '1' }, query: {} }),
    ])
      expect(await call()).toMatchObject({ code: 500 })
    expect(citations.size).toBe(8)
  })
})

describe('evidence', () => {
  test('that was replaced outdates its report until it is confirmed, which is kept and noted', async () => {
    await send('seller', evidenceApi.confirm, { body: { id: '3', version: 2 } })
    expect((await detail('seller')).data).toMatchObject({ outdated: null })
    replace('9-1')
    expect((await detail('buyer')).data).toMatchObject({ outdated: 'evidence' })
    // Looked at before yet another version came.
    expect(await send('seller', evidenceApi.confirm, { body: { id: '1', version: 1 } })).toMatchObject({
      code: 500,
    })
    await send('seller', evidenceApi.confirm, { body: { id: '1', version: 2 } })
    expect((await detail('buyer')).data).toMatchObject({ outdated: null })
    expect(citations.require('1')).toMatchObject({
      versionNo: 2,
      checks: [{ kind: 'confirmed', byId: '40', from: 1, to: 2 }],
    })
    expect(roomLog.vdr.all().at(-1)).toMatchObject({
      action: 'valuation',
      userId: '40',
      nodeId: '9-1',
      versionNo: 2,
    })
  })

  test('whose page is gone cannot be confirmed, only named anew', async () => {
    replace('9-1', 3)
    expect((await evidence('seller')).data).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ id: '1', state: 'pageGone' })]),
    })
    expect(await send('seller', evidenceApi.confirm, { body: { id: '1', version: 2 } })).toMatchObject({
      code: 500,
    })
    const beyond = { docId: '9-1', version: 2, page: 4 }
    expect(await send('seller', evidenceApi.replace, { body: { id: '1', ...beyond } })).toMatchObject({
      code: 500,
    })
    await send('seller', evidenceApi.replace, { body: { id: '1', ...beyond, page: 3 } })
    expect(citations.require('1')).toMatchObject({ page: 3, versionNo: 2, checks: [{ kind: 'replaced' }] })
  })

  test('in a deleted document is named to who leads the room alone', async () => {
    recycle('vdr', accountOf('seller'), ['9-1'])
    expect(JSON.stringify(await evidence('seller'))).toContain('市场分析')
    expect(JSON.stringify(await evidence('buyer'))).not.toContain('市场分析')
  })

  test('is named by a member with the right in what he may read, and not elsewhere', async () => {
    giveRight('buyer')
    const cite = (docId: string) =>
      send('buyer', evidenceApi.add, { body: { reportId: '1', field: 'wacc::', ...PLACE, docId } })
    expect(await cite('5-1')).toMatchObject({ code: 404 })
    expect(await cite('9-1')).toMatchObject({ code: 200 })
    expect(
      await send('buyer', evidenceApi.add, { body: { reportId: '1', field: 'nothing::', ...PLACE } }),
    ).toMatchObject({ code: 500 })
  })
})

test('a scenario is its maker’s and the administrators’ until it is shown to his own tag', async () => {
  giveRight('buyer')
  const body = { base: '1', name: 'Late entry', reason: 'A rival comes first', inputs: { wacc: 12 } }
  const { data } = await send('buyer', sharedReportApi.scenario, { body })
  const { id } = data as { id: string }
  // What it changes is another value: what the base rests on bears out the rest.
  expect(sharedReports.require(id)).toMatchObject({ tagIds: [], calculation: { form: { wacc: 12 } } })
  expect((await detail('fenced', id)).code).toBe(404)
  const publish = (tagIds: string[]) => send('buyer', sharedReportApi.publish, { body: { id, tagIds } })
  expect(await publish(['3'])).toMatchObject({ code: 500 })
  expect(await publish(['2'])).toMatchObject({ code: 200 })
  expect(await send('buyer', sharedReportApi.publish, { body: { id: '1', tagIds: ['2'] } })).toMatchObject({
    code: 500,
  })
  expect(
    await send('buyer', sharedReportApi.scenario, { body: { ...body, inputs: { wacc: 10 } } }),
  ).toMatchObject({ code: 500 })
})
