import * as z from 'zod'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { MILESTONE_STATES } from '../domain/states'

/** A milestone as it stands in a plan. */
export const PlannedMilestone = z.object({
  id: z.coerce.string(),
  projectId: z.coerce.string(),
  name: z.string(),
  due: z.string(),
  state: z.enum(MILESTONE_STATES),
})
export type PlannedMilestone = z.infer<typeof PlannedMilestone>

/** Assumed: the milestones of several projects, as far as a plan shows them. */
export const planApi = {
  /** `projectIds`: separated by commas. */
  milestones: get('/implement/milestone/plan', {
    query: z.object({ projectIds: z.string() }),
    response: dataOf(listOf(PlannedMilestone)),
  }),
}
