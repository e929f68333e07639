import { useMemo, useState } from 'react'
import { serverNow } from '@/shared/api/serverClock'
import { useSession } from '@/shared/auth/session'
import type { WatermarkFacts } from '../domain/watermark'
import { useRoom } from '../room/roomContext'

/** Minutes are precise enough to find an entry in a log. */
const timeOf = (now: number) => `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export function useWatermarkFacts(document: string): WatermarkFacts {
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
