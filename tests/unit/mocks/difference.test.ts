import { expect, test } from 'vitest'
import { differences } from '@mocks/platform/pages/difference'

/** White page with boxes of the given tone. */
function page(boxes: readonly [left: number, top: number, width: number, height: number][] = [], tone = 0) {
  const [width, height] = [160, 80]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y += 1)
      data.fill(tone, (y * width + left) * 4, (y * width + left + across) * 4)
  return { width, height, data }
}

test('equal pages differ nowhere, and slight tones count as equal', () => {
  expect(differences(page(), page())).toEqual([])
  expect(differences(page(), page([[0, 0, 40, 40]], 240))).toEqual([])
})

test('changes next to each other are one box, in fractions of the page', () => {
  const changed = page([
    [16, 16, 20, 4],
    [40, 18, 10, 2],
  ])
  expect(differences(page(), changed)).toEqual([
    { left: 0.1, top: 0.2, width: expect.closeTo(0.25), height: expect.closeTo(0.1) },
  ])
  expect(differences(changed, page())).toHaveLength(1)
})

test('distant changes are two boxes', () => {
  const changed = page([
    [0, 0, 8, 8],
    [120, 64, 8, 8],
  ])
  expect(differences(page(), changed)).toHaveLength(2)
})

test('a page that became longer differs where it had no content before', () => {
  const short = { width: 160, height: 40, data: page().data }
  expect(differences(short, page([[0, 60, 16, 8]]))).toEqual([
    { left: 0, top: 0.7, width: 0.1, height: expect.closeTo(0.2) },
  ])
})
