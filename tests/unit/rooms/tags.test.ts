import { beforeEach, expect, test } from 'vitest'
import { permissionApis } from '@/features/rooms/rights/rights.api'
import { groupApis } from '@/features/rooms/questions/questions.api'
import { tagApis } from '@/features/rooms/tags/tags.api'
import { resetDb } from '@mocks/platform/db'
import { changeRights } from '@mocks/rooms/rights'
import { tags } from '@mocks/rooms/store'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

const [roomId, ID] = ['1', 'unused']

test('deleting a tag removes it from groups and rights; its groups can still be edited and closed', async () => {
  const { send } = roomBackend()
  tags.vdr.put({ ...tags.vdr.require('2'), id: ID, name: 'Unused' })
  changeRights('vdr', roomId, '周岚', [{ kind: 'rule', node: '6-2', subject: 'tag', id: ID, level: 4 }])
  const create = (name: string, ...tagIds: string[]) =>
    send('admin', groupApis.vdr.create, { body: { roomId, name, topic: null, category: 'ip', tagIds } })
  await create('Both', '2', ID)
  await create('Alone', ID)
  expect((await send('admin', tagApis.vdr.remove, { path: { ids: ID } })).code).toBe(200)

  const { rows } = await send('admin', groupApis.vdr.list, { query: { pageNum: 1, pageSize: 100, roomId } })
  for (const [called, left] of [
    ['Both', ['2']],
    ['Alone', []],
  ] as const) {
    const found = (rows as { id: string; version: number; name: string; tagIds: string[] }[]).find(
      ({ name }) => name === called,
    )!
    const { id, version, name, tagIds } = found
    expect(tagIds).toEqual(left)
    const body = { id, version, name, topic: null, category: 'ip', tagIds, isOpen: false }
    expect((await send('admin', groupApis.vdr.update, { body })).code).toBe(200)
    expect(
      (await send('admin', groupApis.vdr.list, { query: { pageNum: 1, pageSize: 100, roomId } })).rows,
    ).toContainEqual(expect.objectContaining({ id, isOpen: false }))
  }
  const { data } = await send('admin', permissionApis.vdr.matrix, { query: { roomId } })
  expect(JSON.stringify((data as { rules: unknown }).rules)).not.toContain(ID)
})
