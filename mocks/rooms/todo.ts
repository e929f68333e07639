import { canInRoom } from '@/features/rooms/domain/abilities'
import type { ROOM_WAITS, roomNoticeApis } from '@/features/rooms/room/roomChanges.api'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { auditedBy } from './audit'
import { openFor, type StoredQuestion } from './questions'
import { isOpenTo, nodes, roomFor, rooms, stateOf, type StoredRoom } from './store'

type Thing = RawAnswerOf<(typeof roomNoticeApis)['vdr']['waiting']>['rows'][number]
type Kind = (typeof ROOM_WAITS)[number]

/** The room as the caller stands in it; null where nothing of it is told him yet, or it does not run. */
function standingIn(scope: Scope, room: StoredRoom, account: Account) {
  const { role, memberId, ndaDue, isCodeDue, refusedAddress } = roomFor(scope, room, account)
  const isInside = ndaDue === null && !isCodeDue && refusedAddress === ''
  return isInside ? { role, memberId, state: stateOf(room) } : null
}
type Standing = NonNullable<ReturnType<typeof standingIn>>

/** Whether the next step of a question is the caller's. */
const isHis = ({ state, assigneeId }: StoredQuestion, { role, memberId }: Standing) =>
  state === 'assigned' ? assigneeId === memberId : role === 'admin'

const IN_ROOM: Record<Kind, (scope: Scope, room: string, standing: Standing, account: Account) => Thing[]> = {
  audit: (scope, roomId, standing, account) =>
    canInRoom('documentaudit:decide', standing)
      ? auditedBy(scope, roomId, account).map(({ id, documentId, submitTime }) => ({
          id,
          roomId,
          name: nodes[scope].get(documentId)?.name ?? '',
          since: submitTime,
        }))
      : [],
  question: (scope, roomId, standing, account) =>
    canInRoom('question:edit', standing)
      ? openFor(scope, account, roomId)
          .filter((question) => isHis(question, standing))
          .map(({ id, title, submitTime }) => ({ id, roomId, name: title, since: submitTime }))
      : [],
}

/** What waits for the caller in his rooms. */
export const waitingFor = (scope: Scope, account: Account, kind: Kind): Thing[] =>
  rooms[scope]
    .all()
    .filter(isOpenTo(scope, account))
    .flatMap((room) => {
      const standing = standingIn(scope, room, account)
      if (!standing) return []
      return IN_ROOM[kind](scope, room.id, standing, account).map((thing) => ({
        ...thing,
        roomName: room.name,
      }))
    })
