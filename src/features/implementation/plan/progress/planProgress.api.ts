import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, integer, nullable, required, text } from '@/shared/form/fieldParsers'

/** Progress report of a project's manager. The fields are assumed, here only. */
export const ProgressReport = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  projectId: z.coerce.string(),
  /** First and last day of the period. */
  from: z.string(),
  to: z.string(),
  /** Percent of the full project. */
  done: z.number(),
  progress: textOrEmpty,
  deviation: textOrEmpty,
  next: textOrEmpty,
  author: textOrEmpty,
  createTime: textOrEmpty,
  /** No later report exists, so it can still be corrected. */
  isLast: z.boolean(),
})
export type ProgressReport = z.infer<typeof ProgressReport>

export const REPORT_RULES = ['beforeFrom'] as const

export const ReportInput = z
  .object({
    from: required(day),
    to: required(day),
    done: required(integer(0, 100)),
    progress: required(text(5, 2000)),
    deviation: nullable(text(2, 1000)),
    next: required(text(5, 1000)),
  })
  .check(
    z.superRefine(({ from, to }, context) => {
      const addError: AddError<(typeof REPORT_RULES)[number]> = errorReporter(context)
      if (to < from) addError(['to'], 'beforeFrom')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type ReportBody = z.output<typeof ReportInput>

/** Lists the latest period first. */
export const progressApi = {
  list: get('/implement/progress/list', {
    query: z.extend(PageQuery, { projectId: z.string() }),
    response: pageOf(ProgressReport),
  }),
  detail: get('/implement/progress/:id', { response: dataOf(ProgressReport) }),
  /** Assumed: periods follow each other without overlap. */
  create: post('/implement/progress', {
    body: z.intersection(ReportInput, z.object({ projectId: z.string() })),
  }),
  /** Assumed: only for the latest report. */
  update: put('/implement/progress', {
    body: z.intersection(ReportInput, VersionedRef),
  }),
}
