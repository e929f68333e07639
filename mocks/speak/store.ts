import {
  questionWorkflow,
  type QuestionAction,
  type QuestionState,
} from '@/features/speak/model/questionWorkflow'
import type { Context } from '@/features/speak/model/speak.api'
import { entriesOf } from '../entities/seed/dictionaries'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { createWorkflowStore, type StoredEntity } from '../platform/workflowStore'
import type { ComposedAnswer } from './compose'
import { REFUSALS } from './refusals'

/** A stored question; immutable, replaced on change. */
export interface StoredQuestion extends StoredEntity<QuestionState> {
  ownerId: string
  /** Id of the payment; repeating a request with the same one returns the same question. */
  spendId: string
  prompt: string
  context: Context | null
  createTime: string
  points: number
  tickets: number
  answer: ComposedAnswer | null
  reason: string
  refundTime: string | null
}

export const questions = collection<StoredQuestion>(REFUSALS.noQuestion)

/** The server as actor; not a real account. */
export const SERVER = { userId: '', nickName: '系统' } as Account

const isServer = ({ userId }: Account) => userId === SERVER.userId

/** Returns the caller's own question, or throws 404. */
export const questionFor = (account: Account, id: string): StoredQuestion =>
  questions.require(id, ({ ownerId }) => isServer(account) || ownerId === account.userId)

const stateText = (state: QuestionState) =>
  entriesOf('speak_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const { allowed, act } = createWorkflowStore({
  workflow: questionWorkflow,
  noun: REFUSALS.noun,
  find: questionFor,
  put: (question) => questions.put(question),
  viewerOf: (account) => ({ userId: account.userId, isServer: isServer(account) }),
  factsFor: (question) => question,
  messages: { role: REFUSALS.notYours, state: REFUSALS.notYet },
  stateText,
  wireNameOf: (action) => action,
})

export const actAsServer = (
  action: QuestionAction,
  id: string,
  change: (question: StoredQuestion) => Partial<StoredQuestion> = () => ({}),
) => act(action, { account: SERVER, body: { id } }, change)
