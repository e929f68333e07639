import { projectApi } from '../project/api'
import { milestoneApi } from './api'

/** What depends on a milestone. */
export const milestoneReads = {
  refreshes: [milestoneApi, projectApi],
  rereads: [milestoneApi.list, milestoneApi.detail],
}
