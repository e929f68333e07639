import { Skeleton } from 'antd'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'
import { LEVEL, type Level } from '../domain/levels'
import { useRoomReading, type ReadVersion } from './useRoomReading'

interface RoomViewerProps extends Pick<
  ViewerProps,
  'startPage' | 'place' | 'onMark' | 'onPage' | 'isSideBySide' | 'takesFocus' | 'onAsk' | 'tools'
> {
  documentId: string
  name: string
  level: Level
  /** Defaults to the version shown to readers. */
  version?: ReadVersion
}

export default function RoomViewer({ documentId, name, level, version, ...reading }: RoomViewerProps) {
  const {
    mark: watermark,
    cover,
    isUnconfirmed,
    pagesOf,
    trackReading,
  } = useRoomReading(documentId, name, level, version)
  if (!watermark) return <Skeleton active />
  return (
    <Viewer
      document={pagesOf(version)}
      mark={watermark}
      isFenced={level === LEVEL.fence}
      canSearch={level >= LEVEL.view}
      canPrint={level >= LEVEL.downloadMarked}
      cover={cover}
      isUnconfirmed={isUnconfirmed}
      onReading={trackReading}
      {...reading}
    />
  )
}
