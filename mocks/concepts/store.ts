import type { RawAnswerOf } from '@/shared/api/endpoint'
import { CALL_NAMES, type conceptApi } from '@/features/concepts/model/concepts.api'
import type { Facts, Policy, ReviewFacts, Standing, Viewer } from '@/features/concepts/domain/facts'
import type { Scorecard } from '@/features/concepts/domain/review'
import { from, STATE, type State } from '@/features/concepts/domain/states'
import { conceptWorkflow } from '@/features/concepts/domain/workflow'
import { hasRole } from '@/shared/auth/permissions'
import { collection } from '../platform/collection'
import { onReset, type Account } from '../platform/db'
import { createWorkflowStore, type StoredEntity } from '../platform/workflow'
import { entriesOf } from '../entities/seed/dictionaries'
import { REFUSALS } from './refusals'

type Detail = NonNullable<RawAnswerOf<typeof conceptApi.detail>>

/** What a member of the panel has said. */
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

/** A concept as the backend keeps it. Never changed in place: a change puts another one under its id. */
export interface StoredConcept extends Standing, Content, StoredEntity<State> {
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
  /** Who judges it. */
  panel: readonly string[]
  reviews: Readonly<Record<string, Review>>
  deadline: string | null
  createTime: string
}

/** What the real backend may ask for besides; off, because its order is not shown. */
export const policy: Policy = { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false }

onReset(() =>
  Object.assign(policy, { firstRecord: false, secrecyBeforeSecond: false, serviceBeforeSecond: false }),
)

export const concepts = collection<StoredConcept>(REFUSALS.noConcept)

const STAFF = { any: ['poc_auditor', 'poc_manager', 'poc_secretary'] } as const
const JUDGED: readonly State[] = from(STATE.secondPending)

const takesPart = ({ ownerId, panel, state }: StoredConcept, { userId, roles }: Account) =>
  userId !== ownerId &&
  JUDGED.includes(state) &&
  (panel.includes(userId) || hasRole(roles, 'poc_expert_chair'))

/** Who has a conflict of interest sees nothing of a concept, nor is it counted for him. */
export function isVisibleTo(concept: StoredConcept, account: Account): boolean {
  if (concept.reviews[account.userId]?.hasConflict) return false
  return (
    concept.ownerId === account.userId ||
    concept.creatorId === account.userId ||
    hasRole(account.roles, STAFF) ||
    takesPart(concept, account)
  )
}

export const visibleTo = (account: Account) =>
  concepts.all().filter((concept) => isVisibleTo(concept, account))

/** A concept that the caller may see; refuses with 404. */
export const conceptFor = (account: Account, id: string): StoredConcept =>
  concepts.require(id, (concept) => isVisibleTo(concept, account))

/** The judgement as a caller may know of it; those with a conflict are in no count. */
export function reviewOf(concept: StoredConcept, account: Account): ReviewFacts | null {
  const isPart = takesPart(concept, account)
  if (concept.reviews[account.userId]?.hasConflict) return null
  if (!isPart && !hasRole(account.roles, STAFF)) return null
  const { panel, reviews } = concept
  const judging = Object.entries(reviews).flatMap(([id, { card }]) => (card ? [id] : []))
  const members = [...new Set([...panel, ...judging])].filter((id) => !reviews[id]?.hasConflict)
  const own = reviews[account.userId]
  return {
    members: members.length,
    votes: members.filter((id) => reviews[id]?.card).length,
    undeclared: members.filter((id) => !reviews[id]).length,
    mine: !isPart ? 'none' : !own ? 'undeclared' : own.card ? 'scored' : 'declared',
  }
}

/** Nothing of the content is shown before a member of the panel has declared. */
export const isWithheld = (concept: StoredConcept, account: Account) =>
  !hasRole(account.roles, STAFF) &&
  concept.creatorId !== account.userId &&
  reviewOf(concept, account)?.mine === 'undeclared'

/** A state as the server's dictionary has it. */
const stateText = (state: State) =>
  entriesOf('poc_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

/** What the rules ask of a concept, as a caller sees it. */
export const factsFor = (concept: StoredConcept, account: Account): Facts => ({
  ...concept,
  review: reviewOf(concept, account),
  isWithheld: isWithheld(concept, account),
  policy,
})

export const { allowed, commit, act } = createWorkflowStore({
  workflow: conceptWorkflow,
  noun: REFUSALS.noun,
  find: conceptFor,
  put: (concept) => concepts.put(concept),
  viewerOf: (account): Viewer => account,
  factsFor,
  reasons: REFUSALS.guard,
  stateText,
  callOf: (action) => CALL_NAMES[action],
  // What an expert says is known to nobody before its time.
  unrecorded: ['declare', 'score'],
})
