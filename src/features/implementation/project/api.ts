import * as z from 'zod'
import { textOrEmpty } from '@/shared/api/absent'
import { get, pageOf } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { CURRENCIES } from '@/shared/lib/money'
import { HEALTHS, PHASES, PROJECT_STATES } from '../domain/states'

/** A project as other things name it. */
export const ProjectLink = z.object({ id: z.coerce.string(), code: textOrEmpty, name: textOrEmpty })
export type ProjectLink = z.infer<typeof ProjectLink>

/** A funded project as a row. Its fields are assumed, here only; money with at most two decimals. */
export const ProjectRow = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  code: z.string(),
  name: z.string(),
  /** The concept that it comes from, by id and code. */
  conceptId: z.coerce.string(),
  conceptCode: textOrEmpty,
  organisation: textOrEmpty,
  managerId: z.coerce.string(),
  managerName: textOrEmpty,
  phase: z.enum(PHASES),
  state: z.enum(PROJECT_STATES),
  start: z.string(),
  end: z.string(),
  currency: z.enum(CURRENCIES),
  budget: z.number(),
  spent: z.number(),
  /** What was approved of the concept, and what has been paid of it. */
  approved: z.number(),
  paid: z.number(),
  /** Of its accepted milestones by weight, 0..100. */
  progress: z.number(),
  health: z.enum(HEALTHS),
  /** Said by its manager in place of what is computed; empty where nobody did. */
  healthReason: textOrEmpty,
  /** The first that is not accepted. */
  nextMilestone: z.object({ name: z.string(), due: z.string() }).nullish(),
  /** A claim of it is under way. */
  hasClaim: z.boolean(),
  /** The room in this section that holds its documents. */
  roomId: z.coerce.string(),
})
export type ProjectRow = z.infer<typeof ProjectRow>

/** What the list of projects can be narrowed to. */
export const ProjectFilter = PageQuery.extend({
  keyword: z.string().optional(),
  conceptId: z.string().optional(),
  phase: z.string().optional(),
  state: z.string().optional(),
  health: z.enum(HEALTHS).optional(),
  managerId: z.string().optional(),
  /** A milestone of it is due and not accepted. */
  overdue: z.enum(['true']).optional(),
})

/** The projects, for every part of the section that shows or links one. */
export const projectListApi = {
  list: get('/implement/project/list', { query: ProjectFilter, response: pageOf(ProjectRow) }),
}

export type ProjectFilter = z.infer<typeof ProjectFilter>
