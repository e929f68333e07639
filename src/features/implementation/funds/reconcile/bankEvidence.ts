import {
  isAmbiguousAmount,
  isAmbiguousDay,
  dayOrderIn,
  decimalSignIn,
  readBankAmount,
  readBankDay,
  weekdayIn,
  type DayOrder,
  type DecimalSign,
} from './bankValues'
import { toCents } from '@/shared/lib/cents'
import { followBalance } from './statement'

/** Reasons for reading a file in one way; `count` is the number of rows, lines or days that show it, if any. */
export const EVIDENCE_REASONS = [
  'chosen',
  'saved',
  'byteOrderMark',
  'ascii',
  'validUtf8',
  'notUtf8',
  'sepLine',
  'linesAgree',
  'noSeparator',
  'mostRows',
  'knownNames',
  'heading',
  'cents',
  'balances',
  'noCents',
  'dottedDays',
  'dayAbove12',
  'weekdays',
  'ascending',
  'descending',
  'balanceOrder',
  'notFuture',
  'closeDays',
  'rowCurrency',
  'inFile',
] as const

export interface Evidence {
  reason: (typeof EVIDENCE_REASONS)[number]
  count: number
}

/** A choice with its reasons. If the value is null, the user has to choose, with the likely value named if there is one. */
export interface Decision<T> {
  value: T | null
  likely: T | null
  evidence: Evidence[]
}

const UNDECIDED = { value: null, likely: null, evidence: [] }

/** The value that most unambiguous cells show, with their number; null without any, or on a tie. */
export function majorityOf<T extends string>(
  cells: readonly string[],
  find: (cell: string) => T | null,
): { value: T; count: number } | null {
  const counts = new Map<T, number>()
  for (const cell of cells) {
    const found = find(cell)
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a)
  return best && best[1] > (next?.[1] ?? 0) ? { value: best[0], count: best[1] } : null
}

/** Cells of a row that tell how its numbers and dates are written. */
export interface EvidenceRow {
  day: string
  /** Outgoing amounts are positive under this reading, as far as columns and signs tell. */
  amountUnder: (sign: DecimalSign) => number | null
  balance: string
  /** All cells, one of which may be a weekday. */
  cells: readonly string[]
}

const stepsUnder = (rows: readonly EvidenceRow[], sign: DecimalSign) =>
  rows.flatMap(({ amountUnder, balance }) => {
    const [amount, total] = [amountUnder(sign), readBankAmount(balance, sign)]
    if (amount === null) return []
    return [{ cents: toCents(amount), balance: typeof total === 'string' ? null : toCents(total) }]
  })

/** True if each balance follows from the one before it. */
const isBalanced = (rows: readonly EvidenceRow[], sign: DecimalSign) => {
  const { holding, failing } = followBalance(stepsUnder(rows, sign))
  return { isComplete: holding > 0 && failing === 0, holding }
}

const hasNoCents = (currency: string) => {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ===
      0
    )
  } catch {
    return false // the name of something else in the currency column
  }
}

/**
 * Decimal sign of a file: that of amounts with cents, else the one under which the running balance adds up, else the
 * one of a currency without cents. Days with dots are written where points separate thousands, which is only likely.
 */
export function decideDecimal(
  amounts: readonly string[],
  rows: readonly EvidenceRow[],
  currency: string | null,
): Decision<DecimalSign> {
  const written = majorityOf(amounts, decimalSignIn)
  if (written)
    return { value: written.value, likely: null, evidence: [{ reason: 'cents', count: written.count }] }
  if (!amounts.some(isAmbiguousAmount)) return UNDECIDED
  const [point, comma] = [isBalanced(rows, '.'), isBalanced(rows, ',')]
  if (point.isComplete !== comma.isComplete) {
    const count = point.isComplete ? point.holding : comma.holding
    return { value: point.isComplete ? '.' : ',', likely: null, evidence: [{ reason: 'balances', count }] }
  }
  if (currency !== null && hasNoCents(currency))
    return { value: ',', likely: null, evidence: [{ reason: 'noCents', count: 0 }] }
  const dotted = rows.filter(({ day }) => /^\d{1,2}\.\d{1,2}\.\d{2,4}/.test(day.trim())).length
  return dotted === 0
    ? UNDECIDED
    : { value: null, likely: ',', evidence: [{ reason: 'dottedDays', count: dotted }] }
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The days of a file under an order, and what they look like. */
function daysUnder(rows: readonly EvidenceRow[], order: DayOrder, today: string) {
  const days = rows.map(({ day }) => readBankDay(day, order))
  const known = days.filter((day) => day !== null)
  const isSorted = (compare: (a: string, b: string) => boolean) =>
    known.length > 1 && known.every((day, at) => at === 0 || compare(known[at - 1]!, day))
  const sorted = known.toSorted()
  const weekdays = rows.map(({ cells, day }, at) => {
    const named = [day, ...cells].map(weekdayIn).find((weekday) => weekday !== null) ?? null
    return named === null || days[at] === null ? null : (dayNumber(days[at]!) + 4) % 7 === named
  })
  return {
    isAscending: isSorted((a, b) => a <= b),
    isDescending: isSorted((a, b) => a >= b),
    future: known.filter((day) => day > today).length,
    span: sorted.length > 1 ? dayNumber(sorted.at(-1)!) - dayNumber(sorted[0]!) : 0,
    rightWeekdays: weekdays.filter((isRight) => isRight === true).length,
    wrongWeekdays: weekdays.filter((isRight) => isRight === false).length,
  }
}

/**
 * Order of day and month: that of days above 12, else the one under which all weekdays are right. The order of the
 * rows, the running balance, days in the future and days far from each other only make one likely.
 */
export function decideOrder(
  rows: readonly EvidenceRow[],
  decimal: DecimalSign,
  today: string,
): Decision<DayOrder> {
  const cells = rows.map(({ day }) => day)
  const written = majorityOf(cells, dayOrderIn)
  if (written) {
    const isDotted = cells.some((cell) => dayOrderIn(cell) !== null && /\d\.\d/.test(cell))
    return {
      value: written.value,
      likely: null,
      evidence: [{ reason: isDotted ? 'dottedDays' : 'dayAbove12', count: written.count }],
    }
  }
  if (!cells.some(isAmbiguousDay)) return UNDECIDED
  const under = { dmy: daysUnder(rows, 'dmy', today), mdy: daysUnder(rows, 'mdy', today) }
  const chain = followBalance(stepsUnder(rows, decimal))
  const isChained = chain.holding > 0 && chain.failing === 0
  type Days = (typeof under)[DayOrder]
  const isOrdered = ({ isAscending, isDescending }: Days) => isAscending || isDescending
  const followsBalance = ({ isAscending, isDescending }: Days) =>
    chain.isAscending ? isAscending : isDescending

  const votes: { order: DayOrder; evidence: Evidence }[] = []
  for (const [order, other] of [
    ['dmy', 'mdy'],
    ['mdy', 'dmy'],
  ] as const) {
    const [own, rival] = [under[order], under[other]]
    if (own.rightWeekdays > 0 && own.wrongWeekdays === 0 && rival.wrongWeekdays > 0)
      return { value: order, likely: null, evidence: [{ reason: 'weekdays', count: own.rightWeekdays }] }
    const add = (reason: Evidence['reason'], count: number) =>
      votes.push({ order, evidence: { reason, count } })
    if (isOrdered(own) && !isOrdered(rival)) add(own.isAscending ? 'ascending' : 'descending', rows.length)
    if (isChained && followsBalance(own) && !followsBalance(rival)) add('balanceOrder', chain.holding)
    if (own.future === 0 && rival.future > 0) add('notFuture', rival.future)
    if (own.span > 0 && own.span * 2 < rival.span) add('closeDays', own.span + 1)
  }
  const orders = new Set(votes.map(({ order }) => order))
  const [first] = votes
  if (!first || orders.size > 1) return UNDECIDED
  // Sorted rows support the likely order, even where they would also be sorted under the other one.
  const sorted = under[first.order]
  const isSorted =
    isOrdered(sorted) && votes.every(({ evidence: { reason } }) => !reason.endsWith('scending'))
  const evidence = votes.map((vote) => vote.evidence)
  if (isSorted)
    evidence.unshift({ reason: sorted.isAscending ? 'ascending' : 'descending', count: rows.length })
  return { value: null, likely: first.order, evidence }
}
