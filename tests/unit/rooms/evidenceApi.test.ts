import { beforeEach, describe, expect, test } from 'vitest'
import { evidenceApi, sharedReportApi } from '@/features/vdr/reports/sharedReports.api'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { roomLog } from '@mocks/rooms/log'
import { recycle } from '@mocks/rooms/recycle'
import { putMember } from '@mocks/rooms/rights'
import { membershipIn, nodes } from '@mocks/rooms/store'
import { versions, versionsOf } from '@mocks/rooms/storedVersions'
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

function replaceVersion(documentId: string, pages?: number) {
  for (const version of versionsOf('vdr', documentId)) versions.vdr.put({ ...version, state: 'unpublished' })
  const node = nodes.vdr.require(documentId)
  const next = versionOf(node, { no: 2, state: 'published', ...(pages === undefined ? {} : { pages }) })
  versions.vdr.put(next)
  nodes.vdr.put({ ...node, versionNo: 2, pages: next.pages })
}

const PLACE = { docId: '9-1', version: 1, page: 7 }

describe('a reader with a published report', () => {
  test('sees the defaults and what rests on documents they can read, and nothing else', async () => {
    const fullDetail = await detail('seller')
    const buyerDetail = await detail('buyer')
    const fieldsOf = ({ data }: typeof buyerDetail) =>
      (data as { rows: { field: string }[] }).rows.map(({ field }) => field)
    expect(fieldsOf(fullDetail)).toContain('annualCostPerPatient')
    expect(fieldsOf(buyerDetail)).not.toContain('annualCostPerPatient')
    expect(fieldsOf(buyerDetail)).toContain('marketSize')
    const text = JSON.stringify([
      buyerDetail,
      await evidence('buyer'),
      await send('buyer', sharedReportApi.list, { query: { roomId: '1', pageNum: 1, pageSize: 10 } }),
    ])
    // Name of a document that the buyer cannot see, what the value was derived from, and the form itself.
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

  test('may not add, confirm or remove evidence, create a scenario or download the report', async () => {
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
  test('that was replaced outdates its report until it is confirmed; the confirmation is stored and logged', async () => {
    await send('seller', evidenceApi.confirm, { body: { id: '3', version: 2 } })
    expect((await detail('seller')).data).toMatchObject({ outdated: null })
    replaceVersion('9-1')
    expect((await detail('buyer')).data).toMatchObject({ outdated: 'evidence' })
    // Checked against a version that is no longer current.
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

  test('whose page is gone cannot be confirmed, only replaced', async () => {
    replaceVersion('9-1', 3)
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

  test('in a deleted document is named to administrators only', async () => {
    recycle('vdr', accountOf('seller'), ['9-1'])
    expect(JSON.stringify(await evidence('seller'))).toContain('市场分析')
    expect(JSON.stringify(await evidence('buyer'))).not.toContain('市场分析')
  })

  test('is cited by a member with the right in documents they can read, and in no others', async () => {
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

test('a scenario is visible to its author and the administrators until it is published to the author’s tag', async () => {
  giveRight('buyer')
  const body = { base: '1', name: 'Late entry', reason: 'A rival comes first', inputs: { wacc: 12 } }
  const { data } = await send('buyer', sharedReportApi.scenario, { body })
  const { id } = data as { id: string }
  // The changed value is a new one; the evidence of the base report supports the others.
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

test('a party with a variant cites its own version, and learns of no later one', async () => {
  const variant = { ...versions.vdr.require('9-1v1'), id: 'a', tagId: '2', state: 'published' as const }
  versions.vdr.put(variant)
  await send('seller', evidenceApi.confirm, { body: { id: '3', version: 2 } })
  replaceVersion('9-1')
  const rowOf = async (name: string) => {
    const { rows } = (await evidence(name)).data as { rows: { documentId: string }[] }
    return rows.find(({ documentId }) => documentId === '9-1')
  }
  expect(await rowOf('seller')).toMatchObject({ state: 'toCheck', versionNo: 1, publishedNo: 2 })
  expect(await rowOf('buyer')).toMatchObject({
    state: 'current',
    versionNo: 1,
    publishedNo: 1,
    versionId: 'a',
  })
  const outdated = async (name: string) => ((await detail(name)).data as { outdated: string | null }).outdated
  expect([await outdated('seller'), await outdated('buyer')]).toEqual(['evidence', null])
})
