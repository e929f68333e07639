import { messageApis } from '@/features/rooms/questions/questions.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { plain } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { groupFor, messages, messagesOf, noteRead, say, tellGroup, type StoredMessage } from '../groups'
import { note } from '../log'
import { isToldOf } from '../questions'
import { REFUSALS } from '../refusals'
import { readerIn, sideOf, type RoomReader } from '../sides'
import { roomAllowing } from '../store'

const mocksOf = (scope: Scope) => {
  const api = messageApis[scope]
  const [READ, EDIT] = [`${scope}:question:list`, `${scope}:question:edit`] as const

  function entered(account: Account, groupId: string, ability: 'question:list' | 'question:edit') {
    const group = groupFor(scope, account, groupId)
    roomAllowing(scope, account, group.roomId, ability)
    return { group, reader: readerIn(scope, account, group.roomId) }
  }

  function shown({ id, memberId, clientId, content, questionId, time }: StoredMessage, reader: RoomReader) {
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
      const { reader } = entered(account, groupId, 'question:list')
      const asked = messagesOf(scope, groupId)
        .filter(({ questionId }) => isToldOf(scope, questionId, reader))
        .filter(({ id }) => beforeId === undefined || Number(id) < Number(beforeId))
        .filter(({ id }) => afterId === undefined || Number(id) > Number(afterId))
        .filter(({ content }) => !keyword || plain(content).includes(plain(keyword)))
      const rows = afterId === undefined ? asked.slice(-pageSize) : asked.slice(0, pageSize)
      return { rows: rows.map((message) => shown(message, reader)), total: asked.length }
    }),
    mock(api.send, EDIT, ({ account, body: { groupId, clientId, content } }) => {
      const { group, reader } = entered(account, groupId, 'question:edit')
      const said = { groupId, clientId, content, memberId: reader.member.id, questionId: null }
      const isSaid = messagesOf(scope, groupId).some(
        (each) => each.memberId === said.memberId && each.clientId === clientId,
      )
      if (!group.isOpen && !isSaid) throw new Refusal(500, REFUSALS.groupClosed(group.name))
      const { message, isNew } = say(scope, { ...said, time: now() })
      if (isNew) {
        note(scope, group.roomId, account, { action: 'message', text: group.name })
        tellGroup(scope, group)
      }
      return shown(message, reader)
    }),
    mock(api.read, READ, ({ account, body: { groupId, lastId } }) => {
      const { reader } = entered(account, groupId, 'question:list')
      messages[scope].require(lastId, (message) => message.groupId === groupId)
      noteRead(scope, groupId, reader.member, lastId)
    }),
  ]
}

export const messageMocks = SCOPES.flatMap(mocksOf)
