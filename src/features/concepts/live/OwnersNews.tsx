import { useState } from 'react'
import * as z from 'zod/mini'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { conceptApi } from '../model/concepts.api'
import { STATES } from '../domain/conceptStates'
import { conceptNoticeApi } from '../model/notice.api'
import { MovedNotice, type ConceptMove } from './MovedNotice'

const MoveMessage = z.object({ id: z.coerce.string(), state: z.enum(STATES) })

/** Notifies owners that one of their concepts has changed its state, and refetches the queries that show it. */
export default function OwnersNews() {
  /** Changes being shown, the latest per concept. */
  const [moves, setMoves] = useState<readonly ConceptMove[]>([])

  useLiveInvalidation('concept', [conceptApi, conceptNoticeApi], {
    schema: MoveMessage,
    onMessage: (move) => setMoves((before) => [...before.filter(({ id }) => id !== move.id), move]),
  })

  return moves.map((move) => (
    <MovedNotice
      key={move.id}
      move={move}
      onClose={() => setMoves((before) => before.filter((each) => each !== move))}
    />
  ))
}
