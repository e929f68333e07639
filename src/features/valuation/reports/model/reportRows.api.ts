import * as z from 'zod/mini'
import { dataOf, del, download, get, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { Payment } from '@/entities/points/points.api'
import { Progress, ReportRow, reportListApi } from '@/entities/report/reports.api'
import { nullable, text } from '@/shared/form/fieldParsers'
import { LANGUAGES } from '@/shared/lib/language'

/** One calculation of a report. */
const ReportVersion = z.extend(
  z.pick(ReportRow, {
    version: true,
    createTime: true,
    baseDate: true,
    currency: true,
    state: true,
    rnpv: true,
    outdated: true,
  }),
  {
    methodVersion: z.string(),
    tableVersion: z.string(),
    /** Why it was calculated, in the user's words. Assumed: the specification names no place for it. */
    reason: z.nullish(z.string()),
  },
)
export type ReportVersion = z.infer<typeof ReportVersion>

export const VersionReason = z.object({ reason: nullable(text(2, 500)) })

/** What is done with reports by who need not know what one holds: lists wait for none of that. */
export const reportsApi = {
  ...reportListApi,
  /** Every calculation of a report, in any order; a report has one at least. */
  history: get('/valuation/report/history/:id', { response: dataOf(z.array(ReportVersion)) }),
  status: get('/valuation/report/status/:ids', { response: dataOf(listOf(Progress)), alerts: 'session' }),
  /** Says why a version was calculated, or takes that back. */
  giveReason: put('/valuation/report/reason', {
    body: z.extend(VersionReason, { id: z.string(), version: z.int() }),
  }),
  /** Opens a report that is locked; the dialog that asks for it shows why it failed. */
  unlock: post('/valuation/report/unlock/:id', { body: Payment, alerts: 'session' }),
  remove: del('/valuation/report/:ids'),
  download: download('/valuation/report/download/:id', {
    query: z.object({
      format: z.enum(['pdf', 'xlsx']),
      version: z.optional(z.coerce.number().check(z.int())),
      language: z.optional(z.enum(LANGUAGES)),
    }),
  }),
}

/** All reads of reports, for who changes one; of the whole report its address alone. */
export const reportReads = {
  ...reportsApi,
  detail: { method: 'get', path: '/valuation/report/:id' },
} as const
