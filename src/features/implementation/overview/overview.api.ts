import * as z from 'zod/mini'
import { countOrZero } from '@/shared/api/wireDefaults'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { ProjectRow } from '../project/projectLink.api'

/** Null if the viewer may not list the counted rows. */
const CountOrNull = z.catch(z.nullable(countOrZero), null)

/** Overview of a room's project; null if it has none. Assumed, here only. */
const Overview = z.nullable(
  z.object({
    project: ProjectRow,
    /** Percent of the weight due and accepted by the end of each day on which either changed. */
    burnUp: listOf(z.object({ day: z.string(), planned: z.number(), accepted: z.nullable(z.number()) })),
    overdueMilestones: countOrZero,
    overdueFollowUps: CountOrNull,
    openClaims: CountOrNull,
    /** Unpaid instalments due until `dueUntil`. */
    dueInstalments: CountOrNull,
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
