import { documentApis } from '@/features/rooms/documents/api'
import { SCOPES, type Scope } from '@/features/rooms/domain/scope'
import { mock } from '../../platform/mock'
import { visibleNodes } from '../rights'
import { roomAllowing } from '../store'
import { inOrder } from '../tree'

const mocksOf = (scope: Scope) => [
  mock(documentApis[scope].tree, `${scope}:document:list`, ({ account, query }) => {
    const { id } = roomAllowing(scope, account, query.roomId, 'document:list')
    return inOrder(visibleNodes(scope, account, id)).map(
      ({ roomId: _roomId, order: _order, createTime: _createTime, ...node }) => node,
    )
  }),
]

export const documentMocks = SCOPES.flatMap(mocksOf)
