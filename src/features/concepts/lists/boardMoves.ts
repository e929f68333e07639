import { conceptApi } from '../model/concepts.api'
import type { ConceptRow } from '../model/answers'
import type { Viewer } from '../domain/facts'
import type { State } from '../domain/conceptStates'
import { type Action, conceptWorkflow } from '../domain/conceptWorkflow'

export interface Move {
  action: Action
  to: State
}

/** Moves available to the viewer in the current state. Further conditions are checked by the server. */
export const movesOf = (concept: ConceptRow, viewer: Viewer): Move[] =>
  conceptWorkflow.names
    .filter((action) => conceptWorkflow.isAvailable(action, concept, viewer))
    .map((action) => ({ action, to: conceptWorkflow.apply(action, concept).state }))
    .filter(({ to }) => to !== concept.state)

/** Moves without input, which are made directly; all others have a form on the concept's page. */
export const INLINE_MOVES = {
  submitFirst: conceptApi.submitFirst,
  submitSecond: conceptApi.submitSecond,
} as const satisfies Partial<Record<Action, unknown>>

export const isInlineMove = (action: Action): action is keyof typeof INLINE_MOVES =>
  Object.hasOwn(INLINE_MOVES, action)
