import type { QuestionAction } from '@/features/rooms/domain/questionWorkflow'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { note, remark } from './log'
import { questionActs, questions, tellOf, type StoredQuestion } from './questions'
import { roomAllowing } from './store'

/** What a question is about, as the log has it. */
export const aboutNode = ({ documentId, versionNo, page }: StoredQuestion) => ({
  ...(documentId === null ? {} : { nodeId: documentId }),
  ...(versionNo === null ? {} : { versionNo }),
  ...(page === null ? {} : { pages: [page] }),
})

const ANSWERS: ReadonlySet<QuestionAction> = new Set(['answer', 'approve', 'reject'])

/** Does one step of a question that was asked, writes it down and tells those who see it; gives how it stood before. */
export const questionStep =
  (scope: Scope) =>
  (
    account: Account,
    action: Exclude<QuestionAction, 'submit' | 'edit' | 'discard'>,
    of: { id: string; version: number },
    changes: (question: StoredQuestion) => Partial<StoredQuestion> = () => ({}),
    text = '',
  ): StoredQuestion => {
    const { allowed, commit } = questionActs[scope]
    const before = allowed(account, action, of)
    roomAllowing(scope, account, before.roomId, 'question:edit')
    commit(account, action, before, changes(before), { text })
    note(scope, before.roomId, account, {
      action: ANSWERS.has(action) ? 'answer' : 'question',
      ...aboutNode(before),
      text: remark(action, before.title),
    })
    tellOf(scope, questions[scope].require(of.id))
    return before
  }
