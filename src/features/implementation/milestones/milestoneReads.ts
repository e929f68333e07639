import { projectApi } from '../project/api'
import { milestoneApi } from './api'

/** What depends on a milestone. */
export const milestoneReads = {
  invalidates: [milestoneApi, projectApi],
  refetchOnConflict: [milestoneApi.list, milestoneApi.detail],
}
