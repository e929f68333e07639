import { SCOPES, type Scope } from '@/features/rooms/domain/scope'
import { roomApis } from '@/features/rooms/room/api'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { isMember, roomFor, rooms } from '../store'

const mocksOf = (scope: Scope) => [
  mock(roomApis[scope].list, `${scope}:room:list`, ({ account, query }) => {
    const own = rooms[scope].all().filter(isMember(account))
    return list(
      own.map((room) => roomFor(room, account)),
      query,
      { contains: ['name'], equals: ['status'] },
    )
  }),

  mock(roomApis[scope].detail, `${scope}:room:list`, ({ account, path }) =>
    roomFor(rooms[scope].require(String(path.id), isMember(account)), account),
  ),
]

export const roomMocks = SCOPES.flatMap(mocksOf)
