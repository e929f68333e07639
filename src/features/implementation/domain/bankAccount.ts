import * as z from 'zod/mini'
import { toCents } from '@/shared/lib/cents'
import { CURRENCIES } from '@/shared/lib/money'

/** Account that a statement belongs to. The number is an IBAN, a card or account number, or the name of a wallet. */
export const BankAccount = z.object({
  bank: z.string().check(z.trim(), z.maxLength(100)),
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
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

const isContradicted = (one: ComparableRow, other: ComparableRow) => {
  if (one.balance !== null && other.balance !== null) return one.balance !== other.balance
  return one.bankReference !== '' && other.bankReference !== '' && one.bankReference !== other.bankReference
}

const isSame = (one: ComparableRow, other: ComparableRow) =>
  (one.balance !== null && one.balance === other.balance) ||
  (one.bankReference !== '' && one.bankReference === other.bankReference) ||
  (one.payee === other.payee && one.reference === other.reference)

/**
 * Finds the rows of a statement that earlier files of its account already had. Texts differ between formats, so a row is
 * known if an earlier one has its day and amount; each earlier row stands for one row at most, so that of three equal
 * movements on a day, two of which are known, one is new. Balances after the row, where both have one, have to agree;
 * else the bank's numbers of the movement, where both have one. Rows with equal balances, numbers or texts are paired
 * first.
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
  function pair(matches: (row: T, other: ComparableRow) => boolean) {
    for (const row of rows) {
      const group = left.get(keyOf(row))
      if (found.has(row) || !group) continue
      const index = group.findIndex((other) => !isContradicted(row, other) && matches(row, other))
      if (index < 0) continue
      group.splice(index, 1)
      found.add(row)
    }
  }
  pair(isSame)
  pair(() => true)
  return found
}
