import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { numberNodes, renumberings, moveInList, type TreePosition } from '@/features/rooms/domain/numbering'
import '@mocks/platform/handlers'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { freezeIndex } from '@mocks/rooms/frozenIndex'
import { addFolder, moveNodes, sortNodes } from '@mocks/rooms/nodes'
import { recycle, recycled, restore } from '@mocks/rooms/recycle'
import { treeFor } from '@mocks/rooms/tree'

/** Trees of up to 30 nodes; a parent is an earlier node, none, or a node that is not visible. */
const trees = fc
  .array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 9 })), { minLength: 1, maxLength: 30 })
  .map((rows) =>
    rows.map(([parent, order], at): TreePosition => ({
      id: `n${at}`,
      parentId: parent < at ? `n${parent}` : parent % 2 === 0 ? null : 'unseen',
      order,
    })),
  )

test('numbers are unique, prefixed by that of the folder, without gaps and in row order', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const rows = numberNodes(nodes)
      expect(rows.map(({ id }) => id).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted())
      const numbers = new Map(rows.map(({ id, indexNo }) => [id, indexNo]))
      const counts = new Map<string, number>()
      for (const { parentId, indexNo } of rows) {
        const prefix = parentId === null ? '' : `${numbers.get(parentId)!}.`
        const place = (counts.get(prefix) ?? 0) + 1
        counts.set(prefix, place)
        expect(indexNo).toBe(`${prefix}${place}`)
      }
    }),
  )
})

test('a move and its reverse restore the order; a move swaps two places, at the end none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), fc.boolean(), (ids, pick, isUp) => {
      const id = ids[pick % ids.length]!
      const by = isUp ? -1 : 1
      const next = moveInList(ids, id, by)
      expect(next.toSorted()).toEqual(ids.toSorted())
      const changed = ids.filter((each, at) => next[at] !== each)
      const isAtEnd = ids.at(isUp ? 0 : -1) === id
      expect(changed).toHaveLength(isAtEnd ? 0 : 2)
      if (!isAtEnd) expect(moveInList(next, id, -by)).toEqual(ids)
    }),
  )
})

test('the preview shows the numbers that result', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.boolean(), (nodes, pick, isUp) => {
      const before = numberNodes(nodes)
      const own = before[pick % before.length]!
      const siblings = before.filter(({ parentId }) => parentId === own.parentId).map(({ id }) => id)
      const ids = moveInList(siblings, own.id, isUp ? -1 : 1)
      const sorted = before.map((node, at) => ({
        ...node,
        order: ids.includes(node.id) ? ids.indexOf(node.id) : at,
      }))
      const after = new Map(numberNodes(sorted).map(({ id, indexNo }) => [id, indexNo]))
      const changed = new Map(renumberings(before, ids).map(({ node, to }) => [node.id, to]))
      for (const { id, indexNo } of before) expect(changed.get(id) ?? indexNo).toBe(after.get(id))
    }),
  )
})

beforeEach(resetDb)
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const numbersOf = (name: string) =>
  Object.fromEntries(treeFor('vdr', accountOf(name), '1').map(({ id, indexNo }) => [id, indexNo]))
const topsOf = (name: string) =>
  treeFor('vdr', accountOf(name), '1').filter(({ parentId }) => parentId === null)

test('of two concurrent sorts the second is refused; nodes that a reader does not see keep their place', () => {
  const seller = accountOf('seller')
  const was = topsOf('seller').map(({ id }) => id)
  const sort = (ids: string[], before = was) =>
    sortNodes('vdr', seller, { roomId: '1', parentId: null, was: before, ids })
  sort(moveInList(was, '1', 1))
  expect(numbersOf('buyer')).toMatchObject({ '2': '1', '1': '2' })
  expect(() => sort(moveInList(was, '3', 1))).toThrow(/已被他人更改/)
  expect(() => sort(['1'], moveInList(was, '1', 1))).toThrow(/已被他人更改/)
  expect(() => sortNodes('vdr', accountOf('buyer'), { roomId: '1', parentId: null, was, ids: was })).toThrow(
    /权限级别不够/,
  )
})

test.each(['seller', 'buyer'])('%s: frozen numbers stay, whatever is done to others', (name) => {
  const seller = accountOf('seller')
  const before = numbersOf(name)
  freezeIndex('vdr', '1', true)
  expect(numbersOf(name)).toEqual(before)
  const was = topsOf('seller').map(({ id }) => id)
  sortNodes('vdr', seller, { roomId: '1', parentId: null, was, ids: moveInList(was, '12', -11) })
  moveNodes('vdr', seller, {
    roomId: '1',
    nodes: [{ id: '6-1', parentId: '6' }],
    target: '7',
    permissionMode: 'keep',
  })
  const { id } = addFolder('vdr', seller, { roomId: '1', parentId: '7', name: 'New' })
  recycle('vdr', seller, ['1-1', '5-1'])
  const { [id]: added, ...after } = numbersOf(name)
  const { '1-1': deleted, '5-1': _hidden, ...others } = before
  expect(after).toEqual(others)
  // Numbered after everything that was ever there.
  const last = Math.max(
    ...Object.entries(before).flatMap(([node, no]) =>
      /^7-\d+$/.test(node) ? [Number(no.split('.').at(-1))] : [],
    ),
  )
  expect(added).toBe(`${before['7']}.${last + 1}`)
  restore('vdr', seller, [recycled.vdr.all().find((row) => row.name.startsWith('保密资料'))!.id])
  expect(numbersOf(name)['1-1']).toBe(deleted)
  freezeIndex('vdr', '1', false)
  expect(topsOf('seller')[0]).toMatchObject({ id: '12', indexNo: '1' })
})

test('a frozen index leaves no gap for nodes that a reader never saw', () => {
  freezeIndex('vdr', '1', true)
  recycle('vdr', accountOf('seller'), ['5-1', '12'])
  const numbers = topsOf('buyer').map(({ indexNo }) => indexNo)
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)))
})
