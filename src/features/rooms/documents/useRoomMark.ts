import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '@/shared/api'
import type { Mark } from '@/shared/viewer/mark'
import type { Level } from '../domain/levels'
import { markOf } from '../domain/watermark'
import { useRoomApi } from '../room/roomContext'
import { watermarkApis } from '../watermark/watermark.api'
import { useMarkFacts } from '../watermark/useMarkFacts'

/**
 * The mark of the room in hand on a document, for whoever reads it. Null until it is known: no page is shown without.
 * Where it can't be read, the room's usual one holds.
 */
export function useRoomMark(document: string, level: Level): Mark | null {
  const { api, roomId } = useRoomApi(watermarkApis)
  const { data, isPending } = useQuery(read(api.read, { path: { roomId } }))
  const facts = useMarkFacts(document)
  return useMemo(
    () => (isPending ? null : markOf(data?.setting ?? null, facts, level)),
    [data, isPending, facts, level],
  )
}
