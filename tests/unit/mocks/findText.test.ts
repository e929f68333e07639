import { expect, test } from 'vitest'
import { findText } from '@mocks/platform/pages/findText'
import type { TextPiece } from '@mocks/platform/pages/pdfPages'

/** A line of text, a tenth of the page high. */
const piece = (text: string, line = 0, left = 0): TextPiece => ({
  text,
  isTurned: false,
  size: 10,
  region: { left, top: line / 10, width: 0.5, height: 0.1 },
})

test.each([
  ['response', 2],
  ['RESPONSE', 2],
  ['se ra', 1],
  ['缓解率', 1],
  ['４１', 1],
  ['nothing', 0],
  ['  ', 0],
])('%s occurs on the page %i times', (wanted, count) => {
  const pieces = ['Response', ' ', 'rate, response', '客观缓解率', '41.3 %'].map((text, line) =>
    piece(text, line),
  )
  expect(findText(pieces, wanted)).toHaveLength(count)
})

test('a match is marked as a part of its line', () => {
  expect(findText([piece('a response')], 'response')).toEqual([
    { left: expect.closeTo(0.1), top: 0, width: expect.closeTo(0.4), height: 0.1 },
  ])
  expect(findText([piece('ab ab')], 'AB').map(({ left, width }) => [left, width])).toEqual([
    [0, expect.closeTo(0.2)],
    [expect.closeTo(0.3), expect.closeTo(0.2)],
  ])
})

test('a match over pieces of a line is one region; of one over a line break, the first part', () => {
  const [left, right] = [piece('response ra', 0), piece('te', 0, 0.5)]
  expect(findText([left, right], 'rate')).toEqual([
    { left: expect.closeTo(0.409), top: 0, width: expect.closeTo(0.591), height: 0.1 },
  ])
  expect(findText([piece('ab', 0), piece('cd', 1)], 'bc')).toEqual([
    { left: 0.25, top: 0, width: 0.25, height: 0.1 },
  ])
})

test('turned text is marked along its direction', () => {
  expect(findText([{ ...piece('abcd'), isTurned: true }], 'cd')).toEqual([
    { left: 0, top: expect.closeTo(0.05), width: 0.5, height: expect.closeTo(0.05) },
  ])
})
