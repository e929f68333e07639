import { expect, test } from 'vitest'
import { countIn, sharesIn, type Piece } from '@/shared/viewer/worker/text'

const piece = (str: string): Piece => ({ str, width: 100, height: 10, transform: [10, 0, 0, 10, 0, 0] })

test.each([
  ['response', 2],
  ['RESPONSE', 2],
  ['se ra', 1],
  ['缓解率', 1],
  ['４１', 1],
  ['nothing', 0],
  ['  ', 0],
])('%s occurs on the page %i times', (wanted, count) => {
  const pieces = ['Response', ' ', 'rate, response', '客观缓解率', '41.3 %'].map(piece)
  expect(countIn(pieces, wanted)).toBe(count)
})

test('a match is marked as a part of its line', () => {
  expect(sharesIn(piece('a response'), 'response')).toEqual([{ from: 0.2, to: 1 }])
  expect(sharesIn(piece('ab ab'), 'AB')).toEqual([
    { from: 0, to: 0.4 },
    { from: 0.6, to: 1 },
  ])
})
