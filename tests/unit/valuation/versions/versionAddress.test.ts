import { expect, test } from 'vitest'
import { chosenPair, PairAddress, VersionAddress } from '@/features/valuation/versions/versionAddress'
import { parseSearchParams } from '@/shared/list/searchParams'
import type { ReportVersion } from '@/features/valuation/reports/model/reportRows.api'

const read = <T>(schema: Parameters<typeof parseSearchParams<T>>[0], address: string) =>
  parseSearchParams(schema, Object.fromEntries(new URLSearchParams(address)))

const history = (...versions: number[]): ReportVersion[] =>
  versions.map((version) => ({
    version,
    createTime: '2026-11-21 09:30:00',
    baseDate: '2026-11-21',
    currency: 'USD',
    state: 'complete',
    methodVersion: '1.0',
    tableVersion: '1',
  }))

test.each([
  ['', [3, 4]],
  ['a=1&b=3', [1, 3]],
  ['a=3&b=1', [1, 3]],
  ['a=2', [2, 4]],
  ['b=4', [3, 4]],
  ['a=2&b=2', [2, 4]],
  ['a=9&b=2', [2, 4]],
  ['a=-1&b=1.5', [3, 4]],
  ['a=1e0&b=%E2%91%A0', [3, 4]],
  ['a=&b=0', [3, 4]],
])('of four versions, "%s" chooses %j', (address, pair) => {
  expect(chosenPair(history(2, 4, 1, 3), read(PairAddress, address))).toEqual(pair)
})

test.each([[[]], [[1]], [[1, 1]]])('of %j there is nothing to compare', (versions) => {
  expect(chosenPair(history(...versions), { a: 1, b: 2 })).toBeNull()
})

test('a version in an address is a positive integer', () => {
  const versionOf = (text: string) => read(VersionAddress, `version=${text}`).version
  expect(['1', '12', '0', '-1', '1.5', '01', 'x', '', '99999999999'].map(versionOf)).toEqual([
    1,
    12,
    ...Array.from({ length: 7 }, () => undefined),
  ])
})
