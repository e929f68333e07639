import { beforeEach, expect, test } from 'vitest'
import type { AnyEndpoint } from '@/shared/api'
import { documentApis } from '@/features/rooms/documents/documents.api'
import { memberApis } from '@/features/rooms/members/members.api'
import { permissionApis } from '@/features/rooms/rights/rights.api'
import { roomApis } from '@/features/rooms/room/rooms.api'
import { tagApis } from '@/features/rooms/tags/tags.api'
import { writeLog, roomLog } from '@mocks/rooms/log'
import { changeRights, rightsVersion } from '@mocks/rooms/rights'
import { members, membershipIn, membersOf, nodesOf, rooms } from '@mocks/rooms/store'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

const page = { pageNum: 1, pageSize: 100 }
const inRoom = { roomId: '1' }
const PLAIN = ['buyer', 'fenced', 'adviser'] as const
const nodesIn = (tree: unknown) =>
  (tree as { id: string; level: number; indexNo: string }[]).map(({ id, level, indexNo }) => [
    id,
    level,
    indexNo,
  ])
const membershipOf = (name: string) =>
  membershipIn(
    'vdr',
    '1',
    db.accounts.find(({ userName }) => userName === name)!,
  )!

test('a member sees nobody outside their own tag', async () => {
  const backend = roomBackend()
  for (const name of PLAIN) {
    const own = membershipOf(name)
    const others = membersOf('vdr', '1').filter(({ tagId }) => tagId !== own.tagId)
    const answer = await backend.send(name, memberApis.vdr.list, { query: { ...page, ...inRoom } })
    const text = JSON.stringify(answer)
    expect(answer.total).toBe(membersOf('vdr', '1').length - others.length)
    for (const { id, email } of others) {
      expect(text).not.toContain(email)
      const one = await backend.send(name, memberApis.vdr.detail, { path: { id } })
      expect(one.code).toBe(404)
      expect(JSON.stringify(one)).not.toContain(email)
    }
  }
})

test('a room shows a member nothing of the others, nor of its history', async () => {
  const backend = roomBackend()
  writeLog(
    'vdr',
    '1',
    db.accounts.find(({ userName }) => userName === 'fenced')!,
    { action: 'view' },
  )
  const act = roomLog.vdr.all().at(-1)!
  const time = '2026-12-01 00:00:00' // differs from the time of the call below
  roomLog.vdr.put({ ...act, time })
  const answer = await backend.send('buyer', roomApis.vdr.detail, { path: { id: '1' } })
  const own = membershipOf('buyer')
  const known = membersOf('vdr', '1').filter(({ tagId }) => tagId === own.tagId)
  expect(answer.data).toMatchObject({ memberCount: known.length })
  const { lastActivity, ...others } = answer.data as Record<string, unknown>
  expect(lastActivity).not.toBe(time)
  for (const field of ['events', 'nda', 'announcement', 'budget', 'defaultLevel', 'updatedBy'])
    expect(others).not.toHaveProperty(field)
})

test('a member who cannot see a folder does not learn of its rule from a document inside it', async () => {
  const inside = nodesOf('vdr', '1').find(({ parentId, kind }) => parentId === '5' && kind === 'document')
  changeRights('vdr', '1', '周岚', [
    { kind: 'rule', node: '5', subject: 'tag', id: '2', level: 0 },
    { kind: 'rule', node: inside!.id, subject: 'tag', id: '2', level: 2 },
  ])
  const query = { ...inRoom, nodeId: inside!.id }
  const { data } = await roomBackend().send('buyer', permissionApis.vdr.effective, { query })
  expect(data).toMatchObject({ level: 2, steps: [{ node: inside!.id, level: 2 }] })
})

test('a room that hides its members shows a member only themselves', async () => {
  rooms.vdr.put({ ...rooms.vdr.require('1'), hidesMembers: true })
  const answer = await roomBackend().send('buyer', memberApis.vdr.list, { query: { ...page, ...inRoom } })
  expect(answer.rows!.map(({ email }) => email)).toEqual(['buyer@example.com'])
})

test('tags, rights and certificates are closed to members, and a refusal reveals nothing of them', async () => {
  const backend = roomBackend()
  const calls: [AnyEndpoint, object][] = [
    [tagApis.vdr.list, { query: { ...page, ...inRoom } }],
    [tagApis.vdr.detail, { path: { id: '3' } }],
    [permissionApis.vdr.matrix, { query: inRoom }],
    [
      permissionApis.vdr.update,
      {
        body: {
          ...inRoom,
          version: rightsVersion('vdr', '1'),
          changes: [{ node: '5', subject: 'tag', id: '2', level: 6 }],
        },
      },
    ],
    [memberApis.vdr.certificate, { path: { id: '3' }, query: {} }],
    [memberApis.vdr.certificateFile, { path: { id: '3' }, query: {} }],
    [permissionApis.vdr.effective, { query: { ...inRoom, nodeId: '1', memberId: '4' } }],
    [permissionApis.vdr.effective, { query: { ...inRoom, nodeId: '1', tagId: '3' } }],
    [documentApis.vdr.tree, { query: { ...inRoom, as: '4' } }],
  ]
  for (const name of PLAIN.slice(0, 2)) {
    for (const [endpoint, args] of calls) {
      const isOwn = name === 'fenced' && JSON.stringify(args).includes('"memberId":"4"')
      const answer = await backend.send(name, endpoint, args)
      if (isOwn) continue
      expect(answer.code, `${endpoint.path} ${name}`).not.toBe(200)
      expect(answer.data ?? answer.rows, endpoint.path).toBeUndefined()
      expect(answer.msg).not.toContain('潜在受让方 B')
    }
  }
})

test('a member can ask why they see a node, and learns nothing of nodes they do not see', async () => {
  const backend = roomBackend()
  for (const name of PLAIN) {
    const { data } = await backend.send(name, documentApis.vdr.tree, { query: inRoom })
    const seen = new Set((data as { id: string }[]).map(({ id }) => id))
    const denied = nodesOf('vdr', '1').filter(({ id }) => !seen.has(id))
    expect(denied.length).toBeGreaterThan(0)
    for (const { id } of nodesOf('vdr', '1')) {
      const answer = await backend.send(name, permissionApis.vdr.effective, {
        query: { ...inRoom, nodeId: id },
      })
      expect(answer.code).toBe(seen.has(id) ? 200 : 404)
      const steps = ((answer.data as { steps?: { node: string }[] } | undefined)?.steps ?? []).map(
        ({ node }) => node,
      )
      for (const node of denied) expect(steps).not.toContain(node.id)
    }
  }
})

test('an administrator who views as a member sees the same tree, node for node', async () => {
  const backend = roomBackend()
  for (const name of PLAIN) {
    const as = membershipOf(name).id
    const own = await backend.send(name, documentApis.vdr.tree, { query: inRoom })
    const seen = await backend.send('seller', documentApis.vdr.tree, { query: { ...inRoom, as } })
    expect(nodesIn(seen.data)).toEqual(nodesIn(own.data))
  }
  const all = (await backend.send('seller', documentApis.vdr.tree, { query: inRoom })).data as unknown[]
  expect(all).toHaveLength(nodesOf('vdr', '1').length)
})

test('a stopped or expired member sees no room, whatever they call', async () => {
  const backend = roomBackend()
  for (const name of ['stopped', 'expired']) {
    const answers = [
      await backend.send(name, memberApis.vdr.list, { query: { ...page, ...inRoom } }),
      await backend.send(name, permissionApis.vdr.effective, { query: { ...inRoom, nodeId: '1' } }),
      await backend.send(name, memberApis.vdr.detail, { path: { id: members.vdr.require('3').id } }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404])
  }
})
