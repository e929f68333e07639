import { Button, Card } from 'antd'
import { call, useWrite } from '@/shared/api'
import { DropZone } from '@/shared/upload/DropZone'
import { UploadQueue } from '@/shared/upload/UploadQueue'
import { useUploadQueue } from '@/shared/upload/useUploadQueue'
import { useTranslations } from '@/shared/i18n'
import { useRoom, useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'

interface UploadHereProps {
  /** Null for the top. */
  folder: RoomNode | null
  onClose: () => void
}

const AS = { new: undefined, both: 'both', version: 'version' } as const

/** Brings files and whole folders into a folder of the room in hand; each waits for its audit then. */
export function UploadHere({ folder, onClose }: UploadHereProps) {
  const t = useTranslations('roomsDocuments')
  const { api, scope, roomId } = useRoomApi(documentApis)
  const add = useWrite(api.add, { invalidates: [api] })
  const { state } = useRoom()
  const folderId = folder?.id ?? null
  const uploads = useUploadQueue(`${scope}:${roomId}:documents:${folderId ?? ''}`, {
    kind: 'file',
    find: ({ name, path, hash }, signal) =>
      call(
        api.match,
        { query: { roomId, name, hash, path: path.join('/'), ...(folderId === null ? {} : { folderId }) } },
        { signal },
      ),
    register: ({ name, path, hash, fileName, size }, { as }) =>
      add({
        body: {
          roomId,
          folderId,
          path: [...path],
          name,
          hash,
          fileName,
          size,
          ...(AS[as] === undefined ? {} : { sameName: AS[as] }),
        },
      }),
    stopsAll: () => state !== 'active',
  })
  return (
    <Card
      className="list-note"
      size="small"
      title={t('roomsDocuments:upload.title', { name: folder?.name ?? t('roomsDocuments:tree.top') })}
      extra={
        <Button size="small" onClick={onClose}>
          {t('roomsDocuments:upload.close')}
        </Button>
      }
    >
      <DropZone uploads={uploads} />
      <UploadQueue uploads={uploads} />
    </Card>
  )
}
