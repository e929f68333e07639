import { describe, expect, test } from 'vitest'
import {
  layoutPages,
  MAX_BITMAPS,
  pageAt,
  pagesNear,
  pagesSeen,
  nextZoom,
  zoomFor,
} from '@/shared/viewer/pageLayout'

const A4 = { width: 600, height: 800 }
const column = (pages: number, zoom = 1) =>
  layoutPages(
    Array.from({ length: pages }, () => A4),
    zoom,
    0,
  )

describe('pages in a column', () => {
  test('each page has its own size, and a rotated one the other way round', () => {
    const known = layoutPages([A4, { width: 900, height: 400 }, A4], 0.5, 0)
    expect(known.places.map(({ top, height }) => [top, height])).toEqual([
      [16, 400],
      [432, 200],
      [648, 400],
    ])
    expect(known.width).toBe(450 + 32)
    expect(layoutPages([A4], 1, 90).places[0]).toMatchObject({ width: 800, height: 600 })
  })

  test.each([
    [0, 1],
    [831, 1],
    [832, 2],
    [1e9, 500],
  ])('at %i px the page is number %i', (at, page) => {
    expect(pageAt(column(500), at)).toBe(page)
  })

  test('a page is seen when half of it is visible, or when it fills half of the window', () => {
    expect(pagesSeen(column(5), { top: 0, height: 800 })).toEqual([1])
    expect(pagesSeen(column(5), { top: 416, height: 900 })).toEqual([1, 2])
    expect(pagesSeen(column(5, 5), { top: 300, height: 700 })).toEqual([1])
  })

  test('pages around the viewport are loaded nearest first, and never more than the limit', () => {
    expect(pagesNear(column(500), { top: 100 * 816, height: 800 })[0]).toBe(101)
    expect(pagesNear(column(500, 0.1), { top: 900, height: 1400 })).toHaveLength(MAX_BITMAPS)
    expect(pagesNear(column(1), { top: 0, height: 800 })).toEqual([1])
  })
})

test.each([
  ['first', { width: 2000, height: 900 }, 1.5],
  ['first', { width: 332, height: 900 }, 0.5],
  ['width', { width: 1232, height: 900 }, 2],
  ['page', { width: 2000, height: 432 }, 0.5],
  ['width', { width: 100, height: 100 }, 0.25],
  [3, { width: 100, height: 100 }, 3],
] as const)('%s in %o is %f', (zoom, place, expected) => {
  expect(zoomFor(zoom, place, A4, 0)).toBe(expected)
})

test('zoom changes in steps, up to its limits', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.02, 1), nextZoom(5, 1), nextZoom(0.25, -1)]).toEqual([
    1.1, 0.9, 1.1, 5, 0.25,
  ])
})
