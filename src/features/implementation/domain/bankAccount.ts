import * as z from 'zod/mini'
import { toCents } from '@/shared/lib/cents'
import { CURRENCIES } from '@/shared/lib/money'
import { toHalfWidth } from '@/shared/lib/parseNumber'

export const MAX_NUMBER_LENGTH = 40
export const MAX_BANK_LENGTH = 100

/** Account that a statement belongs to. The number is an IBAN, a card or account number, or the name of a wallet. */
export const BankAccount = z.object({
  bank: z.string().check(z.trim(), z.maxLength(MAX_BANK_LENGTH)),
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NUMBER_LENGTH)),
  currency: z.enum(CURRENCIES),
})
export type BankAccount = z.infer<typeof BankAccount>

/**
 * Identifies an account however its number is written: spaces and case do not count, and a German bank code with an
 * account number (`10020030/1234567`) is the end of an IBAN. The bank's name does not count.
 */
export function accountKey({ number, currency }: Pick<BankAccount, 'number'> & { currency: string }): string {
  const plain = number.replaceAll(/[\s-]/g, '').toUpperCase()
  const [, bankCode, account] = /^(\d{8})\/(\d{1,10})$/.exec(plain) ?? []
  const german =
    account === undefined ? /^DE\d{2}(\d{18})$/.exec(plain)?.[1] : bankCode! + account.padStart(10, '0')
  return `${german ?? plain} ${currency}`
}

/** Parts of a movement that statements of one account share, in whatever format. */
interface ComparableRow {
  day: string
  amount: number
  balance: number | null
  bankReference: string
  payee: string
  reference: string
}

/** Words with digits, such as the number of a contract or an invoice. */
const CODE = /[\p{L}\d][\p{L}\d/-]*\d[\p{L}\d/-]*/gu

const textOf = ({ payee, reference }: ComparableRow) => toHalfWidth(`${payee} ${reference}`).toUpperCase()

/** True if both texts name codes and share none; some formats break a code with spaces. */
function namesOtherCodes(one: ComparableRow, other: ComparableRow) {
  const [texts, codes] = [[one, other].map(textOf), [one, other].map((row) => textOf(row).match(CODE) ?? [])]
  const isShared = (index: 0 | 1) =>
    codes[index]!.some((code) => texts[1 - index]!.replaceAll(/\s/g, '').includes(code))
  return codes.every(({ length }) => length > 0) && !isShared(0) && !isShared(1)
}

function isContradicted(one: ComparableRow, other: ComparableRow) {
  if (one.balance !== null && other.balance !== null) return one.balance !== other.balance
  if (one.bankReference !== '' && other.bankReference !== '') return one.bankReference !== other.bankReference
  return namesOtherCodes(one, other)
}

/** From the strongest sign of being the same movement to the weakest one. */
const PAIRINGS: readonly ((one: ComparableRow, other: ComparableRow) => boolean)[] = [
  (one, other) => one.balance !== null && one.balance === other.balance,
  (one, other) => one.bankReference !== '' && one.bankReference === other.bankReference,
  (one, other) => one.payee === other.payee && one.reference === other.reference,
  () => true,
]

/**
 * Finds the rows of a statement that earlier files of its account already had. Texts differ between formats, so a row is
 * known if an earlier one has its day and amount; each earlier row stands for one row at most, so that of three equal
 * movements on a day, two of which are known, one is new. Balances after the row, where both have one, have to agree;
 * else the bank's numbers of the movement, where both have one; else the codes in the texts, where both name some. Rows
 * with equal balances, numbers or texts are paired first.
 */
export function findKnownRows<T extends ComparableRow>(
  rows: readonly T[],
  known: readonly ComparableRow[],
): ReadonlySet<T> {
  const keyOf = ({ day, amount }: ComparableRow) => `${day} ${toCents(amount)}`
  const left = new Map<string, ComparableRow[]>()
  for (const row of known) {
    const group = left.get(keyOf(row))
    if (group) group.push(row)
    else left.set(keyOf(row), [row])
  }
  const found = new Set<T>()
  for (const isPair of PAIRINGS)
    for (const row of rows) {
      const group = left.get(keyOf(row))
      if (found.has(row) || !group) continue
      const index = group.findIndex((other) => !isContradicted(row, other) && isPair(row, other))
      if (index < 0) continue
      group.splice(index, 1)
      found.add(row)
    }
  return found
}
