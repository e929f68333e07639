import * as z from 'zod/mini'
import { flagOrFalse, numberOrNull, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { StoredFile } from '@/shared/files/files.api'
import { exportOf } from '@/shared/files/exports'
import { CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/lib/language'
import { agreementInput } from '../../domain/agreement'
import { applyInput, payInput, ReturnInput } from '../../domain/instalmentWorkflow'
import { REASONS } from '../../domain/reconcile'
import { ScheduleRows } from '../../domain/schedule'
import { INSTALMENT_STATES } from '../../domain/states'

/* Agreements and their instalments. The specification names the calls; what they take and answer is assumed, here only. */

const idOrNull = orNull(z.coerce.string())

/** A payment of an agreement, with what can be computed of it. Money with at most two decimals. */
const Instalment = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  state: z.enum(INSTALMENT_STATES),
  agreementId: z.coerce.string(),
  /** Of the agreement with its own: what a payment is called on a bank statement. */
  code: z.string(),
  /** Of its agreement, counted from 1. */
  no: z.coerce.number(),
  projectId: z.coerce.string(),
  projectName: textOrEmpty,
  /** Dictionary `fund_type`, of its agreement. */
  type: textOrEmpty,
  currency: z.enum(CURRENCIES),
  due: z.string(),
  amount: z.number(),
  /** Has to be accepted before it is applied for; absent: on its day. */
  milestone: z.nullish(z.object({ id: z.coerce.string(), name: z.string() })),
  isConditionMet: flagOrFalse,
  isProjectOpen: flagOrFalse,
  /** Of the agreement's total, beside what was applied for by others. */
  remaining: z.number(),
  applied: numberOrNull,
  approved: numberOrNull,
  paid: numberOrNull,
  /** What was paid beyond what was planned; null before it is paid. */
  variance: numberOrNull,
  /** What left the account: paid, at the rate of that day. */
  bankAmount: numberOrNull,
  /** In which that was. */
  bankCurrency: z.enum(CURRENCIES),
  /** Of that, found on no bank statement yet. */
  residual: z.number(),
  payee: textOrEmpty,
  account: textOrEmpty,
  purpose: textOrEmpty,
  invoices: listOf(StoredFile),
  /** With which it was returned. */
  reason: textOrEmpty,
  paidOn: textOrEmpty,
  rate: numberOrNull,
  slip: listOf(StoredFile),
  applicantId: idOrNull,
  applicantName: textOrEmpty,
  reviewerId: idOrNull,
  reviewerName: textOrEmpty,
  approverName: textOrEmpty,
  payerId: idOrNull,
  payerName: textOrEmpty,
  /** Only where it is read alone. */
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
  contract: listOf(StoredFile),
  /** Of its total. */
  scheduled: z.number(),
  paid: z.number(),
  /** What its total cannot fall below. */
  leastTotal: z.number(),
  /** The first day on which something is due that is not paid. */
  nextDue: textOrEmpty,
})
export type AgreementRow = z.infer<typeof AgreementRow>

const Agreement = z.extend(AgreementRow, {
  instalments: listOf(Instalment),
  /** Of its project: what instalments may wait for. */
  milestones: listOf(
    z.object({ id: z.coerce.string(), name: z.string(), due: textOrEmpty, isAccepted: flagOrFalse }),
  ),
})
export type Agreement = z.infer<typeof Agreement>

const OfAgreements = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  /** Of instalments several, joined by commas. */
  projectId: z.optional(z.string()),
  type: z.optional(z.string()),
  payee: z.optional(z.string()),
})

const OfInstalments = z.extend(OfAgreements, {
  agreementId: z.optional(z.string()),
  currency: z.optional(z.enum(CURRENCIES)),
  /** `2026-03`: paid in it. */
  paidMonth: z.optional(z.string()),
  state: z.optional(z.enum(INSTALMENT_STATES)),
  dueFrom: z.optional(z.string()),
  dueTo: z.optional(z.string()),
  unpaid: z.optional(z.enum(['true'])),
  /** More or less was paid than planned. */
  varied: z.optional(z.enum(['true'])),
})
export type InstalmentFilter = z.infer<typeof OfInstalments>

export const KINDS = ['instalments', 'agreements'] as const
export type Kind = (typeof KINDS)[number]

export const fundApi = {
  list: get('/implement/fund/list', { query: OfAgreements, response: pageOf(AgreementRow) }),
  detail: get('/implement/fund/:id', { response: dataOf(Agreement) }),
  create: post('/implement/fund', {
    body: agreementInput(),
    response: dataOf(z.object({ id: z.coerce.string() })),
  }),
  update: put('/implement/fund', {
    body: z.extend(agreementInput(), VersionedRef.shape),
  }),
  /** In place of all instalments that nobody has applied for. */
  schedule: post('/implement/fund/schedule', {
    body: z.extend(VersionedRef, { rows: ScheduleRows }),
  }),
  /** What a list finds, as a workbook: the first of two steps. */
  export: exportOf(
    '/implement/fund/export',
    z.extend(z.omit(OfInstalments, { pageNum: true, pageSize: true }), {
      of: z.enum(KINDS),
      language: z.enum(LANGUAGES),
    }),
  ),
}

const event = <const Name extends string>(name: Name) => z.extend(VersionedRef, { event: z.literal(name) })

export const instalmentApi = {
  list: get('/implement/fund/instalment/list', { query: OfInstalments, response: pageOf(Instalment) }),
  detail: get('/implement/fund/instalment/:id', { response: dataOf(Instalment) }),
  changeStatus: put('/implement/fund/instalment/changeStatus', {
    body: z.union([
      z.intersection(event('apply'), applyInput()),
      event('review'),
      event('approve'),
      z.intersection(event('return'), ReturnInput),
      /** Under one key it is paid once, however often it is sent. */
      z.intersection(z.extend(event('pay'), { idemKey: z.string().check(z.minLength(1)) }), payInput()),
      event('settle'),
    ]),
  }),
}

/* Reconciliation with the bank. The specification names one call that takes rows and gives matches; assumed here: the
   client proposes the matches, and the server keeps rows and what was confirmed. */

/** A movement on a bank account. */
const BankRow = z.object({
  /** Of its file, counted from 1. */
  line: z.number(),
  day: z.string(),
  /** What left the account; below zero for what came in. */
  amount: z.number(),
  payee: z.string(),
  reference: z.string(),
})
export type BankRow = z.infer<typeof BankRow>

/**
 * Why a line cannot be read. `decimal` and `order`: it can be read in two ways, and nothing in the file decides; an import
 * is not taken before the user has.
 */
export const UNREAD_ISSUES = [
  'day',
  'order',
  'amount',
  'decimal',
  'cents',
  'both',
  'zero',
  'direction',
  'neither',
] as const

const UnreadLine = z.object({
  line: z.number(),
  issue: z.enum(UNREAD_ISSUES),
  /** As they came. */
  cells: z.array(z.string()),
})
export type UnreadLine = z.infer<typeof UnreadLine>

const KeptRow = z.extend(BankRow, {
  id: z.coerce.string(),
  fileId: z.coerce.string(),
  currency: z.enum(CURRENCIES),
  /** An earlier line of its file says the same; absent for the first. */
  repeats: numberOrNull,
  /** Of its amount, what is not matched. */
  free: z.number(),
})
export type KeptRow = z.infer<typeof KeptRow>

const Link = z.object({
  id: z.coerce.string(),
  rowId: z.coerce.string(),
  instalmentId: z.coerce.string(),
  amount: z.number(),
  reasons: listOf(z.catch(z.enum(REASONS), 'hand')),
  by: textOrEmpty,
})
export type Link = z.infer<typeof Link>

const Reconciliation = z.object({
  files: listOf(
    z.object({
      id: z.coerce.string(),
      name: z.string(),
      by: textOrEmpty,
      time: z.string(),
      rows: z.number(),
      unread: listOf(UnreadLine),
    }),
  ),
  rows: listOf(KeptRow),
  links: listOf(Link),
  /** Paid and not settled. */
  instalments: listOf(Instalment),
})
export type Reconciliation = z.infer<typeof Reconciliation>

/** Of one file at most. */
export const MOST_BANK_ROWS = 20_000

export const reconcileApi = {
  read: get('/implement/fund/reconcile', { response: dataOf(Reconciliation) }),
  /** Rows that another file has brought already are not taken again: `known` are their lines. */
  take: post('/implement/fund/reconcile', {
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      currency: z.enum(CURRENCIES),
      rows: z.array(BankRow).check(z.minLength(1), z.maxLength(MOST_BANK_ROWS)),
      unread: z.array(UnreadLine).check(z.maxLength(MOST_BANK_ROWS)),
    }),
    response: dataOf(z.object({ taken: z.number(), known: listOf(z.number()) })),
  }),
  /** All of them, or none. */
  match: post('/implement/fund/reconcile/match', {
    body: z.object({
      links: z
        .array(
          z.extend(z.pick(Link, { rowId: true, instalmentId: true, amount: true }), {
            reasons: z.array(z.enum(REASONS)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_BANK_ROWS)),
    }),
  }),
  unmatch: del('/implement/fund/reconcile/match/:ids'),
  /** A file with its rows; none of them may be matched. */
  drop: del('/implement/fund/reconcile/:id'),
}
