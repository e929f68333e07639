import { expect, test } from 'vitest'
import { limit } from '@/app/watermark/limit'

test('more calls than the limit within the window are too many, until they expire', () => {
  const isTooOften = limit(3, 1000)
  expect([0, 100, 200].map(isTooOften)).toEqual([false, false, false])
  expect(isTooOften(300)).toBe(true)
  expect(isTooOften(1050)).toBe(true) // the first has left the window, the others have not
  expect(isTooOften(5000)).toBe(false)
})
