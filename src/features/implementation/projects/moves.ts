import { projectWorkflow } from '../domain/projectWorkflow'
import type { Viewer } from '../domain/roles'
import { PHASES, type Phase, type ProjectState } from '../domain/states'
import type { ProjectRow } from '../project/projectLink.api'
import type { STATUSES } from '../project/projectLink.api'

export type ProjectMove =
  | { action: 'start' | 'suspend' | 'resume' | 'complete' | 'terminate'; to: ProjectState }
  | { action: 'changePhase'; to: Phase }

const STEPS = ['start', 'resume', 'complete', 'suspend', 'terminate'] as const

/** Available state changes. Guards that only the server knows may still reject them. */
export const stateMoves = (project: ProjectRow, viewer: Viewer): ProjectMove[] =>
  STEPS.filter((action) => projectWorkflow.isAvailable(action, project, viewer)).map((action) => ({
    action,
    to: projectWorkflow.apply(action, project).state,
  }))

export const phaseMoves = (project: ProjectRow, viewer: Viewer): ProjectMove[] =>
  projectWorkflow.isAvailable('changePhase', project, viewer)
    ? PHASES.filter((phase) => phase !== project.phase).map((to) => ({ action: 'changePhase', to }))
    : []

const IMMEDIATE_STATES = {
  start: 'running',
  resume: 'running',
  complete: 'completed',
} as const satisfies Partial<Record<ProjectMove['action'], (typeof STATUSES)[number]>>

/** Target state of a move without a form; undefined if it needs input. */
export const statusOf = (action: ProjectMove['action']) =>
  Object.hasOwn(IMMEDIATE_STATES, action)
    ? IMMEDIATE_STATES[action as keyof typeof IMMEDIATE_STATES]
    : undefined
