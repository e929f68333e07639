import * as z from 'zod/mini'
import { serverToday } from '@/shared/api/serverToday'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  day,
  dictCode,
  files,
  MAX_EXACT_AMOUNT,
  nullable,
  positive,
  required,
  rowsOf,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { toAmount, toCents } from '@/shared/lib/cents'
import type { Currency } from '@/shared/lib/money'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { availableOf, excessOf, isInPeriod, payableOf, validPayments, type Cover } from './coverage'
import { plausibleDay } from './plausible'
import { holds, type Viewer } from './roles'
import { CLAIM_STATES, type ClaimState } from './states'

export const CLAIM_RULES = [
  'atMost',
  'overCover',
  'beforeToday',
  'afterToday',
  'beforeEvent',
  'beforeStart',
  'notAfterLast',
  'beforeApproval',
] as const
export type ClaimRule = (typeof CLAIM_RULES)[number]

/** In progress: someone has to act before the claim is paid, rejected or withdrawn. */
export const OPEN_CLAIM_STATES = [
  'reported',
  'filed',
  'survey',
  'supplement',
  'assessed',
  'approved',
] as const satisfies readonly ClaimState[]
export const isOpenClaim = ({ state }: { state: ClaimState }): boolean =>
  (OPEN_CLAIM_STATES as readonly ClaimState[]).includes(state)

/**
 * State of the document behind a piece of evidence: still published as picked, replaced by a newer version, different
 * from its hash, or gone.
 */
export const EVIDENCE_STATES = ['current', 'newer', 'altered', 'gone'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

const MAX_EVIDENCE = 20

/** A published version of a document in the project's room; its hash identifies the content that was picked. */
const EvidencePick = z.object({
  documentId: z.string(),
  versionId: z.string(),
  /** SHA-256 in hexadecimal. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type EvidencePick = z.infer<typeof EvidencePick>
export const evidenceOf = (min: 0 | 1) => rowsOf(EvidencePick, min, MAX_EVIDENCE)

/** Today or earlier, by the server's calendar. */
export const pastDay: FieldParser<string, ClaimRule> = {
  parse: (typed, addError) => {
    const value = day.parse(typed, addError)
    if (value === undefined) return undefined
    return value > serverToday() ? addError('afterToday') : plausibleDay('claimEvent').parse(value, addError)
  },
}

/** By the server's calendar. */
const todayOrLater: FieldParser<string, ClaimRule> = {
  parse: (typed, addError) => {
    const value = plausibleDay('supplementDue').parse(typed, addError)
    return value !== undefined && value < serverToday() ? addError('beforeToday') : value
  },
}

/** Amount above zero, to the cent, and at most `max`. */
const upTo = (max: number, currency?: Currency): FieldParser<number, ClaimRule> => {
  const above = positive(amount(0, MAX_EXACT_AMOUNT, currency))
  return {
    ...above,
    parse: (typed, addError) => {
      const value = above.parse(typed, addError)
      return value !== undefined && value > max ? addError('atMost', { most: max }) : value
    },
  }
}

const Reason = z.object({ reason: required(text(5, 500)) })

const paymentFields = (max: number, currency?: Currency) => ({
  date: required(pastDay),
  amount: required(upTo(max, currency)),
  slip: files(1),
})

const checkPayment = (approvedOn: string) =>
  z.superRefine(
    ({ date, slip }: { date: string; slip: readonly unknown[] }, context: z.core.$RefinementCtx) => {
      const addError: AddError<ClaimRule> = errorReporter(context)
      if (slip.length === 0) addError(['slip'], 'required')
      if (date && date < approvedOn) addError(['date'], 'beforeApproval', { approvedOn })
    },
    RUN_DESPITE_FIELD_ERRORS,
  )

/** `approvedOn`: first day on which a payment is possible. A request does not know the currency. */
const inputsUpTo = (max: number, currency?: Currency, approvedOn = '') => ({
  ask: z.object({ wanted: required(text(5, 1000)), due: required(todayOrLater) }),
  answer: z.object({ answer: required(text(2, 2000)), evidence: evidenceOf(0) }),
  assess: z.object({ amount: required(upTo(max, currency)), words: required(text(5, 1000)) }),
  reject: Reason,
  appeal: z.extend(Reason, { evidence: evidenceOf(0) }),
  approve: z.object({ amount: required(upTo(max, currency)), words: nullable(text(2, 500)) }),
  pay: z.object(paymentFields(max, currency)).check(checkPayment(approvedOn)),
  correct: z
    .object({ paymentId: required(dictCode), ...paymentFields(max, currency), ...Reason.shape })
    .check(checkPayment(approvedOn)),
  reverse: z.extend(Reason, { paymentId: required(dictCode) }),
  close: Reason,
  withdraw: Reason,
  note: z.object({ text: required(text(1, 1000)) }),
})

/** Input of the actions; forms, requests and the mock backend check against it. */
export const CLAIM_INPUTS = inputsUpTo(MAX_EXACT_AMOUNT)

interface ClaimRowFacts {
  state: ClaimState
  ownerId: string
  /** Manager of the project, who may act as the owner. */
  managerId: string
  /** Users who have acted on the claim in one of the other roles. */
  handlerIds: readonly string[]
  approverId: string | null
  payerIds: readonly string[]
  approved: number | null
  paid: number
}

export interface ClaimFacts extends ClaimRowFacts, Cover {
  currency: Currency
  assessed: number | null
  approval?: { time: string } | null | undefined
  evidence: readonly { state: EvidenceState }[]
  payments: readonly {
    id: string
    amount: number
    payerId: string
    voided?: object | null | undefined
  }[]
}

const minOf = (one: number | null, other: number) => (one === null ? other : Math.min(one, other))

/** Maximum amount of an action in the current state of the claim. */
export function limitOf(action: 'assess' | 'approve' | 'pay', claim: ClaimFacts): number {
  if (action === 'pay') return payableOf(claim)
  return minOf(action === 'assess' ? claim.claimed : claim.assessed, availableOf(claim))
}

/** Input of an action with an amount, limited by the current state of the claim. */
export const inputFor = <A extends 'assess' | 'approve' | 'pay'>(action: A, claim: ClaimFacts) =>
  inputsUpTo(limitOf(action, claim), claim.currency, claim.approval?.time.slice(0, 10))[action]

/** Payments that somebody else made: the viewer may correct or reverse them. */
export const paymentsOfOthers = <Claim extends Pick<ClaimFacts, 'payments'>>(
  { payments }: Claim,
  userId: string,
): Claim['payments'][number][] => validPayments(payments).filter(({ payerId }) => payerId !== userId)

/** Maximum of a payment once it is corrected: its own amount, and what is still to be paid. */
function correctLimitOf(claim: ClaimFacts, paymentId: string): number {
  const payment = validPayments(claim.payments).find(({ id }) => id === paymentId)
  return toAmount(toCents(payableOf(claim)) + toCents(payment?.amount ?? 0))
}

/** Input of a correction, limited by the payment that is corrected, if it is known. */
export const correctInputFor = (claim: ClaimFacts, paymentId?: string) =>
  inputsUpTo(
    paymentId === undefined ? MAX_EXACT_AMOUNT : correctLimitOf(claim, paymentId),
    claim.currency,
    claim.approval?.time.slice(0, 10),
  ).correct

const isOwner = ({ ownerId, managerId }: ClaimRowFacts, { userId }: Viewer) =>
  userId === ownerId || userId === managerId

// Nobody has two roles in a claim: each role has a guard for each of the others.
const OWNER_GUARDS = ['notHandler', 'notApprover', 'notPayer'] as const
const HANDLER_GUARDS = ['notOwner', 'notApprover', 'notPayer'] as const
const APPROVER_GUARDS = ['notOwner', 'notHandler', 'notPayer'] as const
const PAYER_GUARDS = ['notOwner', 'notHandler', 'notApprover'] as const

/**
 * Workflow of an insurance claim. The owner reports, supplements and appeals; the insurer's handler files, surveys and
 * assesses; a manager who does not own it approves; finance pays, in any number of parts, and closes. Nobody has two of
 * these roles. Until it is closed, somebody other than the payer may correct or reverse a payment.
 */
export const claimWorkflow = defineWorkflow<ClaimFacts, Viewer, ClaimRowFacts>()({
  relations: {
    owner: isOwner,
    handler: holds('handler'),
    manager: holds('manager'),
    finance: holds('finance'),
  },
  guards: {
    inPeriod: ['coverage', isInPeriod],
    covered: ['coverage', (claim) => excessOf(claim) === 0],
    coverLeft: ['coverage', (claim) => availableOf(claim) > 0],
    hasEvidence: [
      'evidence',
      ({ evidence }) =>
        evidence.length > 0 && evidence.every(({ state }) => state === 'current' || state === 'newer'),
    ],
    notOwner: ['people', (claim, viewer) => !isOwner(claim, viewer)],
    notHandler: ['people', ({ handlerIds }, { userId }) => !handlerIds.includes(userId)],
    notApprover: ['people', ({ approverId }, { userId }) => approverId !== userId],
    paidByOther: ['people', (claim, { userId }) => paymentsOfOthers(claim, userId).length > 0],
    notPayer: ['people', ({ payerIds }, { userId }) => !payerIds.includes(userId)],
  },
  actions: {
    edit: { from: ['draft'], who: ['owner'] },
    report: {
      from: ['draft'],
      advances: true,
      who: ['owner'],
      guards: ['inPeriod', 'covered', 'hasEvidence', ...OWNER_GUARDS],
      to: { state: 'reported' },
    },
    file: {
      from: ['reported'],
      who: ['handler'],
      advances: true,
      guards: HANDLER_GUARDS,
      to: { state: 'filed' },
    },
    survey: {
      from: ['filed'],
      who: ['handler'],
      advances: true,
      guards: HANDLER_GUARDS,
      to: { state: 'survey' },
    },
    ask: {
      from: ['survey'],
      who: ['handler'],
      guards: HANDLER_GUARDS,
      input: CLAIM_INPUTS.ask,
      to: { state: 'supplement' },
    },
    answer: {
      from: ['supplement'],
      advances: true,
      who: ['owner'],
      guards: OWNER_GUARDS,
      input: CLAIM_INPUTS.answer,
      to: { state: 'survey' },
    },
    assess: {
      from: ['survey'],
      advances: true,
      who: ['handler'],
      guards: ['coverLeft', ...HANDLER_GUARDS],
      input: CLAIM_INPUTS.assess,
      to: { state: 'assessed' },
    },
    approve: {
      from: ['assessed'],
      advances: true,
      who: ['manager'],
      guards: ['coverLeft', ...APPROVER_GUARDS],
      input: CLAIM_INPUTS.approve,
      to: { state: 'approved' },
    },
    reject: {
      from: ['filed', 'assessed'],
      who: ['handler'],
      guards: HANDLER_GUARDS,
      input: CLAIM_INPUTS.reject,
      needsWarning: true,
      to: { state: 'rejected' },
    },
    appeal: {
      from: ['rejected'],
      advances: true,
      who: ['owner'],
      guards: OWNER_GUARDS,
      input: CLAIM_INPUTS.appeal,
      to: { state: 'survey' },
    },
    /** Pays all or part of the amount that is left. */
    pay: {
      from: ['approved'],
      advances: true,
      who: ['finance'],
      guards: PAYER_GUARDS,
      input: CLAIM_INPUTS.pay,
      to: ({ amount: part = 0 }, { approved, paid }) => {
        const totalPaid = toAmount(toCents(paid) + toCents(part))
        return {
          paid: totalPaid,
          ...(payableOf({ approved, paid: totalPaid }) === 0 && { state: 'paid' as const }),
        }
      },
    },
    // The state that follows depends on the payment.
    correct: {
      from: ['approved', 'paid'],
      who: ['finance'],
      guards: [...PAYER_GUARDS, 'paidByOther'],
      isRelevant: ({ payments }) => validPayments(payments).length > 0,
      input: CLAIM_INPUTS.correct,
      needsWarning: true,
    },
    reverse: {
      from: ['approved', 'paid'],
      who: ['finance'],
      guards: [...PAYER_GUARDS, 'paidByOther'],
      isRelevant: ({ payments }) => validPayments(payments).length > 0,
      input: CLAIM_INPUTS.reverse,
      needsWarning: true,
      to: { state: 'approved' },
    },
    close: {
      from: ['paid'],
      advances: true,
      who: ['finance'],
      guards: PAYER_GUARDS,
      input: CLAIM_INPUTS.close,
      to: { state: 'closed' },
    },
    withdraw: {
      from: ['draft', 'reported', 'filed', 'survey', 'supplement', 'assessed'],
      who: ['owner'],
      guards: OWNER_GUARDS,
      input: CLAIM_INPUTS.withdraw,
      needsWarning: true,
      isDestructive: true,
      to: { state: 'withdrawn' },
    },
    note: {
      from: CLAIM_STATES,
      who: ['owner', 'handler', 'manager', 'finance'],
      input: CLAIM_INPUTS.note,
      keepsVersion: true,
    },
  },
})
export type ClaimAction = ActionOf<typeof claimWorkflow>
export type ClaimGuard = ReturnType<typeof claimWorkflow.availabilityOf>['unmet'][number]['guard']
