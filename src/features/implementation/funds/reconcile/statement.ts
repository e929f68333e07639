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

/** A movement with the balance after it, in cents; outgoing amounts are positive. */
export interface Step {
  cents: number
  balance: number
}

export interface BalanceChain {
  isAscending: boolean
  /** Neighbours whose balances differ by the amount between them, and the others. */
  holding: number
  failing: number
}

/** Follows the running balance from row to row, from the earliest or from the latest, whichever fits better. */
export function followBalance(steps: readonly Step[]): BalanceChain {
  let [up, down] = [0, 0]
  for (const [at, { cents, balance }] of steps.entries()) {
    const before = steps[at - 1]
    if (!before) continue
    if (before.balance - cents === balance) up++
    if (balance - before.cents === before.balance) down++
  }
  const holding = Math.max(up, down)
  return { isAscending: up >= down, holding, failing: Math.max(0, steps.length - 1 - holding) }
}

/** Opening and closing balance that the balances after each row imply. */
export function impliedBalances(rows: readonly BankRow[]): Pick<Statement, 'opening' | 'closing'> {
  const steps = rows.flatMap(({ amount, balance }) =>
    balance === null ? [] : [{ cents: toCents(amount), balance: toCents(balance) }],
  )
  const [first, last] = followBalance(steps).isAscending ? [steps[0], steps.at(-1)] : [steps.at(-1), steps[0]]
  if (!first || !last) return { opening: null, closing: null }
  return { opening: toAmount(first.balance + first.cents), closing: toAmount(last.balance) }
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
