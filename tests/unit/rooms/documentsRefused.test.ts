import { beforeEach, expect, test } from 'vitest'
import { moveChanges, type MoveMode } from '@/features/rooms/domain/move'
import { nodeName } from '@/features/rooms/domain/nodeName'
import '@mocks/platform/handlers'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { addFolder, moveNodes } from '@mocks/rooms/nodes'
import { recycle, recycled, restore } from '@mocks/rooms/recycle'
import { toReader, changeRights, levelOf, putNode, rightsNow } from '@mocks/rooms/rights'
import { membersOf, nodes, nodesOf, rooms, tagsOf } from '@mocks/rooms/store'
import { treeFor } from '@mocks/rooms/tree'
import { undoStep } from '@mocks/rooms/undo'

beforeEach(resetDb)

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const move = (
  id: string,
  parentId: string | null,
  target: string | null,
  permissionMode: MoveMode = 'inherit',
) => moveNodes('vdr', accountOf('seller'), { roomId: '1', nodes: [{ id, parentId }], target, permissionMode })

test.each([
  ['a/b', undefined],
  ['a\\b', undefined],
  ['..', undefined],
  ['a\u202Eb', undefined],
  ['a\u0007b', undefined],
  ['a:b', undefined],
  ['', undefined],
  ['x'.repeat(121), undefined],
  ['x'.repeat(120), 'x'.repeat(120)],
  [' 附件 1（演示） ', '附件 1（演示）'],
])('the name %j is read as %j', (typed, read) => {
  expect(nodeName.parse(typed, () => undefined)).toBe(read)
})

test('a folder cannot be moved into itself, and of two concurrent moves the second is refused', () => {
  expect(() => move('6', null, '6-2')).toThrow(/自己里面/)
  move('6-1', '6', '7')
  expect(() => move('6-1', '6', '8')).toThrow(/已被他人更名、移动或删除/)
  expect(nodes.vdr.require('6-1').parentId).toBe('7')
})

test('a tree of 300 levels is answered, but a new folder on level 31 is refused', () => {
  let parentId: string | null = null
  for (let depth = 1; depth <= 300; depth += 1) {
    const id = `deep-${depth}`
    putNode('vdr', 'x', { id, roomId: '1', parentId, kind: 'folder', name: id, order: 99, createTime: '' })
    parentId = id
  }
  const seller = accountOf('seller')
  const answered = treeFor('vdr', seller, '1').at(-1)!
  expect(answered.indexNo.split('.')).toHaveLength(300)
  const below = (depth: number) => () =>
    addFolder('vdr', seller, { roomId: '1', parentId: `deep-${depth}`, name: 'A' })
  expect(below(29)).not.toThrow()
  expect(below(30)).toThrow(/最多 30 层/)
})

test('a room that has closed meanwhile refuses changes', () => {
  rooms.vdr.put({ ...rooms.vdr.require('1'), endTime: '2020-01-01 00:00:00' })
  expect(() => move('6-1', '6', '7')).toThrow(/不允许此操作/)
  expect(() => recycle('vdr', accountOf('seller'), ['6-1'])).toThrow(/权限级别不够/)
})

test('a folder with a document awaiting audit is not deleted; a document whose folder is gone is restored to the top level', () => {
  const seller = accountOf('seller')
  expect(() => recycle('vdr', seller, ['5'])).toThrow(/待审核/)
  recycle('vdr', seller, ['7-1'])
  recycle('vdr', seller, ['7'])
  const [document] = recycled.vdr.all()
  restore('vdr', seller, [document!.id])
  expect(nodes.vdr.require('7-1')).toMatchObject({ parentId: null, state: 'published' })
})

test('nothing is restored when one of the names is taken by now', () => {
  const seller = accountOf('seller')
  recycle('vdr', seller, ['8-1', '6-1'])
  const { name } = nodes.vdr.require('8-2')
  const { id, nodes: kept, ...row } = recycled.vdr.all().find(({ nodes: [first] }) => first!.id === '8-1')!
  recycled.vdr.put({ ...row, id, nodes: [{ ...kept[0]!, name }] })
  const all = recycled.vdr.all().map((each) => each.id)
  expect(() => restore('vdr', seller, all)).toThrow(name)
  expect(['6-1', '8-1'].filter((each) => nodes.vdr.has(each))).toEqual([])
  recycled.vdr.put({ ...row, id, nodes: kept })
  restore('vdr', seller, all)
  expect(['6-1', '8-1'].filter((each) => nodes.vdr.has(each))).toEqual(['6-1', '8-1'])
})

test.each(['keep', 'inherit', 'hide'] as const)('%s: what everyone sees of it after a move', (mode) => {
  const readers = membersOf('vdr', '1').filter(({ role }) => role !== 'admin')
  const levels = (node: string) =>
    Object.fromEntries(readers.map((member) => [member.id, levelOf('vdr', member, node).level]))
  const before = levels('6-2')
  const people = {
    tags: tagsOf('vdr', '1').map(({ id }) => id),
    members: membersOf('vdr', '1').map(toReader),
  }
  const rights = rightsNow('vdr', '1').at(new Date().toISOString())
  expect(moveChanges(rights, '6-2', '5', mode, people)[0]).toEqual({ kind: 'node', node: '6-2', parent: '5' })
  move('6-2', '6', '5', mode)
  const after = levels('6-2')
  if (mode === 'keep') expect(after).toEqual(before)
  else if (mode === 'hide') expect(new Set(Object.values(after))).toEqual(new Set([0]))
  else expect(after).toEqual(levels('5'))
})

test.each(['keep', 'inherit', 'hide'] as const)('%s: a move is taken back with all rights', (mode) => {
  const seller = accountOf('seller')
  const levels = () =>
    membersOf('vdr', '1').map((member) =>
      nodesOf('vdr', '1').map(({ id }) => [member.id, id, levelOf('vdr', member, id).level]),
    )
  const [before, places] = [levels(), treeFor('vdr', seller, '1')]
  const undo = moveNodes('vdr', seller, {
    roomId: '1',
    nodes: [
      { id: '6-2', parentId: '6' },
      { id: '8-1', parentId: '8' },
    ],
    target: '5',
    permissionMode: mode,
  })
  expect(() => undoStep('vdr', accountOf('admin'), undo)).toThrow(/不是您的操作/)
  undoStep('vdr', seller, undo)
  expect(levels()).toEqual(before)
  expect(treeFor('vdr', seller, '1')).toEqual(places)
  expect(() => undoStep('vdr', seller, undo)).toThrow(/已撤销/)
})

test('a step is not undone once somebody has changed what it affected', () => {
  const seller = accountOf('seller')
  const undo = move('6-2', '6', '5')
  const now = nodes.vdr.require('6-2')
  putNode('vdr', 'x', { ...now, name: 'Other' })
  expect(() => undoStep('vdr', seller, undo)).toThrow(/已被他人更名/)
  nodes.vdr.put(now)
  changeRights('vdr', '1', 'x', [{ kind: 'rule', node: '6-2-1', subject: 'tag', id: '2', level: 1 }])
  expect(() => undoStep('vdr', seller, undo)).toThrow(/已被他人更名/)
  const other = move('7-1', '7', '8')
  putNode('vdr', 'x', {
    id: 'x',
    roomId: '1',
    parentId: '7',
    kind: 'document',
    name: nodes.vdr.require('7-1').name,
    order: 9,
    createTime: '',
  })
  expect(() => undoStep('vdr', seller, other)).toThrow(/该文件夹中已有/)
})
