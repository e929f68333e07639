import { projectWorkflow } from '../domain/projectWorkflow'
import type { Viewer } from '../domain/roles'
import { PHASES, type Phase, type ProjectState } from '../domain/states'
import type { ProjectRow } from '../project/projectLink.api'
import type { STATUSES } from '../project/projectLink.api'

/** A way from where a project stands to another column: a state, or a phase. */
export type ProjectMove =
  | { action: 'start' | 'suspend' | 'resume' | 'complete' | 'terminate'; to: ProjectState }
  | { action: 'changePhase'; to: Phase }

const STEPS = ['start', 'resume', 'complete', 'suspend', 'terminate'] as const

/** The states that a viewer may lead a project to. What is in the way besides, the server says. */
export const stateMoves = (project: ProjectRow, viewer: Viewer): ProjectMove[] =>
  STEPS.filter((action) => projectWorkflow.isOffered(action, project, viewer)).map((action) => ({
    action,
    to: projectWorkflow.apply(action, project).state,
  }))

/** The phases that he may lead it to. */
export const phaseMoves = (project: ProjectRow, viewer: Viewer): ProjectMove[] =>
  projectWorkflow.isOffered('changePhase', project, viewer)
    ? PHASES.filter((phase) => phase !== project.phase).map((to) => ({ action: 'changePhase', to }))
    : []

/** Moves that ask for nothing more, so that they are made at once; the others have a form. */
const AT_ONCE = { start: 'running', resume: 'running', complete: 'completed' } as const satisfies Partial<
  Record<ProjectMove['action'], (typeof STATUSES)[number]>
>

/** The state that a move leads to by itself; undefined where something has to be said first. */
export const statusOf = (action: ProjectMove['action']) =>
  Object.hasOwn(AT_ONCE, action) ? AT_ONCE[action as keyof typeof AT_ONCE] : undefined
