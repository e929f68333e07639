import dayjs from 'dayjs'
import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  day,
  dictCode,
  integer,
  nullable,
  oneOf,
  positive,
  required,
  rowsOf,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { shareOfCents, splitAmount, sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatNumber } from '@/shared/lib/money'
import { parseNumber, toHalfWidth } from '@/shared/lib/typedNumber'

/** Of an agreement at most. */
const MOST_INSTALMENTS = 120

/** From one payment to the next. */
const MOST_MONTHS = 24

/** A whole, in hundredths of a percent. */
const WHOLE = 100_00

/** The rules that only a schedule has; their texts stand in the area. */
export const SCHEDULE_RULES = ['sum', 'percents', 'percentSum'] as const
type ScheduleRule = (typeof SCHEDULE_RULES)[number]

export const SPLITS = ['equal', 'percent'] as const

/** Percentages with at most two decimals, separated as people do: `30 / 30 / 40`, `30%, 70%`. */
const percents: FieldParser<number[], ScheduleRule> = {
  read: (typed, refuse) => {
    const parts = toHalfWidth(String(typed))
      .split(/[\s/;,、+|%]+/)
      .filter(Boolean)
      .map(parseNumber)
    const read = parts.map((part) => (part === null || part <= 0 ? null : toAmount(toCents(part))))
    return read.every((part) => part !== null) ? read : refuse('percents')
  },
}

/** How a schedule is made: so many payments, so many months apart. */
export const PlanInput = z
  .object({
    count: required(integer(1, MOST_INSTALMENTS)),
    interval: required(integer(1, MOST_MONTHS)),
    first: required(day),
    split: required(oneOf(SPLITS)),
    percents: nullable(percents),
  })
  .check(
    z.superRefine(({ split, count, percents: parts }, context) => {
      const refuse: AddError<ScheduleRule> = errorReporter(context)
      if (split === 'equal') return
      if (!parts) return refuse(['percents'], 'required')
      const sum = sumAmounts(parts)
      if (parts.length !== count || toCents(sum) !== WHOLE)
        refuse(['percents'], 'percentSum', { count, given: parts.length, sum })
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type Plan = z.output<typeof PlanInput>

interface Planned {
  due: string
  amount: number
}

const isLastOfMonth = (time: dayjs.Dayjs) => time.date() === time.daysInMonth()

/** The same day so many months later; the last day of a month stays the last, and what a month lacks is its last. */
export function monthsAfter(first: string, months: number): string {
  const start = dayjs(first)
  const then = start.add(months, 'month')
  return (isLastOfMonth(start) ? then.endOf('month') : then).format('YYYY-MM-DD')
}

/** What each payment of a plan is of a total, to which they add up to the cent; the last one takes the rounding. */
export function amountsOf(
  total: number,
  { count, split, percents: parts }: Omit<Plan, 'first' | 'interval'>,
): number[] {
  if (split === 'equal' || !parts) return splitAmount(total, count)
  const cents = toCents(total)
  const shares = parts.slice(0, -1).map((part) => shareOfCents(cents, toCents(part), WHOLE))
  return [...shares, cents - shares.reduce((sum, share) => sum + share, 0)].map(toAmount)
}

/** The payments of a plan. */
export const scheduleOf = (total: number, plan: Plan): Planned[] =>
  amountsOf(total, plan).map((each, index) => ({
    due: monthsAfter(plan.first, index * plan.interval),
    amount: each,
  }))

/** What planned payments add up to and what they have to, where these differ. */
export function sumIssue(rows: readonly { amount: number }[], total: number) {
  const sum = sumAmounts(rows.map((row) => row.amount))
  return toCents(sum) === toCents(total) ? null : { sum: formatNumber(sum), total: formatNumber(total) }
}

/** A schedule as it travels. */
export const ScheduleRows = rowsOf(
  z.object({
    due: required(day),
    amount: required(positive(amount())),
    /** Of the project; has to be accepted before the payment is applied for. */
    milestoneId: nullable(dictCode),
  }),
  1,
  MOST_INSTALMENTS,
)

/** A schedule as it is typed, of what is still to be planned of a total; above its rows the plan that made them. */
export const scheduleInput = (open: number) =>
  z
    .object({
      count: nullable(integer(1, MOST_INSTALMENTS)),
      interval: nullable(integer(1, MOST_MONTHS)),
      first: nullable(day),
      split: nullable(oneOf(SPLITS)),
      percents: nullable(percents),
      rows: ScheduleRows,
    })
    .check(
      z.superRefine(({ rows }, context) => {
        const refuse: AddError<ScheduleRule> = errorReporter(context)
        const issue = sumIssue(rows, open)
        if (issue) refuse(['rows'], 'sum', issue)
      }),
    )
