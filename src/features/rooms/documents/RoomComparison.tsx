import type { ReactNode } from 'react'
import { Comparison } from '@/shared/viewer/Comparison'
import { useRoomDocument, type ReadVersion } from './useRoomDocument'

interface RoomComparisonProps {
  documentId: string
  name: string
  before: ReadVersion
  after: ReadVersion
  tools?: ReactNode
}

/** Two versions of a document side by side; reading time counts for the later version. */
export default function RoomComparison({ documentId, name, before, after, tools }: RoomComparisonProps) {
  const { cover, documentOf } = useRoomDocument(documentId, name)
  return <Comparison before={documentOf(before)} after={documentOf(after)} cover={cover} tools={tools} />
}
