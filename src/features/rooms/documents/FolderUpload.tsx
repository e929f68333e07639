import { Button, Card } from 'antd'
import { call } from '@/shared/api'
import { DropZone } from '@/shared/upload/DropZone'
import type { PlaceApi } from '@/shared/upload/uploadTask'
import { UploadQueue } from '@/shared/upload/UploadQueue'
import { useUploadQueue } from '@/shared/upload/useUploadQueue'
import { useTranslations } from '@/shared/i18n'
import { useRoom, useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'

interface FolderUploadProps {
  /** Null for the top level. */
  folder: RoomNode | null
  onClose: () => void
}

const SAME_NAME = { new: undefined, both: 'both', version: 'version' } as const

export function FolderUpload({ folder, onClose }: FolderUploadProps) {
  const t = useTranslations('roomsDocuments')
  const { api, scope, roomId } = useRoomApi(documentApis)
  const { state, upload: limits } = useRoom()
  const folderId = folder?.id ?? null
  const calls: PlaceApi = {
    kind: 'file',
    limits,
    room: { scope, roomId },
    find: ({ name, path, hash }, signal) =>
      call(
        api.match,
        { query: { roomId, name, hash, path: path.join('/'), ...(folderId === null ? {} : { folderId }) } },
        { signal },
      ),
    register: ({ name, path, hash, fileName, size }, { as }) =>
      call(api.add, {
        body: {
          roomId,
          folderId,
          path: [...path],
          name,
          hash,
          fileName,
          size,
          ...(SAME_NAME[as] === undefined ? {} : { sameName: SAME_NAME[as] }),
        },
      }),
    stopsAll: () => state !== 'active',
  }
  const uploads = useUploadQueue(`${scope}:${roomId}:documents:${folderId ?? ''}`, calls, [api])
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
