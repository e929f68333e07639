import { projectWorkflow } from '../domain/projectWorkflow'
import type { Project } from '../project/projectLink.api'
import { useProjectViewer } from '../project/viewer'

/** Whether the viewer may change what a project has planned: as the project itself. */
export const useMayPlan = (project: Project): boolean =>
  projectWorkflow.isOffered('edit', project, useProjectViewer())
