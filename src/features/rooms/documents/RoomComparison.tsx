import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Comparison } from '@/shared/viewer/Comparison'
import type { Level } from '../domain/levels'
import { useRoomReading, type ReadVersion } from './useRoomReading'

interface RoomComparisonProps {
  documentId: string
  name: string
  level: Level
  before: ReadVersion
  after: ReadVersion
  tools?: ReactNode
}

/** Two versions of a document side by side, watermarked; reading time counts for the later version. */
export default function RoomComparison({
  documentId,
  name,
  level,
  before,
  after,
  tools,
}: RoomComparisonProps) {
  const {
    mark: watermark,
    cover,
    isUnconfirmed,
    pagesOf,
    trackReading,
  } = useRoomReading(documentId, name, level, after)
  if (!watermark) return <Skeleton active />
  return (
    <Comparison
      before={pagesOf(before)}
      after={pagesOf(after)}
      mark={watermark}
      cover={cover}
      isUnconfirmed={isUnconfirmed}
      onReading={trackReading}
      tools={tools}
    />
  )
}
