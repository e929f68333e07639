import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageOf } from '@/shared/api'
import { nestedPageOf } from '@/shared/api/lists'
import { estimatedTotal } from '@/shared/list/estimatedTotal'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'

const Row = z.object({ id: z.coerce.string(), name: z.string() })
const GOOD = { id: 1, name: 'one' }
const read = (body: object) => pageOf(Row).read({ code: 200, ...body })
const page = (body: object) => {
  const answer = read(body)
  if (!answer.ok) throw new Error(answer.place)
  return answer.value
}

test.each([
  ['a field of another type', { id: 7, name: 5 }, '7', 'rows.1.name'],
  ['a field missing', { id: 'x7' }, 'x7', 'rows.1.name'],
  ['no id either', { name: null }, null, 'rows.1.id'],
  ['an id that is none', { id: { a: 1 }, name: 5 }, null, 'rows.1'],
  ['nothing at all', null, null, 'rows.1'],
  ['a text', 'row', null, 'rows.1'],
])('a row with %s is said to be invalidRows, and the others stay', (_case, odd, id, place) => {
  const { rows, invalidRows, total } = page({ rows: [GOOD, odd, { id: 3, name: 'three' }], total: 3 })
  expect(rows.map((row) => row.id)).toEqual(['1', '3'])
  expect(invalidRows).toEqual([{ number: 2, id, place: expect.stringMatching(`^${place}`) }])
  expect(total).toBe(3)
})

test.each([
  [-1, null],
  ['-3', null],
  [1.5, null],
  ['many', null],
  [[['wrong']], null],
  ['12', 12],
  [0, 0],
])('a total of %j is read as %j', (total, expected) => {
  expect(page({ rows: [GOOD], total }).total).toBe(expected)
})

test('a list without rows is empty and its total is 0; rows without a total leave it unknown', () => {
  expect(page({})).toEqual({ rows: [], invalidRows: [], total: 0 })
  expect(page({ rows: null, total: null })).toEqual({ rows: [], invalidRows: [], total: 0 })
  expect(page({ rows: [GOOD] }).total).toBeNull()
})

test('an answer whose rows are no list is invalid', () =>
  expect(read({ rows: 'text', total: 1 })).toEqual({ ok: false, place: 'rows' }))

test('nested rows are parsed in the same way', () => {
  const { hits } = z.object({ hits: nestedPageOf(Row) }).parse({ hits: { rows: [GOOD, {}], total: -2 } })
  expect(hits).toEqual({
    rows: [{ id: '1', name: 'one' }],
    invalidRows: [{ number: 2, id: null, place: expect.any(String) }],
    total: null,
  })
  expect(z.object({ hits: nestedPageOf(Row) }).safeParse({ hits: { rows: 'text' } }).success).toBe(false)
})

test('without a total there is a next page as long as pages are full', () => {
  const full = { rows: [1, 2], invalidRows: [{ number: 3, id: null, place: '' }], total: null }
  expect(estimatedTotal(full, { pageNum: 2, pageSize: 3 })).toBe(7)
  expect(estimatedTotal(full, { pageNum: 2, pageSize: 4 })).toBe(7)
  expect(estimatedTotal({ ...full, total: 90 }, { pageNum: 2, pageSize: 3 })).toBe(90)
})

test('rows with the same id have distinct keys, which are stable', () => {
  const rows = [{ id: '1' }, { id: '2' }, { id: '1' }, { id: '1' }]
  const keys = () => dedupeRowKeys(rows).map(rowKey)
  expect(new Set(keys()).size).toBe(4)
  expect(keys()).toEqual(keys())
  expect(keys().slice(0, 2)).toEqual(['1', '2'])
})
