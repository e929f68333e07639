import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf, useRefresh } from '@/shared/api'
import { onLive, onMissed } from '@/shared/live/news'
import { roomApis } from './rooms.api'
import { useScope } from './scope'

const Revoked = z.object({ roomId: z.coerce.string() })

/**
 * Whether the caller's rights in a room may have been taken: true from the message on, or from when one may have been
 * missed, until all that is on show has been read again. Without a line it stays so.
 */
export function useRevocation(roomId: string): boolean {
  const scope = useScope()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    const room = [keyOf(roomApis[scope].detail), { path: { id: roomId } }]
    let asked = 0
    async function readAgain() {
      const own = ++asked
      setPending(true)
      // Nobody says what was taken, so all of the section is asked for, and at once: it may have to be covered.
      await refresh(`/${scope}/`)
      const isRead = queries.getQueryState(room)?.status === 'success'
      if (own === asked && isRead) setPending(false)
    }
    const stops = [
      onLive('vdrRevoke', Revoked, (revoked) => revoked.roomId === roomId && void readAgain()),
      onMissed(() => void readAgain()),
    ]
    return () => {
      asked++
      stops.forEach((stop) => stop())
    }
  }, [queries, refresh, scope, roomId])

  return isPending
}

/** Whether what the room in hand shows of its documents has to be covered, until it is known what may still be seen. */
export const CoverContext = createContext(false)
export const useIsCovered = () => use(CoverContext)
