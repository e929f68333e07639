import * as z from 'zod/mini'
import { oneOf, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { holds, type Viewer } from './roles'
import { HEALTHS, PHASES, type MilestoneState, type Phase, type ProjectState } from './states'

/** In percent: weight of all milestones of a project, before it starts. */
export const TOTAL_WEIGHT = 100

interface Dated {
  name: string
  due: string
  state: MilestoneState
}

/** Milestones that are not accepted and due outside of a project's period, with their days; empty if there are none. */
export const milestonesBeyond = (milestones: readonly Dated[], isBeyond: (due: string) => boolean): string =>
  milestones
    .filter(({ state, due }) => state !== 'accepted' && isBeyond(due))
    .toSorted((a, b) => a.due.localeCompare(b.due))
    .map(({ name, due }) => `${name} (${due})`)
    .join('; ')

interface ProjectRowFacts {
  state: ProjectState
  phase: Phase
}

export interface ProjectFacts extends ProjectRowFacts {
  /** Weight of all milestones, in percent. */
  weight: number
  openMilestones: number
  isFunded: boolean
}

const Reason = z.object({ reason: required(text(5, 500)) })

/** Ends a health that was set by hand: it is computed again. */
export const COMPUTED = 'computed' as const

export const INPUTS = {
  reason: Reason,
  phase: z.object({ phase: required(oneOf(PHASES)) }),
  health: z.extend(Reason, { health: required(oneOf([COMPUTED, ...HEALTHS] as const)) }),
}

/** States in which milestones can be added, removed and weighted: before the start, and while suspended. */
export const PLANNING = ['notStarted', 'suspended'] as const satisfies readonly ProjectState[]
const ACTIVE_STATES = ['running', 'suspended'] as const satisfies readonly ProjectState[]
const OPEN_STATES = ['notStarted', ...ACTIVE_STATES] as const

/** Workflow of a funded project, managed by anyone with the role. */
export const projectWorkflow = defineWorkflow<ProjectFacts, Viewer, ProjectRowFacts>()({
  relations: { manager: holds('manager') },
  guards: {
    weights: ['milestones', ({ weight }) => weight === TOTAL_WEIGHT || [{ params: { sum: weight } }]],
    allAccepted: [
      'milestones',
      ({ openMilestones }) => openMilestones === 0 || [{ params: { count: openMilestones } }],
    ],
    notFunded: ['overview', ({ isFunded }) => !isFunded],
  },
  actions: {
    edit: { from: OPEN_STATES, who: ['manager'] },
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
      from: ACTIVE_STATES,
      who: ['manager'],
      input: INPUTS.reason,
      needsWarning: true,
      isDestructive: true,
      to: { state: 'terminated' },
    },
    changePhase: {
      from: OPEN_STATES,
      who: ['manager'],
      input: INPUTS.phase,
      to: ({ phase }, before) => ({ phase: phase ?? before.phase }),
    },
    sayHealth: { from: ACTIVE_STATES, who: ['manager'], input: INPUTS.health },
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
