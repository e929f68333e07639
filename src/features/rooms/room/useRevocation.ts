import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf, useInvalidate } from '@/shared/api'
import { onLiveMessage, onMissed } from '@/shared/live/liveListeners'
import { roomApis } from './rooms.api'
import { useScope } from './scope'

/**
 * Data of a room's live messages. A server may leave the ids out, so that a message says nothing about its receiver's
 * rooms; it then concerns whatever is open.
 */
export const RoomNews = z.pipe(
  z.nullish(z.object({ roomId: z.optional(z.coerce.string()), groupId: z.optional(z.coerce.string()) })),
  z.transform((ids) => ids ?? {}),
)
export type RoomNews = z.infer<typeof RoomNews>

export const isAboutRoom = (news: RoomNews, roomId: string) =>
  news.roomId === undefined || news.roomId === roomId

/**
 * True while the caller's access to a room may have been revoked: from a live event, or a possibly missed one, until
 * all visible data has been refetched. Stays true while offline.
 */
export function useRevocation(roomId: string): boolean {
  const scope = useScope()
  const queries = useQueryClient()
  const refresh = useInvalidate()
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    const room = [keyOf(roomApis[scope].detail), { path: { id: roomId } }]
    let latestRun = 0
    async function refetchAll() {
      const run = ++latestRun
      setPending(true)
      // The event does not name what was revoked, so the full section is refetched immediately: some of it may have to
      // be covered.
      await refresh(`/${scope}/`)
      const isLoaded = queries.getQueryState(room)?.status === 'success'
      if (run === latestRun && isLoaded) setPending(false)
    }
    const stops = [
      onLiveMessage('vdrRevoke', RoomNews, (news) => isAboutRoom(news, roomId) && void refetchAll()),
      onMissed(() => void refetchAll()),
    ]
    return () => {
      latestRun++
      stops.forEach((stop) => stop())
    }
  }, [queries, refresh, scope, roomId])

  return isPending
}

/** True while the documents of the current room have to be covered, until access is confirmed. */
export const CoverContext = createContext(false)
export const useIsCovered = () => use(CoverContext)
