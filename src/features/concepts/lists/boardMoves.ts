import { conceptApi } from '../model/concepts.api'
import type { ConceptRow } from '../model/answers'
import type { Viewer } from '../domain/facts'
import type { State } from '../domain/states'
import { type Action, conceptWorkflow } from '../domain/workflow'

/** A way from where a concept stands to another state. */
export interface Move {
  action: Action
  to: State
}

/** Where a viewer may lead a concept from where it stands. What is in the way besides, the server says. */
export const movesOf = (concept: ConceptRow, viewer: Viewer): Move[] =>
  conceptWorkflow.names
    .filter((action) => conceptWorkflow.isOffered(action, concept, viewer))
    .map((action) => ({ action, to: conceptWorkflow.apply(action, concept).state }))
    .filter(({ to }) => to !== concept.state)

/** Moves that ask for nothing, so that they are made at once; all others have a form on its page. */
export const AT_ONCE = {
  submitFirst: conceptApi.submitFirst,
  submitSecond: conceptApi.submitSecond,
} as const satisfies Partial<Record<Action, unknown>>

export const isAtOnce = (action: Action): action is keyof typeof AT_ONCE => Object.hasOwn(AT_ONCE, action)
