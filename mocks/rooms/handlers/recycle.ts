import { recycleApis } from '@/features/rooms/documents/documents.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { purge, recycled, restore } from '../recycle'
import { authorizeRoom } from '../store'

const mocksOf = (scope: Scope) => {
  const api = recycleApis[scope]
  const [READ, EDIT] = [`${scope}:recycle:list`, `${scope}:recycle:edit`] as const
  return [
    mock(api.list, READ, ({ account, query }) => {
      const { id } = authorizeRoom(scope, account, query.roomId, 'recycle:list')
      const rows = recycled[scope]
        .all()
        .filter(({ roomId }) => roomId === id)
        .map(({ roomId: _room, nodes: _nodes, ...row }) => row)
      return list(rows, query, { keyword: ['name', 'place'], latest: 'removeTime' })
    }),
    mock(api.restore, EDIT, ({ account, body }) => restore(scope, account, body.ids)),
    mock(api.purge, EDIT, ({ account, path }) => purge(scope, account, String(path.ids).split(','))),
  ]
}

export const recycleMocks = SCOPES.flatMap(mocksOf)
