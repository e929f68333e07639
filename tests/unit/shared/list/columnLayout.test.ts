import { beforeEach, expect, test, vi } from 'vitest'
import { legacyHiddenColumns, orderColumns, Layout, defaultLayout } from '@/shared/list/table/columnLayout'
import { safeParse } from 'zod/mini'

const columns = [
  { key: 'code' },
  { key: 'name', isPrimary: true },
  { key: 'state' },
  { key: 'value' },
  { key: 'day' },
]
const keys = (order: readonly string[]) => orderColumns(columns, order).map(({ key }) => key)

test.each([
  [[], ['name', 'code', 'state', 'value', 'day']],
  [
    ['day', 'value', 'state', 'code'],
    ['name', 'day', 'value', 'state', 'code'],
  ],
  // A column added since then follows the one it is declared after.
  [
    ['value', 'state', 'code'],
    ['name', 'value', 'day', 'state', 'code'],
  ],
  // Unknown, repeated and pinned columns change nothing.
  [
    ['gone', 'day', 'day', 'name'],
    ['name', 'code', 'state', 'value', 'day'],
  ],
])('in the order %j the columns are %j', (order, expected) => {
  expect(keys(order)).toEqual(expected)
})

test.each([
  [defaultLayout(['a']), true],
  [{ ...defaultLayout(), version: 2 }, false],
  [{ ...defaultLayout(), widths: { a: 5 } }, false],
  [{ ...defaultLayout(), widths: { a: 120 } }, true],
  [{ ...defaultLayout(), hidden: 'a' }, false],
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
])('columns hidden in an earlier release, stored as %s, are read as %j', (stored, hidden) => {
  localStorage.setItem('pharmadesk:concepts:apply:hidden:6', stored)
  expect(legacyHiddenColumns('concepts:apply:hidden:6')).toEqual(hidden)
  expect(legacyHiddenColumns('concepts:apply:hidden:7')).toBeNull()
})
