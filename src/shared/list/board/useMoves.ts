import { useRef, useState } from 'react'
import { mayHaveSucceeded, type Failure, type Result } from '@/shared/api'
import type { Move, Thing } from './boardTypes'

/** A thing that is shown where it is meant to go, until the server has said that it is there. */
export interface Moving<T extends Thing> {
  thing: T
  to: string
}

export interface Moves<T extends Thing> {
  moving: ReadonlyMap<string, Moving<T>>
  /** The last move, once it is over. */
  outcome: (Moving<T> & { failure: Failure | null }) | null
}

/**
 * Moves that are shown before the server has answered, and taken back where it refuses. The answers that the board has
 * read stay as they are: what is on its way is laid over them. `send` resolves when the columns have been read anew, so
 * that nothing jumps back in between; where it is not known what became of a move, `readAnew` does that.
 */
export function useMoves<T extends Thing, M extends Move>(
  send: (thing: T, move: M) => Promise<Result<unknown>>,
  readAnew: () => Promise<void>,
) {
  const [moving, setMoving] = useState<Moves<T>['moving']>(new Map())
  const [outcome, setOutcome] = useState<Moves<T>['outcome']>(null)
  const underWay = useRef(new Set<string>())

  async function move(thing: T, way: M) {
    const { id } = thing
    const { to } = way
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    setOutcome(null)
    setMoving((before) => new Map(before).set(id, { thing, to }))
    const result = await send(thing, way)
    if (!result.ok && mayHaveSucceeded(result)) await readAnew()
    underWay.current.delete(id)
    setMoving((before) => new Map([...before].filter(([other]) => other !== id)))
    setOutcome({ thing, to, failure: result.ok ? null : result })
  }

  return { moving, outcome, move, forget: () => setOutcome(null) }
}
