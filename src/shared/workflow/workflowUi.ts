import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Failure } from '@/shared/api'
import type { MutationQueries } from './useVersionedMutation'
import type { Progress, Availability, HasState, Steps, UnmetCondition, Workflow } from './workflow'
import type { Namespace, TFunction } from '@/shared/i18n'

/** Any entity with a workflow. A change names the version that it is based on. */
export interface Entity extends HasState {
  id: string
  version: number
}

/** Texts of a feature about its actions, from its own locale files. */
export interface WorkflowTexts {
  noun: string
  action(name: string): string
  /** Consequence of the action. */
  happens(name: string): string
  unmet(unmet: UnmetCondition): string
  /** Task that makes a guard hold, for workflows with an advancing action. */
  task?(guard: string): string
}

export interface StepProps<S extends Entity, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  action: string
  subject: S
  onClose: () => void
  /** The entity no longer exists: its screen must be left. */
  onGone: (() => void) | undefined
}

/** Done in a dialog, on a part of the screen, or at once by its own button. */
export type ActionUi<S extends Entity> =
  | { Dialog: <V>(props: StepProps<S, V>) => ReactNode }
  | { part: string | ((subject: S) => string) }
  | { Button: ComponentType<{ subject: S; label: string }> }

interface WorkflowUiOptions<S extends Entity, Action extends string = string> extends MutationQueries {
  namespaces: readonly Namespace[]
  textsOf(t: TFunction): WorkflowTexts
  read: (id: string) => UseQueryOptions<S, Failure, S>
  nameOf: (subject: S) => string
  /** Address of a part of the screen, or of a field in it. */
  addressOf(part: string | undefined, field?: string): string
  /** Draft key of an action's dialog. */
  draftOf(action: Action, subject: S): string
  State: ComponentType<{ value: S['state'] }>
  /** Above the input in the dialog of every action: what everyone who decides must see. */
  Notice?: ComponentType<{ subject: S }>
}

/** A workflow on screen, as the shared components need it. */
export interface WorkflowUi<S extends Entity, V> extends WorkflowUiOptions<S> {
  /** Next actions in the order of the rows; actions that are queries are excluded. */
  nextSteps: (subject: S, viewer: V) => Steps
  /** The advancing action, and the tasks before it. */
  progressOf(subject: S, viewer: V): Progress | null
  /** Next action of the viewer; null if it is someone else's turn. */
  nextActionOf(subject: S, viewer: V): string | null
  availabilityOf(action: string, subject: S, viewer: V): Availability
  uiOf(action: string): ActionUi<S> | null
  needsWarning(action: string): boolean
  isDestructive(action: string): boolean
  inputOf(action: string): z.ZodMiniType | undefined
  /** State after a successful action with its input. */
  stateAfter(action: string, subject: S, input: object): S['state']
}

/**
 * Maps each action of a workflow to its UI, in display order; null for an action that is a query.
 *
 * ```tsx
 * export const versionActions = actionsOf(versions, { read, invalidates, … }, {
 *   submit: confirm(documentApi.submit),
 *   reject: form(documentApi.reject, ReasonFields, { SideContent: Viewer }),
 *   replace: file(documentApi.replace),
 *   edit: onPart('document'),
 * })
 * ```
 */
export function actionsOf<
  S extends Facts & RowFacts & Entity,
  Facts,
  Viewer,
  RowFacts,
  Action extends string,
>(
  workflow: Workflow<Facts, Viewer, RowFacts, Action>,
  parts: WorkflowUiOptions<S, Action>,
  uiByAction: Readonly<Record<Action, ActionUi<S> | null>>,
): WorkflowUi<S, Viewer> {
  const steps = (Object.keys(uiByAction) as Action[]).filter((action) => uiByAction[action] !== null)
  return {
    ...parts,
    nextSteps: (subject, viewer) => workflow.nextSteps(subject, viewer, steps),
    progressOf: (subject, viewer) => workflow.progressOf(subject, viewer),
    nextActionOf: (subject, viewer) => workflow.nextActionOf(subject, viewer, steps),
    availabilityOf: (action, subject, viewer) => workflow.availabilityOf(action as Action, subject, viewer),
    uiOf: (action) => uiByAction[action as Action],
    needsWarning: (action) => workflow.actions[action as Action].needsWarning === true,
    isDestructive: (action) => workflow.actions[action as Action].isDestructive === true,
    inputOf: (action) => workflow.actions[action as Action].input,
    stateAfter: (action, subject, input) => workflow.apply(action as Action, subject, input).state,
  }
}

/**
 * Actions in a page's header: the next one, a few secondary ones, and the rest, which includes all destructive ones.
 */
export function pageActions<S extends Entity, V>(flow: WorkflowUi<S, V>, subject: S, viewer: V, max: number) {
  const next = flow.nextActionOf(subject, viewer)
  const steps = flow.nextSteps(subject, viewer)
  const open = steps.open.map(({ action }) => action)
  const others = open.filter((action) => action !== next && !flow.isDestructive(action))
  return {
    next,
    /** First incomplete field. */
    field: flow.progressOf(subject, viewer)?.tasks.find(({ action }) => action === next)?.unmet[0]?.field,
    secondary: others.slice(0, max),
    rest: [...others.slice(max), ...open.filter((action) => flow.isDestructive(action))],
    /** Further actions are available but blocked. */
    hasBlocked: steps.blocked.length + steps.alreadyDone.length > 0,
  }
}

/** Part of the screen where an action is done; undefined for all others. */
export function partOf<S extends Entity, V>(
  flow: WorkflowUi<S, V>,
  action: string,
  subject: S,
): string | undefined {
  const ui = flow.uiOf(action)
  if (!ui || !('part' in ui)) return undefined
  return typeof ui.part === 'function' ? ui.part(subject) : ui.part
}

export function hasDialog<S extends Entity, V>(flow: WorkflowUi<S, V>, action: string): boolean {
  const ui = flow.uiOf(action)
  return ui !== null && 'Dialog' in ui
}

export const onPart = <S extends Entity>(part: string | ((subject: S) => string)): ActionUi<S> => ({ part })

export const inline = <S extends Entity>(
  Button: ComponentType<{ subject: S; label: string }>,
): ActionUi<S> => ({
  Button,
})
