import * as z from 'zod/mini'
import { flagOrFalse, numberOrNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { Assumption } from '@/entities/report/assumption'
import { OUTDATED_REASONS, Progress, ReportRow } from '@/entities/report/reports.api'
import { dictCode, integer, required, text } from '@/shared/form/fieldParsers'
import { LANGUAGES } from '@/shared/lib/language'
import { EVIDENCE_STATES } from './evidenceRules'
import { SCENARIO_INPUTS } from './scenarioRules'

/** A version of the caller's report as it would come into a room. That and the call that shares it are assumed. */
const Shareable = z.extend(
  z.pick(ReportRow, {
    id: true,
    version: true,
    pipelineName: true,
    companyName: true,
    currency: true,
    baseDate: true,
    state: true,
    rnpv: true,
    outdated: true,
  }),
  {
    /** What it was computed from, and how much of that rests on named evidence. */
    assumptions: z.number(),
    evidenced: z.number(),
  },
)
export type Shareable = z.infer<typeof Shareable>

/** The same once it is in a room, where it stays as it is; or a scenario made of one there. */
const SharedReport = z.extend(Shareable, {
  ...Progress.shape,
  unlockPoints: ReportRow.shape.unlockPoints,
  reportId: z.coerce.string(),
  sharedBy: textOrEmpty,
  sharedTime: textOrEmpty,
  /** Whose members see it; told to who leads the room, and of his own scenario to who made it. */
  tagIds: listOf(z.coerce.string()),
  /** The caller may open the report that it comes from. */
  mayOpen: flagOrFalse,
  /** `evidence`: what it rests on has been replaced, and nobody has looked at it since. */
  outdated: z.nullish(z.enum([...OUTDATED_REASONS, 'evidence'])),
  /** Of a scenario: the report that it changes, what it is called, and why it was made. */
  baseId: z.nullish(z.coerce.string()),
  scenario: textOrEmpty,
  reason: textOrEmpty,
  /** The caller made it. */
  isMine: flagOrFalse,
})
export type SharedReport = z.infer<typeof SharedReport>

/** Into which room. */
export const ShareInput = z.object({ roomId: required(dictCode) })

/** The values that a scenario may change, percent or money as in the form; absent where there is none. */
const Inputs = z.partialRecord(z.enum(SCENARIO_INPUTS), z.number())
export type Inputs = z.infer<typeof Inputs>

/** A valuation in a room with what it rests on, as far as the caller may know it. */
const RoomReport = z.extend(SharedReport, {
  /** P10 and P90 of the simulation; null until it is computed. */
  low: numberOrNull,
  high: numberOrNull,
  methodVersion: textOrEmpty,
  tableVersion: textOrEmpty,
  /** CNY per USD at the time of the calculation. */
  exchangeRate: numberOrNull,
  /** The caller is told every assumption, and may take the report along. */
  isWhole: flagOrFalse,
  rows: listOf(Assumption),
  indications: listOf(z.object({ id: z.string(), nameZh: z.string(), nameEn: z.string() })),
  /** What a scenario of it begins with; told to who may make one. */
  inputs: z.nullish(Inputs),
  /** Of a computed scenario: why its value is another than that of its base, in the groups of the method. */
  steps: listOf(z.object({ groups: z.array(z.string()), amount: z.number() })),
})
export type RoomReport = z.infer<typeof RoomReport>

/** A part of a page, as shares of its width and height. */
const share = z.number().check(z.minimum(0), z.maximum(1))
const Region = z.object({ left: share, top: share, width: share, height: share })

/** Someone looked at what had been replaced, or named another place: when, and from which version to which. */
const Check = z.object({
  kind: z.enum(['confirmed', 'replaced']),
  /** Empty where the caller may not know. */
  by: textOrEmpty,
  time: textOrEmpty,
  from: z.number(),
  to: z.number(),
})

/** What an assumption rests on in the room, where the caller may see the document. */
const Evidence = z.object({
  id: z.coerce.string(),
  /** Of the report, or of the one that a scenario was made of. */
  reportId: z.coerce.string(),
  /** `assumptionKey` of what rests on it. */
  field: z.string(),
  state: z.enum(EVIDENCE_STATES),
  documentId: z.coerce.string(),
  documentName: z.string(),
  versionNo: z.number(),
  page: z.number(),
  /** Null where the whole page is meant. */
  region: z.nullish(Region),
  /** The version that is published, which may be another one. */
  publishedNo: numberOrNull,
  /** Of the cited version, where the caller may read it although another one is published. */
  versionId: z.nullish(z.coerce.string()),
  by: textOrEmpty,
  time: textOrEmpty,
  checks: listOf(Check),
})
export type Evidence = z.infer<typeof Evidence>

/** The evidence of a report, and which of its assumptions also rest on what the caller may not see. */
const EvidenceOfReport = z.object({ rows: listOf(Evidence), withheld: listOf(z.string()) })

/** Where something stands in the room. */
export const CiteInput = z.object({
  docId: required(dictCode),
  version: required(integer(1)),
  page: required(integer(1, 5000)),
  region: z.nullish(Region),
})

/** A scenario, apart from the values that it changes. */
export const ScenarioWords = z.object({ name: required(text(2, 40)), reason: required(text(5, 500)) })

/** The valuation reports of data rooms. */
export const sharedReportApi = {
  /** The latest version where none is named. */
  shareable: get('/vdr/report/shareable/:id', {
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: dataOf(Shareable),
  }),
  list: get('/vdr/report/list', {
    query: z.extend(PageQuery, {
      roomId: z.string(),
      keyword: z.optional(z.string()),
      /** The scenarios of this one alone. */
      baseId: z.optional(z.string()),
    }),
    response: pageOf(SharedReport),
  }),
  detail: get('/vdr/report/:id', { query: z.object({ roomId: z.string() }), response: dataOf(RoomReport) }),
  /** Takes a changed copy into the queue; only what is another than in its base is sent. */
  scenario: post('/vdr/report/scenario', {
    body: z.extend(ScenarioWords, { base: z.string(), inputs: Inputs }),
    response: dataOf(Progress),
  }),
  publish: put('/vdr/report/publish', { body: z.object({ id: z.string(), tagIds: z.array(z.string()) }) }),
  download: download('/vdr/report/download/:id', {
    query: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
  }),
  share: post('/vdr/report', {
    body: z.extend(ShareInput, { reportId: z.string(), version: z.int() }),
  }),
}

/** What the assumptions of valuations rest on in their room. */
export const evidenceApi = {
  list: get('/vdr/evidence/list', {
    query: z.object({ roomId: z.string(), reportId: z.string() }),
    response: dataOf(EvidenceOfReport),
  }),
  add: post('/vdr/evidence', { body: z.extend(CiteInput, { reportId: z.string(), field: z.string() }) }),
  /** Names another place; that and confirming are assumed. */
  replace: put('/vdr/evidence', { body: z.extend(CiteInput, { id: z.string() }) }),
  /** The cited place holds in the version that is published; `version`: the one that was looked at. */
  confirm: put('/vdr/evidence/confirm', { body: VersionedRef }),
  remove: del('/vdr/evidence/:ids'),
}
