import { expect, test } from 'vitest'
import { LONGEST, moved, squareOf, WHOLE, widthRead, zoomed } from '@/features/account/avatar/crop'

const WIDE = { width: 400, height: 200 }

test.each([
  ['the middle at first', WHOLE, { x: 100, y: 0, side: 200 }],
  ['half of it at twice the size', zoomed(WIDE, WHOLE, 2), { x: 150, y: 50, side: 100 }],
  ['to the right', moved(WIDE, WHOLE, 0.25, 0), { x: 150, y: 0, side: 200 }],
  ['never beyond the picture', moved(WIDE, WHOLE, 9, 9), { x: 200, y: 0, side: 200 }],
  ['no nearer than four times', zoomed(WIDE, WHOLE, 99), { x: 175, y: 75, side: 50 }],
  ['no farther than the whole', zoomed(WIDE, WHOLE, 0), { x: 100, y: 0, side: 200 }],
])('%s', (_, crop, square) => expect(squareOf(WIDE, crop)).toEqual(square))

test('a way beyond the edge is taken back by one step', () => {
  const atEdge = moved(WIDE, moved(WIDE, WHOLE, 1, 0), 1, 0)
  expect(squareOf(WIDE, moved(WIDE, atEdge, -0.1, 0)).x).toBeCloseTo(180)
})

test('a large picture is read smaller, a small one as it is', () => {
  expect(widthRead({ width: 8000, height: 5000 })).toBe(LONGEST)
  expect(widthRead({ width: 5000, height: 8000 })).toBe(1280)
  expect(widthRead(WIDE)).toBe(400)
  expect(widthRead({ width: 1, height: 9000 })).toBe(1)
})
