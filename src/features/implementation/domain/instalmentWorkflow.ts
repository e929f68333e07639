import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  day,
  files,
  nullable,
  positive,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { atRate, RATE_DIGITS, toCents } from '@/shared/lib/cents'
import { formatNumber } from '@/shared/lib/money'
import { parseNumber } from '@/shared/lib/typedNumber'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { holds, type Viewer } from './roles'
import type { InstalmentState } from './states'

/** The rules that only a payment has; their texts stand in the area. */
export const PAYMENT_RULES = ['beyond', 'rate', 'future'] as const
type PaymentRule = (typeof PAYMENT_RULES)[number]

/** An amount up to a limit, which is said where it is passed. */
const upTo = (limit: number): FieldParser<number, PaymentRule> => {
  const { read, limits } = positive(amount())
  return {
    ...(limits ? { limits } : {}),
    read: (typed, refuse) => {
      const value = read(typed, refuse)
      if (value === undefined || toCents(value) <= toCents(limit)) return value
      return refuse('beyond', { limit: formatNumber(limit) })
    },
  }
}

const LARGEST_RATE = 1000
const rate: FieldParser<number, PaymentRule> = {
  read: (typed, refuse) => {
    const value = parseNumber(typed)
    const isRate = value !== null && value > 0 && value <= LARGEST_RATE
    return isRate && Number(value.toFixed(RATE_DIGITS)) === value ? value : refuse('rate')
  },
}

/** What is applied for, of what the agreement has left. */
export const applyInput = (remaining = Infinity) =>
  z
    .object({
      amount: required(upTo(remaining)),
      payee: required(text(2, 80)),
      account: required(text(5, 80)),
      purpose: required(text(5, 500)),
      invoices: files(),
    })
    .check(
      z.superRefine(({ invoices }, context) => {
        const refuse: AddError = errorReporter(context)
        if (invoices.length === 0) refuse(['invoices'], 'required')
      }, RUN_DESPITE_FIELD_ERRORS),
    )

/** How it was paid, of what was approved; `rate`: of the account's currency for one of the agreement's. */
export const payInput = (approved = Infinity, today = '9999-12-31') =>
  z
    .object({
      paidOn: required(day),
      amount: required(upTo(approved)),
      rate: nullable(rate),
      slip: files(1),
    })
    .check(
      z.superRefine(({ paidOn, amount: paid, rate: booked, slip }, context) => {
        const refuse: AddError<PaymentRule> = errorReporter(context)
        if (paidOn && paidOn > today) refuse(['paidOn'], 'future')
        if (slip.length === 0) refuse(['slip'], 'required')
        // Nothing would have left the account, and the instalment be settled without a row of the bank.
        if (paid && booked && atRate(paid, booked) === 0) refuse(['rate'], 'rate')
      }, RUN_DESPITE_FIELD_ERRORS),
    )

export const ReturnInput = z.object({ reason: required(text(5, 500)) })

interface InstalmentOutline {
  state: InstalmentState
  applicantId: string | null
  reviewerId: string | null
  payerId: string | null
}

/** Of an instalment, as far as it decides what may be done with it. */
export interface InstalmentFacts extends InstalmentOutline {
  /** Its milestone is accepted, or it has none. */
  isConditionMet: boolean
  /** Its project is neither suspended nor over. */
  isProjectOpen: boolean
  /** Of the agreement's total, beside what was applied for by others. */
  remaining: number
  /** Of what was paid, found on no bank statement yet. */
  residual: number
}

/**
 * The way of an instalment: applied for, reviewed, approved, paid and settled. Who applies, who reviews and who pays are
 * three persons, whatever roles one of them has.
 */
export const instalmentWorkflow = defineWorkflow<InstalmentFacts, Viewer, InstalmentOutline>()({
  relations: {
    manager: holds('manager'),
    reviewer: holds('reviewer'),
    investor: holds('investor'),
    finance: holds('finance'),
  },
  guards: {
    projectOpen: ['project', ({ isProjectOpen }) => isProjectOpen],
    conditionMet: ['project', ({ isConditionMet }) => isConditionMet],
    remains: ['agreement', ({ remaining }) => remaining > 0],
    notApplicant: ['instalment', ({ applicantId }, { userId }) => applicantId !== userId],
    notReviewer: ['instalment', ({ reviewerId }, { userId }) => reviewerId !== userId],
    reconciled: ['reconcile', ({ residual }) => toCents(residual) === 0],
  },
  actions: {
    apply: {
      from: ['planned', 'returned'],
      who: ['manager'],
      guards: ['projectOpen', 'conditionMet', 'remains'],
      input: applyInput(),
      to: { state: 'applied' },
    },
    review: {
      from: ['applied'],
      who: ['reviewer'],
      guards: ['projectOpen', 'notApplicant'],
      to: { state: 'reviewed' },
    },
    approve: {
      from: ['reviewed'],
      who: ['investor'],
      guards: ['projectOpen', 'conditionMet', 'notApplicant'],
      to: { state: 'approved' },
    },
    return: {
      from: ['reviewed'],
      who: ['investor'],
      input: ReturnInput,
      needsWarning: true,
      to: { state: 'returned' },
    },
    pay: {
      from: ['approved'],
      who: ['finance'],
      guards: ['projectOpen', 'conditionMet', 'notApplicant', 'notReviewer'],
      input: payInput(),
      to: { state: 'paid' },
    },
    settle: { from: ['paid'], who: ['finance'], guards: ['reconciled'], to: { state: 'settled' } },
  },
})
export type InstalmentAction = ActionOf<typeof instalmentWorkflow>
export type InstalmentGuard = ReturnType<typeof instalmentWorkflow.availabilityOf>['unmet'][number]['guard']

/** Has been paid. */
export const isPaid = ({ state }: { state: InstalmentState }): boolean =>
  state === 'paid' || state === 'settled'

/** Takes part of the agreement's total: what was asked for and not given back. */
export const isCommitted = ({ state }: { state: InstalmentState }): boolean =>
  state !== 'planned' && state !== 'returned'
