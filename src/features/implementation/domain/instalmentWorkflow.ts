import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  day,
  files,
  MAX_EXACT_AMOUNT,
  nullable,
  oneOf,
  positive,
  reportDecimals,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { toCents } from '@/shared/lib/cents'
import { CURRENCIES, formatNumber, type Currency } from '@/shared/lib/money'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { plausibleDay } from './plausible'
import { recipientReason, requireRecipientReason, type Recipient } from './recipient'
import { holds, type Viewer } from './roles'
import type { InstalmentState } from './states'

export const PAYMENT_RULES = ['beyond', 'future', 'tooEarly'] as const
type PaymentRule = (typeof PAYMENT_RULES)[number]

/** Amount up to a limit, which the error names. */
const upTo = (limit: number, currency?: Currency): FieldParser<number, PaymentRule> => {
  const { parse, limits } = positive(amount(0, MAX_EXACT_AMOUNT, currency))
  return {
    ...(limits ? { limits } : {}),
    parse: (typed, addError) => {
      const value = parse(typed, addError)
      if (value === undefined || toCents(value) <= toCents(limit)) return value
      return addError('beyond', { limit: formatNumber(limit) })
    },
  }
}

interface ApplyLimits {
  /** Recipient of the agreement: another one needs a reason. */
  agreed?: Recipient | null
  /** Currency of the agreement, if it is known. */
  currency?: Currency
}

/** Input of an application, limited to what the agreement has left. */
export const applyInput = (remaining = Infinity, { agreed = null, currency }: ApplyLimits = {}) =>
  z
    .object({
      amount: required(upTo(remaining, currency)),
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

const reason = required(text(5, 500))
export const ReasonInput = z.object({ reason })

interface PaymentLimits {
  /** Maximum in the currency of the agreement. */
  approved?: number
  /** First and last day on which a payment is possible. */
  from?: string
  today?: string
  /** Currency of the agreement, if it is known. */
  currency?: Currency
}

const paymentFields = ({ approved = Infinity, currency }: PaymentLimits) => ({
  paidOn: required(day),
  amount: required(upTo(approved, currency)),
  bankCurrency: required(oneOf(CURRENCIES)),
  bankAmount: nullable(positive(amount())),
  slip: files(1),
})

type TypedPayment = z.output<z.ZodMiniObject<ReturnType<typeof paymentFields>>>

const paymentCheck = ({ from = '', today = '9999-12-31', currency }: PaymentLimits) =>
  z.superRefine(
    ({ paidOn, bankCurrency, bankAmount, slip }: TypedPayment, context: z.core.$RefinementCtx) => {
      const addError: AddError<PaymentRule> = errorReporter(context)
      if (paidOn && paidOn > today) addError(['paidOn'], 'future')
      if (paidOn && paidOn < from) addError(['paidOn'], 'tooEarly', { from })
      if (slip.length === 0) addError(['slip'], 'required')
      if (currency && bankCurrency && bankCurrency !== currency && bankAmount === null)
        addError(['bankAmount'], 'required')
      reportDecimals(addError, bankCurrency, { bankAmount })
    },
    RUN_DESPITE_FIELD_ERRORS,
  )

/**
 * Input of a payment, limited to the approved amount. `bankAmount`: amount debited in the currency of the account, if
 * that is another one than the agreement's.
 */
export const payInput = (limits: PaymentLimits = {}) =>
  z.object(paymentFields(limits)).check(paymentCheck(limits))

/** Input of a correction: the payment as it was made, and why it was recorded differently. */
export const correctInput = (limits: PaymentLimits = {}) =>
  z.object({ ...paymentFields(limits), reason }).check(paymentCheck(limits))

/** Day on which the unpaid rest of an instalment is due. */
export const PlanRestInput = z.object({ due: required(plausibleDay('instalmentDue')) })

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
  amount: number
  paid: number | null
  /** Amount that left the account. */
  bankAmount: number | null
  /** Part of `bankAmount` that was not found on a bank statement yet. */
  residual: number
}

/** True if less was paid than planned; the rest can become an instalment of its own. */
export const isUnderpaid = ({ amount: planned, paid }: Pick<InstalmentFacts, 'amount' | 'paid'>): boolean =>
  paid !== null && paid > 0 && toCents(paid) < toCents(planned)

/** Units of the account's currency per unit of the agreement's; null for a payment without an exchange. */
export function rateOf({
  paid,
  bankAmount,
  currency,
  bankCurrency,
}: {
  paid: number | null
  bankAmount: number | null
  currency: Currency
  bankCurrency: Currency
}): number | null {
  const isExchanged = bankCurrency !== currency && paid !== null && paid > 0
  return isExchanged && bankAmount !== null ? bankAmount / paid : null
}

/**
 * Workflow of an instalment: applied for, reviewed, approved, paid and settled. Applicant, reviewer and payer are three
 * different people, whatever roles they have; until it is settled, somebody other than the payer may correct a payment,
 * or reverse one that did not reach the payee.
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
    notPayer: ['instalment', ({ payerId }, { userId }) => payerId !== userId],
    // Money that went out and came back again leaves nothing matched.
    unmatched: ['reconcile', ({ residual, bankAmount }) => toCents(residual) === toCents(bankAmount ?? 0)],
    underpaid: ['instalment', isUnderpaid],
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
      input: ReasonInput,
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
    correct: {
      from: ['paid'],
      who: ['finance'],
      guards: ['notApplicant', 'notReviewer', 'notPayer', 'unmatched'],
      input: correctInput(),
      needsWarning: true,
    },
    reverse: {
      from: ['paid'],
      who: ['finance'],
      guards: ['notApplicant', 'notReviewer', 'notPayer', 'unmatched'],
      input: ReasonInput,
      needsWarning: true,
      to: { state: 'approved' },
    },
    planRest: {
      from: ['paid', 'settled'],
      who: ['manager'],
      guards: ['underpaid'],
      isRelevant: isUnderpaid,
      input: PlanRestInput,
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
