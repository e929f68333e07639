import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { call } from '@/shared/api'
import { Viewer } from '@/shared/viewer/Viewer'
import { documentApis } from '../documents/api'
import { LEVEL, type Level } from '../domain/levels'
import { useRoomCalls } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { useRoomMark } from './useRoomMark'
import { useTracking } from './useTracking'

interface RoomViewerProps {
  documentId: string
  name: string
  level: Level
  /** The one that is shown to readers where none is named. */
  versionId?: string
  tools?: ReactNode
}

/** A document of the room in hand, to be read as far as its level allows, under the room's mark. */
export default function RoomViewer({ documentId, name, level, versionId, tools }: RoomViewerProps) {
  const { api } = useRoomCalls(documentApis)
  const mark = useRoomMark(name, level)
  const isCovered = useIsCovered()
  const track = useTracking(documentId, versionId)
  if (!mark) return <Skeleton active />
  const query = versionId === undefined ? {} : { version: versionId }
  return (
    <Viewer
      document={{
        id: documentId,
        name,
        ...(versionId === undefined ? {} : { version: versionId }),
        load: (options) => call(api.preview, { path: { id: documentId }, query }, options),
      }}
      mark={mark}
      isFenced={level === LEVEL.fence}
      canSearch={level >= LEVEL.view}
      canPrint={level >= LEVEL.downloadMarked}
      cover={isCovered ? 'revoked' : null}
      onReading={track}
      tools={tools}
    />
  )
}
