import { expect, test } from 'vitest'
import { convertAtRate, shareOfCents } from '@/shared/lib/cents'

test('shares and rates are exact where floating-point arithmetic is not', () => {
  expect(shareOfCents(100_000_000_000_001, 3_333, 10_000)).toBe(33_330_000_000_000)
  expect(convertAtRate(33_333.33, 7.1234)).toBe(237_446.64)
})
