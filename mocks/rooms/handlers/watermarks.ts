import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import { watermarkApis } from '@/features/rooms/watermark/api'
import { SCOPES, type Scope } from '@/shared/domain/room/scope'
import { mock } from '../../platform/mock'
import { changesOf } from '../changes'
import { note } from '../log'
import { roomAllowing } from '../store'
import { watermarks } from '../watermarks'

const mocksOf = (scope: Scope) => {
  const api = watermarkApis[scope]
  return [
    // Whoever reads has to be given the mark that his pages carry.
    mock(api.read, `${scope}:document:list`, ({ account, path }) => {
      const { id: roomId } = roomAllowing(scope, account, String(path.roomId), 'document:list')
      const { id: _id, ...setting } = watermarks[scope].get(roomId) ?? { id: '' }
      return { setting: 'text' in setting ? setting : null }
    }),
    mock(api.save, `${scope}:watermark:edit`, ({ account, body: { roomId, ...setting } }) => {
      const { id } = roomAllowing(scope, account, roomId, 'watermark:edit')
      const former = watermarks[scope].get(id) ?? DEFAULT_WATERMARK
      watermarks[scope].put({ ...setting, id })
      note(scope, id, account, { action: 'setting', text: 'watermark', ...changesOf(former, setting) })
    }),
  ]
}

export const watermarkMocks = SCOPES.flatMap(mocksOf)
