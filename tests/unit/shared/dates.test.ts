import { expect, test } from 'vitest'
import { addYears, isDay, parseTime } from '@/shared/lib/dates'

test.each([
  ['2026-11-21 08:00:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T10:53:38', '2026-11-21T02:53:38.000Z'],
  ['2026-11-21T10:53:38.123456', '2026-11-21T02:53:38.123Z'],
  ['2026-11-21T10:53:38Z', '2026-11-21T10:53:38.000Z'],
  ['2026-11-21', '2026-11-20T16:00:00.000Z'],
  ['2026/11/21 08:00', '2026-11-21T00:00:00.000Z'],
  [1763683200, '2025-11-21T00:00:00.000Z'],
  ['1763683200', '2025-11-21T00:00:00.000Z'],
  [1763683200000, '2025-11-21T00:00:00.000Z'],
])('%s is %s', (value, expected) => {
  expect(parseTime(value)?.toISOString()).toBe(expected)
})

test.each([null, undefined, '', 0, 'Invalid Date', '2026-13-45', {}, 'soon'])('%j is no time', (value) => {
  expect(parseTime(value)).toBeNull()
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-2-8', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('years are added by 365.25 days', () => {
  expect(addYears('2026-01-01', 4)).toBe('2030-01-01')
})
