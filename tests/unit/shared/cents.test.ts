import { expect, test } from 'vitest'
import { shareOfCents, splitAmount } from '@/shared/lib/cents'

test('shares are exact where floating-point arithmetic is not, and whole units of a currency without cents', () => {
  expect(shareOfCents(100_000_000_000_001, 3_333, 10_000)).toBe(33_330_000_000_000)
  expect(shareOfCents(100_00, 1, 3, 100)).toBe(33_00)
  expect(splitAmount(100, 3)).toEqual([33.33, 33.33, 33.34])
  expect(splitAmount(100, 3, 100)).toEqual([33, 33, 34])
})
