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
import { convertAtRate, RATE_DIGITS, toCents } from '@/shared/lib/cents'
import { formatNumber } from '@/shared/lib/money'
import { parseNumber } from '@/shared/lib/parseNumber'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { recipientReason, requireRecipientReason, type Recipient } from './recipient'
import { holds, type Viewer } from './roles'
import type { InstalmentState } from './states'

export const PAYMENT_RULES = ['beyond', 'rate', 'future'] as const
type PaymentRule = (typeof PAYMENT_RULES)[number]

/** Amount up to a limit, which the error names. */
const upTo = (limit: number): FieldParser<number, PaymentRule> => {
  const { parse, limits } = positive(amount())
  return {
    ...(limits ? { limits } : {}),
    parse: (typed, addError) => {
      const value = parse(typed, addError)
      if (value === undefined || toCents(value) <= toCents(limit)) return value
      return addError('beyond', { limit: formatNumber(limit) })
    },
  }
}

const MAX_RATE = 1000
const rate: FieldParser<number, PaymentRule> = {
  parse: (typed, addError) => {
    const value = parseNumber(typed)
    const isRate = value !== null && value > 0 && value <= MAX_RATE
    return isRate && Number(value.toFixed(RATE_DIGITS)) === value ? value : addError('rate')
  },
}

/** Input of an application, limited to what the agreement has left. Another recipient than `agreed` needs a reason. */
export const applyInput = (remaining = Infinity, agreed: Recipient | null = null) =>
  z
    .object({
      amount: required(upTo(remaining)),
      payee: required(text(2, 80)),
      account: required(text(5, 80)),
      recipientReason,
      purpose: required(text(5, 500)),
      invoices: files(),
    })
    .check(
      z.superRefine(({ invoices }, context) => {
        const addError: AddError = errorReporter(context)
        if (invoices.length === 0) addError(['invoices'], 'required')
      }, RUN_DESPITE_FIELD_ERRORS),
      requireRecipientReason(agreed),
    )

/**
 * Input of a payment, limited to the approved amount. `rate`: units of the account's currency per unit of the
 * agreement's.
 */
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
        const addError: AddError<PaymentRule> = errorReporter(context)
        if (paidOn && paidOn > today) addError(['paidOn'], 'future')
        if (slip.length === 0) addError(['slip'], 'required')
        // At this rate nothing would have left the account, and the instalment would be settled without a bank row.
        if (paid && booked && convertAtRate(paid, booked) === 0) addError(['rate'], 'rate')
      }, RUN_DESPITE_FIELD_ERRORS),
    )

export const ReturnInput = z.object({ reason: required(text(5, 500)) })

interface InstalmentRowFacts {
  state: InstalmentState
  applicantId: string | null
  reviewerId: string | null
  payerId: string | null
}

export interface InstalmentFacts extends InstalmentRowFacts {
  /** The milestone is accepted, or the instalment has none. */
  isConditionMet: boolean
  /** The project is neither suspended nor over. */
  isProjectOpen: boolean
  /** Part of the agreement's total that other instalments have not applied for. */
  remaining: number
  /** Part of the payment that was not found on a bank statement yet. */
  residual: number
}

/**
 * Workflow of an instalment: applied for, reviewed, approved, paid and settled. Applicant, reviewer and payer are three
 * different people, whatever roles they have.
 */
export const instalmentWorkflow = defineWorkflow<InstalmentFacts, Viewer, InstalmentRowFacts>()({
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

export const isPaid = ({ state }: { state: InstalmentState }): boolean =>
  state === 'paid' || state === 'settled'

/** True if the instalment takes part of the agreement's total: applied for and not returned. */
export const isCommitted = ({ state }: { state: InstalmentState }): boolean =>
  state !== 'planned' && state !== 'returned'
