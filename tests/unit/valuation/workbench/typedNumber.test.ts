import { expect, test } from 'vitest'
import {
  AMOUNT,
  amountAsTyped,
  asTyped,
  nextKey,
  readTyped,
  SHARE,
} from '@/features/valuation/workbench/typedNumber'

test.each([
  ['12.5', SHARE, 12.5],
  ['１２．５', SHARE, 12.5],
  ['0', SHARE, 0],
  ['100', SHARE, 100],
  ['1,000,000', AMOUNT, 1e6],
  ['-2', { min: -5, max: 5, isInteger: true }, -2],
  ['', { ...SHARE, isOptional: true }, null],
])('%s is read', (typed, rule, value) => {
  expect(readTyped(typed, rule)).toEqual({ ok: true, value })
})

test.each([
  ['', SHARE, 'required'],
  ['abc', SHARE, 'number'],
  ['1e2', SHARE, 'number'],
  ['-0.1', SHARE, 'range'],
  ['100.1', SHARE, 'range'],
  ['1.5', { min: -5, max: 5, isInteger: true }, 'integerRange'],
  ['-1', AMOUNT, 'min'],
  ['-1', { min: 0 }, 'min'],
])('%s is refused', (typed, rule, key) => {
  expect(readTyped(typed, rule)).toMatchObject({ ok: false, issue: { key } })
})

test('a field shows no floating-point noise', () => {
  expect(asTyped(0.1 + 0.2)).toBe('0.3')
  expect(asTyped(2_689_837.766, 2)).toBe('2689837.77')
})

test('a new row has a unique key, also next to presets', () => {
  expect(nextKey([])).toBe('1')
  expect(nextKey(['base', '4', '2'])).toBe('5')
})

test.each([
  [99_999.994, '99999.99'],
  [100_000.4, '100000'],
  [211_104_743.63, '211104744'],
])('an amount of %d is shown for editing as %s', (amount, shown) => {
  expect(amountAsTyped(amount)).toBe(shown)
})
