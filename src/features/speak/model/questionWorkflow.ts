import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

/** States of a question; dictionary `speak_status`. */
export const QUESTION_STATES = ['queued', 'answering', 'done', 'failed', 'refunded'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** States that still change by themselves; a failed question is refunded next. */
const IN_PROGRESS: ReadonlySet<QuestionState> = new Set(['queued', 'answering', 'failed'])
export const isInProgress = (state: QuestionState) => IN_PROGRESS.has(state)

interface RowFacts {
  state: QuestionState
  ownerId: string
}

export interface QuestionViewer {
  userId: string
  isServer: boolean
}

/** Lifecycle of a question: the server answers it or refunds its cost; the owner may remove it from their list. */
export const questionWorkflow = defineWorkflow<RowFacts, QuestionViewer>()({
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
