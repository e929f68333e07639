import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactMoney, formatMoney, formatPercent, shortenMoney } from '@/shared/lib/money'

test.each([
  [0, '$0'],
  [999, '$999'],
  [999.994, '$999.99'],
  [999.996, '$1K'],
  [1000, '$1K'],
  [1234.5, '$1.23K'],
  [999_994, '$999.99K'],
  [999_999, '$1M'],
  [1.5e6, '$1.5M'],
  [-1.5e6, '-$1.5M'],
  [999_999_999, '$1B'],
  [4e9, '$4B'],
  [1e12, '$1T'],
  [2.5e15, '$2500T'],
  [-0.001, '$0'],
])('%d USD is %s', (amount, expected) => {
  expect(formatMoney(amount, 'USD')).toBe(expected)
})

test.each([
  [999_999, '¥999999'],
  [999_999.999, '¥1百万'],
  [1e6, '¥1百万'],
  [9_990_000, '¥9.99百万'],
  [9_999_999, '¥1千万'],
  [1e7, '¥1千万'],
  [99_999_999, '¥1亿'],
  [3.2e8, '¥3.2亿'],
  [-1e8, '-¥1亿'],
])('%d CNY is %s', (amount, expected) => {
  expect(formatMoney(amount, 'CNY')).toBe(expected)
})

test.each([null, undefined, Number.NaN, Infinity])('%s is a dash', (amount) => {
  expect(formatMoney(amount, 'USD')).toBe('—')
  expect(exactMoney(amount, 'USD')).toBe('—')
  expect(formatPercent(amount)).toBe('—')
})

test('a shortened amount is within half a hundredth of its unit', () => {
  const units = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 }
  fc.assert(
    fc.property(fc.double({ min: -1e14, max: 1e14, noNaN: true }), (amount) => {
      const [, digits, unit] = /^(-?[\d.]+)([KMBT]?)$/.exec(shortenMoney(amount, 'USD'))!
      const size = units[unit as keyof typeof units]
      expect(Math.abs(Number(digits) * size - amount)).toBeLessThanOrEqual(size * 0.005 * (1 + 1e-9))
      expect(Math.abs(Number(digits))).toBeLessThan(unit === 'T' ? Infinity : 1000)
    }),
  )
})
