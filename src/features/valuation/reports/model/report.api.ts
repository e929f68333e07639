import * as z from 'zod/mini'
import { dataOf, get, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
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

/** Input of the exported workbook; percentages as fractions, days as `YYYY-MM-DD`. */
const ModelInput = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.enum(['percent', 'money', 'years', 'number', 'day']),
  /** Null for a cell with a formula, or without a number. */
  before: z.nullable(z.union([z.number(), z.string()])),
  after: z.nullable(z.union([z.number(), z.string()])),
})
export type ModelInput = z.infer<typeof ModelInput>

/** Assumed: reading an edited workbook changes nothing on the server. */
const EditedModel = z.object({
  changes: listOf(ModelInput),
  /** Edited cells that the form has no field for, or does not allow. */
  refused: listOf(ModelInput),
  /** Form of the report with all changes. */
  form: StoredForm,
})
export type EditedModel = z.infer<typeof EditedModel>

export const reportApi = {
  ...reportsApi,
  detail: get(reportReads.detail.path, {
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: dataOf(Report),
  }),
  /** Multipart: the workbook in the field `file`; `language` is that of the labels. */
  readModel: post('/valuation/report/:id/model', {
    body: z.custom<FormData>((value) => value instanceof FormData),
    response: dataOf(EditedModel),
    // The dialog shows its failure.
    alerts: 'session',
  }),
  create: post('/valuation/report', { body: ValuationBody, response: dataOf(Progress) }),
  update: put('/valuation/report', {
    body: z.intersection(ValuationBody, z.object({ id: z.string() })),
    response: dataOf(Progress),
  }),
}
