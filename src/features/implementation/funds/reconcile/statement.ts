import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import type { BankRow, InvalidLine } from '../model/funds.api'

/** Account as a file names it; fields that it does not name are empty. */
export interface NamedAccount {
  bank: string
  number: string
  currency: string
}

/** Movements of one account, read from a file. */
export interface Statement {
  account: NamedAccount
  rows: BankRow[]
  unread: InvalidLine[]
  /** Null where the file has no balances. */
  opening: number | null
  closing: number | null
}

export interface ControlTotals {
  out: number
  outCount: number
  in: number
  inCount: number
  /** First and last day. */
  from: string
  to: string
}

/** Figures to compare with the statement; null without rows. */
export function controlTotalsOf(rows: readonly BankRow[]): ControlTotals | null {
  const days = rows.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return null
  const outgoing = rows.filter(({ amount }) => amount > 0)
  const incoming = rows.filter(({ amount }) => amount < 0)
  return {
    out: sumAmounts(outgoing.map(({ amount }) => amount)),
    outCount: outgoing.length,
    in: sumAmounts(incoming.map(({ amount }) => -amount)),
    inCount: incoming.length,
    from,
    to,
  }
}

export interface BalanceCheck {
  opening: number
  closing: number
  /** Closing balance minus the one that the rows lead to; zero if the rows account for all of it. */
  difference: number
}

/** Compares the balances of a statement with its rows; null where the file has no balances. */
export function checkBalances({ rows, opening, closing }: Statement): BalanceCheck | null {
  if (opening === null || closing === null) return null
  const expected = toCents(opening) - toCents(sumAmounts(rows.map(({ amount }) => amount)))
  return { opening, closing, difference: toAmount(toCents(closing) - expected) }
}

/** A movement with the balance after it, in cents; outgoing amounts are positive. Not every row has a balance. */
export interface Step {
  cents: number
  balance: number | null
}

export interface BalanceChain {
  isAscending: boolean
  /** Balances that follow from the one before them, and the others. */
  holding: number
  failing: number
  opening: number | null
  closing: number | null
}

/** Follows the balances in the order of the rows. */
function followInOrder(steps: readonly Step[]) {
  let opening: number | null = null
  let last: number | null = null
  let [sum, holding, failing] = [0, 0, 0]
  for (const { cents, balance } of steps) {
    sum += cents
    if (balance === null) continue
    if (last === null) opening = balance + sum
    else if (last - sum === balance) holding++
    else failing++
    last = balance
    sum = 0
  }
  return { opening, closing: last === null ? null : last - sum, holding, failing }
}

/** Follows the running balance from row to row, from the earliest or from the latest, whichever fits better. */
export function followBalance(steps: readonly Step[]): BalanceChain {
  const [up, down] = [followInOrder(steps), followInOrder(steps.toReversed())]
  const isAscending = up.holding >= down.holding
  return { isAscending, ...(isAscending ? up : down) }
}

/** Opening and closing balance that the balances after each row imply. */
export function impliedBalances(rows: readonly BankRow[]): Pick<Statement, 'opening' | 'closing'> {
  const { opening, closing } = followBalance(
    rows.map(({ amount, balance }) => ({
      cents: toCents(amount),
      balance: balance === null ? null : toCents(balance),
    })),
  )
  const inUnits = (cents: number | null) => (cents === null ? null : toAmount(cents))
  return { opening: inUnits(opening), closing: inUnits(closing) }
}

/** Joins the statements of a file that belong to one account, in the order of the file. */
export function joinStatements(statements: readonly Statement[]): Statement[] {
  const joined = new Map<string, Statement>()
  for (const next of statements) {
    const key = `${next.account.number} ${next.account.currency}`
    const found = joined.get(key)
    joined.set(
      key,
      found
        ? {
            account: found.account,
            rows: [...found.rows, ...next.rows],
            unread: [...found.unread, ...next.unread],
            opening: found.opening,
            closing: next.closing ?? found.closing,
          }
        : next,
    )
  }
  return [...joined.values()]
}
