import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Failure } from '@/shared/api'
import type { Reads } from './useVersionedMutation'
import type { Progress, Availability, HasState, Steps, UnmetCondition, Workflow } from './workflow'
import type { Namespace, TFunction } from '@/shared/i18n'

/** What every thing with a workflow has on the screen. A change names the version that it is based on. */
export interface Subject extends HasState {
  id: string
  version: number
}

/** The words of an area about its actions; its texts stand in its own locale files. */
export interface Texts {
  /** What the thing is called within a sentence. */
  noun: string
  action(name: string): string
  /** What happens when it is done. */
  happens(name: string): string
  unmet(unmet: UnmetCondition): string
  /** What has to be done so that a guard holds; of a workflow that leads its things on. */
  task?(guard: string): string
}

/** What each dialog is given. */
export interface StepProps<S extends Subject, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  action: string
  subject: S
  onClose: () => void
  /** The thing is gone: whoever shows it has to leave. */
  onGone: (() => void) | undefined
}

/** Done by a dialog, on a part of the screen, or at once by a button of its own. */
export type ActionUi<S extends Subject> =
  | { Dialog: <V>(props: StepProps<S, V>) => ReactNode }
  | { part: string | ((subject: S) => string) }
  | { Button: ComponentType<{ subject: S; label: string }> }

interface Parts<S extends Subject, Action extends string = string> extends Reads {
  /** Of its texts. */
  namespaces: readonly Namespace[]
  textsOf(t: TFunction): Texts
  read: (id: string) => UseQueryOptions<S, Failure, S>
  nameOf: (subject: S) => string
  /** Where a part of the screen stands, and a field of it. */
  addressOf(part: string | undefined, field?: string): string
  /** Where what is typed into the dialog of an action is kept. */
  draftOf(action: Action, subject: S): string
  /** A main state in words. */
  State: ComponentType<{ value: S['state'] }>
}

/** A workflow on the screen: what the shared parts need to know of it. */
export interface WorkflowUi<S extends Subject, V> extends Parts<S> {
  /** What may be done next, in the order of the rows; reads are no steps. */
  nextSteps: (subject: S, viewer: V) => Steps
  /** What leads it on, and what has to be done before. */
  courseOf(subject: S, viewer: V): Progress | null
  /** The one action that is the viewer's next; null where it is another's turn. */
  nextOf(subject: S, viewer: V): string | null
  possibilityOf(action: string, subject: S, viewer: V): Availability
  wayOf(action: string): ActionUi<S> | null
  needsWarning(action: string): boolean
  isDestructive(action: string): boolean
  inputOf(action: string): z.ZodMiniType | undefined
  /** How it stands after an action that was done, with what was said with it. */
  stateAfter(action: string, subject: S, said: object): S['state']
}

/**
 * Says of each action of a workflow how it is done on the screen, in the order in which they are offered; null for one
 * that is a read.
 *
 * ```tsx
 * export const versionActions = actionsOf(versions, { read, refreshes, … }, {
 *   submit: confirm(documentApi.submit),
 *   reject: form(documentApi.reject, ReasonFields, { Beside: Viewer }),
 *   replace: file(documentApi.replace),
 *   edit: at('document'),
 * })
 * ```
 */
export function actionsOf<S extends Facts & Outline & Subject, Facts, Viewer, Outline, Action extends string>(
  workflow: Workflow<Facts, Viewer, Outline, Action>,
  parts: Parts<S, Action>,
  rows: Readonly<Record<Action, ActionUi<S> | null>>,
): WorkflowUi<S, Viewer> {
  const steps = (Object.keys(rows) as Action[]).filter((action) => rows[action] !== null)
  return {
    ...parts,
    nextSteps: (subject, viewer) => workflow.nextSteps(subject, viewer, steps),
    courseOf: (subject, viewer) => workflow.progressOf(subject, viewer),
    nextOf: (subject, viewer) => workflow.nextActionOf(subject, viewer, steps),
    possibilityOf: (action, subject, viewer) => workflow.availabilityOf(action as Action, subject, viewer),
    wayOf: (action) => rows[action as Action],
    needsWarning: (action) => workflow.actions[action as Action].needsWarning === true,
    isDestructive: (action) => workflow.actions[action as Action].isDestructive === true,
    inputOf: (action) => workflow.actions[action as Action].input,
    stateAfter: (action, subject, said) => workflow.apply(action as Action, subject, said).state,
  }
}

/** What the head of a page offers: the next action, a few beside it, and the rest, in which alone something is lost. */
export function headSteps<S extends Subject, V>(flow: WorkflowUi<S, V>, subject: S, viewer: V, most: number) {
  const next = flow.nextOf(subject, viewer)
  const steps = flow.nextSteps(subject, viewer)
  const open = steps.open.map(({ action }) => action)
  const others = open.filter((action) => action !== next && !flow.isDestructive(action))
  return {
    next,
    /** Where what is missing begins. */
    field: flow.courseOf(subject, viewer)?.tasks.find(({ action }) => action === next)?.unmet[0]?.field,
    beside: others.slice(0, most),
    rest: [...others.slice(most), ...open.filter((action) => flow.isDestructive(action))],
    /** More is offered, with something in the way. */
    hasBlocked: steps.blocked.length + steps.alreadyDone.length > 0,
  }
}

/** Where an action is done that is done on a part of the screen; undefined for all others. */
export function partOf<S extends Subject, V>(
  flow: WorkflowUi<S, V>,
  action: string,
  subject: S,
): string | undefined {
  const way = flow.wayOf(action)
  if (!way || !('part' in way)) return undefined
  return typeof way.part === 'function' ? way.part(subject) : way.part
}

/** Whether an action is done by a dialog. */
export function hasDialog<S extends Subject, V>(flow: WorkflowUi<S, V>, action: string): boolean {
  const way = flow.wayOf(action)
  return way !== null && 'Dialog' in way
}

/** Done on a part of the screen. */
export const at = <S extends Subject>(part: string | ((subject: S) => string)): ActionUi<S> => ({ part })

/** Done at once, by a button of its own. */
export const inline = <S extends Subject>(
  Button: ComponentType<{ subject: S; label: string }>,
): ActionUi<S> => ({
  Button,
})
