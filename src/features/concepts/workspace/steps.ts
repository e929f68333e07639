import type { Tab } from '../address'
import type { Concept } from '../answers'
import type { Viewer } from '../domain/facts'
import type { Guard, Part, Unmet } from '../domain/guards'
import { STATE } from '../domain/states'
import { transitionsFor, type Action } from '../domain/transitions'

/** Done by a dialog of the workspace, on a tab of it, at once, or by looking: a read is no step. */
type Place = Part | 'dialog' | 'here' | 'look'

/** Where each action is done; in the order in which they are offered. */
export const PLACES = {
  goFirstApply: 'dialog',
  goSecondApply: 'dialog',
  submitAfterSecondPocInfo: 'dialog',
  goFirstAuditSuccess: 'dialog',
  goFirstAuditFalse: 'dialog',
  passAfterSecondPocInfo: 'dialog',
  noPssAfterSecondPocInfo: 'dialog',
  declare: 'decision',
  score: 'decision',
  goSecondAuditSuccess: 'decision',
  goSecondAuditFalse: 'decision',
  update: 'firstStage',
  editSecondPocInfo: 'secondStage',
  updateAfterSecondPocInfo: 'afterStage',
  resolveNote: 'firstStage',
  goSecrecyApply: 'dialog',
  uploadSecrecy: 'dialog',
  backSecrecyApply: 'dialog',
  uploadHelpServer: 'dialog',
  uploadFirstRecord: 'dialog',
  uploadSecondRecord: 'dialog',
  replenishSecondDecision: 'decision',
  removeHighlightFlag: 'here',
  batchGoSeal: 'dialog',
  batchBackSeal: 'dialog',
  remove: 'dialog',
  getPocSecrecyDefault: 'look',
  showAfterSecondPocInfo: 'look',
} as const satisfies Record<Action, Place>

const IN_ORDER = Object.keys(PLACES) as Action[]

/** Actions that a dialog of the workspace is for. */
export type DialogAction = {
  [A in Action]: (typeof PLACES)[A] extends 'dialog' ? A : never
}[Action]
export const isDialogAction = (action: Action): action is DialogAction => PLACES[action] === 'dialog'

export const isAction = (name: string | null): name is Action => name !== null && Object.hasOwn(PLACES, name)

/** The tab on which an action is done; the summary, where the steps stand, for all that no tab is for. */
export function tabOf(action: Action, { state }: Pick<Concept, 'state'>): Tab {
  if (action === 'resolveNote') return state === STATE.secondFailed ? 'secondStage' : 'firstStage'
  const place: Place = PLACES[action]
  return place === 'dialog' || place === 'here' || place === 'look' ? 'summary' : place
}

/** Not in the way, but behind: what the action is for has been done. */
const BEHIND: ReadonlySet<Guard | Unmet['guard']> = new Set([
  'secrecyNone',
  'serviceNone',
  'highlighted',
  'notDeclared',
  'notScored',
] satisfies Guard[])

const isBehind = ({ guard }: Unmet, { secrecy }: Concept) =>
  BEHIND.has(guard) || (guard === 'secrecyApplied' && secrecy === 'signed')

export interface Step {
  action: Action
  unmet: readonly Unmet[]
}

export interface Steps {
  /** To be done now. */
  open: readonly Step[]
  /** Offered, with something in the way. */
  blocked: readonly Step[]
  /** Offered, and done already. */
  behind: readonly Step[]
}

/** Whether there is anything that an action is for: no note is answered, and no application withdrawn, where none is. */
function hasObject(action: Action, { notes, secrecy }: Concept): boolean {
  if (action === 'resolveNote') return notes.some(({ reply }) => !reply)
  return action !== 'backSecrecyApply' || secrecy === 'applied'
}

/** What a concept offers its viewer now. */
export function stepsFor(concept: Concept, viewer: Viewer): Steps {
  const possible = transitionsFor(concept, viewer)
  const offered = IN_ORDER.filter(
    (action) => possible[action].isOffered && PLACES[action] !== 'look' && hasObject(action, concept),
  ).map((action): Step => ({ action, unmet: possible[action].unmet }))
  const isDone = ({ unmet }: Step) => unmet.some((each) => isBehind(each, concept))
  return {
    open: offered.filter(({ unmet }) => unmet.length === 0),
    blocked: offered.filter((step) => step.unmet.length > 0 && !isDone(step)),
    behind: offered.filter(isDone),
  }
}
