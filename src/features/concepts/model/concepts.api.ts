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
  Changed,
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
import { SEAL, SECRECY, SERVICE, STATES, type Hall } from '../domain/states'
import type { Action } from '../domain/workflow'

const C = '/poconcept/poconceptInfo'

/** What the specification calls the actions: on the wire, in addresses and in the keys of stored drafts. */
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
/** The action under a name of the specification; undefined for one that only the server knows. */
export const actionOf = (call: string): Action | undefined => ACTION_OF.get(call)

/** An event under the name of its action; what only the server knows stays as it comes. */
const NamedEvent = z.pipe(
  TimelineEvent,
  z.transform((event) => ({
    ...event,
    action: actionOf(event.action) ?? event.action,
  })),
)

/** The concept that is meant, as it was read: a change of an older one is refused. */
const Read = z.object({ id: z.string(), version: z.coerce.number().check(z.int()) })

/** Multipart: `id`, `version` and the file in the field `file`. */
const Upload = {
  body: z.custom<FormData>((value) => value instanceof FormData),
  response: dataOf(Changed),
  // The row of the file says what went wrong with it.
  alerts: 'session',
} as const

/** Several values of one filter, joined by commas. */
const Several = z.optional(z.string())

const Filters = z.object({
  /** In code, name, organisation, lead scientist, indication, target. */
  keyword: z.optional(z.string()),
  hall: z.optional(z.enum(['apply', 'incubate', 'expert'] satisfies Hall[])),
  /** Those of the other halls too. */
  everyHall: z.optional(z.enum(['true'])),
  /** Codes of `STATE`. */
  states: Several,
  /** Has stood there once, wherever it stands now. */
  reached: z.optional(z.enum(STATES)),
  stage: Several,
  modality: Several,
  area: Several,
  organisation: z.optional(z.string()),
  ownerId: z.optional(z.string()),
  auditorId: z.optional(z.string()),
  /** Audited for the first time at least once. */
  audited: z.optional(z.enum(['true'])),
  manager: z.optional(z.string()),
  /** Only the caller's own. */
  mine: z.optional(z.enum(['true'])),
  secrecy: z.optional(z.enum(SECRECY)),
  service: z.optional(z.enum(SERVICE)),
  seal: z.optional(z.enum(SEAL)),
  /** Days of the first submission, both included. */
  submittedFrom: z.optional(z.string()),
  submittedTo: z.optional(z.string()),
  /** Days of the archiving, both included. */
  sealedFrom: z.optional(z.string()),
  sealedTo: z.optional(z.string()),
  /** Standing where it does for longer than so many days. */
  minDays: z.optional(z.coerce.number()),
  /** Without the interview record of the decision. */
  unrecorded: z.optional(z.enum(['true'])),
  decision: z.optional(z.enum(DECISIONS)),
  /** Decided, with a mean score from this one up to the next; the highest stands alone. */
  meanScore: z.optional(z.coerce.number()),
  /** Money was approved, or has been paid, in this currency. */
  approved: z.optional(z.enum(CURRENCIES)),
  paid: z.optional(z.enum(CURRENCIES)),
  myReview: z.optional(z.enum(['undeclared', 'declared', 'scored'])),
  /** By all of the panel that the decision asks for, see `isJudged`. Assumed. */
  judged: z.optional(z.enum(['true'])),
  amountFrom: z.optional(z.coerce.number()),
  amountTo: z.optional(z.coerce.number()),
  deadlineTo: z.optional(z.string()),
})
export type ConceptFilters = z.infer<typeof Filters>

const ConceptFilter = z.extend(PageQuery, Filters.shape)

const SEALING = { response: dataOf(listOf(BatchResult)), changes: true, alerts: 'session' } as const

// Whoever makes one of these calls says beside it what went wrong.
const changing = <const Path extends string, Input extends z.ZodMiniType>(path: Path, input: Input) =>
  post(path, { body: z.intersection(Read, input), response: dataOf(Changed), alerts: 'session' })

/**
 * Project concepts (proof of concept). Which of the calls a user may make now is said by `domain/workflow`; every
 * change names the version that it is based on. Assumed reads stand beside `poconceptInfo`, where no `{id}` can take
 * them for its own.
 */
export const conceptApi = {
  list: get(`${C}/list`, { query: ConceptFilter, response: pageOf(ConceptRow) }),
  /** The archive. */
  sealList: get(`${C}/SealList`, { query: ConceptFilter, response: pageOf(ConceptRow) }),
  secrecyList: get('/poconcept/secrecy/list', {
    query: z.extend(PageQuery, { keyword: z.optional(z.string()), state: z.optional(z.enum(SECRECY)) }),
    response: pageOf(SecrecyRow),
  }),
  detail: get(`${C}/:id`, { response: dataOf(Concept) }),
  timeline: get(`${C}/timeline/:id`, { response: dataOf(listOf(NamedEvent)) }),
  notes: get(`${C}/note/list/:id`, { response: dataOf(listOf(Note)) }),
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

  create: post(C, {
    /** `ownerId`: who it is for, where staff creates it on behalf. */
    body: z.object({ firstStage: FirstDraft, ownerId: z.optional(z.string()) }),
    response: dataOf(Changed),
    alerts: 'session',
  }),
  editFirst: put(C, {
    body: z.extend(Read, { firstStage: FirstDraft }),
    response: dataOf(Changed),
    alerts: 'session',
  }),
  remove: del(`${C}/:id`),
  /** An answer to a note of the auditor. */
  answerNote: put(`${C}/note/resolve`, {
    body: z.extend(Read, { noteId: z.string(), ...INPUTS.reply.shape }),
    response: dataOf(Changed),
    alerts: 'session',
  }),

  submitFirst: changing(`${C}/goFirstApply`, Read),
  passFirst: changing(`${C}/goFirstAuditSuccess`, INPUTS.pass),
  returnFirst: changing(`${C}/goFirstAuditFalse`, INPUTS.giveBack),
  editSecond: changing(`${C}/editSecondPocInfo`, z.object({ info: SecondDraft })),
  submitSecond: changing(`${C}/goSecondApply`, Read),
  decide: changing(`${C}/goSecondAuditSuccess`, INPUTS.decide),
  returnSecond: changing(`${C}/goSecondAuditFalse`, INPUTS.refuse),
  /** Adds to a decision and changes none of it, so whatever version was read will do. */
  addToDecision: post(`${C}/replenishSecondDecision`, {
    body: z.object({ id: z.string(), ...INPUTS.addendum.shape }),
    response: dataOf(Changed),
    alerts: 'session',
  }),

  secrecyDefault: get(`${C}/getPocSecrecyDefault/:id`, { response: dataOf(Parties) }),
  applySecrecy: changing(`${C}/goSecrecyApply`, INPUTS.secrecy),
  /** Withdraws it before it is signed; assumed, as no call of the specification does. */
  withdrawSecrecy: changing(`${C}/backSecrecyApply`, Read),
  signSecrecy: post(`${C}/upload/goSecrecy`, Upload),
  signService: post(`${C}/upload/goHelpServer`, Upload),
  recordFirst: post(`${C}/upload/goFirstSpeakResult`, Upload),
  recordSecond: post(`${C}/upload/goSecondSpeakResult`, Upload),

  afterInfo: get(`${C}/showAfterSecondPocInfo/:id`, { response: dataOf(AfterInfo) }),
  /** Saves what follows the decision, and with `submit` hands it in. */
  editAfter: changing(`${C}/updateAfterSecondPocInfo`, z.object({ info: AfterDraft, submit: z.boolean() })),
  passAfter: changing(`${C}/passAfterSecondPocInfo`, INPUTS.checklist),
  returnAfter: changing(`${C}/noPssAfterSecondPocInfo`, INPUTS.afterReason),

  /**
   * Into the archive and out of it, each concept by itself: the answer says for each whether it was done. GETs that
   * change something: never linked, prefetched or repeated, and not two at once.
   */
  seal: get(`${C}/batchGoSeal/:ids`, SEALING),
  unseal: get(`${C}/batchBackSeal/:ids`, SEALING),

  scores: get(`${C}/score/list/:id`, { response: dataOf(Scores) }),
  /** Says whether there is a conflict of interest (`coi`), or after that hands in a judgement. */
  score: post(`${C}/score`, {
    body: z.union([
      z.object({ id: z.string(), coi: z.enum(['none', 'conflict']) }),
      z.object({ id: z.string(), card: Scorecard }),
    ]),
    alerts: 'session',
  }),
}
