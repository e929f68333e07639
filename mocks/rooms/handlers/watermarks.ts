import { DEFAULT_WATERMARK, Watermark } from '@/features/rooms/domain/watermark'
import { watermarkApis } from '@/features/rooms/watermark/watermark.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock } from '../../platform/mock'
import { requireVersion, revisionStamp } from '../../platform/versioned'
import { changesOf } from '../changes'
import { writeLog } from '../log'
import { REFUSALS } from '../refusals'
import { authorizeRoom } from '../store'
import { watermarks } from '../watermarks'

const mocksOf = (scope: Scope) => {
  const api = watermarkApis[scope]
  return [
    // Readable by every reader, because their client draws the watermark.
    mock(api.read, `${scope}:document:list`, ({ account, path }) => {
      const { id: roomId } = authorizeRoom(scope, account, String(path.roomId), 'document:list')
      const stored = watermarks[scope].get(roomId)
      return { setting: stored ? Watermark.parse(stored) : null, version: stored?.version ?? 0 }
    }),
    mock(api.save, `${scope}:watermark:edit`, ({ account, body: { roomId, version, ...setting } }) => {
      const { id } = authorizeRoom(scope, account, roomId, 'watermark:edit')
      const previous = { version: 0, updatedBy: '', ...(watermarks[scope].get(id) ?? DEFAULT_WATERMARK) }
      requireVersion(previous, version, REFUSALS.watermark)
      watermarks[scope].put({ ...setting, id, ...revisionStamp(account, previous) })
      writeLog(scope, id, account, { action: 'setting', text: 'watermark', ...changesOf(previous, setting) })
    }),
  ]
}

export const watermarkMocks = SCOPES.flatMap(mocksOf)
