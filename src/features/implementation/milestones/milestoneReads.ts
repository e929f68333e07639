import { projectApi } from '../project/projectLink.api'
import { milestoneApi } from './milestones.api'

export const milestoneReads = {
  invalidates: [milestoneApi, projectApi],
  refetchOnConflict: [milestoneApi.list, milestoneApi.detail],
}
