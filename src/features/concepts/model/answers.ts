import * as z from 'zod/mini'
import { flagOrFalse, numberOrNull, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { listOf } from '@/shared/api/lists'
import { StoredFile } from '@/shared/files/files.api'
import { CONVERTIBLE_CURRENCIES, CURRENCIES } from '@/shared/lib/money'
import { afterStageOf } from '../domain/afterStage'
import { draftOf } from '../domain/drafts'
import { OWN_REVIEW } from '../domain/facts'
import { FirstStage } from '../domain/firstStage'
import { NOTED_STAGES } from '../domain/inputs'
import { VOTES } from '../domain/review'
import { SecondStage } from '../domain/secondStage'
import { SEAL, SECRECY, SERVICE, STATES } from '../domain/conceptStates'

const Id = z.coerce.string()
const NullableText = orNull(z.string())
/** May arrive as text. */
const Decimal = z.union([
  z.number(),
  z.pipe(z.pipe(z.string().check(z.trim(), z.minLength(1)), z.transform(Number)), z.number()),
])
const Amount = orNull(Decimal)
const Currency = orNull(z.enum(CURRENCIES))

export const FirstDraft = draftOf(FirstStage)
export const SecondDraft = draftOf(SecondStage)
export const AfterDraft = draftOf(afterStageOf(null))

const State = z.enum(STATES)

export const DECISIONS = ['invest', 'conditions', 'rework', 'stop'] as const

const RowDecision = z.object({
  decision: z.enum(DECISIONS),
  amount: z.nullish(Decimal),
  currency: z.nullish(z.enum(CURRENCIES)),
})
const Decision = z.extend(RowDecision, {
  conditions: listOf(z.string()),
  reason: textOrEmpty,
  by: textOrEmpty,
  time: textOrEmpty,
})

const Review = z.object({
  members: z.number(),
  votes: z.number(),
  undeclared: z.number(),
  mine: z.enum(OWN_REVIEW),
  /** Last day for judgements. */
  deadline: NullableText,
})

/** Answer to a change, with the version that the next change needs. */
const ConceptRef = z.object({ id: Id, version: z.int(), state: State })
/** The plain answer of the backend family is empty; the concept is refetched then. */
export const ChangeAnswer = orNull(ConceptRef)

/** Kept plain, because thousands of rows are parsed at once: absent values stay absent. */
export const ConceptRow = z.extend(ConceptRef, {
  code: z.nullish(z.string()),
  secrecy: z.catch(z.enum(SECRECY), 'none'),
  service: z.catch(z.enum(SERVICE), 'none'),
  seal: z.catch(z.enum(SEAL), 'open'),
  highlight: flagOrFalse,
  isStopped: flagOrFalse,
  name: z.nullish(z.string()),
  organisation: z.nullish(z.string()),
  principalInvestigator: z.nullish(z.string()),
  area: z.nullish(z.string()),
  indication: z.nullish(z.string()),
  target: z.nullish(z.string()),
  modality: z.nullish(z.string()),
  stage: z.nullish(z.string()),
  channel: z.nullish(z.string()),
  ownerId: Id,
  ownerName: z.nullish(z.string()),
  creatorId: Id,
  auditorName: z.nullish(z.string()),
  managerName: z.nullish(z.string()),
  createTime: z.nullish(z.string()),
  updateTime: z.nullish(z.string()),
  submitTime: z.nullish(z.string()),
  stateTime: z.nullish(z.string()),
  askedAmount: z.nullish(Decimal),
  currency: z.nullish(z.enum(CURRENCIES)),
  /** From the linked report. */
  valuation: z.nullish(
    z.object({
      median: z.number(),
      low: z.number(),
      high: z.number(),
      currency: z.enum(CONVERTIBLE_CURRENCIES),
    }),
  ),
  decision: z.nullish(RowDecision),
  review: orNull(Review),
  sealedBy: z.nullish(z.string()),
  sealedTime: z.nullish(z.string()),
})
export type ConceptRow = z.infer<typeof ConceptRow>

/** An auditor's note on a field, and the reply to it. */
export const Note = z.object({
  id: Id,
  stage: z.enum(NOTED_STAGES),
  field: z.string(),
  text: textOrEmpty,
  author: textOrEmpty,
  time: textOrEmpty,
  reply: NullableText,
  /** Values of the field when it was returned, and when it was submitted again. */
  before: z.unknown(),
  after: z.unknown(),
})

const UploadedRecord = z.extend(StoredFile, { by: textOrEmpty, time: textOrEmpty })
const NullableRecord = orNull(UploadedRecord)

const Opinion = z.object({
  stage: z.enum([...NOTED_STAGES, 'after']),
  isPass: z.boolean(),
  text: textOrEmpty,
  reasonClass: NullableText,
  by: textOrEmpty,
  time: textOrEmpty,
})

export const Parties = z.object({
  disclosing: textOrEmpty,
  receiving: textOrEmpty,
  disclosingPerson: textOrEmpty,
  receivingPerson: textOrEmpty,
  validUntil: NullableText,
})
const NullableParties = orNull(Parties)

export const Concept = z.extend(ConceptRow, {
  decision: orNull(Decision),
  /** Content is hidden until a member of the panel has declared. */
  isWithheld: flagOrFalse,
  firstStage: orNull(FirstDraft),
  secondStage: orNull(SecondDraft),
  afterStage: orNull(AfterDraft),
  approvedAmount: Amount,
  afterSubmitterId: NullableText,
  wasPassed: flagOrFalse,
  notes: listOf(Note),
  opinions: listOf(Opinion),
  firstRecord: NullableRecord,
  secondRecord: NullableRecord,
  secrecyParties: NullableParties,
  secrecyFile: NullableRecord,
  serviceFile: NullableRecord,
  addenda: listOf(z.object({ text: z.string(), by: textOrEmpty, time: textOrEmpty })),
  policy: z.pipe(
    z.nullish(
      z.object({
        firstRecord: flagOrFalse,
        secrecyBeforeSecond: flagOrFalse,
        serviceBeforeSecond: flagOrFalse,
      }),
    ),
    z.transform(
      (policy) => policy ?? { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false },
    ),
  ),
})
export type Concept = z.infer<typeof Concept>

export const TimelineEvent = z.object({
  time: textOrEmpty,
  by: textOrEmpty,
  /** An action of the workflow by its name in the specification, or `create`. */
  action: z.string(),
  from: orNull(State),
  to: State,
  text: textOrEmpty,
})

export const BatchResult = z.object({ id: Id, ok: z.boolean(), msg: textOrEmpty })

/** Agreements that concern the caller. */
export const SecrecyRow = z.object({
  id: Id,
  version: z.int(),
  code: textOrEmpty,
  name: textOrEmpty,
  counterpart: textOrEmpty,
  state: z.enum(SECRECY),
  signedTime: NullableText,
  validUntil: NullableText,
  fileName: NullableText,
})

export const AfterInfo = z.object({
  info: orNull(AfterDraft),
  approvedAmount: Amount,
  currency: Currency,
  conditions: listOf(z.string()),
  returnReason: NullableText,
})

const Score = z.object({ item: z.string(), score: z.number(), comment: NullableText })
const Card = z.object({
  by: textOrEmpty,
  time: textOrEmpty,
  scores: listOf(Score),
  vote: z.enum(VOTES),
  total: Amount,
})

/** The caller's own judgement; those of others are included only after it. */
export const Scores = z.object({
  mine: orNull(Card),
  others: listOf(Card),
  review: Review,
})

/** `count` is the number of concepts that the amount is for. */
const Money = z.object({ currency: z.enum(CURRENCIES), amount: Decimal, count: z.number() })

/** Insurance claims of projects that concepts became; states are those of the dictionary `claim_status`. */
const ClaimFigures = z.object({
  /** Projects of the claims; absent without filters. */
  projectIds: z.nullish(z.array(Id)),
  /** Claims that need action, as the claim list finds them by `state=open`. */
  open: listOf(Money),
  states: listOf(
    z.object({
      state: z.string(),
      currency: z.enum(CURRENCIES),
      count: z.number(),
      claimed: Decimal,
      approved: Decimal,
      paid: Decimal,
    }),
  ),
  /** Paid per month; `count` is the number of claims. */
  months: listOf(z.extend(Money, { month: z.string() })),
})

/** Payments of projects that concepts became; states are those of the dictionary `instalment_status`. */
const PaymentFigures = z.object({
  /** Projects of the payments; absent without filters. */
  projectIds: z.nullish(z.array(Id)),
  states: listOf(z.extend(Money, { state: z.string() })),
  months: listOf(z.extend(Money, { month: z.string() })),
})

/** Excludes archived concepts. */
export const Statistics = z.object({
  states: listOf(z.object({ state: State, count: z.number() })),
  /** Per step of `STEPS`: number of concepts that ever reached it, and median days until the next step. */
  funnel: listOf(
    z.object({
      state: State,
      reached: z.number(),
      /** Share of the previous step, 0 to 1; null for the first step and after an empty one. */
      conversion: z.nullish(z.number()),
      medianDays: z.nullish(z.number()),
    }),
  ),
  /** Median days from the first submission to the decision. */
  daysToDecision: numberOrNull,
  /** Longest in their current state first. */
  ageing: listOf(z.object({ id: Id, name: textOrEmpty, state: State, days: z.number() })),
  intake: listOf(z.object({ month: z.string(), count: z.number() })),
  areas: listOf(z.object({ area: z.string(), stage: z.string(), count: z.number() })),
  /** Per auditor: pending audits, and concepts audited at least once. */
  workload: listOf(z.object({ userId: Id, name: textOrEmpty, waiting: z.number(), done: z.number() })),
  decisions: listOf(z.object({ decision: z.enum(DECISIONS), count: z.number() })),
  /** Decided concepts by mean score, in steps of one: 1 is [1,2). */
  scores: listOf(z.object({ from: z.number(), count: z.number() })),
  invested: listOf(Money),
  paid: listOf(Money),
  /** Absent for users who may not see the claims. */
  claims: z.nullish(ClaimFigures),
  /** Absent for users who may not see the payments. */
  payments: z.nullish(PaymentFigures),
  /** Options of the owner filter: everyone who owns a concept, regardless of the filters. */
  owners: listOf(z.object({ userId: Id, name: textOrEmpty })),
})
export type Statistics = z.infer<typeof Statistics>
