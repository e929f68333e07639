import { expect, test } from 'vitest'
import {
  MAX_SIDE,
  moveCrop,
  squareOf,
  FULL_CROP,
  decodedWidth,
  zoomCrop,
} from '@/features/account/avatar/crop'

const WIDE = { width: 400, height: 200 }

test.each([
  ['the middle at first', FULL_CROP, { x: 100, y: 0, side: 200 }],
  ['half of it at twice the size', zoomCrop(WIDE, FULL_CROP, 2), { x: 150, y: 50, side: 100 }],
  ['to the right', moveCrop(WIDE, FULL_CROP, 0.25, 0), { x: 150, y: 0, side: 200 }],
  ['never beyond the picture', moveCrop(WIDE, FULL_CROP, 9, 9), { x: 200, y: 0, side: 200 }],
  ['no nearer than four times', zoomCrop(WIDE, FULL_CROP, 99), { x: 175, y: 75, side: 50 }],
  ['no farther than the whole', zoomCrop(WIDE, FULL_CROP, 0), { x: 100, y: 0, side: 200 }],
])('%s', (_, crop, square) => expect(squareOf(WIDE, crop)).toEqual(square))

test('a crop that was moved past the edge moves back with the first step', () => {
  const atEdge = moveCrop(WIDE, moveCrop(WIDE, FULL_CROP, 1, 0), 1, 0)
  expect(squareOf(WIDE, moveCrop(WIDE, atEdge, -0.1, 0)).x).toBeCloseTo(180)
})

test('a large picture is decoded smaller, a small one at its size', () => {
  expect(decodedWidth({ width: 8000, height: 5000 })).toBe(MAX_SIDE)
  expect(decodedWidth({ width: 5000, height: 8000 })).toBe(1280)
  expect(decodedWidth(WIDE)).toBe(400)
  expect(decodedWidth({ width: 1, height: 9000 })).toBe(1)
})
