import { expect, test } from 'vitest'
import { isLegible } from '@/app/watermark/legible'

const PIXELS = 10_000
/** An image with `count` inked pixels at the end of a clear background. */
function inked(count: number, opacity = 38) {
  const bytes = new Uint8ClampedArray(PIXELS * 4)
  for (let at = PIXELS - count; at < PIXELS; at++) bytes[at * 4 + 3] = opacity
  return bytes
}

test.each([
  [0, false],
  [100, false],
  [101, true],
  [1249, true],
  [1250, false], // noise, or a background that is not clear
  [PIXELS, false],
])('%i inked pixels of 10,000: %s', (count, expected) => {
  expect(isLegible(inked(count), PIXELS)).toBe(expected)
})

test('invisible ink does not count', () => {
  expect(isLegible(inked(500, 16), PIXELS)).toBe(true)
  expect(isLegible(inked(500, 15), PIXELS)).toBe(false)
})
