import * as z from 'zod/mini'
import { day, dictCode, nullable, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { canInRoom, type RoomStanding } from './abilities'
import type { RoomRole } from './states'

/** Of a question, as the dictionary `vdr_question_status` names them. */
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

/** Waits for its answer: it counts against the quota of its tag, and stands open in the room. */
export const OPEN_STATES = [
  'submitted',
  'assigned',
  'answerReview',
  'reopened',
] as const satisfies readonly QuestionState[]
export const isOpenQuestion = ({ state }: { state: QuestionState }): boolean =>
  (OPEN_STATES as readonly QuestionState[]).includes(state)

/** Dictionary `vdr_tag_type`: the side that answers. All others ask. */
const ANSWERING = new Set(['expert', 'internal', 'transferor'])

export const QUESTION_ROLES = ['coordinator', 'expert', 'asker'] as const
type QuestionRole = (typeof QUESTION_ROLES)[number]

/** What someone is to the questions of a room, by his role there and the kind of his tag. */
export const questionRole = (role: RoomRole, tagType: string): QuestionRole =>
  role === 'admin' ? 'coordinator' : ANSWERING.has(tagType) ? 'expert' : 'asker'

const answer = required(text(2, 4000))
const reason = required(text(5, 500))

/** What is said with an action; forms, calls and the mock backend check by these. */
export const QUESTION_INPUTS = {
  assign: z.object({ assigneeId: required(dictCode), due: nullable(day) }),
  answer: z.object({ answer }),
  reject: z.object({ reason }),
  publish: z.object({ question: required(text(2, 2000)), answer }),
  reopen: z.object({ reason }),
  note: z.object({ text: required(text(1, 1000)) }),
} as const

interface QuestionOutline {
  state: QuestionState
  /** Members of the room; null for who may not know. */
  askerId: string | null
  assigneeId: string | null
}

/** Of a question, as far as it decides what may be done with it. */
interface QuestionFacts extends QuestionOutline {
  /** The group that it is asked in takes questions. */
  isGroupOpen: boolean
  /** Questions that the asker's tag may still ask; null: without limit. */
  quotaLeft: number | null
}

/** Who acts, as he stands in the question's room. */
export interface QuestionViewer extends RoomStanding {
  memberId: string | null
}

const BEYOND_DRAFT = QUESTION_STATES.filter((state) => state !== 'draft')

/**
 * The way of a question: a draft is its asker's alone; asked, it is given to someone who answers it, and the answer is
 * reviewed before the asker sees it. What is published is a copy that names nobody.
 */
export const questionWorkflow = defineWorkflow<QuestionFacts, QuestionViewer, QuestionOutline>()({
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
    /** To whoever is to answer it; also to someone else. */
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
    /** Words between those who answer; the asker never gets them. */
    note: {
      from: BEYOND_DRAFT,
      who: ['assignee', 'coordinator'],
      guards: ['roomOpen'],
      input: QUESTION_INPUTS.note,
      keepsVersion: true,
    },
  },
})
export type QuestionAction = ActionOf<typeof questionWorkflow>
export type QuestionGuard = ReturnType<typeof questionWorkflow.availabilityOf>['unmet'][number]['guard']
