import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandFor, clampSlit, isWithin, shownIn, slitAfter, type Slit } from '@/shared/viewer/slit'
import { MAX_BAND } from '@/shared/viewer/view.api'

const slit = { top: 30, height: 10 }

test.each([
  ['ArrowDown', { top: 33, height: 10 }],
  ['ArrowUp', { top: 27, height: 10 }],
  [' ', { top: 40, height: 10 }],
  ['Home', { top: 0, height: 10 }],
  ['End', { top: 90, height: 10 }],
  [']', { top: 28.5, height: 13 }],
  ['[', { top: 31.5, height: 7 }],
  ['a', null],
])('%s', (key, after) => {
  expect(slitAfter(key, false, slit)).toEqual(after)
})

test('beyond the end of a page comes the next one, beyond its start the previous one', () => {
  expect(slitAfter('ArrowDown', false, { top: 90, height: 10 })).toBe('next')
  expect(slitAfter(' ', false, { top: 85, height: 10 })).toEqual({ top: 90, height: 10 })
  expect(slitAfter(' ', true, { top: 0, height: 10 })).toBe('previous')
})

test('the slit keeps its limits and never leaves the page', () => {
  expect(clampSlit({ top: 0, height: 90 })).toEqual({ top: 0, height: 18 })
  expect(clampSlit({ top: -5, height: 10 }).top).toBe(0)
  expect(clampSlit({ top: 99, height: 10 }).top).toBe(90)
  expect(slitAfter('[', false, { top: 0, height: 5 })).toEqual({ top: 0, height: 5 })
})

test('a band contains the slit it is for, wherever that comes from, and is never higher than allowed', () => {
  const anySlit = fc
    .record({
      top: fc.double({ min: -50, max: 150, noNaN: true }),
      height: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    .map(clampSlit)
  fc.assert(
    fc.property(anySlit, fc.option(anySlit), (wanted: Slit, before) => {
      const band = bandFor(wanted, before && bandFor(before, null))
      expect(isWithin(wanted, band)).toBe(true)
      expect(band.height).toBe(MAX_BAND)
      expect(band.top).toBeGreaterThanOrEqual(0)
      expect(band.top + band.height).toBeLessThanOrEqual(100)
    }),
  )
})

test('a slit beyond its band waits at the edge; within it is shown where it is', () => {
  const band = { top: 20, height: MAX_BAND }
  expect(shownIn({ top: 10, height: 14 }, band)).toEqual({ top: 20, height: 14 })
  expect(shownIn({ top: 70, height: 14 }, band)).toEqual({ top: 6 + MAX_BAND, height: 14 })
  expect(shownIn({ top: 23, height: 14 }, band)).toEqual({ top: 23, height: 14 })
})
