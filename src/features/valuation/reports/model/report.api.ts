import * as z from 'zod/mini'
import { dataOf, get, post, put } from '@/shared/api'
import { Progress, ReportRow } from '@/entities/report/reports.api'
import { ValuationBody } from '../../form/model/valuationBody'
import { StoredForm } from '../../form/model/valuationSchema'
import { reportReads, reportsApi } from './reportRows.api'
import { ReportContent } from './reportContent'

const Report = z.extend(ReportRow, {
  form: StoredForm,
  /** CNY per USD at the time of the calculation. */
  exchangeRate: z.number(),
  methodVersion: z.string(),
  tableVersion: z.string(),
  seed: z.number(),
  /** Null until computed, and while locked. */
  content: z.nullish(ReportContent),
})
export type Report = z.infer<typeof Report>

export const reportApi = {
  ...reportsApi,
  detail: get(reportReads.detail.path, {
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: dataOf(Report),
  }),
  create: post('/valuation/report', { body: ValuationBody, response: dataOf(Progress) }),
  update: put('/valuation/report', {
    body: z.intersection(ValuationBody, z.object({ id: z.string() })),
    response: dataOf(Progress),
  }),
}
