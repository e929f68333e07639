import { beforeAll, expect, test } from 'vitest'
import { canonicalJson } from '@/features/rooms/domain/canonical'
import { replay } from '@/features/rooms/domain/rights'
import { Certificate, isIntact } from '@/features/rooms/members/certificate'
import { memberApis } from '@/features/rooms/members/members.api'
import { SCOPES } from '@/entities/roomScope'
import { certificateOf } from '@mocks/rooms/certificate'
import { beijingTime } from '@mocks/platform/clock'
import { roomLog } from '@mocks/rooms/log'
import { purge, recycle, restore } from '@mocks/rooms/recycle'
import { versions } from '@mocks/rooms/storedVersions'
import { changeRights, putMember, rightsEvents, visibleNodes } from '@mocks/rooms/rights'
import { members, membersOf, nodesOf } from '@mocks/rooms/store'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'

beforeAll(() => {
  resetDb()
  const buyer = members.vdr.require('3')
  changeRights('vdr', '1', '周岚', [{ kind: 'rule', node: '6-2', subject: 'member', id: '3', level: 4 }])
  putMember('vdr', '周岚', { ...buyer, isFenced: true })
})

const DAY = 86_400_000
const dateTimes = [41, 39.5, 38.5, 30, 20.5, 19.9, 5, 0.01].map((days) => new Date(Date.now() - days * DAY))

test.each(dateTimes)('at %s a certificate matches effectiveLevel over the history', async (dateTime) => {
  const at = dateTime.toISOString()
  const rights = replay(rightsEvents('vdr', '1'), at)
  for (const member of membersOf('vdr', '1')) {
    const { rows } = await certificateOf('vdr', member, at)
    const levels = new Map(rows.map((row) => [row.id, row.level]))
    for (const { id, kind } of nodesOf('vdr', '1')) {
      const { level } = rights.levelOf(id, member.id, at)
      // A document that was not yet published at that time is absent, whatever its level.
      if (kind === 'folder') expect(levels.get(id) ?? 0).toBe(level)
      else expect([0, level]).toContain(levels.get(id) ?? 0)
    }
  }
})

test('a current certificate matches the tree as shown', async () => {
  const admin = db.accounts.find(({ userName }) => userName === 'admin')!
  for (const name of ['buyer', 'adviser']) {
    const member = membersOf('vdr', '1').find(({ email }) => email.startsWith(name))!
    const { rows } = await certificateOf('vdr', member)
    const shown = visibleNodes('vdr', admin, '1', member.id)
    expect(Object.fromEntries(rows.map(({ id, level }) => [id, level]))).toEqual(
      Object.fromEntries(shown.map(({ id, level }) => [id, level])),
    )
  }
})

test('a row names its rule, the place and who set it, and a fence that lowered the level', async () => {
  const { rows } = await certificateOf('vdr', members.vdr.require('3'))
  expect(rows.find(({ id }) => id === '6-2-1')).toMatchObject({
    level: 1,
    source: 'member',
    place: '6.2 II 期研究报告',
    setBy: '周岚',
    caps: ['fence'],
  })
})

test('a single altered letter is detected', async () => {
  const certificate = Certificate.parse(await certificateOf('vdr', members.vdr.require('3')))
  expect(await isIntact(certificate)).toBe(true)
  const [first, ...rest] = certificate.rows
  expect(await isIntact({ ...certificate, rows: [{ ...first!, setBy: '别人' }, ...rest] })).toBe(false)
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}')
})

test.each(SCOPES)('%s: it is available for a time that is one, and to administrators only', async (scope) => {
  const backend = roomBackend()
  const { certificate } = memberApis[scope]
  const of = (name: string, query = {}) => backend.send(name, certificate, { path: { id: '3' }, query })
  expect((await of('admin', { at: 'tomorrow' })).msg).toContain('时间点无效')
  expect((await of('buyer')).code).not.toBe(200)
  expect((await of('admin')).code).toBe(200)
})

test('a past certificate does not change when something is deleted and restored; purged nodes are described from the log', async () => {
  const admin = db.accounts.find(({ userName }) => userName === 'admin')!
  const [member, at] = [members.vdr.require('3'), new Date(Date.now() - DAY / 24).toISOString()]
  const [folder, document] = ['6-2', '6-2-1']
  const before = await certificateOf('vdr', member, at)
  expect(before.rows.find(({ id }) => id === folder)).toMatchObject({ kind: 'folder', name: 'II 期研究报告' })
  // A version awaiting audit blocks the deletion of its folder.
  versions.vdr.remove(versions.vdr.all().filter(({ state }) => state === 'submitted'))
  const [row] = recycle('vdr', admin, [folder])
  expect(await certificateOf('vdr', member, at)).toEqual(before)
  restore('vdr', admin, [row!.id])
  expect(await certificateOf('vdr', member, at)).toEqual(before)

  const time = beijingTime(new Date(Date.now() - DAY))
  roomLog.vdr.put({
    id: 'read',
    roomId: '1',
    time,
    userId: member.userId!,
    userName: '',
    action: 'view',
    nodeId: document,
    nodeName: '当时的名称',
    result: 'ok',
  })
  purge(
    'vdr',
    admin,
    recycle('vdr', admin, [folder]).map(({ id }) => id),
  )
  const { rows } = await certificateOf('vdr', member, at)
  expect(rows.find(({ id }) => id === folder)).toMatchObject({
    kind: 'folder',
    name: 'II 期研究报告',
    indexNo: '',
  })
  expect(rows.find(({ id }) => id === document)).toMatchObject({
    kind: 'document',
    name: '当时的名称',
    indexNo: '',
  })
})
