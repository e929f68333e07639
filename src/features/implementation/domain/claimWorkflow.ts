import * as z from 'zod/mini'
import { serverToday } from '@/shared/api/serverToday'
import { errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  day,
  files,
  LARGEST_AMOUNT,
  nullable,
  positive,
  required,
  rowsOf,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { toAmount, toCents } from '@/shared/lib/cents'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { availableOf, excessOf, isInPeriod, payableOf, type Cover } from './coverage'
import { holds, type Viewer } from './roles'
import { CLAIM_STATES, type ClaimState } from './states'

/** The rules that only a claim has; their texts stand in the area. */
export const CLAIM_RULES = [
  'atMost',
  'overCover',
  'beforeToday',
  'afterToday',
  'beforeEvent',
  'beforeStart',
] as const
export type ClaimRule = (typeof CLAIM_RULES)[number]

/** Under way: someone has to act before it is paid, refused or given up. */
export const OPEN_CLAIM_STATES = [
  'reported',
  'filed',
  'survey',
  'supplement',
  'assessed',
  'approved',
] as const satisfies readonly ClaimState[]
export const isOpenClaim = ({ state }: { state: ClaimState }): boolean =>
  (OPEN_CLAIM_STATES as readonly ClaimState[]).includes(state)

/** Of the document behind a piece of evidence: published as it was picked, in a newer version, otherwise than its hash says, no more. */
export const EVIDENCE_STATES = ['current', 'newer', 'altered', 'gone'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

const MOST_EVIDENCE = 20

/** A published version of a document in the project's room; its hash says what it was when it was picked. */
const EvidencePick = z.object({
  documentId: z.string(),
  versionId: z.string(),
  /** SHA-256, hexadecimal. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type EvidencePick = z.infer<typeof EvidencePick>
export const evidenceOf = (least: 0 | 1) => rowsOf(EvidencePick, least, MOST_EVIDENCE)

/** A day that has come, by the server's calendar. */
export const pastDay: FieldParser<string, ClaimRule> = {
  read: (typed, refuse) => {
    const given = day.read(typed, refuse)
    return given !== undefined && given > serverToday() ? refuse('afterToday') : given
  },
}

/** Today or later. */
const comingDay: FieldParser<string, ClaimRule> = {
  read: (typed, refuse) => {
    const given = day.read(typed, refuse)
    return given !== undefined && given < serverToday() ? refuse('beforeToday') : given
  },
}

/** Above zero, to the cent, and no more than so much. */
const upTo = (most: number): FieldParser<number, ClaimRule> => {
  const above = positive(amount())
  return {
    ...above,
    read: (typed, refuse) => {
      const value = above.read(typed, refuse)
      return value !== undefined && value > most ? refuse('atMost', { most }) : value
    },
  }
}

const Reason = z.object({ reason: required(text(5, 500)) })

/** What is said with an action, where amounts go up to `most`. */
const inputsUpTo = (most: number) => ({
  ask: z.object({ wanted: required(text(5, 1000)), due: required(comingDay) }),
  answer: z.object({ answer: required(text(2, 2000)), evidence: evidenceOf(0) }),
  assess: z.object({ amount: required(upTo(most)), words: required(text(5, 1000)) }),
  reject: Reason,
  appeal: z.extend(Reason, { evidence: evidenceOf(0) }),
  approve: z.object({ amount: required(upTo(most)), words: nullable(text(2, 500)) }),
  pay: z.object({ date: required(pastDay), amount: required(upTo(most)), slip: files(1) }).check(
    z.superRefine(({ slip }, context) => {
      const refuse: AddError = errorReporter(context)
      if (slip.length === 0) refuse(['slip'], 'required')
    }),
  ),
  close: Reason,
  withdraw: Reason,
  note: z.object({ text: required(text(1, 1000)) }),
})

/** What is said with each action; forms, the call and the mock backend check by these. */
export const CLAIM_INPUTS = inputsUpTo(LARGEST_AMOUNT)

interface ClaimOutline {
  state: ClaimState
  /** Who made it. */
  ownerId: string
  /** Who manages its project: he stands in for the owner. */
  managerId: string
  /** Who has done something to it in one of the other roles. */
  handlerIds: readonly string[]
  approverId: string | null
  payerIds: readonly string[]
  approved: number | null
  paid: number
}

/** Of a claim, as far as it decides what may be done with it. */
export interface ClaimFacts extends ClaimOutline, Cover {
  assessed: number | null
  evidence: readonly { state: EvidenceState }[]
}

const lesser = (one: number | null, other: number) => (one === null ? other : Math.min(one, other))

/** The most that an action's amount may be, as the claim stands. */
export function limitOf(action: 'assess' | 'approve' | 'pay', claim: ClaimFacts): number {
  if (action === 'pay') return payableOf(claim)
  return lesser(action === 'assess' ? claim.claimed : claim.assessed, availableOf(claim))
}

/** What an action that names an amount asks for, as the claim stands. */
export const inputFor = <A extends 'assess' | 'approve' | 'pay'>(action: A, claim: ClaimFacts) =>
  inputsUpTo(limitOf(action, claim))[action]

const isOwner = ({ ownerId, managerId }: ClaimOutline, { userId }: Viewer) =>
  userId === ownerId || userId === managerId

// Whoever has a part in a claim has one alone: a guard for each of the others.
const OWNERS = ['notHandler', 'notApprover', 'notPayer'] as const
const HANDLERS = ['notOwner', 'notApprover', 'notPayer'] as const
const APPROVERS = ['notOwner', 'notHandler', 'notPayer'] as const
const PAYERS = ['notOwner', 'notHandler', 'notApprover'] as const

/**
 * The way of an insurance claim. Who owns it reports, supplements and appeals; who handles it for the insurer files,
 * surveys and assesses; a manager who does not own it approves; finance pays, in as many parts as it takes, and closes.
 * Nobody has two of these parts.
 */
export const claimWorkflow = defineWorkflow<ClaimFacts, Viewer, ClaimOutline>()({
  relations: {
    owner: isOwner,
    handler: holds('handler'),
    manager: holds('manager'),
    finance: holds('finance'),
  },
  guards: {
    inPeriod: ['coverage', isInPeriod],
    covered: ['coverage', (claim) => excessOf(claim) === 0],
    coverLeft: ['coverage', (claim) => availableOf(claim) > 0],
    hasEvidence: [
      'evidence',
      ({ evidence }) =>
        evidence.length > 0 && evidence.every(({ state }) => state === 'current' || state === 'newer'),
    ],
    notOwner: ['people', (claim, viewer) => !isOwner(claim, viewer)],
    notHandler: ['people', ({ handlerIds }, { userId }) => !handlerIds.includes(userId)],
    notApprover: ['people', ({ approverId }, { userId }) => approverId !== userId],
    notPayer: ['people', ({ payerIds }, { userId }) => !payerIds.includes(userId)],
  },
  actions: {
    edit: { from: ['draft'], who: ['owner'] },
    report: {
      from: ['draft'],
      advances: true,
      who: ['owner'],
      guards: ['inPeriod', 'covered', 'hasEvidence', ...OWNERS],
      to: { state: 'reported' },
    },
    file: { from: ['reported'], who: ['handler'], advances: true, guards: HANDLERS, to: { state: 'filed' } },
    survey: { from: ['filed'], who: ['handler'], advances: true, guards: HANDLERS, to: { state: 'survey' } },
    ask: {
      from: ['survey'],
      who: ['handler'],
      guards: HANDLERS,
      input: CLAIM_INPUTS.ask,
      to: { state: 'supplement' },
    },
    answer: {
      from: ['supplement'],
      advances: true,
      who: ['owner'],
      guards: OWNERS,
      input: CLAIM_INPUTS.answer,
      to: { state: 'survey' },
    },
    assess: {
      from: ['survey'],
      advances: true,
      who: ['handler'],
      guards: ['coverLeft', ...HANDLERS],
      input: CLAIM_INPUTS.assess,
      to: { state: 'assessed' },
    },
    approve: {
      from: ['assessed'],
      advances: true,
      who: ['manager'],
      guards: ['coverLeft', ...APPROVERS],
      input: CLAIM_INPUTS.approve,
      to: { state: 'approved' },
    },
    reject: {
      from: ['filed', 'assessed'],
      who: ['handler'],
      guards: HANDLERS,
      input: CLAIM_INPUTS.reject,
      needsWarning: true,
      to: { state: 'rejected' },
    },
    appeal: {
      from: ['rejected'],
      advances: true,
      who: ['owner'],
      guards: OWNERS,
      input: CLAIM_INPUTS.appeal,
      to: { state: 'survey' },
    },
    /** A part of what was approved, or all that is left of it. */
    pay: {
      from: ['approved'],
      advances: true,
      who: ['finance'],
      guards: PAYERS,
      input: CLAIM_INPUTS.pay,
      to: ({ amount: part = 0 }, { approved, paid }) => {
        const whole = toAmount(toCents(paid) + toCents(part))
        return { paid: whole, ...(payableOf({ approved, paid: whole }) === 0 && { state: 'paid' as const }) }
      },
    },
    close: {
      from: ['paid'],
      advances: true,
      who: ['finance'],
      guards: PAYERS,
      input: CLAIM_INPUTS.close,
      to: { state: 'closed' },
    },
    withdraw: {
      from: ['draft', 'reported', 'filed', 'survey', 'supplement', 'assessed'],
      who: ['owner'],
      guards: OWNERS,
      input: CLAIM_INPUTS.withdraw,
      needsWarning: true,
      isDestructive: true,
      to: { state: 'withdrawn' },
    },
    /** Words between those who have a part in it. */
    note: {
      from: CLAIM_STATES,
      who: ['owner', 'handler', 'manager', 'finance'],
      input: CLAIM_INPUTS.note,
      keepsVersion: true,
    },
  },
})
export type ClaimAction = ActionOf<typeof claimWorkflow>
export type ClaimGuard = ReturnType<typeof claimWorkflow.availabilityOf>['unmet'][number]['guard']
