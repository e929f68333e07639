import { projectWorkflow } from '../domain/projectWorkflow'
import type { Project } from '../project/projectLink.api'
import { useProjectViewer } from '../project/viewer'

/** True if the viewer may change the project's plan, which requires the right to edit the project. */
export const useMayPlan = (project: Project): boolean =>
  projectWorkflow.isAvailable('edit', project, useProjectViewer())
