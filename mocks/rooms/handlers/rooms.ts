import { SCOPES, type Scope } from '@/features/rooms/domain/scope'
import { roomApis } from '@/features/rooms/room/api'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { visibleNodes } from '../rights'
import { isOpenTo, membersOf, roomFor, rooms, type StoredRoom } from '../store'
import type { Account } from '../../platform/db'

/** A room with what the caller may see in it, counted. */
const counted = (scope: Scope, room: StoredRoom, account: Account) => ({
  ...roomFor(scope, room, account),
  memberCount: membersOf(scope, room.id).length,
  documentCount: visibleNodes(scope, account, room.id).filter(({ kind }) => kind === 'document').length,
})

const mocksOf = (scope: Scope) => [
  mock(roomApis[scope].list, `${scope}:room:list`, ({ account, query }) => {
    const own = rooms[scope].all().filter(isOpenTo(scope, account))
    return list(
      own.map((room) => counted(scope, room, account)),
      query,
      { contains: ['name'], equals: ['status'] },
    )
  }),

  mock(roomApis[scope].detail, `${scope}:room:list`, ({ account, path }) =>
    counted(scope, rooms[scope].require(String(path.id), isOpenTo(scope, account)), account),
  ),
]

export const roomMocks = SCOPES.flatMap(mocksOf)
