import * as z from 'zod/mini'
import { flagOrFalse, numberOrNull, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { listOf } from '@/shared/api/lists'
import { StoredFile } from '@/shared/files/files.api'
import { CURRENCIES } from '@/shared/lib/money'
import { afterStageOf } from '../domain/afterStage'
import { draftOf } from '../domain/drafts'
import { OWN_REVIEW } from '../domain/facts'
import { FirstStage } from '../domain/firstStage'
import { NOTED_STAGES } from '../domain/inputs'
import { VOTES } from '../domain/review'
import { SecondStage } from '../domain/secondStage'
import { SEAL, SECRECY, SERVICE, STATES } from '../domain/states'

const Id = z.coerce.string()
const Maybe = orNull(z.string())
/** May come as text. */
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
  /** Day until which it is to be judged. */
  deadline: Maybe,
})

/** Where a concept stands after a call: what the next call needs. */
const Stand = z.object({ id: Id, version: z.int(), state: State })
/** The family's plain answer says nothing; the concept is then read anew. */
export const Changed = orNull(Stand)

/** Plain, because thousands of them are read at once: what is absent stays so. */
export const ConceptRow = z.extend(Stand, {
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
  /** Of the first submission. */
  submitTime: z.nullish(z.string()),
  /** Since when it stands where it does. */
  stateTime: z.nullish(z.string()),
  askedAmount: z.nullish(Decimal),
  currency: z.nullish(z.enum(CURRENCIES)),
  /** Of the linked report. */
  valuation: z.nullish(
    z.object({ median: z.number(), low: z.number(), high: z.number(), currency: z.enum(CURRENCIES) }),
  ),
  decision: z.nullish(RowDecision),
  review: orNull(Review),
  sealedBy: z.nullish(z.string()),
  sealedTime: z.nullish(z.string()),
})
export type ConceptRow = z.infer<typeof ConceptRow>

/** What an auditor wants corrected in a field, and what became of it. */
export const Note = z.object({
  id: Id,
  stage: z.enum(NOTED_STAGES),
  field: z.string(),
  text: textOrEmpty,
  author: textOrEmpty,
  time: textOrEmpty,
  reply: Maybe,
  /** The field's value when it was returned, and when it was handed in again. */
  before: z.unknown(),
  after: z.unknown(),
})

const Record = z.extend(StoredFile, { by: textOrEmpty, time: textOrEmpty })
const MaybeRecord = orNull(Record)

const Opinion = z.object({
  stage: z.enum([...NOTED_STAGES, 'after']),
  isPass: z.boolean(),
  text: textOrEmpty,
  reasonClass: Maybe,
  by: textOrEmpty,
  time: textOrEmpty,
})

export const Parties = z.object({
  disclosing: textOrEmpty,
  receiving: textOrEmpty,
  disclosingPerson: textOrEmpty,
  receivingPerson: textOrEmpty,
  validUntil: Maybe,
})
const MaybeParties = orNull(Parties)

export const Concept = z.extend(ConceptRow, {
  decision: orNull(Decision),
  /** Content is withheld until a member of the panel has declared. */
  isWithheld: flagOrFalse,
  firstStage: orNull(FirstDraft),
  secondStage: orNull(SecondDraft),
  afterStage: orNull(AfterDraft),
  approvedAmount: Amount,
  afterSubmitterId: Maybe,
  wasPassed: flagOrFalse,
  notes: listOf(Note),
  opinions: listOf(Opinion),
  firstRecord: MaybeRecord,
  secondRecord: MaybeRecord,
  secrecyParties: MaybeParties,
  secrecyFile: MaybeRecord,
  serviceFile: MaybeRecord,
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

/** One thing that happened to a concept. */
export const TimelineEvent = z.object({
  time: textOrEmpty,
  by: textOrEmpty,
  /** A call of the life of a concept, or `create`. */
  action: z.string(),
  from: orNull(State),
  to: State,
  text: textOrEmpty,
})

export const BatchResult = z.object({ id: Id, ok: z.boolean(), msg: textOrEmpty })

/** Agreements concerning the caller. */
export const SecrecyRow = z.object({
  id: Id,
  version: z.int(),
  code: textOrEmpty,
  name: textOrEmpty,
  counterpart: textOrEmpty,
  state: z.enum(SECRECY),
  signedTime: Maybe,
  validUntil: Maybe,
  fileName: Maybe,
})

export const AfterInfo = z.object({
  info: orNull(AfterDraft),
  approvedAmount: Amount,
  currency: Currency,
  conditions: listOf(z.string()),
  /** Why it was returned last. */
  returnReason: Maybe,
})

const Score = z.object({ item: z.string(), score: z.number(), comment: Maybe })
const Card = z.object({
  by: textOrEmpty,
  time: textOrEmpty,
  scores: listOf(Score),
  vote: z.enum(VOTES),
  /** By the weights of the dictionary. */
  total: Amount,
})

/** Judgements: one's own, and those of others only after it. */
export const Scores = z.object({
  mine: orNull(Card),
  others: listOf(Card),
  review: Review,
})

/** With the number of concepts that it went to. */
const Money = z.object({ currency: z.enum(CURRENCIES), amount: Decimal, count: z.number() })

/** Insurance claims of the projects that concepts became; states by the dictionary `claim_status`. */
const ClaimFigures = z.object({
  /** The projects that they are of; absent where nothing narrows them. */
  projectIds: z.nullish(z.array(Id)),
  /** Where someone has to act: as the list of claims finds by `state=open`. */
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
  /** What was paid in a month, and of how many claims. */
  months: listOf(z.extend(Money, { month: z.string() })),
})

/** Payments of the projects that concepts became; states by the dictionary `instalment_status`. */
const PaymentFigures = z.object({
  /** The projects that they are of; absent where nothing narrows them. */
  projectIds: z.nullish(z.array(Id)),
  /** As planned. */
  states: listOf(z.extend(Money, { state: z.string() })),
  /** What was paid in a month. */
  months: listOf(z.extend(Money, { month: z.string() })),
})

/** Of the concepts that are not in the archive. */
export const Statistics = z.object({
  /** How many stand where now. */
  states: listOf(z.object({ state: State, count: z.number() })),
  /** Each step of `STEPS`: how many ever reached it, and the median of days until the next. */
  funnel: listOf(
    z.object({
      state: State,
      reached: z.number(),
      /** Of the step before, 0..1; null for the first and where that is empty. */
      conversion: z.nullish(z.number()),
      medianDays: z.nullish(z.number()),
    }),
  ),
  /** Median of days from the first submission to the decision. */
  daysToDecision: numberOrNull,
  /** Those that have stood longest where they are, first. */
  ageing: listOf(z.object({ id: Id, name: textOrEmpty, state: State, days: z.number() })),
  intake: listOf(z.object({ month: z.string(), count: z.number() })),
  areas: listOf(z.object({ area: z.string(), stage: z.string(), count: z.number() })),
  /** By auditor: what waits for him, and what he has audited at least once. */
  workload: listOf(z.object({ userId: Id, name: textOrEmpty, waiting: z.number(), done: z.number() })),
  /** How many decisions of each kind. */
  decisions: listOf(z.object({ decision: z.enum(DECISIONS), count: z.number() })),
  /** How many of those that were decided, by the mean of their scores in steps of one: 1 is [1,2). */
  scores: listOf(z.object({ from: z.number(), count: z.number() })),
  invested: listOf(Money),
  paid: listOf(Money),
  /** Absent for who may not see the claims. */
  claims: z.nullish(ClaimFigures),
  /** Absent for who may not see the payments. */
  payments: z.nullish(PaymentFigures),
  /** Who may be asked for: everyone who owns a concept, whatever the filters. */
  owners: listOf(z.object({ userId: Id, name: textOrEmpty })),
})
export type Statistics = z.infer<typeof Statistics>
