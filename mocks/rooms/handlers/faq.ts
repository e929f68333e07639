import { faqApis } from '@/features/rooms/questions/questions.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { now } from '../../platform/clock'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { notifyMembers } from '../groups'
import { faqFor, faqs } from '../questions'
import { questionStep } from '../questionSteps'
import { roomReaderIn } from '../roomReader'
import { membersOf, authorizeRoom } from '../store'

const mocksOf = (scope: Scope) => {
  const api = faqApis[scope]
  const step = questionStep(scope)
  return [
    mock(api.list, `${scope}:question:list`, ({ account, query }) => {
      const { id } = authorizeRoom(scope, account, query.roomId, 'question:list')
      const reader = roomReaderIn(scope, account, id)
      const own = faqs[scope].all().filter(({ roomId }) => roomId === id)
      return list(
        own.map((faq) => faqFor(faq, reader)),
        query,
        { keyword: ['question', 'answer'], equals: ['category'], latest: 'time' },
      )
    }),
    /** The publisher is responsible for removing names from the texts. */
    mock(
      api.create,
      `${scope}:question:lead`,
      ({ account, body: { questionId, version, question, answer } }) => {
        const { roomId, category, documentId, versionNo, page } = step(account, 'publish', {
          id: questionId,
          version,
        })
        faqs[scope].add({
          roomId,
          questionId,
          question,
          answer,
          category,
          documentId,
          versionNo,
          page,
          time: now(),
        })
        notifyMembers(membersOf(scope, roomId), roomId)
      },
    ),
  ]
}

export const faqMocks = SCOPES.flatMap(mocksOf)
