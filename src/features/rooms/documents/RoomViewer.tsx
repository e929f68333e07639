import { Skeleton } from 'antd'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'
import { LEVEL, type Level } from '../domain/levels'
import { useRoomReading, type ReadVersion } from './useRoomReading'

interface RoomViewerProps extends Pick<
  ViewerProps,
  'startPage' | 'place' | 'onMark' | 'onPage' | 'isBeside' | 'takesFocus' | 'onAsk' | 'tools'
> {
  documentId: string
  name: string
  level: Level
  /** The one that is shown to readers where none is named. */
  version?: ReadVersion
}

/** A document of the room in hand, to be read as far as its level allows, under the room's mark. */
export default function RoomViewer({ documentId, name, level, version, ...reading }: RoomViewerProps) {
  const { mark, cover, isUnconfirmed, pagesOf, tell } = useRoomReading(documentId, name, level, version)
  if (!mark) return <Skeleton active />
  return (
    <Viewer
      document={pagesOf(version)}
      mark={mark}
      isFenced={level === LEVEL.fence}
      canSearch={level >= LEVEL.view}
      canPrint={level >= LEVEL.downloadMarked}
      cover={cover}
      isUnconfirmed={isUnconfirmed}
      onReading={tell}
      {...reading}
    />
  )
}
