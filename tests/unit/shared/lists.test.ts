import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageOf } from '@/shared/api'
import { Count, listOf, listOrNull, nestedPageOf } from '@/shared/api/lists'
import {
  countOrZero,
  flagOrFalse,
  numberOrNull,
  textIfAny,
  textOrEmpty,
  versionOrFirst,
} from '@/shared/api/wireDefaults'
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
})

test.each([
  [{ rows: 'text' }, ['hits', 'rows']],
  ['text', ['hits']],
  [null, ['hits']],
  [undefined, ['hits']],
])('nested rows sent as %j are refused', (hits, path) => {
  const { error } = z.object({ hits: nestedPageOf(Row) }).safeParse({ hits })
  expect(error?.issues.map((issue) => issue.path)).toEqual([path])
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

test.each([undefined, null, []])('a list sent as %j is empty', (sent) => {
  expect(listOf(Row).parse(sent)).toEqual([])
  expect(listOrNull(Row).parse(sent)).toEqual([])
})

test('a list with an invalid row is refused, or null where the rest is still shown', () => {
  expect(listOf(Row).parse([GOOD])).toEqual([{ id: '1', name: 'one' }])
  expect(listOrNull(Row).parse([GOOD])).toEqual([{ id: '1', name: 'one' }])
  expect(listOf(Row).safeParse([GOOD, {}]).success).toBe(false)
  expect(listOrNull(Row).parse([GOOD, {}])).toBeNull()
})

test.each([
  ['12', 12],
  [0, 0],
  [-1, null],
  [null, 0],
  [undefined, 0],
])('a count sent as %j is %j', (sent, count) => {
  expect(Count.parse(sent)).toBe(count)
})

test.each([1.5, 'many'])('a count sent as %j is refused', (sent) => {
  expect(Count.safeParse(sent).success).toBe(false)
})

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['a text that may be missing', textIfAny, 'a', undefined],
  ['a text or an empty one', textOrEmpty, 'a', ''],
  ['a count or zero', countOrZero, 3, 0],
  ['a version or the first', versionOrFirst, 3, 1],
  ['a flag or false', flagOrFalse, true, false],
  ['a number or null', numberOrNull, 3, null],
])('%s is read as sent, and has its default if it is missing', (_what, schema, sent, fallback) => {
  expect(schema.parse(sent)).toBe(sent)
  expect(schema.parse(undefined)).toBe(fallback)
})
