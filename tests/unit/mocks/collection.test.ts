import { beforeEach, expect, test } from 'vitest'
import { collection } from '@mocks/platform/collection'
import { resetDb } from '@mocks/platform/db'
import { Refusal } from '@mocks/platform/mock'

interface Thing {
  id: string
  name: string
  kind: 'a' | 'b'
  time: string
  owner: string
}

const things = collection<Thing>('没有这个东西', () => [
  { id: '1', name: 'Alpha & One', kind: 'a', time: '2026-01-01', owner: 'x' },
  { id: '2', name: 'Beta', kind: 'b', time: '2026-01-03', owner: 'x' },
  { id: '10', name: 'Gamma', kind: 'a', time: '2026-01-03', owner: 'y' },
])

beforeEach(resetDb)

const first = { pageNum: 1, pageSize: 10 }
const ids = ({ rows }: { rows: readonly Thing[] }) => rows.map(({ id }) => id)

test('a reset restores the initial rows and the id counter', () => {
  things.remove(things.all())
  const { id } = things.add({ name: 'Delta', kind: 'b', time: '2026-02-01', owner: 'x' })
  expect(things.get(id)?.name).toBe('Delta')
  resetDb()
  expect([...things.keys()]).toEqual(['1', '2', '10'])
  expect(things.add({ name: 'Delta', kind: 'b', time: '2026-02-01', owner: 'x' }).id).toBe(id)
})

test('a missing row, or one the caller may not see, is refused with 404 and a message', () => {
  const isOfX = ({ owner }: Thing) => owner === 'x'
  expect(things.require('1', isOfX).name).toBe('Alpha & One')
  for (const id of ['10', '3', '', '__proto__']) {
    expect(() => things.require(id, isOfX)).toThrow(new Refusal(404, '没有这个东西'))
  }
})

test('several rows are taken all together or not at all', () => {
  expect(() => things.requireAll('1,3')).toThrow(Refusal)
  things.remove(things.requireAll('1,10'))
  expect([...things.keys()]).toEqual(['2'])
})

test.each([
  { query: {}, found: ['1', '2', '10'] },
  { query: { keyword: 'alpha | one' }, found: ['1'] },
  { query: { keyword: ' BETA ' }, found: ['2'] },
  { query: { keyword: 'x' }, found: [] },
  { query: { keyword: '' }, found: ['1', '2', '10'] },
  { query: { name: 'a' }, found: ['1', '2', '10'] },
  { query: { name: 'amm' }, found: ['10'] },
  { query: { kind: 'a' as const }, found: ['1', '10'] },
  { query: { kind: 'a' as const, name: 'one' }, found: ['1'] },
  { query: { orderByColumn: 'name', isAsc: 'desc' as const }, found: ['10', '2', '1'] },
])('$query finds $found', ({ query, found }) => {
  const asked: typeof first & { keyword?: string; name?: string; kind?: 'a' | 'b' } = { ...first, ...query }
  expect(
    ids(things.list(asked, { keyword: ['name', 'kind'], contains: ['name'], equals: ['kind'] })),
  ).toEqual(found)
})

test('the latest come first, ties by newer id, unless the query asks for another order', () => {
  expect(ids(things.list(first, { latest: 'time' }))).toEqual(['10', '2', '1'])
  const byName = { ...first, orderByColumn: 'name', isAsc: 'asc' as const }
  expect(ids(things.list(byName, { latest: 'time' }))).toEqual(['1', '2', '10'])
})

test('a page includes the total count, also past the end', () => {
  expect(things.list({ pageNum: 2, pageSize: 2 })).toMatchObject({ total: 3, rows: [{ id: '10' }] })
  expect(things.list({ pageNum: 9, pageSize: 2 })).toEqual({ total: 3, rows: [] })
})
