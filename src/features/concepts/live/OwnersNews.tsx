import { useState } from 'react'
import * as z from 'zod/mini'
import { useReadAgain } from '@/shared/live/useReadAgain'
import { conceptApi } from '../model/concepts.api'
import { STATES } from '../domain/states'
import { conceptNoticeApi } from '../model/notice.api'
import { MovedNotice, type Move } from './MovedNotice'

const Moved = z.object({ id: z.coerce.string(), state: z.enum(STATES) })

/** Tells an owner that one of his concepts has moved on, whoever moved it, and reads anew what shows it. */
export default function OwnersNews() {
  /** Those that are being told of, each as it moved last. */
  const [moves, setMoves] = useState<readonly Move[]>([])

  useReadAgain('concept', [conceptApi, conceptNoticeApi], {
    schema: Moved,
    onNews: (move) => setMoves((before) => [...before.filter(({ id }) => id !== move.id), move]),
  })

  return moves.map((move) => (
    <MovedNotice
      key={move.id}
      move={move}
      onClose={() => setMoves((before) => before.filter((each) => each !== move))}
    />
  ))
}
