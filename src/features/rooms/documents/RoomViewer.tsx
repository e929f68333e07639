import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { call } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { useReadingQueue } from '@/shared/viewer/readingQueue'
import { Viewer } from '@/shared/viewer/Viewer'
import { documentApis } from './api'
import { LEVEL, type Level } from '../domain/levels'
import { useRoomCalls } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import { useRoomMark } from './useRoomMark'

interface RoomViewerProps {
  documentId: string
  name: string
  level: Level
  /** The one that is shown to readers where none is named. */
  version?: { id: string; no: number }
  tools?: ReactNode
}

/** A document of the room in hand, to be read as far as its level allows, under the room's mark. */
export default function RoomViewer({ documentId, name, level, version, tools }: RoomViewerProps) {
  const { api, scope } = useRoomCalls(documentApis)
  const mark = useRoomMark(name, level)
  const isCovered = useIsCovered()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const track = useReadingQueue(`${scope}:${userId}`, ({ document, ...batch }) =>
    call(api.track, { body: { id: document, ...batch } }),
  )
  if (!mark) return <Skeleton active />
  const named = version ? { version: version.id } : {}
  return (
    <Viewer
      document={{
        id: documentId,
        name,
        ...(version ? { version: `v${version.no}` } : {}),
        load: (options) => call(api.preview, { path: { id: documentId }, query: named }, options),
      }}
      mark={mark}
      isFenced={level === LEVEL.fence}
      canSearch={level >= LEVEL.view}
      canPrint={level >= LEVEL.downloadMarked}
      cover={isCovered ? 'revoked' : null}
      onReading={(events) => track({ id: documentId, ...named }, events)}
      tools={tools}
    />
  )
}
