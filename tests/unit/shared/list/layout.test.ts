import { beforeEach, expect, test, vi } from 'vitest'
import { formerlyHidden, inOrder, Layout, plainLayout } from '@/shared/list/table/columnLayout'
import { safeParse } from 'zod/mini'

const columns = [
  { key: 'code' },
  { key: 'name', isName: true },
  { key: 'state' },
  { key: 'value' },
  { key: 'day' },
]
const keys = (order: readonly string[]) => inOrder(columns, order).map(({ key }) => key)

test.each([
  [[], ['name', 'code', 'state', 'value', 'day']],
  [
    ['day', 'value', 'state', 'code'],
    ['name', 'day', 'value', 'state', 'code'],
  ],
  // A column that is new since follows the one that it was declared after.
  [
    ['value', 'state', 'code'],
    ['name', 'value', 'day', 'state', 'code'],
  ],
  // What is gone, named twice or pinned changes nothing.
  [
    ['gone', 'day', 'day', 'name'],
    ['name', 'code', 'state', 'value', 'day'],
  ],
])('in the order %j the columns are %j', (order, expected) => {
  expect(keys(order)).toEqual(expected)
})

test.each([
  [plainLayout(['a']), true],
  [{ ...plainLayout(), version: 2 }, false],
  [{ ...plainLayout(), widths: { a: 5 } }, false],
  [{ ...plainLayout(), widths: { a: 120 } }, true],
  [{ ...plainLayout(), hidden: 'a' }, false],
  [['a', 'b'], false],
  [null, false],
])('%j is a layout: %s', (stored, is) => {
  expect(safeParse(Layout, stored).success).toBe(is)
})

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  })
})

test.each([
  ['["target","channel"]', ['target', 'channel']],
  ['[]', []],
  ['{"a":1}', null],
  ['[1]', null],
  ['broken', null],
])('what an earlier release kept as %s is read as %j', (stored, hidden) => {
  localStorage.setItem('pharmadesk:concepts:apply:hidden:6', stored)
  expect(formerlyHidden('concepts:apply:hidden:6')).toEqual(hidden)
  expect(formerlyHidden('concepts:apply:hidden:7')).toBeNull()
})
