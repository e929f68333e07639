import { messageApis } from '@/features/rooms/questions/questions.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { normalizeText } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import {
  groupFor,
  messages,
  messagesOf,
  saveReadPosition,
  addMessage,
  notifyGroup,
  type StoredMessage,
} from '../groups'
import { writeLog } from '../log'
import { isMessageVisible } from '../questions'
import { REFUSALS } from '../refusals'
import { roomReaderIn, sideOf, type RoomReader } from '../roomReader'
import { authorizeRoom } from '../store'

const mocksOf = (scope: Scope) => {
  const api = messageApis[scope]
  const [READ, EDIT] = [`${scope}:question:list`, `${scope}:question:edit`] as const

  function requireEntry(account: Account, groupId: string, ability: 'question:list' | 'question:edit') {
    const group = groupFor(scope, account, groupId)
    authorizeRoom(scope, account, group.roomId, ability)
    return { group, reader: roomReaderIn(scope, account, group.roomId) }
  }

  function messageRow(
    { id, memberId, clientId, content, questionId, time }: StoredMessage,
    reader: RoomReader,
  ) {
    const isMine = memberId === reader.member.id
    const person = reader.personOf(memberId)
    return {
      id,
      clientId: isMine ? clientId : null,
      content,
      questionId,
      isMine,
      name: reader.nameOf(memberId),
      side: person ? sideOf(scope, person) : ('asker' as const),
      time,
    }
  }

  return [
    mock(api.list, READ, ({ account, query: { groupId, beforeId, afterId, keyword, pageSize } }) => {
      const { reader } = requireEntry(account, groupId, 'question:list')
      const matching = messagesOf(scope, groupId)
        .filter(({ questionId }) => isMessageVisible(scope, questionId, reader))
        .filter(({ id }) => beforeId === undefined || Number(id) < Number(beforeId))
        .filter(({ id }) => afterId === undefined || Number(id) > Number(afterId))
        .filter(({ content }) => !keyword || normalizeText(content).includes(normalizeText(keyword)))
      const rows = afterId === undefined ? matching.slice(-pageSize) : matching.slice(0, pageSize)
      return { rows: rows.map((message) => messageRow(message, reader)), total: matching.length }
    }),
    mock(api.send, EDIT, ({ account, body: { groupId, clientId, content } }) => {
      const { group, reader } = requireEntry(account, groupId, 'question:edit')
      const draft = { groupId, clientId, content, memberId: reader.member.id, questionId: null }
      const isResend = messagesOf(scope, groupId).some(
        (each) => each.memberId === draft.memberId && each.clientId === clientId,
      )
      if (!group.isOpen && !isResend) throw new Refusal(500, REFUSALS.groupClosed(group.name))
      const { message, isNew } = addMessage(scope, { ...draft, time: now() })
      if (isNew) {
        writeLog(scope, group.roomId, account, { action: 'message', text: group.name })
        notifyGroup(scope, group)
      }
      return messageRow(message, reader)
    }),
    mock(api.read, READ, ({ account, body: { groupId, lastId } }) => {
      const { reader } = requireEntry(account, groupId, 'question:list')
      messages[scope].require(lastId, (message) => message.groupId === groupId)
      saveReadPosition(scope, groupId, reader.member, lastId)
    }),
  ]
}

export const messageMocks = SCOPES.flatMap(mocksOf)
