import * as z from 'zod'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { Payment, PointPrice } from '@/shared/domain/points/api'
import { CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/preferences'
import { StoredForm, ValuationForm } from '../form/schema'
import { Comparable, ReportContent } from './content'
import { OUTDATED_REASONS } from './outdated'

/** `locked` is the specification's "not unlocked": computed, but not paid for. */
export const REPORT_STATES = ['queued', 'inLine', 'computing', 'complete', 'locked'] as const
export const ReportState = z.enum(REPORT_STATES)
export type ReportState = z.infer<typeof ReportState>

const Progress = z.object({
  id: z.coerce.string(),
  state: ReportState,
  /** Place in the queue, 1 is next; null when not waiting. */
  position: z.number().nullish(),
  /** Of the computation, 0..100; null when not computing. */
  percent: z.number().nullish(),
})
export type Progress = z.infer<typeof Progress>

const ReportRow = Progress.extend({
  version: z.number().int(),
  pipelineName: z.string(),
  companyName: z.string(),
  currentStage: z.string(),
  currency: z.enum(CURRENCIES),
  baseDate: z.string(),
  /** Money; null until computed or while locked. */
  rnpv: z.number().nullish(),
  outdated: z.enum(OUTDATED_REASONS).nullish(),
  /** Of unlocking it; absent unless locked. */
  unlockPoints: PointPrice,
  createTime: z.string(),
})
export type ReportRow = z.infer<typeof ReportRow>

export const ReportFilter = PageQuery.extend({
  pipelineName: z.string().optional(),
  state: ReportState.optional(),
  currentStage: z.string().optional(),
})

const Report = ReportRow.extend({
  form: StoredForm,
  /** CNY per USD at the time of the calculation. */
  exchangeRate: z.number(),
  methodVersion: z.string(),
  tableVersion: z.string(),
  seed: z.number(),
  /** Null until computed and while locked. */
  content: ReportContent.nullish(),
})
export type Report = z.infer<typeof Report>

/** One calculation of a report. */
const ReportVersion = ReportRow.pick({
  version: true,
  createTime: true,
  baseDate: true,
  currency: true,
  state: true,
  rnpv: true,
  outdated: true,
}).extend({ methodVersion: z.string(), tableVersion: z.string() })
export type ReportVersion = z.infer<typeof ReportVersion>

export const reportApi = {
  list: get('/valuation/report/list', { query: ReportFilter, response: pageOf(ReportRow) }),
  detail: get('/valuation/report/:id', {
    query: z.object({ version: z.coerce.number().int().optional() }),
    response: dataOf(Report),
  }),
  /** Every calculation of a report, in any order. */
  history: get('/valuation/report/history/:id', { response: dataOf(z.array(ReportVersion)) }),
  status: get('/valuation/report/status/:ids', { response: dataOf(z.array(Progress)), alerts: 'session' }),
  create: post('/valuation/report', { body: ValuationForm, response: dataOf(Progress) }),
  update: put('/valuation/report', {
    body: ValuationForm.and(z.object({ id: z.string() })),
    response: dataOf(Progress),
  }),
  /** Opens a report that is locked; the dialog that asks for it shows why it failed. */
  unlock: post('/valuation/report/unlock/:id', { body: Payment, alerts: 'session' }),
  remove: del('/valuation/report/:ids'),
  download: download('/valuation/report/download/:id', {
    query: z.object({
      format: z.enum(['pdf', 'xlsx']),
      version: z.coerce.number().int().optional(),
      language: z.enum(LANGUAGES).optional(),
    }),
  }),
}

export const comparableApi = {
  /** Deals of a stage and an area, in the currency asked for. The part of the report that shows them tells of a failure. */
  list: get('/valuation/comparables', {
    query: z.object({ stage: z.string(), area: z.string(), currency: z.enum(CURRENCIES) }),
    response: dataOf(listOf(Comparable)),
    alerts: 'session',
  }),
}
