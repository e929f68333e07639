import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { parseDay, parseDateTime } from '@/shared/form/pickerParsers'

test.each([
  ['2026-01-09', '2026-01-09'],
  ['2026-1-9', '2026-01-09'],
  ['2026-1-12', '2026-01-12'],
  [' 2026/12/5 ', '2026-12-05'],
  ['2026.1.9', '2026-01-09'],
  ['20260109', '2026-01-09'],
  ['20261301', null],
  ['2026年1月9日', '2026-01-09'],
  ['２０２６－１－９', '2026-01-09'],
  ['2028-2-29', '2028-02-29'],
  ['2026-2-29', null],
  ['2026-13-1', null],
  ['2026-1', null],
  ['26-1-9', null],
  ['9.1.2026', null],
  ['2026-1-9 8:00', null],
  ['', null],
])('the day %j is parsed as %j', (typed, expected) => {
  expect(parseDay(typed)).toBe(expected)
})

test.each([
  ['2027-06-30 18:00', '2027-06-30 18:00:00'],
  ['2027-6-3 8:05', '2027-06-03 08:05:00'],
  ['2027/06/30T18:00:09', '2027-06-30 18:00:09'],
  ['2027年6月30日 １８：００', '2027-06-30 18:00:00'],
  ['2027-06-30', '2027-06-30 00:00:00'],
  ['2027-06-30 24:01', null],
  ['2027-06-30 18:60', null],
  ['2027-06-30 18', null],
  ['2027-02-30 18:00', null],
  ['18:00', null],
  ['2027-06-30 18:00 or later', null],
  ['', null],
])('the date and time %j is parsed as %j', (typed, expected) => {
  const dateTime = parseDateTime(typed)
  expect(dateTime && dayjs(dateTime).format('YYYY-MM-DD HH:mm:ss')).toBe(expected)
})
