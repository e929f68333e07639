import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { changeSearchParams, parseSearchParams } from '@/shared/list/searchParams'

const Schema = z.object({
  pageNum: z.coerce.number().check(z.int(), z.minimum(1)),
  state: z.optional(z.enum(['open', 'closed'])),
  name: z.optional(z.string()),
})
const read = (address: string) =>
  parseSearchParams(Schema, Object.fromEntries(new URLSearchParams(address)), { pageNum: '1' })

test.each([
  ['', { pageNum: 1 }],
  ['pageNum=3', { pageNum: 3 }],
  ['state=closed&name=x', { pageNum: 1, state: 'closed', name: 'x' }],
  // An invalid parameter is dropped by itself, or falls back to its default.
  ['pageNum=abc&state=open', { pageNum: 1, state: 'open' }],
  ['pageNum=2&state=gone', { pageNum: 2 }],
  ['pageNum=-4&state=gone&name=y', { pageNum: 1, name: 'y' }],
  ['name=a&name=b', { pageNum: 1, name: 'b' }],
  ['other=1&__proto__=2', { pageNum: 1 }],
])('"%s" is read as %j', (address, state) => {
  expect(read(address)).toEqual(state)
})

test.each([
  ['a=1&b=2', { b: '3' }, 'a=1&b=3'],
  ['a=1&b=2', { b: undefined }, 'a=1'],
  ['a=1&b=2', { a: '' }, 'b=2'],
  ['', { a: '甲 乙&c' }, 'a=%E7%94%B2+%E4%B9%99%26c'],
  ['a=1', {}, 'a=1'],
])('%s with %j is %s', (before, changes, after) => {
  const params = new URLSearchParams(before)
  expect(changeSearchParams(params, changes).toString()).toBe(after)
  expect(params.toString()).toBe(before)
})
