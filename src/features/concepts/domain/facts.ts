import type { afterStageOf } from './afterStage'
import type { FirstStage } from './firstStage'
import type { SecondStage } from './secondStage'
import type { DraftOf } from './drafts'
import type { NOTED_STAGES } from './inputs'
import type { Seal, Secrecy, Service, State } from './states'

/** Where a concept stands: its main state, the regions beside it and two flags. */
export interface Standing {
  state: State
  secrecy: Secrecy
  service: Service
  seal: Seal
  /** The service agreement was signed and the owner has not seen it yet. */
  highlight: boolean
  /** The decision was to stop: nothing but the archive is left. */
  isStopped: boolean
}

/** What the row of a list tells of it. */
export interface Outline extends Standing {
  ownerId: string
}

/** What the workflow asks of a concept. A detail answer holds all of it, and so does the mock backend. */
export interface Facts extends Outline {
  id: string
  creatorId: string
  /** It was passed once. */
  wasPassed: boolean
  firstStage: DraftOf<typeof FirstStage> | null
  secondStage: DraftOf<typeof SecondStage> | null
  afterStage: DraftOf<ReturnType<typeof afterStageOf>> | null
  approvedAmount: number | null
  /** Who submitted the information after the decision. */
  afterSubmitterId: string | null
  notes: readonly { stage: (typeof NOTED_STAGES)[number]; field: string; reply?: string | null | undefined }[]
  /** Of the first hearing. */
  firstRecord: object | null
  /** Of the interview before the decision. */
  secondRecord: object | null
  /** Of the judgement; null for who takes no part in it and does not watch over it. */
  review: ReviewFacts | null
  /** The content is not shown before the viewer has declared. */
  isWithheld: boolean
  policy: Policy
}

/** `undeclared`: has not said yet whether there is a conflict of interest. Who has one sees no concept at all. */
export const OWN_REVIEW = ['none', 'undeclared', 'declared', 'scored'] as const

export interface ReviewFacts {
  /** Without those who have a conflict. */
  members: number
  votes: number
  /** Members who have not declared yet. */
  undeclared: number
  mine: (typeof OWN_REVIEW)[number]
}

/** What the server asks for besides; the real order is not shown, so each is a switch. */
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
