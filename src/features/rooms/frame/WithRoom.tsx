import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { read } from '@/shared/api'
import type { Scope } from '@/shared/domain/room/scope'
import { FailureNote } from '@/shared/ui/FailureNote'
import { useText } from '@/shared/texts'
import { roomApis } from '../room/api'
import { RoomContext } from '../room/roomContext'
import { ScopeContext } from '../room/scope'

interface WithRoomProps {
  scope: Scope
  roomId: string
  children: ReactNode
}

/** Parts of a room (its documents, its viewer) on a screen that stands below none. */
export function WithRoom({ scope, roomId, children }: WithRoomProps) {
  const t = useText('rooms')
  const { data, error, refetch } = useQuery(read(roomApis[scope].detail, { path: { id: roomId } }))
  if (!data)
    return error ? (
      <FailureNote
        title={t('rooms:failed')}
        failure={error}
        whyMissing={t('rooms:missing')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton active />
    )
  return (
    <ScopeContext value={scope}>
      <RoomContext value={data}>{children}</RoomContext>
    </ScopeContext>
  )
}
