import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingParts } from '@/shared/upload/sendInParts'

test.each([
  [100, 40, [], ['0: 0–40', '1: 40–80', '2: 80–100']],
  [80, 40, [], ['0: 0–40', '1: 40–80']],
  [1, 40, [], ['0: 0–1']],
  [100, 40, [1], ['0: 0–40', '2: 80–100']],
  [100, 40, [0, 1, 2], []],
  [100, 40, [7, 1, 1], ['0: 0–40', '2: 80–100']],
])('%i bytes in parts of %i, with %j received', (size, partSize, received, parts) => {
  expect(
    missingParts(size, partSize, received).map(({ number, start, end }) => `${number}: ${start}–${end}`),
  ).toEqual(parts)
})

test('the parts cover a file without gaps or overlaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 700 }), (size, partSize) => {
      let position = 0
      for (const { start, end } of missingParts(size, partSize)) {
        expect(start).toBe(position)
        expect(end - start).toBeLessThanOrEqual(partSize)
        position = end
      }
      expect(position).toBe(size)
    }),
  )
})
