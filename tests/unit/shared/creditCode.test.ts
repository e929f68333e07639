import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCreditCode } from '@/shared/lib/creditCode'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Example from the standard. */
const CODE = '91350100M000100Y43'

test.each([CODE, '91350100m000100y43', ' 9135 0100 M000100Y43 ', '９１３５０１００Ｍ０００１００Ｙ４３'])(
  '%s is a code, kept in half-width capitals without blanks',
  (typed) => expect(parseCreditCode(typed)).toBe(CODE),
)

test.each([
  '',
  CODE.slice(0, 17),
  `${CODE}0`,
  '91350100M000100Y44',
  '9135010OM000100Y43', // the letter O
  '91350100I000100Y43',
  'S1350100M000100Y43',
  '9135A100M000100Y43', // regions are digits
])('%s is not a code', (typed) => expect(parseCreditCode(typed)).toBeNull())

test('every single wrong character is detected', () => {
  fc.assert(
    fc.property(fc.nat(17), fc.constantFrom(...ALPHABET.split('')), (place, sign) => {
      const typed = CODE.slice(0, place) + sign + CODE.slice(place + 1)
      expect(parseCreditCode(typed)).toBe(sign === CODE[place] ? CODE : null)
    }),
  )
})
