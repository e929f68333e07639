import { canInRoom } from '@/features/rooms/domain/abilities'
import type { ROOM_TODO_KINDS, roomNoticeApis } from '@/features/rooms/room/roomChanges.api'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { auditableBy } from './audit'
import { openQuestionsFor, type StoredQuestion } from './questions'
import { isOpenTo, nodes, roomFor, rooms, stateOf, type StoredRoom } from './store'

type TodoItem = RawAnswerOf<(typeof roomNoticeApis)['vdr']['waiting']>['rows'][number]
type Kind = (typeof ROOM_TODO_KINDS)[number]

/** Null while an entry step keeps the caller out of the room. */
function roomContextIn(scope: Scope, room: StoredRoom, account: Account) {
  const { role, memberId, ndaDue, isCodeDue, refusedAddress } = roomFor(scope, room, account)
  const isInside = ndaDue === null && !isCodeDue && refusedAddress === ''
  return isInside ? { role, memberId, state: stateOf(room) } : null
}
type RoomContext = NonNullable<ReturnType<typeof roomContextIn>>

const isNextActor = ({ state, assigneeId }: StoredQuestion, { role, memberId }: RoomContext) =>
  state === 'assigned' ? assigneeId === memberId : role === 'admin'

const TODO_SOURCES: Record<
  Kind,
  (scope: Scope, room: string, context: RoomContext, account: Account) => TodoItem[]
> = {
  audit: (scope, roomId, context, account) =>
    canInRoom('documentaudit:decide', context)
      ? auditableBy(scope, roomId, account).map(({ id, documentId, submitTime }) => ({
          id,
          roomId,
          name: nodes[scope].get(documentId)?.name ?? '',
          since: submitTime,
        }))
      : [],
  question: (scope, roomId, context, account) =>
    canInRoom('question:edit', context)
      ? openQuestionsFor(scope, account, roomId)
          .filter((question) => isNextActor(question, context))
          .map(({ id, title, submitTime }) => ({ id, roomId, name: title, since: submitTime }))
      : [],
}

export const todosFor = (scope: Scope, account: Account, kind: Kind): TodoItem[] =>
  rooms[scope]
    .all()
    .filter(isOpenTo(scope, account))
    .flatMap((room) => {
      const context = roomContextIn(scope, room, account)
      if (!context) return []
      return TODO_SOURCES[kind](scope, room.id, context, account).map((item) => ({
        ...item,
        roomName: room.name,
      }))
    })
