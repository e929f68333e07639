import { hasRole, type Role } from '@/shared/auth/permissions'
import type { Facts, Standing, Viewer } from './facts'
import { unmetOf, type Guard, type Unmet } from './guards'
import { from, SETTLED, STATE, STATES, type Seal, type State } from './states'

/** The owner by relation, a role, or whoever may see the concept. */
type Who = 'owner' | 'reader' | Role

/** What a call says that the next state depends on. */
export interface Said {
  outcome?: 'rework' | 'stop'
}

interface Transition {
  from: readonly State[]
  /** Any one of them. */
  who: readonly Who[]
  /** Absent: open. */
  seal?: Seal | 'any'
  guards?: readonly Guard[]
  /** What changes; absent: nothing of the standing. */
  to?: Partial<Standing> | ((said: Said) => Partial<Standing>)
}

const { draft, firstPending, firstFailed, incubating, secondPending, secondFailed } = STATE
const { decided, afterPending, afterFailed, implementing } = STATE
const HATCHED = from(incubating)
const AFTER_DECISION = [decided, afterPending, afterFailed, implementing]

/**
 * The life of a concept, by the calls of the specification. Two calls do two things each: the information after the
 * decision is saved or submitted, and an expert declares or judges. Roles are those of the session; `admin` holds
 * each of them, but owns only what is his.
 */
export const TRANSITIONS = {
  update: { from: [draft, firstFailed], who: ['owner'] },
  remove: { from: [draft, firstFailed], who: ['owner', 'admin'], guards: ['neverPassed'] },
  goFirstApply: {
    from: [draft, firstFailed],
    who: ['owner'],
    guards: ['firstStage', 'firstNotes'],
    to: { state: firstPending },
  },
  uploadFirstRecord: { from: [firstPending], who: ['poc_auditor'] },
  goFirstAuditSuccess: {
    from: [firstPending],
    who: ['poc_auditor'],
    guards: ['notCreator', 'firstRecord'],
    to: { state: incubating },
  },
  goFirstAuditFalse: {
    from: [firstPending],
    who: ['poc_auditor'],
    guards: ['notCreator'],
    to: { state: firstFailed },
  },
  getPocSecrecyDefault: { from: HATCHED, who: ['owner', 'poc_manager'], seal: 'any' },
  goSecrecyApply: {
    from: HATCHED,
    who: ['owner', 'poc_manager'],
    guards: ['secrecyNone'],
    to: { secrecy: 'applied' },
  },
  backSecrecyApply: {
    from: HATCHED,
    who: ['owner', 'poc_manager'],
    guards: ['secrecyApplied'],
    to: { secrecy: 'none' },
  },
  uploadSecrecy: {
    from: HATCHED,
    who: ['owner', 'poc_manager'],
    guards: ['secrecyApplied'],
    to: { secrecy: 'signed' },
  },
  uploadHelpServer: {
    from: HATCHED,
    who: ['poc_manager'],
    guards: ['secrecySigned', 'serviceNone'],
    to: { service: 'signed', highlight: true },
  },
  removeHighlightFlag: {
    from: STATES,
    who: ['owner'],
    seal: 'any',
    guards: ['highlighted'],
    to: { highlight: false },
  },
  editSecondPocInfo: {
    from: [incubating, secondFailed],
    who: ['owner', 'poc_manager'],
    guards: ['notStopped'],
  },
  goSecondApply: {
    from: [incubating, secondFailed],
    who: ['owner'],
    guards: ['notStopped', 'secondStage', 'secondNotes', 'secrecyIfAsked', 'serviceIfAsked'],
    to: { state: secondPending },
  },
  uploadSecondRecord: { from: [secondPending], who: ['poc_secretary', 'poc_manager'] },
  declare: {
    from: [secondPending, secondFailed, ...AFTER_DECISION],
    who: ['poc_expert', 'poc_expert_chair'],
    guards: ['notDeclared'],
  },
  score: { from: [secondPending], who: ['poc_expert'], guards: ['declared', 'notScored'] },
  goSecondAuditSuccess: {
    from: [secondPending],
    who: ['poc_expert_chair'],
    guards: ['declared', 'allDeclared', 'quorum'],
    to: { state: decided },
  },
  goSecondAuditFalse: {
    from: [secondPending],
    who: ['poc_expert_chair'],
    guards: ['declared'],
    to: ({ outcome }) => ({ state: secondFailed, isStopped: outcome === 'stop' }),
  },
  replenishSecondDecision: {
    from: [secondFailed, ...AFTER_DECISION],
    who: ['poc_expert', 'poc_expert_chair'],
    guards: ['declared'],
  },
  showAfterSecondPocInfo: { from: AFTER_DECISION, who: ['reader'], seal: 'any', guards: ['shown'] },
  updateAfterSecondPocInfo: { from: [decided, afterFailed], who: ['owner', 'poc_manager'] },
  submitAfterSecondPocInfo: {
    from: [decided, afterFailed],
    who: ['owner', 'poc_manager'],
    guards: ['afterStage', 'secrecySigned'],
    to: { state: afterPending },
  },
  passAfterSecondPocInfo: {
    from: [afterPending],
    who: ['poc_manager'],
    guards: ['notSubmitter'],
    to: { state: implementing },
  },
  noPssAfterSecondPocInfo: {
    from: [afterPending],
    who: ['poc_manager'],
    guards: ['notSubmitter'],
    to: { state: afterFailed },
  },
  batchGoSeal: { from: SETTLED, who: ['poc_manager'], to: { seal: 'sealed' } },
  batchBackSeal: { from: STATES, who: ['poc_manager'], seal: 'sealed', to: { seal: 'open' } },
  resolveNote: { from: [firstFailed, secondFailed], who: ['owner'] },
} as const satisfies Record<string, Transition>
export type Action = keyof typeof TRANSITIONS
export const ACTIONS = Object.keys(TRANSITIONS) as Action[]

/** Roles that may create a concept, for others too where they are staff. */
export const CREATORS = ['poc_common_user', 'poc_auditor', 'poc_manager', 'poc_secretary'] as const

/** Whether someone may create a concept; it begins as a draft. */
export const mayCreate = ({ roles, isVerified }: Viewer) => isVerified && hasRole(roles, { any: CREATORS })

/** What can be told from a row of a list. */
type Outline = Pick<Facts, 'ownerId' | 'state' | 'seal'>

const isOneOf = (who: readonly Who[], { ownerId }: Outline, { userId, roles }: Viewer) =>
  who.some((each) => (each === 'owner' ? ownerId === userId : each === 'reader' || hasRole(roles, each)))

/** Role, state and archive: what is in the way before any guard is asked. */
function outerUnmet(action: Action, outline: Outline, viewer: Viewer): Unmet[] {
  const { from, who, seal = 'open' } = TRANSITIONS[action] as Transition
  const unmet: Unmet[] = []
  if (!isOneOf(who, outline, viewer)) unmet.push({ guard: 'role', part: 'summary' })
  if (!from.includes(outline.state)) unmet.push({ guard: 'state', part: 'summary' })
  if (seal !== 'any' && seal !== outline.seal) {
    unmet.push({ guard: outline.seal === 'sealed' ? 'sealed' : 'notSealed', part: 'summary' })
  }
  return unmet
}

/** Whether something is the viewer's to do in this state; guards may still be in the way. */
export const isOffered = (action: Action, outline: Outline, viewer: Viewer): boolean =>
  outerUnmet(action, outline, viewer).length === 0

interface Possibility {
  isAllowed: boolean
  /** As {@link isOffered}: shown, and disabled while something is unmet. */
  isOffered: boolean
  unmet: readonly Unmet[]
}

/** Whether a viewer may do something with a concept now, and if not, all that is in the way. */
export function possibilityOf(action: Action, facts: Facts, viewer: Viewer): Possibility {
  const outer = outerUnmet(action, facts, viewer)
  const { guards = [] } = TRANSITIONS[action] as Transition
  const unmet = outer.length > 0 ? outer : guards.flatMap((guard) => unmetOf(guard, facts, viewer))
  return { isAllowed: unmet.length === 0, isOffered: outer.length === 0, unmet }
}

/** The same for every call. */
export const transitionsFor = (facts: Facts, viewer: Viewer): Record<Action, Possibility> =>
  Object.fromEntries(ACTIONS.map((action) => [action, possibilityOf(action, facts, viewer)])) as Record<
    Action,
    Possibility
  >

/** Where a concept stands after something that was allowed. */
export function apply<S extends Standing>(action: Action, concept: S, said: Said = {}): S {
  const { to = {} } = TRANSITIONS[action] as Transition
  return { ...concept, ...(typeof to === 'function' ? to(said) : to) }
}
