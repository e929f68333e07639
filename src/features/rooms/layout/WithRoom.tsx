import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import type { Scope } from '@/entities/roomScope'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { roomApis } from '../room/rooms.api'
import { RoomContext } from '../room/roomContext'
import { ScopeContext } from '../room/scope'

interface WithRoomProps {
  scope: Scope
  roomId: string
  children: ReactNode
}

/** Provides a room to components outside the room's own pages, such as its documents or viewer. */
export function WithRoom({ scope, roomId, children }: WithRoomProps) {
  const t = useTranslations('rooms')
  const { data, error, refetch } = useQuery(apiQuery(roomApis[scope].detail, { path: { id: roomId } }))
  if (!data)
    return (
      <QueryFallback
        failed={t('rooms:failed')}
        error={error}
        onRetry={refetch}
        whyMissing={t('rooms:missing')}
      />
    )
  return (
    <ScopeContext value={scope}>
      <RoomContext value={data}>{children}</RoomContext>
    </ScopeContext>
  )
}
