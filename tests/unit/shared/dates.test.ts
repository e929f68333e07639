import fc from 'fast-check'
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

test('a year is added as 365.25 days', () => {
  expect(addYears('2026-01-01', 4)).toBe('2030-01-01')
})

test('a time is the same in every format that the server may write', () => {
  const seconds = fc.integer({ min: 1_000_000_000, max: 4_000_000_000 })
  fc.assert(
    fc.property(seconds, (epochSeconds) => {
      const beijing = new Date((epochSeconds + 8 * 3600) * 1000).toISOString().slice(0, 19)
      const written = [
        epochSeconds,
        String(epochSeconds),
        epochSeconds * 1000,
        beijing,
        beijing.replace('T', ' '),
        `${beijing}+08:00`,
      ]
      for (const each of written) expect(parseTime(each)?.getTime(), String(each)).toBe(epochSeconds * 1000)
    }),
  )
})

test('only times are parsed as times, and nothing throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const time = parseTime(value)
      expect(time === null || !Number.isNaN(time.getTime())).toBe(true)
    }),
  )
})

test('calendar days are days, other text that looks like one is not', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (date) => {
        expect(isDay(date.toISOString().slice(0, 10))).toBe(true)
      },
    ),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (isDay(text)) expect(text).toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})
