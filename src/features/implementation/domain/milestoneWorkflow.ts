import * as z from 'zod/mini'
import { dictCode, nullable, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { PLANNING } from './projectWorkflow'
import { holds, type Viewer } from './roles'
import type { MilestoneState, ProjectState } from './states'

interface MilestoneOutline {
  state: MilestoneState
  /** Of its project. */
  projectState: ProjectState
}

/** Of a milestone, as far as it decides what may be done with it. */
export interface MilestoneFacts extends MilestoneOutline {
  /** Who handed it in; null while nobody has. */
  delivererId: string | null
  /** The document that shows it can be read in the room. */
  isShown: boolean
  /** An instalment that waits for it was paid. */
  isPaid: boolean
  /** Instalments wait for it: without it they could never be applied for. */
  isAwaited: boolean
}

/** Who acts, and whether he may accept what others hand in. */
export interface MilestoneViewer extends Viewer {
  mayAccept: boolean
}

const Reason = z.object({ remark: required(text(5, 500)) })

export const INPUTS = {
  deliver: z.object({ documentId: required(dictCode) }),
  accept: z.object({ remark: nullable(text(1, 500)) }),
  reason: Reason,
}

const isPlanning = (state: ProjectState) => (PLANNING as readonly ProjectState[]).includes(state)

/** The way of a milestone: handed in with a document, and accepted by somebody else. */
export const milestoneWorkflow = defineWorkflow<MilestoneFacts, MilestoneViewer, MilestoneOutline>()({
  relations: { manager: holds('manager'), accepter: (_, { mayAccept }) => mayAccept },
  regions: {
    running: ({ projectState }) => projectState === 'running',
    open: ({ projectState }) => projectState === 'running' || isPlanning(projectState),
    planning: ({ projectState }) => isPlanning(projectState),
  },
  when: ['running'],
  guards: {
    notDeliverer: ['milestones', ({ delivererId }, { userId }) => delivererId !== userId],
    shown: ['documents', ({ isShown }) => isShown],
    notPaid: ['milestones', ({ isPaid }) => !isPaid],
    notAwaited: ['milestones', ({ isAwaited }) => !isAwaited],
  },
  actions: {
    edit: { from: ['planned', 'rework'], who: ['manager'], when: ['open'] },
    deliver: {
      from: ['planned', 'rework'],
      who: ['manager'],
      input: INPUTS.deliver,
      to: { state: 'delivered' },
    },
    accept: {
      from: ['delivered'],
      who: ['accepter'],
      guards: ['notDeliverer', 'shown'],
      isPending: () => true,
      input: INPUTS.accept,
      to: { state: 'accepted' },
    },
    rework: {
      from: ['delivered'],
      who: ['accepter'],
      guards: ['notDeliverer'],
      input: INPUTS.reason,
      needsWarning: true,
      to: { state: 'rework' },
    },
    withdraw: {
      from: ['accepted'],
      who: ['accepter'],
      guards: ['notDeliverer', 'notPaid'],
      input: INPUTS.reason,
      needsWarning: true,
      to: { state: 'delivered' },
    },
    remove: {
      from: ['planned'],
      who: ['manager'],
      when: ['planning'],
      guards: ['notAwaited'],
      needsWarning: true,
    },
  },
})
export type MilestoneAction = ActionOf<typeof milestoneWorkflow>
export type MilestoneGuard = ReturnType<typeof milestoneWorkflow.availabilityOf>['unmet'][number]['guard']
