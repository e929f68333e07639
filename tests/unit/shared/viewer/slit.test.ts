import { expect, test } from 'vitest'
import { slitAfter, clampSlit } from '@/shared/viewer/slit'

const PAGE = 800
const slit = { top: 200, height: 100 }

test.each([
  ['ArrowDown', { top: 224, height: 100 }],
  ['ArrowUp', { top: 176, height: 100 }],
  [' ', { top: 300, height: 100 }],
  ['Home', { top: 0, height: 100 }],
  ['End', { top: 700, height: 100 }],
  [']', { top: 188, height: 124 }],
  ['[', { top: 212, height: 76 }],
  ['a', null],
])('%s', (key, after) => {
  expect(slitAfter(key, false, slit, PAGE)).toEqual(after)
})

test('beyond the end of a page comes the next one, beyond its start the previous one', () => {
  expect(slitAfter('ArrowDown', false, { top: 700, height: 100 }, PAGE)).toBe('next')
  expect(slitAfter(' ', false, { top: 650, height: 100 }, PAGE)).toEqual({ top: 700, height: 100 })
  expect(slitAfter(' ', true, { top: 0, height: 100 }, PAGE)).toBe('previous')
})

test('the slit never shows half a page or more, nor leaves the page', () => {
  expect(clampSlit({ top: 0, height: 5_000 }, PAGE)).toEqual({ top: 0, height: 320 })
  expect(clampSlit({ top: 0, height: 320 }, 300).height).toBe(150)
  expect(clampSlit({ top: -50, height: 100 }, PAGE).top).toBe(0)
  expect(clampSlit({ top: 790, height: 100 }, PAGE).top).toBe(700)
  expect(slitAfter('[', false, { top: 0, height: 48 }, PAGE)).toEqual({ top: 0, height: 48 })
})
