import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf } from '@/shared/api'
import { throttle } from '@/shared/lib/throttle'
import { onLive, onMissed } from '@/shared/live/news'
import { conceptApi } from '../model/api'
import { STATES } from '../domain/states'
import { conceptNoticeApi } from '../notice/api'
import { MovedNotice, type Move } from './MovedNotice'

/** Least ms between two readings, however many messages ask for one. */
const SPACING = 1_000

const Moved = z.object({ id: z.coerce.string(), state: z.enum(STATES) })

const CONCEPT_READS = new Set([conceptApi, conceptNoticeApi].flatMap((api) => Object.values(api).map(keyOf)))

/** Tells an owner that one of his concepts has moved on, whoever moved it, and reads anew what shows it. */
export default function OwnersNews() {
  const queries = useQueryClient()
  /** Those that are being told of, each as it moved last. */
  const [moves, setMoves] = useState<readonly Move[]>([])

  useEffect(() => {
    const look = throttle(
      () =>
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => CONCEPT_READS.has(String(queryKey[0])),
        }),
      SPACING,
    )
    const stops = [
      onLive('concept', Moved, (move) => {
        look.ask()
        setMoves((before) => [...before.filter(({ id }) => id !== move.id), move])
      }),
      onMissed(look.ask),
      look.cancel,
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries])

  return moves.map((move) => (
    <MovedNotice
      key={move.id}
      move={move}
      onClose={() => setMoves((before) => before.filter((each) => each !== move))}
    />
  ))
}
