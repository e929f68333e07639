/** Speed of matching 2,000 payments with 10,000 bank movements, against its budgets. Run by run.mjs. */
import {
  reconcile,
  DEFAULT_DAYS,
  type Movement,
  type Payment,
} from '../../src/features/implementation/domain/reconcile'
import budgets from './budgets.json'
import { report, RUNS, typicalTime } from './timing'

const MOVEMENTS = 10_000
const PAYMENTS = 2_000

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + (number % 300))).toISOString().slice(0, 10)
const payeeOf = (number: number) => `演示生物科技${number % 150}号有限公司`

const payments = Array.from({ length: PAYMENTS }, (_, index): Payment => ({
  id: `p${index}`,
  day: dayOf(index),
  cents: 100_00 + (index % 700) * 37,
  currency: 'CNY',
  payee: payeeOf(index),
  code: `FA-2026-${Math.floor(index / 20)}-${String(index % 20).padStart(2, '0')}`,
}))
/** A third names its payment, a third its payee, the rest neither; four of five match no payment. */
const movements = Array.from({ length: MOVEMENTS }, (_, index): Movement => {
  const payment = payments[index]
  const own = { id: `r${index}`, currency: 'CNY', payee: payeeOf(index), reference: `付款 ${index}` }
  if (!payment) return { ...own, day: dayOf(index * 7), cents: 90_00 + (index % 900) * 41 }
  return {
    ...own,
    day: dayOf(index + 1),
    cents: payment.cents,
    payee: index % 3 === 2 ? '' : payment.payee,
    reference: index % 3 === 0 ? `货款 ${payment.code}` : '',
  }
})
/** Same amount, payee and day for all, so that every pair is possible. */
const identical = { day: '2026-01-01', cents: 100_00, currency: 'CNY', payee: payeeOf(1) }

const reportTime = (what: string, rows: readonly Movement[], goals: readonly Payment[]) =>
  report(
    `${what}: ${reconcile(rows, goals, DEFAULT_DAYS).matches.length} matches, median of ${RUNS}`,
    typicalTime(() => reconcile(rows, goals, DEFAULT_DAYS)),
    'ms',
    budgets.funds.match,
  )
reportTime(`${MOVEMENTS} movements, ${PAYMENTS} payments`, movements, payments)
reportTime(
  'all alike',
  movements.map((each) => ({ ...each, ...identical, reference: '' })),
  payments.map((each) => ({ ...each, ...identical })),
)
reportTime(
  'one payee, sums only',
  movements.map((each, index) => ({ ...each, ...identical, cents: 100_00 + index * 101 })),
  payments.map((each, index) => ({ ...each, ...identical, cents: 33_33 + index * 7 })),
)
