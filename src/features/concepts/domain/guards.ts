import { BEHIND, type Guard } from '@/shared/workflow/workflow'
import { afterStageOf } from './afterStage'
import { issuesOf } from './drafts'
import type { Facts, Viewer } from './facts'
import { FirstStage } from './firstStage'
import { quorumOf } from './review'
import { SecondStage } from './secondStage'

/** The part of a concept's page where an unmet guard is met. */
export type Part =
  | 'summary'
  | 'firstStage'
  | 'secondStage'
  | 'agreements'
  | 'records'
  | 'decision'
  | 'afterStage'

const openNotes = ({ notes }: Facts, stage: 'first' | 'second') =>
  notes.filter((note) => note.stage === stage && !note.reply).map(({ field }) => ({ field }))

const hasNotes =
  (stage: 'first' | 'second') =>
  ({ notes }: Facts) =>
    notes.some((note) => note.stage === stage)

/** Conditions besides state, role and archive. */
export const GUARDS = {
  firstStage: ['firstStage', ({ firstStage }) => issuesOf(FirstStage, firstStage)],
  firstNotes: ['firstStage', (facts) => openNotes(facts, 'first'), { isAsked: hasNotes('first') }],
  secondStage: ['secondStage', ({ secondStage }) => issuesOf(SecondStage, secondStage)],
  secondNotes: ['secondStage', (facts) => openNotes(facts, 'second'), { isAsked: hasNotes('second') }],
  afterStage: [
    'afterStage',
    ({ afterStage, approvedAmount }) => issuesOf(afterStageOf(approvedAmount), afterStage),
  ],
  neverPassed: ['summary', ({ wasPassed }) => !wasPassed],
  notCreator: ['summary', ({ creatorId }, { userId }) => creatorId !== userId],
  notSubmitter: ['afterStage', ({ afterSubmitterId }, { userId }) => afterSubmitterId !== userId],
  firstRecord: [
    'records',
    ({ firstRecord }) => firstRecord !== null,
    { isAsked: ({ policy }) => policy.firstRecord },
  ],
  secrecyNone: ['agreements', ({ secrecy }) => secrecy === 'none', BEHIND],
  secrecyApplied: [
    'agreements',
    ({ secrecy }) => secrecy === 'applied',
    { isBehind: ({ secrecy }) => secrecy === 'signed' },
  ],
  secrecySigned: ['agreements', ({ secrecy }) => secrecy === 'signed'],
  secrecyIfAsked: [
    'agreements',
    ({ secrecy }) => secrecy === 'signed',
    { isAsked: ({ policy }) => policy.secrecyBeforeSecond },
  ],
  serviceNone: ['agreements', ({ service }) => service === 'none', BEHIND],
  serviceIfAsked: [
    'agreements',
    ({ service }) => service === 'signed',
    { isAsked: ({ policy }) => policy.serviceBeforeSecond },
  ],
  highlighted: ['agreements', ({ highlight }) => highlight, BEHIND],
  notStopped: ['decision', ({ isStopped }) => !isStopped],
  shown: ['decision', ({ isWithheld }) => !isWithheld],
  notDeclared: ['decision', ({ review }) => review?.mine === 'undeclared', BEHIND],
  declared: ['decision', ({ review }) => review?.mine === 'declared' || review?.mine === 'scored'],
  notScored: ['decision', ({ review }) => review?.mine !== 'scored', BEHIND],
  allDeclared: ['decision', ({ review }) => review !== null && review.undeclared === 0],
  quorum: ['decision', ({ review }) => review !== null && review.votes >= quorumOf(review.members)],
} as const satisfies Record<string, Guard<Facts, Viewer, Part>>
