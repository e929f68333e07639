import * as z from 'zod'
import { dataOf, del, download, get, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { Payment } from '@/shared/domain/points/api'
import { Progress, ReportRow, reportListApi } from '@/shared/domain/report/api'
import { nullable, text } from '@/shared/form/readers'
import { CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/preferences'
import { ValuationBody } from '../../form/model/body'
import { StoredForm } from '../../form/model/schema'
import { Comparable, ReportContent } from './content'

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
}).extend({
  methodVersion: z.string(),
  tableVersion: z.string(),
  /** Why it was calculated, in the user's words. Assumed: the specification names no place for it. */
  reason: z.string().nullish(),
})
export type ReportVersion = z.infer<typeof ReportVersion>

export const VersionReason = z.object({ reason: nullable(text(2, 500)) })

export const reportApi = {
  ...reportListApi,
  detail: get('/valuation/report/:id', {
    query: z.object({ version: z.coerce.number().int().optional() }),
    response: dataOf(Report),
  }),
  /** Every calculation of a report, in any order; a report has one at least. */
  history: get('/valuation/report/history/:id', { response: dataOf(z.array(ReportVersion)) }),
  status: get('/valuation/report/status/:ids', { response: dataOf(listOf(Progress)), alerts: 'session' }),
  create: post('/valuation/report', { body: ValuationBody, response: dataOf(Progress) }),
  update: put('/valuation/report', {
    body: ValuationBody.and(z.object({ id: z.string() })),
    response: dataOf(Progress),
  }),
  /** Says why a version was calculated, or takes that back. */
  giveReason: put('/valuation/report/reason', {
    body: VersionReason.extend({ id: z.string(), version: z.number().int() }),
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
