import * as z from 'zod/mini'
import { flagOrFalse, numberOrNull, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { StoredFile } from '@/shared/files/files.api'
import { exportOf } from '@/shared/files/exports'
import { dictCode, oneOf, required, text } from '@/shared/form/fieldParsers'
import { CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/lib/language'
import { agreementInput } from '../../domain/agreement'
import { BankAccount } from '../../domain/bankAccount'
import {
  applyInput,
  correctInput,
  payInput,
  PlanRestInput,
  ReasonInput,
} from '../../domain/instalmentWorkflow'
import { REASONS } from '../../domain/reconcile'
import { scheduleRows } from '../../domain/schedule'
import { INSTALMENT_STATES } from '../../domain/states'

/* Agreements and their instalments. The specification names the requests; their fields are assumed, here only. */

const idOrNull = orNull(z.coerce.string())

const FormerPayment = z.object({
  /** Reversed otherwise. */
  isCorrected: flagOrFalse,
  reason: textOrEmpty,
  /** Author and time of the correction or reversal. */
  by: textOrEmpty,
  time: z.string(),
  paidOn: textOrEmpty,
  paid: z.number(),
  bankAmount: z.number(),
  bankCurrency: z.enum(CURRENCIES),
  slip: listOf(StoredFile),
  payerName: textOrEmpty,
})

/** Payment of an agreement, with computed fields. Money has at most two decimals. */
const Instalment = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  state: z.enum(INSTALMENT_STATES),
  agreementId: z.coerce.string(),
  /** Agreement number and instalment number: name of the payment on a bank statement. */
  code: z.string(),
  /** Within the agreement, counted from 1. */
  no: z.coerce.number(),
  projectId: z.coerce.string(),
  projectName: textOrEmpty,
  /** Dictionary `fund_type`, of the agreement. */
  type: textOrEmpty,
  currency: z.enum(CURRENCIES),
  due: z.string(),
  amount: z.number(),
  /** Must be accepted before the instalment is applied for; absent if only the day counts. */
  milestone: z.nullish(z.object({ id: z.coerce.string(), name: z.string() })),
  isConditionMet: flagOrFalse,
  isProjectOpen: flagOrFalse,
  /** Part of the agreement's total that other instalments have not applied for. */
  remaining: z.number(),
  applied: numberOrNull,
  approved: numberOrNull,
  paid: numberOrNull,
  /** Paid minus planned; null before the payment. */
  variance: numberOrNull,
  /** Amount that left the account, which may be in another currency. */
  bankAmount: numberOrNull,
  /** Currency of `bankAmount`. */
  bankCurrency: z.enum(CURRENCIES),
  /** Part of `bankAmount` that was not found on a bank statement yet. */
  residual: z.number(),
  payee: textOrEmpty,
  account: textOrEmpty,
  /** Recipient named by the agreement. */
  agreedPayee: textOrEmpty,
  agreedAccount: textOrEmpty,
  /** Why the application names another one. */
  recipientReason: textOrEmpty,
  purpose: textOrEmpty,
  invoices: listOf(StoredFile),
  reason: textOrEmpty,
  /** First day on which a payment is possible: the agreement was signed, and the application approved. */
  payableFrom: textOrEmpty,
  paidOn: textOrEmpty,
  slip: listOf(StoredFile),
  /** The payment as it was recorded before each correction or reversal; only in answers about a single instalment. */
  formerPayments: listOf(FormerPayment),
  applicantId: idOrNull,
  applicantName: textOrEmpty,
  reviewerId: idOrNull,
  reviewerName: textOrEmpty,
  approverName: textOrEmpty,
  payerId: idOrNull,
  payerName: textOrEmpty,
  /** Only in answers about a single instalment. */
  events: listOf(
    z.object({
      time: z.string(),
      by: textOrEmpty,
      action: z.string(),
      from: z.catch(z.nullable(z.enum(INSTALMENT_STATES)), null),
      to: z.enum(INSTALMENT_STATES),
      text: textOrEmpty,
    }),
  ),
})
export type Instalment = z.infer<typeof Instalment>

const AgreementRow = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  no: z.string(),
  projectId: z.coerce.string(),
  projectName: textOrEmpty,
  /** Dictionary `fund_type`. */
  type: textOrEmpty,
  payee: textOrEmpty,
  account: textOrEmpty,
  currency: z.enum(CURRENCIES),
  total: z.number(),
  signedOn: z.string(),
  /** Why the agreements of the project exceed what was approved for it. */
  excessReason: textOrEmpty,
  contract: listOf(StoredFile),
  /** Part of the total that is scheduled. */
  scheduled: z.number(),
  paid: z.number(),
  /** Minimum of the total. */
  leastTotal: z.number(),
  /** First due day of an unpaid instalment. */
  nextDue: textOrEmpty,
})
export type AgreementRow = z.infer<typeof AgreementRow>

const Agreement = z.extend(AgreementRow, {
  /** End of the project, after which a payment is unlikely. */
  projectEnd: textOrEmpty,
  /** Recipients that were replaced after an application, latest first. */
  earlierRecipients: listOf(
    z.object({
      payee: textOrEmpty,
      account: textOrEmpty,
      reason: textOrEmpty,
      by: textOrEmpty,
      time: z.string(),
    }),
  ),
  instalments: listOf(Instalment),
  /** Milestones of the project, on which instalments may depend. */
  milestones: listOf(
    z.object({ id: z.coerce.string(), name: z.string(), due: textOrEmpty, isAccepted: flagOrFalse }),
  ),
})
export type Agreement = z.infer<typeof Agreement>

const AgreementQuery = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  /** Comma-separated for instalments. */
  projectId: z.optional(z.string()),
  type: z.optional(z.string()),
  payee: z.optional(z.string()),
})

const InstalmentQuery = z.extend(AgreementQuery, {
  agreementId: z.optional(z.string()),
  currency: z.optional(z.enum(CURRENCIES)),
  /** Month of the payment, such as `2026-03`. */
  paidMonth: z.optional(z.string()),
  state: z.optional(z.enum(INSTALMENT_STATES)),
  dueFrom: z.optional(z.string()),
  dueTo: z.optional(z.string()),
  unpaid: z.optional(z.enum(['true'])),
  /** More or less was paid than planned. */
  varied: z.optional(z.enum(['true'])),
})
export type InstalmentFilter = z.infer<typeof InstalmentQuery>

export const LIST_KINDS = ['instalments', 'agreements'] as const
export type ListKind = (typeof LIST_KINDS)[number]

export const fundApi = {
  list: get('/implement/fund/list', { query: AgreementQuery, response: pageOf(AgreementRow) }),
  detail: get('/implement/fund/:id', { response: dataOf(Agreement) }),
  create: post('/implement/fund', {
    body: agreementInput(),
    response: dataOf(z.object({ id: z.coerce.string() })),
  }),
  update: put('/implement/fund', {
    body: z.intersection(agreementInput(), VersionedRef),
  }),
  /** Replaces all instalments that nobody has applied for. */
  schedule: post('/implement/fund/schedule', {
    body: z.extend(VersionedRef, { rows: scheduleRows() }),
  }),
  /** Workbook of a list's results: the first of two steps. */
  export: exportOf(
    '/implement/fund/export',
    z.extend(z.omit(InstalmentQuery, { pageNum: true, pageSize: true }), {
      of: z.enum(LIST_KINDS),
      language: z.enum(LANGUAGES),
    }),
  ),
}

const eventBody = <const Name extends string>(name: Name) =>
  z.extend(VersionedRef, { event: z.literal(name) })

export const instalmentApi = {
  list: get('/implement/fund/instalment/list', { query: InstalmentQuery, response: pageOf(Instalment) }),
  detail: get('/implement/fund/instalment/:id', { response: dataOf(Instalment) }),
  changeStatus: put('/implement/fund/instalment/changeStatus', {
    body: z.union([
      z.intersection(eventBody('apply'), applyInput()),
      eventBody('review'),
      eventBody('approve'),
      z.intersection(eventBody('return'), ReasonInput),
      /** Paid only once per key, however often it is sent. */
      z.intersection(z.extend(eventBody('pay'), { idemKey: z.string().check(z.minLength(1)) }), payInput()),
      z.intersection(eventBody('correct'), correctInput()),
      z.intersection(eventBody('reverse'), ReasonInput),
      z.intersection(eventBody('planRest'), PlanRestInput),
      eventBody('settle'),
    ]),
  }),
}

/*
 * Reconciliation with the bank. The specification names one request that takes rows and returns matches; assumed here:
 * the client proposes the matches, and the server stores the rows and the confirmed matches.
 */

const BankRow = z.object({
  /** Within the file, counted from 1. */
  line: z.number(),
  day: z.string(),
  /** Positive for money that left the account, negative for money that came in. */
  amount: z.number(),
  payee: z.string(),
  reference: z.string(),
  /** Balance of the account after this row; null where the file has none. */
  balance: z.nullable(z.number()),
  /** The bank's own number of the movement; empty where the file has none. */
  bankReference: z.string(),
})
export type BankRow = z.infer<typeof BankRow>

/**
 * Reasons why a line is invalid. `decimal` and `order`: the line can be read in two ways, and nothing in the file
 * decides; the user has to decide before the import.
 */
export const INVALID_LINE_ISSUES = [
  'day',
  'order',
  'amount',
  'decimal',
  'cents',
  'both',
  'zero',
  'direction',
  'neither',
  'currency',
  'pending',
  'cancelled',
] as const

const InvalidLine = z.object({
  line: z.number(),
  issue: z.enum(INVALID_LINE_ISSUES),
  cells: z.array(z.string()),
})
export type InvalidLine = z.infer<typeof InvalidLine>

/** Row without what only the comparison with other files needs: an answer has up to some ten thousand of them. */
const StoredBankRow = z.extend(z.omit(BankRow, { balance: true, bankReference: true }), {
  id: z.coerce.string(),
  /** File of the row, which has its account. */
  fileId: z.coerce.string(),
  currency: z.enum(CURRENCIES),
  /** An earlier line of the file with the same content; absent for the first. */
  repeats: numberOrNull,
  /** Unmatched part of the amount. */
  free: z.number(),
})
export type StoredBankRow = z.infer<typeof StoredBankRow>

const MatchLink = z.object({
  id: z.coerce.string(),
  rowId: z.coerce.string(),
  instalmentId: z.coerce.string(),
  amount: z.number(),
  reasons: listOf(z.catch(z.enum(REASONS), 'hand')),
  by: textOrEmpty,
})
export type MatchLink = z.infer<typeof MatchLink>

/** Nature of a movement without a payment. */
export const EXPLANATIONS = ['fee', 'interest', 'returned', 'transfer', 'other'] as const

const ExplanationInput = z.object({
  rowId: required(dictCode),
  kind: required(oneOf(EXPLANATIONS)),
  note: required(text(2, 200)),
})
export const ExplanationForm = z.omit(ExplanationInput, { rowId: true })

/** A bank row, or the unmatched part of it, that belongs to no payment. */
const Explanation = z.object({
  id: z.coerce.string(),
  kind: z.catch(z.enum(EXPLANATIONS), 'other'),
  note: textOrEmpty,
  by: textOrEmpty,
  time: textOrEmpty,
  /** Part of the row's amount. */
  amount: z.number(),
  row: StoredBankRow,
})
export type Explanation = z.infer<typeof Explanation>

const Reconciliation = z.object({
  files: listOf(
    z.object({
      id: z.coerce.string(),
      name: z.string(),
      by: textOrEmpty,
      time: z.string(),
      account: BankAccount,
      rows: z.number(),
      unread: listOf(InvalidLine),
    }),
  ),
  rows: listOf(StoredBankRow),
  links: listOf(MatchLink),
  explanations: listOf(Explanation),
  /** Paid and not settled. */
  instalments: listOf(Instalment),
})
export type Reconciliation = z.infer<typeof Reconciliation>

/** Per file. */
export const MAX_BANK_ROWS = 20_000

export const reconcileApi = {
  read: get('/implement/fund/reconcile', { response: dataOf(Reconciliation) }),
  /** Rows of the account that an earlier file had are skipped (see `findKnownRows`); `known` are their line numbers. */
  take: post('/implement/fund/reconcile', {
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      account: BankAccount,
      rows: z.array(BankRow).check(z.minLength(1), z.maxLength(MAX_BANK_ROWS)),
      unread: z.array(InvalidLine).check(z.maxLength(MAX_BANK_ROWS)),
    }),
    response: dataOf(z.object({ taken: z.number(), known: listOf(z.number()) })),
  }),
  /** Stores all matches, or none. */
  match: post('/implement/fund/reconcile/match', {
    body: z.object({
      links: z
        .array(
          z.extend(z.pick(MatchLink, { rowId: true, instalmentId: true, amount: true }), {
            reasons: z.array(z.enum(REASONS)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_BANK_ROWS)),
    }),
  }),
  unmatch: del('/implement/fund/reconcile/match/:ids'),
  /** Says what the unmatched part of a row was, such as a fee of the bank. */
  explain: post('/implement/fund/reconcile/explanation', { body: ExplanationInput }),
  /** Makes the row's part unmatched again. */
  unexplain: del('/implement/fund/reconcile/explanation/:id'),
  /** Deletes a file with its rows, none of which may be matched. */
  drop: del('/implement/fund/reconcile/:id'),
}
