import { milestoneApi } from '../milestones/milestones.api'
import { projectApi } from '../project/projectLink.api'

/** What depends on a project. */
export const projectReads = {
  invalidates: [projectApi, milestoneApi],
  refetchOnConflict: [projectApi.list, projectApi.detail],
}

/** Of one that is gone the lists alone are read anew. */
export const projectLists = [{ list: projectApi.list, concepts: projectApi.concepts }]
