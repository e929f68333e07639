import { expect, test } from 'vitest'
import { secondsUntil } from '@/features/account/code/resendPause'

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
  [60_000, -500_000, 60],
])('a pause that ends at %i has, at %i, %i s left', (end, now, seconds) => {
  expect(secondsUntil(end, now)).toBe(seconds)
})
