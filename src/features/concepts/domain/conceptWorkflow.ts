import { type Role } from '@/shared/auth/roles'
import { hasRole } from '@/shared/auth/permissions'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import type { Facts, RowFacts, Viewer } from './facts'
import { GUARDS } from './guards'
import { INPUTS } from './inputs'
import { statesFrom, NOT_PENDING, STATE, STATES } from './conceptStates'

const { draft, firstPending, firstFailed, incubating, secondPending, secondFailed } = STATE
const { decided, afterPending, afterFailed, implementing } = STATE
const INCUBATED_STATES = statesFrom(incubating)
const AFTER_DECISION = [decided, afterPending, afterFailed, implementing]

/** Roles in the workflow of a concept. `admin` holds all of them, but owns only their own concepts. */
export const ROLE = {
  auditor: 'poc_auditor',
  manager: 'poc_manager',
  secretary: 'poc_secretary',
  expert: 'poc_expert',
  chair: 'poc_expert_chair',
  admin: 'admin',
} as const satisfies Record<string, Role>

const holds =
  (role: Role) =>
  (_: RowFacts, { roles }: Viewer) =>
    hasRole(roles, role)

/**
 * Workflow of a concept. Two requests serve two actions each: saving or submitting the information after the decision,
 * and an expert's declaration or judgement.
 */
export const conceptWorkflow = defineWorkflow<Facts, Viewer, RowFacts>()({
  relations: {
    owner: ({ ownerId }, { userId }) => ownerId === userId,
    /** Everyone who may see the concept. */
    reader: () => true,
    auditor: holds(ROLE.auditor),
    manager: holds(ROLE.manager),
    secretary: holds(ROLE.secretary),
    expert: holds(ROLE.expert),
    chair: holds(ROLE.chair),
    admin: holds(ROLE.admin),
  },
  regions: {
    open: ({ seal }) => seal === 'open',
    sealed: ({ seal }) => seal === 'sealed',
  },
  when: ['open'],
  guards: GUARDS,
  actions: {
    editFirst: { from: [draft, firstFailed], who: ['owner'], satisfies: ['firstStage'] },
    remove: {
      from: [draft, firstFailed],
      who: ['owner', 'admin'],
      isDestructive: true,
      guards: ['neverPassed'],
      needsWarning: true,
    },
    submitFirst: {
      from: [draft, firstFailed],
      who: ['owner'],
      advances: true,
      guards: ['firstStage', 'firstNotes'],
      to: { state: firstPending },
    },
    recordFirst: { from: [firstPending], who: ['auditor'], satisfies: ['firstRecord'] },
    passFirst: {
      from: [firstPending],
      who: ['auditor'],
      advances: true,
      guards: ['notCreator', 'firstRecord'],
      input: INPUTS.pass,
      to: { state: incubating },
    },
    returnFirst: {
      from: [firstPending],
      who: ['auditor'],
      guards: ['notCreator'],
      input: INPUTS.giveBack,
      needsWarning: true,
      to: { state: firstFailed },
    },
    readSecrecyTerms: { from: INCUBATED_STATES, who: ['owner', 'manager'], when: [] },
    applySecrecy: {
      from: INCUBATED_STATES,
      who: ['owner', 'manager'],
      satisfies: ['secrecyIfAsked', 'secrecySigned'],
      guards: ['secrecyNone'],
      input: INPUTS.secrecy,
      to: { secrecy: 'applied' },
    },
    withdrawSecrecy: {
      from: INCUBATED_STATES,
      who: ['owner', 'manager'],
      isDestructive: true,
      guards: ['secrecyApplied'],
      needsWarning: true,
      isRelevant: ({ secrecy }) => secrecy === 'applied',
      to: { secrecy: 'none' },
    },
    signSecrecy: {
      from: INCUBATED_STATES,
      who: ['owner', 'manager'],
      satisfies: ['secrecyIfAsked', 'secrecySigned'],
      guards: ['secrecyApplied'],
      to: { secrecy: 'signed' },
    },
    signService: {
      from: INCUBATED_STATES,
      who: ['manager'],
      satisfies: ['serviceIfAsked'],
      guards: ['secrecySigned', 'serviceNone'],
      to: { service: 'signed', highlight: true },
    },
    markSeen: {
      from: STATES,
      who: ['owner'],
      when: [],
      guards: ['highlighted'],
      keepsVersion: true,
      to: { highlight: false },
    },
    editSecond: {
      from: [incubating, secondFailed],
      who: ['owner', 'manager'],
      guards: ['notStopped'],
      satisfies: ['secondStage'],
    },
    submitSecond: {
      from: [incubating, secondFailed],
      who: ['owner'],
      advances: true,
      guards: ['notStopped', 'secondStage', 'secondNotes', 'secrecyIfAsked', 'serviceIfAsked'],
      to: { state: secondPending },
    },
    recordSecond: {
      from: [secondPending],
      who: ['secretary', 'manager'],
      isPending: ({ secondRecord }) => secondRecord === null,
    },
    declare: {
      from: [secondPending, secondFailed, ...AFTER_DECISION],
      who: ['expert', 'chair'],
      satisfies: ['declared', 'allDeclared'],
      guards: ['notDeclared'],
      keepsVersion: true,
    },
    score: {
      from: [secondPending],
      who: ['expert'],
      guards: ['declared', 'notScored'],
      keepsVersion: true,
      satisfies: ['quorum'],
    },
    decide: {
      from: [secondPending],
      who: ['chair'],
      advances: true,
      guards: ['declared', 'allDeclared', 'quorum'],
      input: INPUTS.decide,
      to: { state: decided },
    },
    returnSecond: {
      from: [secondPending],
      who: ['chair'],
      guards: ['declared'],
      input: INPUTS.refuse,
      needsWarning: true,
      to: ({ outcome }) => ({ state: secondFailed, isStopped: outcome === 'stop' }),
    },
    addToDecision: {
      from: [secondFailed, ...AFTER_DECISION],
      who: ['expert', 'chair'],
      guards: ['declared'],
      input: INPUTS.addendum,
      keepsVersion: true,
    },
    readAfter: { from: AFTER_DECISION, who: ['reader'], when: [], guards: ['shown'] },
    editAfter: { from: [decided, afterFailed], who: ['owner', 'manager'], satisfies: ['afterStage'] },
    submitAfter: {
      from: [decided, afterFailed],
      who: ['owner', 'manager'],
      advances: true,
      guards: ['afterStage', 'secrecySigned'],
      to: { state: afterPending },
    },
    passAfter: {
      from: [afterPending],
      who: ['manager'],
      advances: true,
      guards: ['notSubmitter'],
      input: INPUTS.checklist,
      to: { state: implementing },
    },
    returnAfter: {
      from: [afterPending],
      who: ['manager'],
      guards: ['notSubmitter'],
      input: INPUTS.afterReason,
      needsWarning: true,
      to: { state: afterFailed },
    },
    seal: { from: NOT_PENDING, who: ['manager'], to: { seal: 'sealed' } },
    unseal: { from: STATES, who: ['manager'], when: ['sealed'], to: { seal: 'open' } },
    answerNote: {
      from: [firstFailed, secondFailed],
      who: ['owner'],
      satisfies: ['firstNotes', 'secondNotes'],
      input: INPUTS.reply,
      isRelevant: ({ notes }) => notes.some(({ reply }) => !reply),
    },
  },
})
export type Action = ActionOf<typeof conceptWorkflow>
export type UnmetCondition = ReturnType<typeof conceptWorkflow.availabilityOf>['unmet'][number]

/** Roles that may perform an action, without the owner. */
export const rolesFor = (action: Action): Role[] =>
  conceptWorkflow.actions[action].who.flatMap((relation) =>
    relation === 'owner' || relation === 'reader' ? [] : [ROLE[relation]],
  )

/** Roles that may create a concept; staff may create it for others. */
export const CREATORS = ['poc_common_user', 'poc_auditor', 'poc_manager', 'poc_secretary'] as const

export const canCreate = ({ roles, isVerified }: Viewer) => isVerified && hasRole(roles, { any: CREATORS })
