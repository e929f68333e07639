import { expect, test } from 'vitest'
import { accountKey, findKnownRows } from '@/features/implementation/domain/bankAccount'

const keyOf = (number: string, currency = 'EUR') => accountKey({ number, currency })

test.each([
  ['DE89 3704 0044 0532 0130 00', 'de89370400440532013000', true],
  ['DE89370400440532013000', '37040044/532013000', true],
  ['62220000 0001', '6222-0000-0001', true],
  ['DE89370400440532013000', 'DE89370400440532013001', false],
  ['FR7630006000011234567890189', '30006000/1234567', false],
])('%s and %s are one account: %s', (one, other, isSame) => {
  expect(keyOf(one) === keyOf(other)).toBe(isSame)
  expect(keyOf(one)).not.toBe(keyOf(one, 'USD'))
})

const row = (changes: object = {}) => ({
  day: '2026-03-10',
  amount: 5,
  balance: null as number | null,
  bankReference: '',
  payee: '',
  reference: '',
  ...changes,
})

test.each([
  ['the same day and amount, with other texts', [row({ payee: 'A' })], [row({ reference: 'x' })], [0]],
  ['another day', [row({ day: '2026-03-11' })], [row()], []],
  ['another amount', [row({ amount: -5 })], [row()], []],
  ['three equal rows, two of them known', [row(), row(), row()], [row(), row()], [0, 1]],
  ['one equal row, two known', [row()], [row(), row()], [0]],
  ['another balance', [row({ balance: 1 })], [row({ balance: 2 })], []],
  ['the same balance, though the numbers differ', [row({ balance: 1, bankReference: 'A' })], [row({ balance: 1, bankReference: 'B' })], [0]],
  ['a balance on one side only', [row({ balance: 1 })], [row()], [0]],
  ['another number', [row({ bankReference: 'A' })], [row({ bankReference: 'B' })], []],
  ['a number on one side only', [row({ bankReference: 'A' })], [row()], [0]],
  ['another code in its text', [row({ reference: 'HT-2026-01' })], [row({ reference: 'HT-2026-02' })], []],
  ['a code that the other format breaks', [row({ payee: 'A', reference: 'HT-2026-01' })], [row({ reference: 'pay ht-20 26-01' })], [0]],
  ['a code on one side only', [row({ reference: 'HT-2026-01' })], [row({ payee: 'A' })], [0]],
  ['two rows of a day, the second of which has the same text', [row({ payee: 'A' }), row({ payee: 'B' })], [row({ payee: 'B' })], [1]],
  ['two rows of a day, the second of which has the same balance', [row(), row({ balance: 1 })], [row({ balance: 1 })], [1]],
])('known are: %s', (_what, rows, known, found) => {
  expect([...findKnownRows(rows, known)].map((each) => rows.indexOf(each))).toEqual(found)
}) // prettier-ignore
