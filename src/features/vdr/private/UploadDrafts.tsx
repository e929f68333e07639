import { useRoom } from '@/features/rooms'
import { call, useWrite } from '@/shared/api'
import { DropZone } from '@/shared/upload/DropZone'
import { UploadQueue } from '@/shared/upload/UploadQueue'
import { useUploadQueue } from '@/shared/upload/useUploadQueue'
import { privateApi, QUOTA_FULL } from './privateDocuments.api'

/** Files that become drafts of the user's own. */
export function UploadDrafts() {
  const { id: roomId } = useRoom()
  const create = useWrite(privateApi.create, { invalidates: [privateApi] })
  const uploads = useUploadQueue(`vdr:${roomId}:private`, {
    kind: 'file',
    find: ({ name, path, hash, size }, signal) =>
      call(privateApi.match, { query: { roomId, name, path: path.join('/'), hash, size } }, { signal }),
    register: ({ name, path, hash, size, fileName }, entry) =>
      create({
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
    // Space is wanting for all that is left; it waits until there is some.
    stopsAll: ({ code }) => code === QUOTA_FULL,
  })
  return (
    <>
      <DropZone uploads={uploads} />
      <UploadQueue uploads={uploads} />
    </>
  )
}
