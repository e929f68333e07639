import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { keyOf } from '@/shared/api'
import { SCOPES } from '@/shared/domain/room/scope'
import { throttle } from '@/shared/lib/throttle'
import { onLive, onMissed } from '@/shared/live/news'
import { roomNoticeApis } from './api'

/** Least ms between two readings, however many messages ask for one. */
const SPACING = 1_000

/** Counts what waits for an audit anew, whenever something was handed in or decided. */
export default function AuditCounts() {
  const queries = useQueryClient()
  useEffect(() => {
    const count = throttle(() => {
      for (const scope of SCOPES)
        void queries.invalidateQueries({ queryKey: [keyOf(roomNoticeApis[scope].waitCount)] })
    }, SPACING)
    const stops = [onLive('vdrAudit', z.unknown(), count.ask), onMissed(count.ask), count.cancel]
    return () => stops.forEach((stop) => stop())
  }, [queries])
  return null
}
