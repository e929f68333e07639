import * as z from 'zod/mini'
import { dataOf, del, download, get, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { Payment } from '@/entities/points/points.api'
import { Progress, ReportRow, reportListApi } from '@/entities/report/reports.api'
import { nullable, text } from '@/shared/form/fieldParsers'
import { LANGUAGES } from '@/shared/lib/language'

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
    /** Reason for the calculation, as typed by the user. Assumed: the specification has no field for it. */
    reason: z.nullish(z.string()),
  },
)
export type ReportVersion = z.infer<typeof ReportVersion>

export const VersionReason = z.object({ reason: nullable(text(2, 500)) })

/** Requests that do not need the schema of the report content, so that lists do not load it. */
export const reportsApi = {
  ...reportListApi,
  /** Every calculation of a report, in any order; there is at least one. */
  history: get('/valuation/report/history/:id', { response: dataOf(z.array(ReportVersion)) }),
  status: get('/valuation/report/status/:ids', { response: dataOf(listOf(Progress)), alerts: 'session' }),
  giveReason: put('/valuation/report/reason', {
    body: z.extend(VersionReason, { id: z.string(), version: z.int() }),
  }),
  /** Unlocks a report; the dialog shows errors itself. */
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

/** Queries to invalidate after a change of a report; of the full report only its address. */
export const reportReads = {
  ...reportsApi,
  detail: { method: 'get', path: '/valuation/report/:id' },
} as const
