import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

/** Where a question stands; dictionary `speak_status`. */
export const QUESTION_STATES = ['queued', 'answering', 'done', 'failed', 'refunded'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** States in which something still happens by itself; what failed is given back next. */
const UNDER_WAY: ReadonlySet<QuestionState> = new Set(['queued', 'answering', 'failed'])
export const isUnderWay = (state: QuestionState) => UNDER_WAY.has(state)

interface Outline {
  state: QuestionState
  ownerId: string
}

/** Who acts: an account, or the server itself. */
export interface QuestionViewer {
  userId: string
  isServer: boolean
}

/** The way of a question: the server answers it, or gives back what it cost; whoever asked may take it off his list. */
export const questionWorkflow = defineWorkflow<Outline, QuestionViewer>()({
  relations: {
    server: (_, { isServer }) => isServer,
    owner: ({ ownerId }, { userId, isServer }) => !isServer && ownerId === userId,
  },
  guards: {},
  actions: {
    begin: { from: ['queued'], who: ['server'], to: { state: 'answering' } },
    answer: { from: ['answering'], who: ['server'], to: { state: 'done' } },
    fail: { from: ['queued', 'answering'], who: ['server'], to: { state: 'failed' } },
    refund: { from: ['failed'], who: ['server'], to: { state: 'refunded' } },
    remove: { from: ['done', 'refunded'], who: ['owner'], needsWarning: true },
  },
})
export type QuestionAction = ActionOf<typeof questionWorkflow>
