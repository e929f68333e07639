import * as z from 'zod/mini'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/lib/language'
import {
  AfterDraft,
  AfterInfo,
  BatchResult,
  ChangeAnswer,
  Concept,
  ConceptRow,
  DECISIONS,
  FirstDraft,
  Note,
  Parties,
  Scores,
  SecondDraft,
  SecrecyRow,
  Statistics,
  TimelineEvent,
} from './answers'
import { INPUTS } from '../domain/inputs'
import { Scorecard } from '../domain/review'
import { SEAL, SECRECY, SERVICE, STATES, type ConceptListName } from '../domain/conceptStates'
import type { Action } from '../domain/conceptWorkflow'

const BASE_PATH = '/poconcept/poconceptInfo'

/** Names of the actions in the specification: used on the wire, in addresses and in the keys of stored drafts. */
export const CALL_NAMES = {
  editFirst: 'update',
  remove: 'remove',
  submitFirst: 'goFirstApply',
  recordFirst: 'uploadFirstRecord',
  passFirst: 'goFirstAuditSuccess',
  returnFirst: 'goFirstAuditFalse',
  readSecrecyTerms: 'getPocSecrecyDefault',
  applySecrecy: 'goSecrecyApply',
  withdrawSecrecy: 'backSecrecyApply',
  signSecrecy: 'uploadSecrecy',
  signService: 'uploadHelpServer',
  markSeen: 'removeHighlightFlag',
  editSecond: 'editSecondPocInfo',
  submitSecond: 'goSecondApply',
  recordSecond: 'uploadSecondRecord',
  declare: 'declare',
  score: 'score',
  decide: 'goSecondAuditSuccess',
  returnSecond: 'goSecondAuditFalse',
  addToDecision: 'replenishSecondDecision',
  readAfter: 'showAfterSecondPocInfo',
  editAfter: 'updateAfterSecondPocInfo',
  submitAfter: 'submitAfterSecondPocInfo',
  passAfter: 'passAfterSecondPocInfo',
  returnAfter: 'noPssAfterSecondPocInfo',
  seal: 'batchGoSeal',
  unseal: 'batchBackSeal',
  answerNote: 'resolveNote',
} as const satisfies Record<Action, string>

const ACTION_OF = new Map<string, Action>(
  (Object.keys(CALL_NAMES) as Action[]).map((action) => [CALL_NAMES[action], action]),
)
/** Returns undefined for a name known only to the server. */
export const actionOf = (call: string): Action | undefined => ACTION_OF.get(call)

/** Replaces the specification's name of the action; names known only to the server are kept. */
const NamedEvent = z.pipe(
  TimelineEvent,
  z.transform((event) => ({
    ...event,
    action: actionOf(event.action) ?? event.action,
  })),
)

/** The concept and the version that the change is based on: a change of an outdated version is refused. */
const VersionedBody = z.object({ id: z.string(), version: z.coerce.number().check(z.int()) })

/** Multipart: `id`, `version` and the file in the field `file`. */
const Upload = {
  body: z.custom<FormData>((value) => value instanceof FormData),
  response: dataOf(ChangeAnswer),
  // Errors are shown in the row of the file.
  alerts: 'session',
} as const

const CommaSeparated = z.optional(z.string())

const Filters = z.object({
  /** Searches code, name, organisation, lead scientist, indication and target. */
  keyword: z.optional(z.string()),
  hall: z.optional(z.enum(['apply', 'incubate', 'expert'] satisfies ConceptListName[])),
  /** Includes concepts of the other lists. */
  everyHall: z.optional(z.enum(['true'])),
  /** Codes of `STATE`. */
  states: CommaSeparated,
  /** Concepts that ever had this state. */
  reached: z.optional(z.enum(STATES)),
  stage: CommaSeparated,
  modality: CommaSeparated,
  area: CommaSeparated,
  organisation: z.optional(z.string()),
  ownerId: z.optional(z.string()),
  auditorId: z.optional(z.string()),
  /** Concepts audited for the first time at least once. */
  audited: z.optional(z.enum(['true'])),
  manager: z.optional(z.string()),
  mine: z.optional(z.enum(['true'])),
  secrecy: z.optional(z.enum(SECRECY)),
  service: z.optional(z.enum(SERVICE)),
  seal: z.optional(z.enum(SEAL)),
  /** Days of the first submission, both inclusive. */
  submittedFrom: z.optional(z.string()),
  submittedTo: z.optional(z.string()),
  /** Days of archiving, both inclusive. */
  sealedFrom: z.optional(z.string()),
  sealedTo: z.optional(z.string()),
  /** In the current state for longer than this number of days. */
  minDays: z.optional(z.coerce.number()),
  /** Without the record of the interview before the decision. */
  unrecorded: z.optional(z.enum(['true'])),
  decision: z.optional(z.enum(DECISIONS)),
  /** Decided, with a mean score from this value up to the next; the highest value is a step of its own. */
  meanScore: z.optional(z.coerce.number()),
  /** Money was approved, or has been paid, in this currency. */
  approved: z.optional(z.enum(CURRENCIES)),
  paid: z.optional(z.enum(CURRENCIES)),
  myReview: z.optional(z.enum(['undeclared', 'declared', 'scored'])),
  /** Judged by as many members as the decision requires, see `isDecidable`. Assumed. */
  judged: z.optional(z.enum(['true'])),
  amountFrom: z.optional(z.coerce.number()),
  amountTo: z.optional(z.coerce.number()),
  deadlineTo: z.optional(z.string()),
})
export type ConceptFilters = z.infer<typeof Filters>

const ConceptFilter = z.extend(PageQuery, Filters.shape)

const ARCHIVE_OPTIONS = { response: dataOf(listOf(BatchResult)), changes: true, alerts: 'session' } as const

// Errors of these requests are shown by the component that sends them.
const postVersioned = <const Path extends string, Input extends z.ZodMiniType>(path: Path, input: Input) =>
  post(path, {
    body: z.intersection(VersionedBody, input),
    response: dataOf(ChangeAnswer),
    alerts: 'session',
  })

/**
 * Project concepts (proof of concept). `conceptWorkflow` decides which requests a user may make now; every change names
 * the version that it is based on. Assumed endpoints are kept outside `poconceptInfo`, where `{id}` would match them.
 */
export const conceptApi = {
  list: get(`${BASE_PATH}/list`, { query: ConceptFilter, response: pageOf(ConceptRow) }),
  sealList: get(`${BASE_PATH}/SealList`, { query: ConceptFilter, response: pageOf(ConceptRow) }),
  secrecyList: get('/poconcept/secrecy/list', {
    query: z.extend(PageQuery, { keyword: z.optional(z.string()), state: z.optional(z.enum(SECRECY)) }),
    response: pageOf(SecrecyRow),
  }),
  detail: get(`${BASE_PATH}/:id`, { response: dataOf(Concept) }),
  timeline: get(`${BASE_PATH}/timeline/:id`, { response: dataOf(listOf(NamedEvent)) }),
  notes: get(`${BASE_PATH}/note/list/:id`, { response: dataOf(listOf(Note)) }),
  statistics: get('/poconcept/statistics', {
    query: z.pick(Filters, {
      submittedFrom: true,
      submittedTo: true,
      organisation: true,
      area: true,
      ownerId: true,
    }),
    response: dataOf(Statistics),
  }),
  export: exportOf('/poconcept/export', z.extend(Filters, { language: z.enum(LANGUAGES) })),

  create: post(BASE_PATH, {
    /** `ownerId` is set when staff create a concept on behalf of its owner. */
    body: z.object({ firstStage: FirstDraft, ownerId: z.optional(z.string()) }),
    response: dataOf(ChangeAnswer),
    alerts: 'session',
  }),
  editFirst: put(BASE_PATH, {
    body: z.extend(VersionedBody, { firstStage: FirstDraft }),
    response: dataOf(ChangeAnswer),
    alerts: 'session',
  }),
  remove: del(`${BASE_PATH}/:id`),
  answerNote: put(`${BASE_PATH}/note/resolve`, {
    body: z.extend(VersionedBody, { noteId: z.string(), ...INPUTS.reply.shape }),
    response: dataOf(ChangeAnswer),
    alerts: 'session',
  }),

  submitFirst: postVersioned(`${BASE_PATH}/goFirstApply`, VersionedBody),
  passFirst: postVersioned(`${BASE_PATH}/goFirstAuditSuccess`, INPUTS.pass),
  returnFirst: postVersioned(`${BASE_PATH}/goFirstAuditFalse`, INPUTS.giveBack),
  editSecond: postVersioned(`${BASE_PATH}/editSecondPocInfo`, z.object({ info: SecondDraft })),
  submitSecond: postVersioned(`${BASE_PATH}/goSecondApply`, VersionedBody),
  decide: postVersioned(`${BASE_PATH}/goSecondAuditSuccess`, INPUTS.decide),
  returnSecond: postVersioned(`${BASE_PATH}/goSecondAuditFalse`, INPUTS.refuse),
  /** Only adds to a decision, so it needs no version. */
  addToDecision: post(`${BASE_PATH}/replenishSecondDecision`, {
    body: z.object({ id: z.string(), ...INPUTS.addendum.shape }),
    response: dataOf(ChangeAnswer),
    alerts: 'session',
  }),

  secrecyDefault: get(`${BASE_PATH}/getPocSecrecyDefault/:id`, { response: dataOf(Parties) }),
  applySecrecy: postVersioned(`${BASE_PATH}/goSecrecyApply`, INPUTS.secrecy),
  /** Withdraws an application before it is signed; assumed, as the specification has no such request. */
  withdrawSecrecy: postVersioned(`${BASE_PATH}/backSecrecyApply`, VersionedBody),
  signSecrecy: post(`${BASE_PATH}/upload/goSecrecy`, Upload),
  signService: post(`${BASE_PATH}/upload/goHelpServer`, Upload),
  recordFirst: post(`${BASE_PATH}/upload/goFirstSpeakResult`, Upload),
  recordSecond: post(`${BASE_PATH}/upload/goSecondSpeakResult`, Upload),

  afterInfo: get(`${BASE_PATH}/showAfterSecondPocInfo/:id`, { response: dataOf(AfterInfo) }),
  /** Saves the data after the decision; with `submit`, also submits it. */
  editAfter: postVersioned(
    `${BASE_PATH}/updateAfterSecondPocInfo`,
    z.object({ info: AfterDraft, submit: z.boolean() }),
  ),
  passAfter: postVersioned(`${BASE_PATH}/passAfterSecondPocInfo`, INPUTS.checklist),
  returnAfter: postVersioned(`${BASE_PATH}/noPssAfterSecondPocInfo`, INPUTS.afterReason),

  /**
   * Archives or restores each concept separately: the answer has a result for each. These GETs change data: never link,
   * prefetch or repeat them, and never send two at once.
   */
  seal: get(`${BASE_PATH}/batchGoSeal/:ids`, ARCHIVE_OPTIONS),
  unseal: get(`${BASE_PATH}/batchBackSeal/:ids`, ARCHIVE_OPTIONS),

  scores: get(`${BASE_PATH}/score/list/:id`, { response: dataOf(Scores) }),
  /** Answers the question about a conflict of interest (`coi`) or, after that, submits a judgement. */
  score: post(`${BASE_PATH}/score`, {
    body: z.union([
      z.object({ id: z.string(), coi: z.enum(['none', 'conflict']) }),
      z.object({ id: z.string(), card: Scorecard }),
    ]),
    alerts: 'session',
  }),
}
