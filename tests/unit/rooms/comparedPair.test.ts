import { expect, test } from 'vitest'
import { comparedPair } from '@/features/rooms/documents/comparedPair'
import { LEVEL } from '@/features/rooms/domain/levels'

const versions = [3, 2, 1].map((no) => ({ id: `v${no}`, no }))
const document = { level: LEVEL.view, versionNo: 2, versions }

test.each([
  ['v1', [1, 2]],
  ['v3', [2, 3]],
  ['v2', undefined],
  ['v4', undefined],
])('comparing with %s gives %j', (other, pair) => {
  expect(comparedPair(document, other)?.map(({ no }) => no)).toEqual(pair)
})

test('a fenced reader cannot compare versions', () => {
  expect(comparedPair({ ...document, level: LEVEL.fence }, 'v1')).toBeNull()
})
