import * as z from 'zod/mini'
import { dictCode, nullable, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { PLANNING } from './projectWorkflow'
import { holds, type Viewer } from './roles'
import type { MilestoneState, ProjectState } from './states'

interface MilestoneRowFacts {
  state: MilestoneState
  projectState: ProjectState
}

export interface MilestoneFacts extends MilestoneRowFacts {
  /** User who delivered it; null before the delivery. */
  delivererId: string | null
  /** The document that proves the delivery is readable in the room. */
  isShown: boolean
  /** An instalment that depends on it was paid. */
  isPaid: boolean
  /** Instalments depend on it: without it they could never be applied for. */
  isAwaited: boolean
}

export interface MilestoneViewer extends Viewer {
  canAccept: boolean
}

/** True if it is not accepted although its day has passed. */
export const isOverdue = ({ state, due }: { state: MilestoneState; due: string }, today: string): boolean =>
  state !== 'accepted' && due < today

const Reason = z.object({ remark: required(text(5, 500)) })

export const INPUTS = {
  deliver: z.object({ documentId: required(dictCode) }),
  accept: z.object({ remark: nullable(text(1, 500)) }),
  reason: Reason,
}

const isPlanning = (state: ProjectState) => (PLANNING as readonly ProjectState[]).includes(state)

/** Workflow of a milestone: delivered with a document, and accepted by someone else. */
export const milestoneWorkflow = defineWorkflow<MilestoneFacts, MilestoneViewer, MilestoneRowFacts>()({
  relations: { manager: holds('manager'), accepter: (_, { canAccept }) => canAccept },
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
