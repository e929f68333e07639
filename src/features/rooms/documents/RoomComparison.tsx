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

/** Two versions of a document of the room in hand beside each other, under the room's mark; read is the later one. */
export default function RoomComparison({
  documentId,
  name,
  level,
  before,
  after,
  tools,
}: RoomComparisonProps) {
  const { mark, cover, isUnconfirmed, pagesOf, tell } = useRoomReading(documentId, name, level, after)
  if (!mark) return <Skeleton active />
  return (
    <Comparison
      before={pagesOf(before)}
      after={pagesOf(after)}
      mark={mark}
      cover={cover}
      isUnconfirmed={isUnconfirmed}
      onReading={tell}
      tools={tools}
    />
  )
}
