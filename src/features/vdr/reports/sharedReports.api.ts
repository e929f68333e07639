import * as z from 'zod/mini'
import { chosenName, flagOrFalse, numberOrNull, textOrEmpty } from '@/shared/api/wireDefaults'
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

/** A version of the caller's report as it would appear in a room. This and the request that shares it are assumed. */
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
    /** Number of assumptions, and of those with named evidence. */
    assumptions: z.number(),
    evidenced: z.number(),
  },
)
export type Shareable = z.infer<typeof Shareable>

/** A report in a room, where it never changes, or a scenario that was made from one there. */
const SharedReport = z.extend(Shareable, {
  ...Progress.shape,
  unlockPoints: ReportRow.shape.unlockPoints,
  reportId: z.coerce.string(),
  sharedBy: textOrEmpty,
  sharedTime: textOrEmpty,
  /** Tags whose members see it; only sent to admins of the room, and to the author of a scenario. */
  tagIds: listOf(z.coerce.string()),
  /** True when the caller may open the report that it comes from. */
  mayOpen: flagOrFalse,
  /** `evidence`: its evidence has been replaced, and nobody has checked it since. */
  outdated: z.nullish(z.enum([...OUTDATED_REASONS, 'evidence'])),
  /** Scenarios only: report that it changes, name, and reason. */
  baseId: z.nullish(z.coerce.string()),
  scenario: textOrEmpty,
  reason: textOrEmpty,
  isMine: flagOrFalse,
})
export type SharedReport = z.infer<typeof SharedReport>

export const ShareInput = z.object({ roomId: required(dictCode) })

/** Values that a scenario may change, percent or money as in the form; missing when there is none. */
const Inputs = z.partialRecord(z.enum(SCENARIO_INPUTS), z.number())
export type Inputs = z.infer<typeof Inputs>

/** A valuation in a room with its assumptions, limited to what the caller may see. */
const RoomReport = z.extend(SharedReport, {
  /** P10 and P90 of the simulation; null until computed. */
  low: numberOrNull,
  high: numberOrNull,
  methodVersion: textOrEmpty,
  tableVersion: textOrEmpty,
  /** CNY per USD at the time of the calculation. */
  exchangeRate: numberOrNull,
  /** True when the caller sees every assumption and may download the report. */
  isWhole: flagOrFalse,
  rows: listOf(Assumption),
  indications: listOf(z.object({ id: z.string(), nameZh: z.string(), nameEn: z.string() })),
  /** Initial values of a scenario of it; only sent to users who may make one. */
  inputs: z.nullish(Inputs),
  /** Computed scenarios only: steps from the value of the base, by the groups of the method. */
  steps: listOf(z.object({ groups: z.array(z.string()), amount: z.number() })),
})
export type RoomReport = z.infer<typeof RoomReport>

/** Fractions of the page's width and height, 0 to 1. */
const share = z.number().check(z.minimum(0), z.maximum(1))
const PageRegion = z.object({ left: share, top: share, width: share, height: share })

/** A check of replaced evidence: confirmed, or another place cited; with time, old and new version. */
const Check = z.object({
  kind: z.enum(['confirmed', 'replaced']),
  /** Empty when the caller may not know. */
  by: textOrEmpty,
  time: textOrEmpty,
  from: z.number(),
  to: z.number(),
})

/** Evidence of an assumption in the room; only if the caller may see the document. */
const Evidence = z.object({
  id: z.coerce.string(),
  /** Id of the report, or of the base of a scenario. */
  reportId: z.coerce.string(),
  /** `assumptionKey` of the assumption. */
  field: z.string(),
  state: z.enum(EVIDENCE_STATES),
  documentId: z.coerce.string(),
  documentName: chosenName(z.string()),
  versionNo: z.number(),
  page: z.number(),
  /** Null for the full page. */
  region: z.nullish(PageRegion),
  /** Published version, which may differ from the cited one. */
  publishedNo: numberOrNull,
  /** Id of the cited version, when the caller may read it although another one is published. */
  versionId: z.nullish(z.coerce.string()),
  by: textOrEmpty,
  time: textOrEmpty,
  checks: listOf(Check),
})
export type Evidence = z.infer<typeof Evidence>

/** Evidence of a report, and the assumptions that also have evidence the caller may not see. */
const EvidenceOfReport = z.object({ rows: listOf(Evidence), withheld: listOf(z.string()) })

export const CiteInput = z.object({
  docId: required(dictCode),
  version: required(integer(1)),
  page: required(integer(1, 5000)),
  region: z.nullish(PageRegion),
})

export const ScenarioText = z.object({ name: required(text(2, 40)), reason: required(text(5, 500)) })

export const sharedReportApi = {
  /** The latest version by default. */
  shareable: get('/vdr/report/shareable/:id', {
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: dataOf(Shareable),
  }),
  list: get('/vdr/report/list', {
    query: z.extend(PageQuery, {
      roomId: z.string(),
      keyword: z.optional(z.string()),
      /** Only the scenarios of this report. */
      baseId: z.optional(z.string()),
    }),
    response: pageOf(SharedReport),
  }),
  detail: get('/vdr/report/:id', { query: z.object({ roomId: z.string() }), response: dataOf(RoomReport) }),
  /** Queues a changed copy; only values that differ from the base are sent. */
  scenario: post('/vdr/report/scenario', {
    body: z.extend(ScenarioText, { base: z.string(), inputs: Inputs }),
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

export const evidenceApi = {
  list: get('/vdr/evidence/list', {
    query: z.object({ roomId: z.string(), reportId: z.string() }),
    response: dataOf(EvidenceOfReport),
  }),
  add: post('/vdr/evidence', { body: z.extend(CiteInput, { reportId: z.string(), field: z.string() }) }),
  /** Cites another place. This and `confirm` are assumed. */
  replace: put('/vdr/evidence', { body: z.extend(CiteInput, { id: z.string() }) }),
  /** Confirms the cited place in the published version; `version` is the one that was checked. */
  confirm: put('/vdr/evidence/confirm', { body: VersionedRef }),
  remove: del('/vdr/evidence/:ids'),
}
