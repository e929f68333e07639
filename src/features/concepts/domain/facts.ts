import type { afterStageOf } from './afterStage'
import type { FirstStage } from './firstStage'
import type { SecondStage } from './secondStage'
import type { DraftOf } from './drafts'
import type { NOTED_STAGES } from './inputs'
import type { Seal, Secrecy, Service, State } from './conceptStates'

/** State of a concept: the main state, its parallel regions and two flags. */
export interface ConceptStatus {
  state: State
  secrecy: Secrecy
  service: Service
  seal: Seal
  /** The service agreement was signed and the owner has not seen it yet. */
  highlight: boolean
  /** The decision was to stop: only the archive is left. */
  isStopped: boolean
}

export interface RowFacts extends ConceptStatus {
  ownerId: string
}

/** Facts that the workflow needs. Detail answers and the mock backend hold all of them. */
export interface Facts extends RowFacts {
  id: string
  creatorId: string
  wasPassed: boolean
  firstStage: DraftOf<typeof FirstStage> | null
  secondStage: DraftOf<typeof SecondStage> | null
  afterStage: DraftOf<ReturnType<typeof afterStageOf>> | null
  approvedAmount: number | null
  afterSubmitterId: string | null
  notes: readonly { stage: (typeof NOTED_STAGES)[number]; field: string; reply?: string | null | undefined }[]
  /** Record of the first hearing. */
  firstRecord: object | null
  /** Record of the interview before the decision. */
  secondRecord: object | null
  /** Null for viewers who neither take part in the review nor supervise it. */
  review: ReviewFacts | null
  /** Content is hidden until the viewer has declared. */
  isWithheld: boolean
  policy: Policy
}

/**
 * `undeclared`: the question about a conflict of interest is not answered yet. Experts with a conflict do not see the
 * concept at all.
 */
export const OWN_REVIEW = ['none', 'undeclared', 'declared', 'scored'] as const

export interface ReviewFacts {
  /** Without members who have a conflict. */
  members: number
  votes: number
  undeclared: number
  mine: (typeof OWN_REVIEW)[number]
}

/** Additional preconditions of the server. Their real order is not specified, so each is a switch. */
export interface Policy {
  firstRecord: boolean
  secrecyBeforeSecond: boolean
  serviceBeforeSecond: boolean
}

export interface Viewer {
  userId: string
  roles: readonly string[]
  isVerified: boolean
}
