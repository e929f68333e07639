import { expect, test } from 'vitest'
import {
  ancestorsOf,
  foundRows,
  canMoveInto,
  siblingsOf,
  treeOf,
  findByPrefix,
  unfoldedRows,
} from '@/features/rooms/documents/treeModel'

const node = (id: string, parentId: string | null, name: string, kind: 'folder' | 'document' = 'folder') => ({
  id,
  parentId,
  kind,
  name,
  indexNo: id,
})

const TREE = treeOf([
  node('1', null, 'Clinical'),
  node('1.1', '1', 'Reports'),
  node('1.1.1', '1.1', 'Final report', 'document'),
  node('1.2', '1', 'Protocol', 'document'),
  node('2', null, 'CMC'),
  node('3', 'unseen', 'Lone', 'document'),
])
const idsOf = (rows: readonly { node: { id: string } }[]) => rows.map((row) => row.node.id)

test('a tree knows the position of each node among its siblings', () => {
  expect(TREE.entries.map(({ depth, position, siblings }) => [depth, position, siblings])).toEqual([
    [1, 1, 3],
    [2, 1, 2],
    [3, 1, 1],
    [2, 2, 2],
    [1, 2, 3],
    [1, 3, 3],
  ])
  expect(TREE.documents).toBe(3)
  expect(TREE.entries.filter(({ isParent }) => isParent)).toHaveLength(2)
  expect(ancestorsOf(TREE, '1.1.1').map(({ id }) => id)).toEqual(['1.1', '1'])
  expect(ancestorsOf(TREE, '3')).toEqual([])
})

test.each([
  { unfolded: [], rows: ['1', '2', '3'] },
  { unfolded: ['1'], rows: ['1', '1.1', '1.2', '2', '3'] },
  { unfolded: ['1.1'], rows: ['1', '2', '3'] },
  { unfolded: ['1', '1.1'], rows: ['1', '1.1', '1.1.1', '1.2', '2', '3'] },
])('with $unfolded unfolded, $rows are shown', ({ unfolded, rows }) => {
  expect(idsOf(unfoldedRows(TREE, new Set(unfolded)))).toEqual(rows)
})

test.each([
  { words: 'FINAL', rows: ['1', '1.1', '1.1.1'], hits: 1 },
  { words: ' 1.2 ', rows: ['1', '1.2'], hits: 1 },
  { words: 'report', rows: ['1', '1.1', '1.1.1'], hits: 2 },
  { words: 'nothing', rows: [], hits: 0 },
])('$words finds $rows', ({ words, rows, hits }) => {
  const found = foundRows(TREE, words)
  expect({ rows: idsOf(found.rows), hits: found.hits }).toEqual({ rows, hits })
})

test('type-ahead finds the next row that starts with the text, wrapping around', () => {
  const rows = unfoldedRows(TREE, new Set())
  expect(findByPrefix(rows, 0, 'c')).toBe(1)
  expect(findByPrefix(rows, 1, 'c')).toBe(0)
  expect(findByPrefix(rows, 0, 'cl')).toBe(0)
  expect(findByPrefix(rows, 0, 'x')).toBe(-1)
})

test.each([
  { moved: ['1.2'], folder: '2', isTaken: true },
  { moved: ['1'], folder: '1.1', isTaken: false },
  { moved: ['1', '2'], folder: '2', isTaken: false },
  { moved: ['1.1', '1.2'], folder: '1', isTaken: false },
  { moved: ['1.2', '2'], folder: '1', isTaken: true },
  { moved: ['1.2'], folder: null, isTaken: true },
  { moved: ['2'], folder: null, isTaken: false },
])('$moved can move into $folder: $isTaken', ({ moved, folder, isTaken }) => {
  const nodes = moved.map((id) => TREE.byId.get(id)!.node)
  expect(canMoveInto(TREE, nodes, folder)).toBe(isTaken)
})

test('siblings of a node are listed in order', () => {
  expect(siblingsOf(TREE, '1.2').map(({ id }) => id)).toEqual(['1.1', '1.2'])
  expect(siblingsOf(TREE, '3').map(({ id }) => id)).toEqual(['1', '2', '3'])
})
