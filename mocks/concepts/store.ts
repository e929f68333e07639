import type { RawAnswerOf } from '@/shared/api/endpoint'
import { CALL_NAMES, type conceptApi } from '@/features/concepts/model/concepts.api'
import type { Facts, Policy, ReviewFacts, ConceptStatus, Viewer } from '@/features/concepts/domain/facts'
import type { Scorecard } from '@/features/concepts/domain/review'
import { statesFrom, STATE, type State } from '@/features/concepts/domain/conceptStates'
import { conceptWorkflow } from '@/features/concepts/domain/conceptWorkflow'
import { hasRole } from '@/shared/auth/permissions'
import { collection } from '../platform/collection'
import { onReset, type Account } from '../platform/db'
import { createWorkflowStore, type StoredEntity } from '../platform/workflowStore'
import { announce } from '../account/announce'
import { entriesOf } from '../entities/seed/dictionaries'
import { REFUSALS } from './refusals'

type Detail = NonNullable<RawAnswerOf<typeof conceptApi.detail>>

interface Review {
  name: string
  hasConflict: boolean
  card?: Scorecard & { time: string }
}

type Content = Required<
  Pick<
    Detail,
    | 'code'
    | 'opinions'
    | 'addenda'
    | 'decision'
    | 'valuation'
    | 'firstRecord'
    | 'secondRecord'
    | 'secrecyParties'
    | 'secrecyFile'
    | 'serviceFile'
    | 'submitTime'
    | 'sealedBy'
    | 'sealedTime'
  >
>

/** A stored concept. Immutable: a change replaces the object under its id. */
export interface StoredConcept extends ConceptStatus, Content, StoredEntity<State> {
  state: State
  ownerId: string
  ownerName: string
  creatorId: string
  auditorId: string
  auditorName: string
  managerName: string
  wasPassed: boolean
  firstStage: Facts['firstStage']
  secondStage: Facts['secondStage']
  afterStage: Facts['afterStage']
  approvedAmount: number | null
  afterSubmitterId: string | null
  notes: NonNullable<Detail['notes']>
  panel: readonly string[]
  reviews: Readonly<Record<string, Review>>
  deadline: string | null
  createTime: string
}

/**
 * Extra conditions the real backend may have; off by default because the specification does not mention their order.
 */
export const policy: Policy = { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false }

onReset(() =>
  Object.assign(policy, { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false }),
)

export const concepts = collection<StoredConcept>(REFUSALS.noConcept)

const STAFF = { any: ['poc_auditor', 'poc_manager', 'poc_secretary'] } as const
const REVIEW_STATES: readonly State[] = statesFrom(STATE.secondPending)

const isReviewer = ({ ownerId, panel, state }: StoredConcept, { userId, roles }: Account) =>
  userId !== ownerId &&
  REVIEW_STATES.includes(state) &&
  (panel.includes(userId) || hasRole(roles, 'poc_expert_chair'))

export function isVisibleTo(concept: StoredConcept, account: Account): boolean {
  if (concept.reviews[account.userId]?.hasConflict) return false
  return (
    concept.ownerId === account.userId ||
    concept.creatorId === account.userId ||
    hasRole(account.roles, STAFF) ||
    isReviewer(concept, account)
  )
}

export const visibleTo = (account: Account) =>
  concepts.all().filter((concept) => isVisibleTo(concept, account))

export const conceptFor = (account: Account, id: string): StoredConcept =>
  concepts.require(id, (concept) => isVisibleTo(concept, account))

/** Review progress as the caller may see it. Members with a conflict are not counted. */
export function reviewOf(concept: StoredConcept, account: Account): ReviewFacts | null {
  const canReview = isReviewer(concept, account)
  if (concept.reviews[account.userId]?.hasConflict) return null
  if (!canReview && !hasRole(account.roles, STAFF)) return null
  const { panel, reviews } = concept
  const judging = Object.entries(reviews).flatMap(([id, { card }]) => (card ? [id] : []))
  const members = [...new Set([...panel, ...judging])].filter((id) => !reviews[id]?.hasConflict)
  const own = reviews[account.userId]
  return {
    members: members.length,
    votes: members.filter((id) => reviews[id]?.card).length,
    undeclared: members.filter((id) => !reviews[id]).length,
    mine: !canReview ? 'none' : !own ? 'undeclared' : own.card ? 'scored' : 'declared',
  }
}

/** A reviewer sees no content before declaring a conflict of interest or its absence. */
export const isRedacted = (concept: StoredConcept, account: Account) =>
  !hasRole(account.roles, STAFF) &&
  concept.creatorId !== account.userId &&
  reviewOf(concept, account)?.mine === 'undeclared'

const stateText = (state: State) =>
  entriesOf('poc_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const factsFor = (concept: StoredConcept, account: Account): Facts => ({
  ...concept,
  review: reviewOf(concept, account),
  isWithheld: isRedacted(concept, account),
  policy,
})

export const { allowed, commit, act } = createWorkflowStore({
  workflow: conceptWorkflow,
  noun: REFUSALS.noun,
  find: conceptFor,
  put(concept) {
    concepts.put(concept)
    announce('concepts', 'poconcept:poconceptInfo:list')
  },
  viewerOf: (account): Viewer => account,
  factsFor,
  messages: REFUSALS.guard,
  stateText,
  wireNameOf: (action) => CALL_NAMES[action],
  // Expert reviews are confidential, so these leave no event.
  withoutEvent: ['declare', 'score'],
})
