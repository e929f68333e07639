import { useRoom } from '@/features/rooms'
import { call } from '@/shared/api'
import { DropZone } from '@/shared/upload/DropZone'
import type { PlaceApi } from '@/shared/upload/uploadTask'
import { UploadQueue } from '@/shared/upload/UploadQueue'
import { useUploadQueue } from '@/shared/upload/useUploadQueue'
import { privateApi, QUOTA_FULL } from './privateItems.api'

export function UploadDrafts() {
  const { id: roomId, upload: limits } = useRoom()
  const calls: PlaceApi = {
    kind: 'file',
    limits,
    room: { scope: 'vdr', roomId },
    find: ({ name, path, hash, size }, signal) =>
      call(privateApi.match, { query: { roomId, name, path: path.join('/'), hash, size } }, { signal }),
    register: ({ name, path, hash, size, fileName }, entry) =>
      call(privateApi.create, {
        body: {
          kind: 'draft',
          roomId,
          folderId: null,
          name,
          path: [...path],
          hash,
          size,
          fileName,
          ...(entry.as === 'version' ? { replaces: String(entry.of.id) } : {}),
        },
      }),
    // There is no space for the remaining files either; they wait until there is some.
    stopsAll: ({ code }) => code === QUOTA_FULL,
  }
  const uploads = useUploadQueue(`vdr:${roomId}:private`, calls, [privateApi])
  return (
    <>
      <DropZone uploads={uploads} />
      <UploadQueue uploads={uploads} />
    </>
  )
}
