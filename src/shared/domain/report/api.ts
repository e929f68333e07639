import * as z from 'zod'
import { get, pageOf } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { PointPrice } from '@/shared/domain/points/api'
import { CURRENCIES } from '@/shared/lib/money'

/** Why a report must be updated and recalculated; see the method, section 16. */
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
  position: z.number().nullish(),
  /** Of the computation, 0..100; null when not computing. */
  percent: z.number().nullish(),
})
export type Progress = z.infer<typeof Progress>

export const ReportRow = Progress.extend({
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
  /** Only those that must be updated and recalculated. */
  outdated: z.enum(['true']).optional(),
})

/** A report as it is linked elsewhere, with its name for those who can't open it. */
export const ReportLink = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  name: z.string(),
})
export type ReportLink = z.infer<typeof ReportLink>

/** The valuations of a user, for every part of the product that shows or links one. */
export const reportListApi = {
  list: get('/valuation/report/list', { query: ReportFilter, response: pageOf(ReportRow) }),
}
