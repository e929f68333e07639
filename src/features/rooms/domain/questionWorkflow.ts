import * as z from 'zod/mini'
import { day, dictCode, nullable, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { canInRoom, type RoomAccess } from './abilities'
import type { RoomRole } from './states'

/** Codes of the dictionary `vdr_question_status`. */
export const QUESTION_STATES = [
  'draft',
  'submitted',
  'assigned',
  'answerReview',
  'answered',
  'faq',
  'closed',
  'reopened',
] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** States of an unanswered question; it counts against its tag's quota. */
export const OPEN_STATES = [
  'submitted',
  'assigned',
  'answerReview',
  'reopened',
] as const satisfies readonly QuestionState[]
export const isOpenQuestion = ({ state }: { state: QuestionState }): boolean =>
  (OPEN_STATES as readonly QuestionState[]).includes(state)

/** Dictionary `vdr_tag_type`: tags of the answering side. All others ask. */
const ANSWERING_TAG_TYPES = new Set(['expert', 'internal', 'transferor'])

export const QUESTION_ROLES = ['coordinator', 'expert', 'asker'] as const
type QuestionRole = (typeof QUESTION_ROLES)[number]

export const questionRole = (role: RoomRole, tagType: string): QuestionRole =>
  role === 'admin' ? 'coordinator' : ANSWERING_TAG_TYPES.has(tagType) ? 'expert' : 'asker'

const answer = required(text(2, 4000))
const reason = required(text(5, 500))

export const QUESTION_INPUTS = {
  assign: z.object({ assigneeId: required(dictCode), due: nullable(day) }),
  answer: z.object({ answer }),
  reject: z.object({ reason }),
  publish: z.object({ question: required(text(2, 2000)), answer }),
  reopen: z.object({ reason }),
  note: z.object({ text: required(text(1, 1000)) }),
} as const

interface QuestionRowFacts {
  state: QuestionState
  /** Ids of room members; null if hidden from the viewer. */
  askerId: string | null
  assigneeId: string | null
}

interface QuestionFacts extends QuestionRowFacts {
  isGroupOpen: boolean
  /** Questions left in the quota of the asker's tag; null for unlimited. */
  quotaLeft: number | null
}

export interface QuestionViewer extends RoomAccess {
  memberId: string | null
}

const NON_DRAFT_STATES = QUESTION_STATES.filter((state) => state !== 'draft')

/**
 * States of a question: a draft is visible to its asker only; a submitted question is assigned to someone, and the
 * answer is reviewed before the asker sees it. Publishing makes an anonymous copy.
 */
export const questionWorkflow = defineWorkflow<QuestionFacts, QuestionViewer, QuestionRowFacts>()({
  relations: {
    asker: ({ askerId }, { memberId }) => memberId !== null && askerId === memberId,
    assignee: ({ assigneeId }, { memberId }) => memberId !== null && assigneeId === memberId,
    coordinator: (_, { role }) => role === 'admin',
  },
  guards: {
    roomOpen: ['questions', (_, viewer) => canInRoom('question:edit', viewer)],
    groupOpen: ['questions', ({ isGroupOpen }) => isGroupOpen],
    quotaLeft: ['questions', ({ quotaLeft }) => quotaLeft === null || quotaLeft > 0],
  },
  actions: {
    submit: {
      from: ['draft'],
      who: ['asker'],
      guards: ['roomOpen', 'groupOpen', 'quotaLeft'],
      to: { state: 'submitted' },
    },
    edit: { from: ['draft'], who: ['asker'], guards: ['roomOpen'] },
    discard: { from: ['draft'], who: ['asker'], guards: ['roomOpen'], needsWarning: true },
    assign: {
      from: ['submitted', 'assigned', 'reopened'],
      who: ['coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.assign,
      to: ({ assigneeId = null }) => ({ state: 'assigned', assigneeId }),
    },
    answer: {
      from: ['assigned'],
      who: ['assignee', 'coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.answer,
      to: { state: 'answerReview' },
    },
    approve: {
      from: ['answerReview'],
      who: ['coordinator'],
      guards: ['roomOpen'],
      to: { state: 'answered' },
    },
    reject: {
      from: ['answerReview'],
      who: ['coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.reject,
      needsWarning: true,
      to: { state: 'assigned' },
    },
    publish: {
      from: ['answered'],
      who: ['coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.publish,
      to: { state: 'faq' },
    },
    close: {
      from: ['answered', 'faq', 'reopened'],
      who: ['coordinator'],
      guards: ['roomOpen'],
      to: { state: 'closed' },
    },
    reopen: {
      from: ['closed'],
      who: ['coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.reopen,
      to: { state: 'reopened' },
    },
    /** Internal notes between those who answer; never sent to the asker. */
    note: {
      from: NON_DRAFT_STATES,
      who: ['assignee', 'coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.note,
      keepsVersion: true,
    },
  },
})
export type QuestionAction = ActionOf<typeof questionWorkflow>
export type QuestionGuard = ReturnType<typeof questionWorkflow.availabilityOf>['unmet'][number]['guard']
