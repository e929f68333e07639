import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, integer, nullable, required, text } from '@/shared/form/fieldParsers'

/** What a project's manager has reported of a period. Its fields are assumed, here only. */
export const ProgressReport = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  projectId: z.coerce.string(),
  /** First and last day of what it is about. */
  from: z.string(),
  to: z.string(),
  /** Percent of the whole project. */
  done: z.number(),
  progress: textOrEmpty,
  deviation: textOrEmpty,
  next: textOrEmpty,
  author: textOrEmpty,
  createTime: textOrEmpty,
  /** Nothing later has been reported: it can still be mended. */
  isLast: z.boolean(),
})
export type ProgressReport = z.infer<typeof ProgressReport>

/** The rules that only a progress report has; their texts stand in the area. */
export const REPORT_RULES = ['beforeFrom'] as const

/** A report as it is typed. */
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
      const refuse: AddError<(typeof REPORT_RULES)[number]> = errorReporter(context)
      if (to < from) refuse(['to'], 'beforeFrom')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type ReportBody = z.output<typeof ReportInput>

/** The latest period first. */
export const progressApi = {
  list: get('/implement/progress/list', {
    query: z.extend(PageQuery, { projectId: z.string() }),
    response: pageOf(ProgressReport),
  }),
  detail: get('/implement/progress/:id', { response: dataOf(ProgressReport) }),
  /** Assumed: periods follow each other, none overlaps the one before. */
  create: post('/implement/progress', {
    body: z.intersection(ReportInput, z.object({ projectId: z.string() })),
  }),
  /** Assumed: only of the last one. */
  update: put('/implement/progress', {
    body: z.intersection(ReportInput, VersionedRef),
  }),
}
