import * as z from 'zod'
import { flagOrFalse, textOrEmpty } from '@/shared/api/absent'
import { listOf } from '@/shared/api/lists'
import { StoredFile } from '@/shared/files/api'
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
const Maybe = z
  .string()
  .nullish()
  .transform((text) => text ?? null)
/** May come as text. */
const Decimal = z.union([z.number(), z.string().trim().min(1).transform(Number).pipe(z.number())])
const Amount = Decimal.nullish().transform((amount) => amount ?? null)
const Currency = z
  .enum(CURRENCIES)
  .nullish()
  .transform((currency) => currency ?? null)

export const FirstDraft = draftOf(FirstStage)
export const SecondDraft = draftOf(SecondStage)
export const AfterDraft = draftOf(afterStageOf(null))

const State = z.enum(STATES)

export const DECISIONS = ['invest', 'conditions', 'rework', 'stop'] as const

const RowDecision = z.object({
  decision: z.enum(DECISIONS),
  amount: Decimal.nullish(),
  currency: z.enum(CURRENCIES).nullish(),
})
const Decision = RowDecision.extend({
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
const Stand = z.object({ id: Id, version: z.number().int(), state: State })
/** The family's plain answer says nothing; the concept is then read anew. */
export const Changed = Stand.nullish().transform((stand) => stand ?? null)

/** Plain, because thousands of them are read at once: what is absent stays so. */
export const ConceptRow = Stand.extend({
  code: z.string().nullish(),
  secrecy: z.enum(SECRECY).catch('none'),
  service: z.enum(SERVICE).catch('none'),
  seal: z.enum(SEAL).catch('open'),
  highlight: flagOrFalse,
  isStopped: flagOrFalse,
  name: z.string().nullish(),
  organisation: z.string().nullish(),
  principalInvestigator: z.string().nullish(),
  area: z.string().nullish(),
  indication: z.string().nullish(),
  target: z.string().nullish(),
  modality: z.string().nullish(),
  stage: z.string().nullish(),
  channel: z.string().nullish(),
  ownerId: Id,
  ownerName: z.string().nullish(),
  creatorId: Id,
  auditorName: z.string().nullish(),
  managerName: z.string().nullish(),
  createTime: z.string().nullish(),
  updateTime: z.string().nullish(),
  /** Of the first submission. */
  submitTime: z.string().nullish(),
  /** Since when it stands where it does. */
  stateTime: z.string().nullish(),
  askedAmount: Decimal.nullish(),
  currency: z.enum(CURRENCIES).nullish(),
  /** Of the linked report. */
  valuation: z
    .object({ median: z.number(), low: z.number(), high: z.number(), currency: z.enum(CURRENCIES) })
    .nullish(),
  decision: RowDecision.nullish(),
  review: Review.nullish().transform((review) => review ?? null),
  sealedBy: z.string().nullish(),
  sealedTime: z.string().nullish(),
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

const Record = StoredFile.extend({ by: textOrEmpty, time: textOrEmpty })
const MaybeRecord = Record.nullish().transform((record) => record ?? null)

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
const MaybeParties = Parties.nullish().transform((parties) => parties ?? null)

export const Concept = ConceptRow.extend({
  decision: Decision.nullish().transform((decision) => decision ?? null),
  /** Content is withheld until a member of the panel has declared. */
  isWithheld: flagOrFalse,
  firstStage: FirstDraft.nullish().transform((stage) => stage ?? null),
  secondStage: SecondDraft.nullish().transform((stage) => stage ?? null),
  afterStage: AfterDraft.nullish().transform((stage) => stage ?? null),
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
  policy: z
    .object({ firstRecord: flagOrFalse, secrecyBeforeSecond: flagOrFalse, serviceBeforeSecond: flagOrFalse })
    .nullish()
    .transform(
      (policy) => policy ?? { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false },
    ),
})
export type Concept = z.infer<typeof Concept>

/** One thing that happened to a concept. */
export const TimelineEvent = z.object({
  time: textOrEmpty,
  by: textOrEmpty,
  /** A call of the life of a concept, or `create`. */
  action: z.string(),
  from: State.nullish().transform((state) => state ?? null),
  to: State,
  text: textOrEmpty,
})

export const BatchResult = z.object({ id: Id, ok: z.boolean(), msg: textOrEmpty })

/** Agreements concerning the caller. */
export const SecrecyRow = z.object({
  id: Id,
  version: z.number().int(),
  code: textOrEmpty,
  name: textOrEmpty,
  counterpart: textOrEmpty,
  state: z.enum(SECRECY),
  signedTime: Maybe,
  validUntil: Maybe,
  fileName: Maybe,
})

export const AfterInfo = z.object({
  info: AfterDraft.nullish().transform((info) => info ?? null),
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
  mine: Card.nullish().transform((card) => card ?? null),
  others: listOf(Card),
  review: Review,
})

/** With the number of concepts that it went to. */
const Money = z.object({ currency: z.enum(CURRENCIES), amount: Decimal, count: z.number() })

/** Insurance claims of the projects that concepts became; states by the dictionary `claim_status`. */
const ClaimFigures = z.object({
  /** The projects that they are of; absent where nothing narrows them. */
  projectIds: z.array(Id).nullish(),
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
  months: listOf(Money.extend({ month: z.string() })),
})

/** Payments of the projects that concepts became; states by the dictionary `instalment_status`. */
const PaymentFigures = z.object({
  /** The projects that they are of; absent where nothing narrows them. */
  projectIds: z.array(Id).nullish(),
  /** As planned. */
  states: listOf(Money.extend({ state: z.string() })),
  /** What was paid in a month. */
  months: listOf(Money.extend({ month: z.string() })),
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
      conversion: z.number().nullish(),
      medianDays: z.number().nullish(),
    }),
  ),
  /** Median of days from the first submission to the decision. */
  daysToDecision: z
    .number()
    .nullish()
    .transform((days) => days ?? null),
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
  claims: ClaimFigures.nullish(),
  /** Absent for who may not see the payments. */
  payments: PaymentFigures.nullish(),
  /** Who may be asked for: everyone who owns a concept, whatever the filters. */
  owners: listOf(z.object({ userId: Id, name: textOrEmpty })),
})
export type Statistics = z.infer<typeof Statistics>
