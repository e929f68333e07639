import dayjs from 'dayjs'
import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  dictCode,
  integer,
  MAX_EXACT_AMOUNT,
  nullable,
  oneOf,
  positive,
  required,
  rowsOf,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { shareOfCents, splitAmount, sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { decimalsOf, formatNumber, type Currency } from '@/shared/lib/money'
import { parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { plausibleDay } from './plausible'

/** Per agreement. */
const MAX_INSTALMENTS = 120

/** Between two payments. */
const MAX_MONTHS = 24

/** In hundredths of a percent. */
const FULL_PERCENT = 100_00

export const SCHEDULE_RULES = ['sum', 'percents', 'percentSum', 'beforeSigning'] as const
type ScheduleRule = (typeof SCHEDULE_RULES)[number]

export const SPLITS = ['equal', 'percent'] as const

/** Percentages with at most two decimals and the usual separators: `30 / 30 / 40`, `30%, 70%`. */
const percents: FieldParser<number[], ScheduleRule> = {
  parse: (typed, addError) => {
    const parts = toHalfWidth(String(typed))
      .split(/[\s/;,、+|%]+/)
      .filter(Boolean)
      .map(parseNumber)
    const read = parts.map((part) => (part === null || part <= 0 ? null : toAmount(toCents(part))))
    return read.every((part) => part !== null) ? read : addError('percents')
  },
}

/** Parameters from which a schedule is generated: number of payments, and months between them. */
export const PlanInput = z
  .object({
    count: required(integer(1, MAX_INSTALMENTS)),
    interval: required(integer(1, MAX_MONTHS)),
    first: required(plausibleDay('instalmentDue')),
    split: required(oneOf(SPLITS)),
    percents: nullable(percents),
  })
  .check(
    z.superRefine(({ split, count, percents: parts }, context) => {
      const addError: AddError<ScheduleRule> = errorReporter(context)
      if (split === 'equal') return
      if (!parts) return addError(['percents'], 'required')
      const sum = sumAmounts(parts)
      if (parts.length !== count || toCents(sum) !== FULL_PERCENT)
        addError(['percents'], 'percentSum', { count, given: parts.length, sum })
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type Plan = z.output<typeof PlanInput>

interface PlannedPayment {
  due: string
  amount: number
}

const isLastOfMonth = (time: dayjs.Dayjs) => time.date() === time.daysInMonth()

/**
 * Returns the same day some months later; the last day of a month stays the last, and a day that the month lacks
 * becomes its last.
 */
export function addMonths(first: string, months: number): string {
  const start = dayjs(first)
  const then = start.add(months, 'month')
  return (isLastOfMonth(start) ? then.endOf('month') : then).format('YYYY-MM-DD')
}

/**
 * Splits a total into the payments of a plan, which add up to it in the currency's smallest unit; the last payment takes
 * the rounding.
 */
export function splitTotal(
  total: number,
  currency: Currency,
  { count, split, percents: parts }: Omit<Plan, 'first' | 'interval'>,
): number[] {
  const unit = toCents(10 ** -decimalsOf(currency))
  if (split === 'equal' || !parts) return splitAmount(total, count, unit)
  const cents = toCents(total)
  const shares = parts.slice(0, -1).map((part) => shareOfCents(cents, toCents(part), FULL_PERCENT, unit))
  return [...shares, cents - shares.reduce((sum, share) => sum + share, 0)].map(toAmount)
}

export const scheduleOf = (total: number, currency: Currency, plan: Plan): PlannedPayment[] =>
  splitTotal(total, currency, plan).map((each, index) => ({
    due: addMonths(plan.first, index * plan.interval),
    amount: each,
  }))

/** Returns the sum of planned payments and the required total if they differ, else null. */
export function sumMismatch(rows: readonly { amount: number }[], total: number) {
  const sum = sumAmounts(rows.map((row) => row.amount))
  return toCents(sum) === toCents(total) ? null : { sum: formatNumber(sum), total: formatNumber(total) }
}

/** Rows of a schedule; a request does not know the currency of its agreement. */
export const scheduleRows = (currency?: Currency) =>
  rowsOf(
    z.object({
      due: required(plausibleDay('instalmentDue')),
      amount: required(positive(amount(0, MAX_EXACT_AMOUNT, currency))),
      /** Milestone of the project that must be accepted before the payment is applied for. */
      milestoneId: nullable(dictCode),
    }),
    1,
    MAX_INSTALMENTS,
  )

/** Number of the first payment that is due before its agreement is signed; -1 if there is none. */
export const dueBeforeSigning = (rows: readonly { due: string }[], signedOn: string): number =>
  rows.findIndex(({ due }) => due && due < signedOn)

/** Number of payments due after the end of their project: unlikely, but possible. */
export const dueAfterEnd = (rows: readonly { due: string }[], projectEnd: string): number =>
  projectEnd === '' ? 0 : rows.filter(({ due }) => due > projectEnd).length

/**
 * Form schema of a schedule for the part of a total that is still to be planned; above its rows, the parameters that
 * generated them.
 */
export const scheduleInput = (remaining: number, currency: Currency, signedOn: string) =>
  z
    .object({
      count: nullable(integer(1, MAX_INSTALMENTS)),
      interval: nullable(integer(1, MAX_MONTHS)),
      first: nullable(plausibleDay('instalmentDue')),
      split: nullable(oneOf(SPLITS)),
      percents: nullable(percents),
      rows: scheduleRows(currency),
    })
    .check(
      z.superRefine(({ rows }, context) => {
        const addError: AddError<ScheduleRule> = errorReporter(context)
        const mismatch = sumMismatch(rows, remaining)
        if (mismatch) addError(['rows'], 'sum', mismatch)
        const early = dueBeforeSigning(rows, signedOn)
        if (early >= 0) addError(['rows', early, 'due'], 'beforeSigning', { signedOn })
      }),
    )
