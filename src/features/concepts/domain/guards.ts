import { ALREADY_DONE, type Guard } from '@/shared/workflow/workflow'
import { afterStageOf } from './afterStage'
import { fieldErrorsOf } from './drafts'
import type { Facts, Viewer } from './facts'
import { FirstStage } from './firstStage'
import { quorumOf } from './review'
import { SecondStage } from './secondStage'

/** Tab of the concept's page on which an unmet guard can be satisfied. */
export type Part =
  | 'summary'
  | 'firstStage'
  | 'secondStage'
  | 'agreements'
  | 'records'
  | 'decision'
  | 'afterStage'

const unansweredNotes = ({ notes }: Facts, stage: 'first' | 'second') =>
  notes.filter((note) => note.stage === stage && !note.reply).map(({ field }) => ({ field }))

const hasNotes =
  (stage: 'first' | 'second') =>
  ({ notes }: Facts) =>
    notes.some((note) => note.stage === stage)

/** Conditions in addition to state, role and archive. */
export const GUARDS = {
  firstStage: ['firstStage', ({ firstStage }) => fieldErrorsOf(FirstStage, firstStage)],
  firstNotes: ['firstStage', (facts) => unansweredNotes(facts, 'first'), { applies: hasNotes('first') }],
  secondStage: ['secondStage', ({ secondStage }) => fieldErrorsOf(SecondStage, secondStage)],
  secondNotes: ['secondStage', (facts) => unansweredNotes(facts, 'second'), { applies: hasNotes('second') }],
  afterStage: [
    'afterStage',
    ({ afterStage, approvedAmount }) => fieldErrorsOf(afterStageOf(approvedAmount), afterStage),
  ],
  neverPassed: ['summary', ({ wasPassed }) => !wasPassed],
  notCreator: ['summary', ({ creatorId }, { userId }) => creatorId !== userId],
  notSubmitter: ['afterStage', ({ afterSubmitterId }, { userId }) => afterSubmitterId !== userId],
  firstRecord: [
    'records',
    ({ firstRecord }) => firstRecord !== null,
    { applies: ({ policy }) => policy.firstRecord },
  ],
  secrecyNone: ['agreements', ({ secrecy }) => secrecy === 'none', ALREADY_DONE],
  secrecyApplied: [
    'agreements',
    ({ secrecy }) => secrecy === 'applied',
    { isAlreadyDone: ({ secrecy }) => secrecy === 'signed' },
  ],
  secrecySigned: ['agreements', ({ secrecy }) => secrecy === 'signed'],
  secrecyIfAsked: [
    'agreements',
    ({ secrecy }) => secrecy === 'signed',
    { applies: ({ policy }) => policy.secrecyBeforeSecond },
  ],
  serviceNone: ['agreements', ({ service }) => service === 'none', ALREADY_DONE],
  serviceIfAsked: [
    'agreements',
    ({ service }) => service === 'signed',
    { applies: ({ policy }) => policy.serviceBeforeSecond },
  ],
  highlighted: ['agreements', ({ highlight }) => highlight, ALREADY_DONE],
  notStopped: ['decision', ({ isStopped }) => !isStopped],
  shown: ['decision', ({ isWithheld }) => !isWithheld],
  notDeclared: ['decision', ({ review }) => review?.mine === 'undeclared', ALREADY_DONE],
  declared: ['decision', ({ review }) => review?.mine === 'declared' || review?.mine === 'scored'],
  notScored: ['decision', ({ review }) => review?.mine !== 'scored', ALREADY_DONE],
  allDeclared: ['decision', ({ review }) => review !== null && review.undeclared === 0],
  quorum: ['decision', ({ review }) => review !== null && review.votes >= quorumOf(review.members)],
} as const satisfies Record<string, Guard<Facts, Viewer, Part>>
