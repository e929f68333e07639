import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorPosition, groupDigits, ungroupTyped, expandAmount } from '@/shared/form/digitGrouping'

test.each([
  ['8000000000', '8,000,000,000'],
  ['1234.5678', '1,234.5678'],
  ['-1234', '-1,234'],
  ['123', '123'],
  ['1234.', '1,234.'],
  ['', ''],
  ['8b', '8b'],
  ['12,5', '12,5'],
  ['１２３４', '１２３４'],
])('%j is shown as %j', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown)
})

test.each([
  // typed at the end or in the middle, and deleted
  ['1,234', '1,2345', '12345'],
  ['1,234', '19,234', '19234'],
  ['1,234,567', '1,34,567', '134567'],
  ['1,234', '1234', '1234'],
  ['1,234', '', ''],
  // pasted
  ['', '1,234,567', '1234567'],
  ['1,234', '9,876,543.21', '9876543.21'],
  ['1,234,567', '12,5', '12,5'],
  // commas of the user's own
  ['12', '12,', '12,'],
  ['12,', '12,5', '12,5'],
  ['12,50', '12,500', '12500'],
  ['12,5', '12', '12'],
  // units, and values that are no amount
  ['8', '8b', '8b'],
  ['1,234', '1,234b', '1,234b'],
  ['1,234b', '1,234', '1234'],
  ['１２', '１２，５', '１２，５'],
])('%j changed to %j means %j', (before, next, typed) => {
  expect(ungroupTyped(before, next)).toBe(typed)
})

test.each([
  ['8b', '8000000000'],
  ['8亿', '800000000'],
  ['1.5m', '1500000'],
  ['１２，３４５', '12345'],
  ['１２，５', '12,5'],
  ['1,234.50', '1234.50'],
  ['45%', '45%'],
  ['many', 'many'],
  ['', ''],
  ['1 200 000', '1200000'],
  ['1\u202f200\u202f000.50', '1200000.5'],
  ["1'200", '1200'],
  ['1 200 00', '1 200 00'],
  ['1 200,000', '1 200,000'],
  ['12 億', '1200000000'],
  ['1.2 billion', '1200000000'],
  ['\u22121.2m', '-1200000'],
  ['$1.2bn', '$1.2bn'],
])('on blur, %j is expanded to %j', (typed, full) => {
  expect(expandAmount(typed)).toBe(full)
})

test.each([
  ['$1.2bn', 'USD', '1200000000'],
  ['USD 5m', 'USD', '5000000'],
  ['5,000 usd', 'USD', '5000'],
  ['￥12亿', 'CNY', '1200000000'],
  ['0.5亿元', 'CNY', '50000000'],
  ['¥12亿', 'USD', '¥12亿'],
  ['HK$5m', 'USD', 'HK$5m'],
  ['JP¥5', 'CNY', 'JP¥5'],
  ['HK$5m', 'HKD', '5000000'],
] as const)('on blur, %j in %s is expanded to %j', (typed, currency, full) => {
  expect(expandAmount(typed, currency)).toBe(full)
})

test.each([
  ['1,234', 0, 0],
  ['1,234', 1, 1],
  ['1,234', 2, 3],
  ['1,234', 9, 5],
])('in %j the cursor after %i characters is at %i', (shown, before, at) => {
  expect(cursorPosition(shown, before)).toBe(at)
})

test('digits typed or deleted anywhere give the same as without groups', () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,14}$/)
  fc.assert(
    fc.property(digits, fc.nat(20), fc.constantFrom('', '7'), (typed, place, put) => {
      const shown = groupDigits(typed)
      const at = Math.min(place, shown.length)
      const next = put ? shown.slice(0, at) + put + shown.slice(at) : shown.slice(0, at) + shown.slice(at + 1)
      expect(ungroupTyped(shown, next)).toBe(next.replaceAll(',', ''))
    }),
  )
})
