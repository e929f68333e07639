import { expect, test } from 'vitest'
import { limit } from '@/app/watermark/limit'

test('more than so many within the window are too many, and time heals it', () => {
  const isTooOften = limit(3, 1000)
  expect([0, 100, 200].map(isTooOften)).toEqual([false, false, false])
  expect(isTooOften(300)).toBe(true)
  expect(isTooOften(1050)).toBe(true) // the first is past, the others are not
  expect(isTooOften(5000)).toBe(false)
})
