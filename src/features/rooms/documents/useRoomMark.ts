import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { read } from '@/shared/api'
import { serverNow } from '@/shared/api/clock'
import { useSession } from '@/shared/auth/session'
import type { Mark } from '@/shared/viewer/mark'
import type { Level } from '../domain/levels'
import { markOf } from '../domain/watermark'
import { useRoom, useRoomCalls } from '../room/roomContext'
import { watermarkApis } from '../watermark/api'

/** Minutes are enough to find a moment in a log. */
const timeOf = (now: number) => `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/**
 * The mark of the room in hand on a document, for whoever reads it. Null until it is known: no page is shown without.
 * Where it can't be read, the room's usual one holds. The reader's address on the network is not known here.
 */
export function useRoomMark(document: string, level: Level): Mark | null {
  const { api, roomId } = useRoomCalls(watermarkApis)
  const { name: room, tagName: tag } = useRoom()
  const user = useSession((session) => session.user)
  const { data, isPending } = useQuery(read(api.read, { path: { roomId } }))
  const [time] = useState(() => timeOf(serverNow()))
  return useMemo(() => {
    if (isPending) return null
    const nickname = user?.nickName || user?.userName || ''
    const facts = {
      userId: user?.userId ?? '',
      nickname,
      email: user?.email ?? '',
      tag,
      room,
      document,
      time,
    }
    return markOf(data?.setting ?? null, facts, level)
  }, [data, isPending, user, tag, room, document, level, time])
}
