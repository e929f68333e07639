import { expect, test } from 'vitest'
import { normalizeTree } from '@/features/rooms/domain/normalizeTree'

/** `a<b` means that a is in b. */
const nodes = (written: string) =>
  written.split(' ').map((each) => {
    const [id, parentId = null] = each.split('<')
    return { id: id!, parentId }
  })
const read = (written: string) =>
  normalizeTree(nodes(written))
    .map(({ id, parentId }) => (parentId === null ? id : `${id}<${parentId}`))
    .join(' ')

test.each([
  ['a b<a c<b d', 'a b<a c<b d', 'stays as it is'],
  ['a d b<a c<b', 'a b<a c<b d', 'each node after its folder'],
  ['c<b b<a a', 'a b<a c<b', 'folders that come late'],
  ['a b<x c<b', 'a b c<b', 'a folder that is not there'],
  ['a a<a b<a', 'a b<a', 'a node twice'],
  ['a b<b c<b', 'a b c<b', 'a node in itself'],
  ['a b<d c<b d<c', 'a b c<b d<c', 'a circle'],
])('%s becomes %s: %s', (given, expected) => {
  expect(read(given)).toBe(expected)
})

test('a valid tree is returned unchanged', () => {
  const straight = nodes('a b<a c<b d')
  expect(normalizeTree(straight)).toBe(straight)
})

test('a path of 100,000 folders is handled', () => {
  const path = Array.from({ length: 100_000 }, (_, at) => ({
    id: `${at}`,
    parentId: at === 0 ? null : `${at - 1}`,
  }))
  expect(normalizeTree(path.toReversed())).toEqual(path)
})
