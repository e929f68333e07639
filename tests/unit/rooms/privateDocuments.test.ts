import { expect, test } from 'vitest'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { documentApis, type RoomNode } from '@/features/rooms/documents/documents.api'
import { privateApi } from '@/features/vdr/private/privateItems.api'
import { parseBookmark } from '@/features/vdr/private/bookmarkAddress'
import { foldersToUploadTo } from '@/features/vdr/private/uploadFolders'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { privateItems } from '@mocks/vdr/privateItems'
import { askBackend } from '../../support/askBackend'

const node = (id: string, parentId: string | null, level: Level, kind: RoomNode['kind'] = 'folder') =>
  ({ id, parentId, level, kind, name: `N${id}`, indexNo: id }) as RoomNode

test('folders are selectable from level 5 on; their ancestors are shown, other folders are not', () => {
  const nodes = [
    node('1', null, LEVEL.view),
    node('2', '1', LEVEL.upload),
    node('3', '2', LEVEL.manage, 'document'),
    node('4', '1', LEVEL.downloadOriginal),
    node('5', null, LEVEL.manage),
  ]
  expect(foldersToUploadTo(nodes)).toEqual([
    {
      value: '1',
      title: '1 N1',
      disabled: true,
      children: [{ value: '2', title: '2 N2', disabled: false, children: [] }],
    },
    { value: '5', title: '5 N5', disabled: false, children: [] },
  ])
})

test.each([
  ['6-2-1:12', { documentId: '6-2-1', page: 12 }],
  ['6-2-1:0', null],
  ['6-2-1:99999', null],
  ['6-2-1', null],
  [':3', null],
  [null, null],
])('the bookmark parameter of an address is parsed: %s', (value, asked) => {
  expect(parseBookmark(value)).toEqual(asked)
})

const SECRETS = /会前要点|疗效终点的定义|主要终点的结果|脱落率|尽调问题清单/
const REFUSED = [403, 404]

test.each(['seller', 'admin', 'fenced', 'adviser', 'basic'])(
  'the API gives %s nothing of the buyer’s private items',
  async (name) => {
    resetDb()
    for (const item of privateItems.all()) if (item.userId !== '30') privateItems.delete(item.id)
    const backend = askBackend()
    const as = db.accounts.find(({ userName }) => userName === name)!
    const query = { roomId: '1', pageNum: 1, pageSize: 500 }
    const reads = [
      privateApi.list,
      privateApi.quota,
      privateApi.usage,
      documentApis.vdr.tree,
      documentApis.vdr.list,
    ].map((endpoint) => backend.send(as, endpoint, { query }))
    for (const answer of await Promise.all(reads)) expect(JSON.stringify(answer)).not.toMatch(SECRETS)

    const note = { kind: 'note', name: 'x', text: 'x', id: '2', was: privateItems.require('2').updateTime }
    const submitted = { roomId: '1', ids: ['1'], folderId: '8' }
    expect(REFUSED).toContain((await backend.send(as, privateApi.file, { path: { id: '1' } })).code)
    expect(REFUSED).toContain((await backend.send(as, privateApi.remove, { path: { ids: '1,2' } })).code)
    expect(REFUSED).toContain((await backend.send(as, privateApi.update, { body: note })).code)
    expect(JSON.stringify(await backend.send(as, privateApi.submit, { body: submitted }))).not.toMatch(
      /"ok":true/,
    )
    expect(privateItems.require('2').name).toBe('会前要点（演示）')
  },
)

test('the demo buyer submits drafts where they may upload, and nowhere else', async () => {
  resetDb()
  const buyer = db.accounts.find(({ userName }) => userName === 'buyer')!
  const submit = (folderId: string) =>
    askBackend().send(buyer, privateApi.submit, { body: { roomId: '1', ids: ['1'], folderId } })
  expect(JSON.stringify(await submit('8'))).not.toMatch(/"ok":true/)
  expect(await submit('1-4')).toMatchObject({ data: [{ id: '1', ok: true }] })
})
