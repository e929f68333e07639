import { useMemo, useState } from 'react'
import { serverNow } from '@/shared/api/clock'
import { useSession } from '@/shared/auth/session'
import type { MarkFacts } from '../domain/watermark'
import { useRoom } from '../room/roomContext'

/** Minutes are enough to find a moment in a log. */
const timeOf = (now: number) => `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** What a mark can say of the user, and of what he reads in the room in hand. */
export function useMarkFacts(document: string): MarkFacts {
  const { name: room, tagName: tag, ip } = useRoom()
  const user = useSession((session) => session.user)
  const [time] = useState(() => timeOf(serverNow()))
  return useMemo(
    () => ({
      userId: user?.userId ?? '',
      nickname: user?.nickName || user?.userName || '',
      email: user?.email ?? '',
      organisation: user?.deptName ?? '',
      tag,
      room,
      document,
      ip,
      time,
    }),
    [user, tag, room, document, ip, time],
  )
}
