import * as z from 'zod/mini'
import { get, pageOf } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { PointPrice } from '@/entities/points/points.api'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'

/** Reasons a report must be updated and recalculated; see the method, section 16. */
export const OUTDATED_REASONS = ['form', 'method', 'tables', 'age'] as const
export type OutdatedReason = (typeof OUTDATED_REASONS)[number]

/** `locked` is the specification's "not unlocked": computed, but not paid for. */
export const REPORT_STATES = ['queued', 'inLine', 'computing', 'complete', 'locked'] as const
export const ReportState = z.enum(REPORT_STATES)
export type ReportState = z.infer<typeof ReportState>

export const Progress = z.object({
  id: z.coerce.string(),
  state: ReportState,
  /** Place in the queue, 1 is next; null when not waiting. */
  position: z.nullish(z.number()),
  /** Progress of the computation, 0 to 100; null when not computing. */
  percent: z.nullish(z.number()),
})
export type Progress = z.infer<typeof Progress>

export const ReportRow = z.extend(Progress, {
  version: z.int(),
  pipelineName: z.string(),
  companyName: z.string(),
  currentStage: z.string(),
  currency: z.enum(CONVERTIBLE_CURRENCIES),
  baseDate: z.string(),
  /** Money; null until computed or while locked. */
  rnpv: z.nullish(z.number()),
  outdated: z.nullish(z.enum(OUTDATED_REASONS)),
  /** Price of unlocking; absent unless locked. */
  unlockPoints: PointPrice,
  createTime: z.string(),
})
export type ReportRow = z.infer<typeof ReportRow>

export const ReportFilter = z.extend(PageQuery, {
  pipelineName: z.optional(z.string()),
  state: z.optional(ReportState),
  currentStage: z.optional(z.string()),
  outdated: z.optional(z.enum(['true'])),
})

/** Link to a report, with its name for users who can't open it. */
export const ReportLink = z.object({
  id: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  name: z.string(),
})
export type ReportLink = z.infer<typeof ReportLink>

export const reportListApi = {
  list: get('/valuation/report/list', { query: ReportFilter, response: pageOf(ReportRow) }),
}
