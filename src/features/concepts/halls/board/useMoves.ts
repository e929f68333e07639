import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isUncertain, keyOf, type Failure } from '@/shared/api'
import { conceptApi } from '../../api'
import type { ConceptRow } from '../../answers'
import type { State } from '../../domain/states'
import { useChange } from '../../useChange'
import { AT_ONCE } from './moves'

/** A concept that is shown where it is meant to go, until the server has said that it is there. */
export interface Moving {
  concept: ConceptRow
  to: State
}

/** The last move, once it is over. */
export type Outcome = Moving & { failure: Failure | null }

/**
 * Moves of concepts that are shown before the server has answered, and taken back where it refuses. The answers that
 * the board has read stay as they are: what is on its way is laid over them.
 */
export function useMoves() {
  const queries = useQueryClient()
  const goFirst = useChange(AT_ONCE.submitFirst)
  const goSecond = useChange(AT_ONCE.submitSecond)
  const [moving, setMoving] = useState<ReadonlyMap<string, Moving>>(new Map())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const underWay = useRef(new Set<string>())

  async function move(concept: ConceptRow, action: keyof typeof AT_ONCE, to: State) {
    const { id, version } = concept
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    setOutcome(null)
    setMoving((before) => new Map(before).set(id, { concept, to }))
    const send = action === 'submitFirst' ? goFirst : goSecond
    // Resolves when the lists have been read anew, so nothing jumps back in between.
    const result = await send({ body: { id, version } })
    if (!result.ok && isUncertain(result)) {
      await queries.invalidateQueries({ queryKey: [keyOf(conceptApi.list)] })
    }
    underWay.current.delete(id)
    setMoving((before) => new Map([...before].filter(([other]) => other !== id)))
    setOutcome({ concept, to, failure: result.ok ? null : result })
  }

  return { moving, outcome, move, forget: () => setOutcome(null) }
}
