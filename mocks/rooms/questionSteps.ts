import type { QuestionAction } from '@/features/rooms/domain/questionWorkflow'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { writeLog, remark } from './log'
import { questionStores, questions, notifyQuestion, type StoredQuestion } from './questions'
import { authorizeRoom } from './store'

export const aboutNode = ({ documentId, versionNo, page }: StoredQuestion) => ({
  ...(documentId === null ? {} : { nodeId: documentId }),
  ...(versionNo === null ? {} : { versionNo }),
  ...(page === null ? {} : { pages: [page] }),
})

const ANSWERS: ReadonlySet<QuestionAction> = new Set(['answer', 'approve', 'reject'])

export const questionStep =
  (scope: Scope) =>
  (
    account: Account,
    action: Exclude<QuestionAction, 'submit' | 'edit' | 'discard'>,
    ref: { id: string; version: number },
    changes: (question: StoredQuestion) => Partial<StoredQuestion> = () => ({}),
    text = '',
  ): StoredQuestion => {
    const { allowed, commit } = questionStores[scope]
    const before = allowed(account, action, ref)
    authorizeRoom(scope, account, before.roomId, 'question:edit')
    commit(account, action, before, changes(before), { text })
    writeLog(scope, before.roomId, account, {
      action: ANSWERS.has(action) ? 'answer' : 'question',
      ...aboutNode(before),
      text: remark(action, before.title),
    })
    notifyQuestion(scope, questions[scope].require(ref.id))
    return before
  }
