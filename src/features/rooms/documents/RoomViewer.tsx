import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'
import { useRoomDocument, type ReadVersion } from './useRoomDocument'

interface RoomViewerProps extends Omit<ViewerProps, 'document' | 'cover'> {
  documentId: string
  name: string
  /** Defaults to the version shown to readers. */
  version?: ReadVersion
}

export default function RoomViewer({ documentId, name, version, ...reading }: RoomViewerProps) {
  const { cover, documentOf } = useRoomDocument(documentId, name)
  return <Viewer document={documentOf(version)} cover={cover} {...reading} />
}
