import * as z from 'zod/mini'
import { oneOf, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { holds, type Viewer } from './roles'
import { HEALTHS, PHASES, type Phase, type ProjectState } from './states'

/** Percent that the milestones of a project weigh together before it starts. */
export const WHOLE_WEIGHT = 100

interface ProjectOutline {
  state: ProjectState
  phase: Phase
}

/** Of a project, as far as it decides what may be done with it. */
export interface ProjectFacts extends ProjectOutline {
  /** Of its milestones, in percent. */
  weight: number
  /** Milestones that are not accepted. */
  openMilestones: number
  /** Money has been agreed on for it. */
  isFunded: boolean
}

/** In its own words, why something is stopped or ended. */
const Reason = z.object({ reason: required(text(5, 500)) })

/** Where the health is computed again, and nothing said in its place. */
export const COMPUTED = 'computed' as const

export const INPUTS = {
  reason: Reason,
  phase: z.object({ phase: required(oneOf(PHASES)) }),
  health: z.extend(Reason, { health: required(oneOf([COMPUTED, ...HEALTHS] as const)) }),
}

/** Where milestones can be added, removed and weighed anew: before the start, and while it rests. */
export const PLANNING = ['notStarted', 'suspended'] as const satisfies readonly ProjectState[]
const UNDER_WAY = ['running', 'suspended'] as const satisfies readonly ProjectState[]
const OPEN = ['notStarted', ...UNDER_WAY] as const

/** The life of a funded project; it is managed by whoever has the role. */
export const projectWorkflow = defineWorkflow<ProjectFacts, Viewer, ProjectOutline>()({
  relations: { manager: holds('manager') },
  guards: {
    weights: ['milestones', ({ weight }) => weight === WHOLE_WEIGHT || [{ params: { sum: weight } }]],
    allAccepted: [
      'milestones',
      ({ openMilestones }) => openMilestones === 0 || [{ params: { count: openMilestones } }],
    ],
    notFunded: ['overview', ({ isFunded }) => !isFunded],
  },
  actions: {
    edit: { from: OPEN, who: ['manager'] },
    start: {
      from: ['notStarted'],
      who: ['manager'],
      guards: ['weights'],
      advances: true,
      to: { state: 'running' },
    },
    suspend: { from: ['running'], who: ['manager'], input: INPUTS.reason, to: { state: 'suspended' } },
    resume: {
      from: ['suspended'],
      who: ['manager'],
      guards: ['weights'],
      advances: true,
      to: { state: 'running' },
    },
    complete: {
      from: ['running'],
      who: ['manager'],
      guards: ['allAccepted'],
      advances: true,
      to: { state: 'completed' },
    },
    terminate: {
      from: UNDER_WAY,
      who: ['manager'],
      input: INPUTS.reason,
      needsWarning: true,
      isDestructive: true,
      to: { state: 'terminated' },
    },
    changePhase: {
      from: OPEN,
      who: ['manager'],
      input: INPUTS.phase,
      to: ({ phase }, before) => ({ phase: phase ?? before.phase }),
    },
    sayHealth: { from: UNDER_WAY, who: ['manager'], input: INPUTS.health },
    remove: {
      from: ['notStarted'],
      who: ['manager'],
      guards: ['notFunded'],
      needsWarning: true,
      isDestructive: true,
    },
  },
})
export type ProjectAction = ActionOf<typeof projectWorkflow>
export type ProjectGuard = ReturnType<typeof projectWorkflow.availabilityOf>['unmet'][number]['guard']
