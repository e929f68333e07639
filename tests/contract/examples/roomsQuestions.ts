import { faqApis, groupApis, messageApis, questionApis } from '@/features/rooms/questions/questions.api'
import { SCOPES } from '@/entities/roomScope'
import { makeDraft, questions } from '@mocks/rooms/questions'
import { groups } from '@mocks/rooms/groups'
import { putMember } from '@mocks/rooms/rights'
import { members } from '@mocks/rooms/store'
import { db } from '@mocks/account/store'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }
const roomId = '1'
const written = {
  groupId: '1',
  title: 'Demo question',
  body: 'Demo words',
  category: 'general',
  priority: 'normal' as const,
  documentId: '6-1',
  versionNo: 1,
  page: 3,
}
const group = { name: 'Demo group', topic: null, category: 'general', tagIds: ['2'] }

export const examples: readonly Example[] = SCOPES.flatMap((scope) => {
  const [question, faq, chat, message] = [
    questionApis[scope],
    faqApis[scope],
    groupApis[scope],
    messageApis[scope],
  ]
  const ofState = (state: string) => {
    const { id, version } = questions[scope].all().find((each) => each.state === state)!
    return { id, version }
  }
  /** Coordinators do not ask questions, so the caller becomes a member of a party. */
  const asParty = <T>(value: () => T): T => {
    putMember(scope, 'demo', { ...members[scope].require('1'), role: 'member', tagId: '2' })
    return value()
  }
  const aDraftOfHis = () => {
    const account = db.accounts.find(({ userName }) => userName === 'admin')!
    const { id, version } = questions[scope].put(makeDraft(account, members[scope].require('1'), written))
    return { id, version }
  }
  return [
    example(question.list, () => ({ query: { ...page, roomId } })),
    example(question.detail, () => ({ path: { id: '1' } })),
    example(question.quota, () => ({ query: { roomId } })),
    example(question.create, () => asParty(() => ({ body: { ...written, roomId, submit: true } }))),
    example(question.update, () =>
      asParty(() => ({ body: { ...written, ...aDraftOfHis(), submit: false } })),
    ),
    example(question.changeStatus, () => ({
      body: { ...ofState('submitted'), status: 'assigned' as const, assigneeId: '5', due: null },
    })),
    example(question.note, () => ({ body: { ...ofState('assigned'), text: 'Demo note' } })),
    example(question.remove, () => ({ path: { ids: aDraftOfHis().id } })),
    example(question.export, () => ({ query: { roomId, format: 'xlsx' as const, language: 'en' as const } })),
    example(faq.list, () => ({ query: { ...page, roomId } })),
    example(faq.create, () => {
      const { id: questionId, version } = ofState('answered')
      return { body: { questionId, version, question: 'Demo question', answer: 'Demo answer' } }
    }),
    example(chat.list, () => ({ query: { ...page, roomId } })),
    example(chat.create, () => ({ body: { ...group, roomId } })),
    example(chat.update, () => ({ body: { ...group, id: '1', version: 1, isOpen: false } })),
    example(chat.remove, () => ({
      path: { ids: groups[scope].add({ ...group, roomId, version: 1, isOpen: true, createTime: '' }).id },
    })),
    example(message.list, () => ({ query: { groupId: '1', pageSize: 20 } })),
    example(message.send, () => ({ body: { groupId: '1', clientId: 'demo', content: 'Demo message' } })),
    example(message.read, () => ({ body: { groupId: '1', lastId: '1' } })),
  ]
})
