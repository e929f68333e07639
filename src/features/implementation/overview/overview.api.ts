import * as z from 'zod/mini'
import { countOrZero } from '@/shared/api/wireDefaults'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { ProjectRow } from '../project/projectLink.api'

/** Null for who may not list what is counted. */
const Counted = z.catch(z.nullable(countOrZero), null)

/** What becomes of the project that a room belongs to; null where there is none. Assumed, here only. */
const Overview = z.nullable(
  z.object({
    project: ProjectRow,
    /** Percent of the weight that was due, and that was accepted, by the end of each day on which either changed. */
    burnUp: listOf(z.object({ day: z.string(), planned: z.number(), accepted: z.nullable(z.number()) })),
    /** Milestones that are due and not accepted. */
    overdueMilestones: countOrZero,
    /** Customers whose next action is overdue. */
    overdueFollowUps: Counted,
    openClaims: Counted,
    /** Instalments that are due until `dueUntil` and not paid. */
    dueInstalments: Counted,
    dueUntil: z.string(),
  }),
)
export type Overview = NonNullable<z.infer<typeof Overview>>

export const overviewApi = {
  ofRoom: get('/implement/dashboard/project', {
    query: z.object({ roomId: z.string() }),
    response: dataOf(Overview),
  }),
}
