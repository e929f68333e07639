import * as z from 'zod/mini'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, get, pageOf, post, put } from '@/shared/api'
import { countOrZero, flagOrFalse, numberOrNull, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { StoredFile } from '@/shared/files/files.api'
import { exportOf } from '@/shared/files/exports'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  dictCode,
  nullable,
  positive,
  reportDecimals,
  required,
  text,
} from '@/shared/form/fieldParsers'
import { CURRENCIES, type Currency } from '@/shared/lib/money'
import { CLAIM_INPUTS, EVIDENCE_STATES, evidenceOf, pastDay, type ClaimRule } from '../domain/claimWorkflow'
import { availableOf } from '../domain/coverage'
import { checkPeriod, endorsementInput, POLICY_TERMS } from '../domain/policy'
import { CLAIM_STATES } from '../domain/states'
import { ProjectLink } from '../project/projectLink.api'

/**
 * Input of a claim. The specification names the fields; their limits are assumed, here only. The policy's period is not
 * checked before the claim is reported: until then a claim outside of it can be saved. Terms of a recorded policy are
 * sent as they are recorded.
 */
const ClaimFields = z.object({
  projectId: required(dictCode),
  policyNo: required(text(2, 40)),
  /** Dictionary `claim_cover`. */
  cover: required(dictCode),
  ...POLICY_TERMS,
  /** Dictionary `claim_event`. */
  event: required(dictCode),
  occurrence: required(pastDay),
  reportDate: nullable(pastDay),
  description: nullable(text(2, 2000)),
  estimate: nullable(amount()),
  claimed: required(positive(amount())),
  account: nullable(text(2, 80)),
  evidence: evidenceOf(1),
})

type CurrencyOf = (projectId: string) => Currency | undefined

/** `currencyOf`: currency of a project, which a request does not know. */
export const claimInput = (currencyOf: CurrencyOf = () => undefined) =>
  ClaimFields.check(
    z.superRefine((claim, context) => {
      const { periodFrom, periodTo, occurrence, reportDate, sumInsured, deductible, premium } = claim
      const { projectId, estimate, claimed } = claim
      const addError: AddError<ClaimRule> = errorReporter(context)
      checkPeriod({ periodFrom, periodTo }, addError)
      if (occurrence && reportDate && reportDate < occurrence) addError(['reportDate'], 'beforeEvent')
      const max = availableOf({ sumInsured, deductible: deductible ?? 0, alreadyApproved: 0 })
      if (sumInsured && claimed > max) addError(['claimed'], 'overCover', { most: max })
      const amounts = { sumInsured, deductible, premium, estimate, claimed }
      reportDecimals(addError, currencyOf(projectId), amounts)
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export const ClaimInput = claimInput()
export type ClaimBody = z.output<typeof ClaimInput>

const amountOrZero = countOrZero

const ClaimRow = z.object({
  id: z.coerce.string(),
  version: z.number(),
  no: textOrEmpty,
  project: ProjectLink,
  policyNo: textOrEmpty,
  insurer: textOrEmpty,
  cover: textOrEmpty,
  event: textOrEmpty,
  occurrence: textOrEmpty,
  currency: z.enum(CURRENCIES),
  claimed: z.number(),
  approved: numberOrNull,
  paid: amountOrZero,
  state: z.enum(CLAIM_STATES),
  handlerName: textOrEmpty,
  /** From the report to the end, or to today; null for a draft. */
  days: numberOrNull,
  /** Start of the current state. Assumed. */
  stateTime: textOrEmpty,
})
export type ClaimRow = z.infer<typeof ClaimRow>

/** Documents that the caller may not see are left out. */
const Evidence = z.object({
  documentId: z.coerce.string(),
  documentName: textOrEmpty,
  versionId: z.coerce.string(),
  versionNo: z.number(),
  /** Hash of the version that was picked. */
  hash: z.string(),
  state: z.enum(EVIDENCE_STATES),
  /** Number of the version that is published now. */
  publishedNo: numberOrNull,
  by: textOrEmpty,
  time: textOrEmpty,
})
export type Evidence = z.infer<typeof Evidence>

const Supplement = z.object({
  id: z.coerce.string(),
  wanted: textOrEmpty,
  due: textOrEmpty,
  by: textOrEmpty,
  time: textOrEmpty,
  answer: textOrEmpty,
  answerBy: textOrEmpty,
  answerTime: textOrEmpty,
})
export type Supplement = z.infer<typeof Supplement>

const Judgement = z.object({ amount: z.number(), words: textOrEmpty, by: textOrEmpty, time: textOrEmpty })

const Payment = z.object({
  id: z.coerce.string(),
  date: z.string(),
  amount: z.number(),
  slip: listOf(StoredFile),
  payerId: z.coerce.string(),
  by: textOrEmpty,
  time: textOrEmpty,
  /** Set if the payment was corrected, by another one, or reversed, and no longer counts. */
  voided: z.nullish(
    z.object({ isCorrected: flagOrFalse, reason: textOrEmpty, by: textOrEmpty, time: textOrEmpty }),
  ),
})

const Note = z.object({ text: textOrEmpty, by: textOrEmpty, time: textOrEmpty })

const HistoryEvent = z.object({
  time: z.string(),
  by: textOrEmpty,
  action: z.string(),
  from: orNull(z.enum(CLAIM_STATES)),
  to: z.enum(CLAIM_STATES),
  text: textOrEmpty,
})
export type ClaimEvent = z.infer<typeof HistoryEvent>

/** Another approved claim of the same policy. */
const Sibling = z.object({ id: z.coerce.string(), no: textOrEmpty, approved: z.number() })

const Terms = z.object({
  insurer: textOrEmpty,
  insured: textOrEmpty,
  beneficiaries: textOrEmpty,
  periodFrom: z.string(),
  periodTo: z.string(),
  sumInsured: z.number(),
  deductible: amountOrZero,
  premium: numberOrNull,
  subsidy: numberOrNull,
})
export type Terms = z.infer<typeof Terms>

/** Terms of a policy from a day on; the original ones have none. */
const PolicyVersion = z.extend(Terms, {
  from: textOrEmpty,
  reason: textOrEmpty,
  by: textOrEmpty,
  time: textOrEmpty,
})
export type PolicyVersion = z.infer<typeof PolicyVersion>

/** The terms are those of the policy on the day of the event. */
const Claim = z.extend(ClaimRow, {
  ...Terms.shape,
  roomId: z.coerce.string(),
  createTime: textOrEmpty,
  ownerId: z.coerce.string(),
  ownerName: textOrEmpty,
  managerId: z.coerce.string(),
  handlerIds: listOf(z.coerce.string()),
  approverId: orNull(z.coerce.string()),
  payerIds: listOf(z.coerce.string()),
  /** The original terms and the endorsements, in the order in which they take effect. */
  policyVersions: listOf(PolicyVersion),
  reportDate: textOrEmpty,
  description: textOrEmpty,
  estimate: numberOrNull,
  account: textOrEmpty,
  /** Sum approved for all {@link Sibling}s. */
  alreadyApproved: amountOrZero,
  siblings: listOf(Sibling),
  assessed: numberOrNull,
  assessment: z.nullish(Judgement),
  approval: z.nullish(Judgement),
  /** Reason for a rejection or withdrawal. */
  reason: textOrEmpty,
  evidence: listOf(Evidence),
  supplements: listOf(Supplement),
  payments: listOf(Payment),
  notes: listOf(Note),
  events: listOf(HistoryEvent),
})
export type Claim = z.infer<typeof Claim>

const Filters = z.object({
  /** Searches number, policy, insurer, insured and the project's name. */
  keyword: z.optional(z.string()),
  /** Comma-separated; `open` means all claims in progress. */
  state: z.optional(z.string()),
  insurer: z.optional(z.string()),
  cover: z.optional(z.string()),
  handler: z.optional(z.string()),
  /** Days of the event, both inclusive. */
  occurredFrom: z.optional(z.string()),
  occurredTo: z.optional(z.string()),
  /** Comma-separated. */
  projectId: z.optional(z.string()),
  currency: z.optional(z.enum(CURRENCIES)),
  /** Month with a payment, such as `2026-03`. */
  paidMonth: z.optional(z.string()),
})
const ClaimFilter = z.extend(PageQuery, {
  ...Filters.shape,
  /** Comma-separated actions: claims on which the caller may perform any of them now. Assumed. */
  may: z.optional(z.string()),
})
export type ClaimFilter = z.infer<typeof ClaimFilter>

/** Change of a claim; its fields except `id`, `event`, `amount` and `reason` are assumed. */
const ClaimChange = z.union([
  z.extend(VersionedRef, { event: z.enum(['report', 'file', 'survey']) }),
  z.extend(VersionedRef, { event: z.literal('ask'), ...CLAIM_INPUTS.ask.shape }),
  z.extend(VersionedRef, { event: z.literal('answer'), ...CLAIM_INPUTS.answer.shape }),
  z.extend(VersionedRef, { event: z.literal('assess'), ...CLAIM_INPUTS.assess.shape }),
  z.extend(VersionedRef, { event: z.literal('approve'), ...CLAIM_INPUTS.approve.shape }),
  z.extend(VersionedRef, { event: z.literal('appeal'), ...CLAIM_INPUTS.appeal.shape }),
  z.extend(VersionedRef, { event: z.enum(['reject', 'close', 'withdraw']), ...CLAIM_INPUTS.reject.shape }),
  z.extend(VersionedRef, { event: z.literal('reverse'), ...CLAIM_INPUTS.reverse.shape }),
  z.intersection(CLAIM_INPUTS.correct, z.extend(VersionedRef, { event: z.literal('correct') })),
  z.extend(VersionedRef, { event: z.literal('note'), ...CLAIM_INPUTS.note.shape }),
  // A payment must not be made twice: the key identifies it.
  z.intersection(
    CLAIM_INPUTS.pay,
    z.extend(VersionedRef, {
      event: z.literal('pay'),
      idemKey: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
  ),
])
export type ClaimChange = z.output<typeof ClaimChange>

export const claimApi = {
  list: get('/implement/claims/list', { query: ClaimFilter, response: pageOf(ClaimRow) }),
  /** Workbook of the list's results: the first of two steps. */
  export: exportOf('/implement/claims/export', z.extend(Filters, { language: z.enum(['zh', 'en']) })),
  /** Assumed: the record of a policy, so that its terms are entered only once. */
  policy: get('/implement/claims/policy', {
    query: z.object({
      policyNo: z.string(),
      /** Day of the event, whose terms are returned; absent for the latest. */
      occurrence: z.optional(z.string()),
      claimId: z.optional(z.string()),
    }),
    response: dataOf(
      z.object({
        alreadyApproved: amountOrZero,
        /** Absent if the policy is new, or only the draft `claimId` refers to it. */
        policy: z.nullish(z.object({ no: z.string(), currency: z.enum(CURRENCIES), terms: Terms })),
      }),
    ),
  }),
  /** Assumed: changes the terms of the policy from a day on. */
  endorse: post('/implement/claims/policy/endorse', {
    body: z.intersection(endorsementInput(), z.object({ policyNo: z.string() })),
  }),
  create: post('/implement/claims', {
    body: ClaimInput,
    response: dataOf(z.object({ id: z.coerce.string() })),
  }),
  update: put('/implement/claims', { body: z.intersection(ClaimInput, VersionedRef) }),
  changeStatus: put('/implement/claims/changeStatus', { body: ClaimChange }),
  detail: get('/implement/claims/:id', { response: dataOf(Claim) }),
}
