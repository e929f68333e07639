import { afterStageOf } from './afterStage'
import { faultsOf, type Fault } from './drafts'
import type { Facts, Viewer } from './facts'
import { FirstStage } from './firstStage'
import { quorumOf } from './review'
import { SecondStage } from './secondStage'

/** The part of a concept's workspace where an unmet guard is met. */
export type Part =
  | 'summary'
  | 'firstStage'
  | 'secondStage'
  | 'agreements'
  | 'records'
  | 'decision'
  | 'afterStage'

/** A condition that does not hold, and where to mend it. */
export interface Unmet {
  guard: Guard | 'role' | 'state' | 'sealed' | 'notSealed'
  part: Part
  /** Of a form: `experiments.0.cost`. */
  field?: string
  /** The rule that the field breaks. */
  issue?: Fault['issue']
  params?: Readonly<Record<string, string | number>>
}

type Check = (facts: Facts, viewer: Viewer) => boolean | readonly Omit<Unmet, 'guard' | 'part'>[]

/** Conditions besides state, role and archive: where each is met, and whether it holds, or what it misses. */
const CHECKS = {
  firstStage: ['firstStage', ({ firstStage }) => faultsOf(FirstStage, firstStage)],
  firstNotes: ['firstStage', (facts) => openNotes(facts, 'first')],
  secondStage: ['secondStage', ({ secondStage }) => faultsOf(SecondStage, secondStage)],
  secondNotes: ['secondStage', (facts) => openNotes(facts, 'second')],
  afterStage: [
    'afterStage',
    ({ afterStage, approvedAmount }) => faultsOf(afterStageOf(approvedAmount), afterStage),
  ],
  neverPassed: ['summary', ({ wasPassed }) => !wasPassed],
  notCreator: ['summary', ({ creatorId }, { userId }) => creatorId !== userId],
  notSubmitter: ['afterStage', ({ afterSubmitterId }, { userId }) => afterSubmitterId !== userId],
  firstRecord: ['records', ({ policy, firstRecord }) => firstRecord !== null || !policy.firstRecord],
  secrecyNone: ['agreements', ({ secrecy }) => secrecy === 'none'],
  secrecyApplied: ['agreements', ({ secrecy }) => secrecy === 'applied'],
  secrecySigned: ['agreements', ({ secrecy }) => secrecy === 'signed'],
  secrecyIfAsked: [
    'agreements',
    ({ policy, secrecy }) => secrecy === 'signed' || !policy.secrecyBeforeSecond,
  ],
  serviceNone: ['agreements', ({ service }) => service === 'none'],
  serviceIfAsked: [
    'agreements',
    ({ policy, service }) => service === 'signed' || !policy.serviceBeforeSecond,
  ],
  highlighted: ['agreements', ({ highlight }) => highlight],
  notStopped: ['decision', ({ isStopped }) => !isStopped],
  shown: ['decision', ({ isWithheld }) => !isWithheld],
  notDeclared: ['decision', ({ review }) => review?.mine === 'undeclared'],
  declared: ['decision', ({ review }) => review?.mine === 'declared' || review?.mine === 'scored'],
  notScored: ['decision', ({ review }) => review?.mine !== 'scored'],
  allDeclared: ['decision', ({ review }) => review !== null && review.undeclared === 0],
  quorum: ['decision', ({ review }) => review !== null && review.votes >= quorumOf(review.members)],
} as const satisfies Record<string, readonly [Part, Check]>
export type Guard = keyof typeof CHECKS

const openNotes = ({ notes }: Facts, stage: 'first' | 'second') =>
  notes.filter((note) => note.stage === stage && !note.reply).map(({ field }) => ({ field }))

/** What a guard misses; nothing when it holds. */
export function unmetOf(guard: Guard, facts: Facts, viewer: Viewer): Unmet[] {
  const [part, check] = CHECKS[guard] as readonly [Part, Check]
  const found = check(facts, viewer)
  if (typeof found === 'boolean') return found ? [] : [{ guard, part }]
  return found.map((each) => ({ ...each, guard, part }))
}
