import { expect, test } from 'vitest'
import { trendOf, headOf, leadOf } from '@/shared/ui/chart/chartFinding'

const lead = (...amounts: number[]) =>
  leadOf(
    amounts,
    (amount) => amount,
    (amount) => `n${amount}`,
  )

test.each([
  [[], undefined],
  [[0, 0], undefined],
  [[4], 'only'],
  [[4, 0], 'only'],
  [[4, 1], 'first'],
  [[4, 4], 'tie'],
  [[4, 1, 4], 'tie'],
  [[4, 4, 4], 'level'],
  [[4, 4, 4, 1], undefined],
])('the lead among %j: %s', (amounts, kind) => {
  expect(lead(...amounts)?.kind).toBe(kind)
})

test('a lead has the values of its sentence', () => {
  expect(lead(3000, 1000)).toEqual({
    kind: 'first',
    one: 'n3000',
    other: 'n3000',
    most: '3,000',
    all: '4,000',
    share: 0.75,
  })
})

test.each([
  [[], null],
  [[1], null],
  [[1, 2, 3], 'rising'],
  [[3, 2, 1], 'falling'],
  [[2, 2, 2], 'level'],
  [[1, 2, 2], null],
  [[1, 3, 2], null],
])('the trend of %j: %s', (amounts, course) => {
  expect(trendOf(amounts)).toBe(course)
})

test('a finding is the heading, with title and unit below; without a finding the title is the heading', () => {
  expect(headOf({ title: 'Sales', finding: 'Sales rose', unit: '$M' })).toEqual({
    head: 'Sales rose',
    under: 'Sales · $M',
  })
  expect(headOf({ title: 'Sales', finding: null, unit: '$M' })).toEqual({ head: 'Sales', under: '$M' })
})
