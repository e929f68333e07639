import { expect, test } from 'vitest'
import { fillMonths } from '@/features/concepts/statistics/blocks'

test('months without submissions are included, across the turn of the year', () => {
  const intake = [
    { month: '2025-11', count: 3 },
    { month: '2026-02', count: 1 },
  ]
  expect(fillMonths(intake)).toEqual([
    { month: '2025-11', count: 3 },
    { month: '2025-12', count: 0 },
    { month: '2026-01', count: 0 },
    { month: '2026-02', count: 1 },
  ])
  expect(fillMonths(intake.slice(0, 1))).toEqual(intake.slice(0, 1))
  expect(fillMonths([])).toEqual([])
})
