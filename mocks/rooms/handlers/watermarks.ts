import { DEFAULT_WATERMARK, Watermark } from '@/features/rooms/domain/watermark'
import { watermarkApis } from '@/features/rooms/watermark/watermark.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock } from '../../platform/mock'
import { requireVersion, stamped } from '../../platform/versioned'
import { changesOf } from '../changes'
import { note } from '../log'
import { REFUSALS } from '../refusals'
import { roomAllowing } from '../store'
import { watermarks } from '../watermarks'

const mocksOf = (scope: Scope) => {
  const api = watermarkApis[scope]
  return [
    // Whoever reads has to be given the mark that his pages carry.
    mock(api.read, `${scope}:document:list`, ({ account, path }) => {
      const { id: roomId } = roomAllowing(scope, account, String(path.roomId), 'document:list')
      const stored = watermarks[scope].get(roomId)
      return { setting: stored ? Watermark.parse(stored) : null, version: stored?.version ?? 0 }
    }),
    mock(api.save, `${scope}:watermark:edit`, ({ account, body: { roomId, version, ...setting } }) => {
      const { id } = roomAllowing(scope, account, roomId, 'watermark:edit')
      const former = { version: 0, updatedBy: '', ...(watermarks[scope].get(id) ?? DEFAULT_WATERMARK) }
      requireVersion(former, version, REFUSALS.watermark)
      watermarks[scope].put({ ...setting, id, ...stamped(account, former) })
      note(scope, id, account, { action: 'setting', text: 'watermark', ...changesOf(former, setting) })
    }),
  ]
}

export const watermarkMocks = SCOPES.flatMap(mocksOf)
