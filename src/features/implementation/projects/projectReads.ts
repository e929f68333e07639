import { milestoneApi } from '../milestones/milestones.api'
import { projectApi } from '../project/projectLink.api'

export const projectReads = {
  invalidates: [projectApi, milestoneApi],
  refetchOnConflict: [projectApi.list, projectApi.detail],
}

/** After a deletion only lists are refetched: the detail is gone. */
export const projectLists = [{ list: projectApi.list, concepts: projectApi.concepts }]
