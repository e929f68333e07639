import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readableOn } from '@/shared/lib/color'

test('the contrast of the specified theme colour on white is the measured 2.8', () => {
  expect(contrast('#409EFF', '#ffffff')).toBeCloseTo(2.8, 1)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

test('every theme colour becomes readable on white and on the dark surface', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (parts) => {
      const color = `#${parts.join('')}`
      expect(contrast(readableOn(color, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(readableOn(color, '#1b222c', 5), '#1b222c')).toBeGreaterThanOrEqual(5)
    }),
  )
})
