import { useRef, useState } from 'react'
import { mayHaveSucceeded, type Failure, type Result } from '@/shared/api'
import type { Move, BoardItem } from './boardTypes'

/** An item shown in its target column until the server has confirmed the move. */
export interface Moving<T extends BoardItem> {
  item: T
  to: string
}

export interface Moves<T extends BoardItem> {
  moving: ReadonlyMap<string, Moving<T>>
  outcome: (Moving<T> & { failure: Failure | null }) | null
}

/**
 * Optimistic moves, reverted if the server rejects them. Cached answers are not changed: moves are laid over them.
 * `send` resolves after the columns were refetched, so that nothing jumps back in between; if the result of a move is
 * unknown, `refetch` does that.
 */
export function useMoves<T extends BoardItem, M extends Move>(
  send: (item: T, move: M) => Promise<Result<unknown>>,
  refetch: () => Promise<void>,
) {
  const [moving, setMoving] = useState<Moves<T>['moving']>(new Map())
  const [outcome, setOutcome] = useState<Moves<T>['outcome']>(null)
  const inFlight = useRef(new Set<string>())

  async function move(item: T, target: M) {
    const { id } = item
    const { to } = target
    if (inFlight.current.has(id)) return
    inFlight.current.add(id)
    setOutcome(null)
    setMoving((before) => new Map(before).set(id, { item, to }))
    const result = await send(item, target)
    if (!result.ok && mayHaveSucceeded(result)) await refetch()
    inFlight.current.delete(id)
    setMoving((before) => new Map([...before].filter(([other]) => other !== id)))
    setOutcome({ item, to, failure: result.ok ? null : result })
  }

  return { moving, outcome, move, forget: () => setOutcome(null) }
}
