import { useEffect, useRef, useState } from 'react'
import type { CallOptions, Failure, FailureKind, Result } from '@/shared/api'
import { inTurns } from '@/shared/lib/inTurns'
import { beginWork } from '@/shared/lib/unfinished'

/** Steps that run at the same time: the server has others to serve. */
const AT_ONCE = 2

/** After one of these the others would only fail as well. */
const ENDS_ALL: ReadonlySet<FailureKind> = new Set([
  'cancelled',
  'unauthorized',
  'device-expired',
  'bad-gateway',
])

type Outcome = 'done' | Failure

export interface Bulk<T> {
  phase: 'before' | 'running' | 'over'
  /** What became of each thing; those not begun are absent. */
  outcomes: ReadonlyMap<T, Outcome>
  start: (things: readonly T[]) => Promise<void>
  /** Begins no other step. Those under way end, or are cut off where the step hands the signal on. */
  cancel: () => void
}

/**
 * Does one thing to many, and remembers what became of each. Leaving the screen begins no other step; closing the
 * browser's tab asks first.
 */
export function useBulk<T>(
  step: (thing: T, options: CallOptions) => Promise<Result<unknown>>,
  /** Told of what was done in this run. */
  onOver: (done: readonly T[]) => void | Promise<void>,
): Bulk<T> {
  const [phase, setPhase] = useState<Bulk<T>['phase']>('before')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<T, Outcome>>(new Map())
  const controller = useRef<AbortController>(null)

  useEffect(() => () => controller.current?.abort(), [])

  async function start(things: readonly T[]) {
    if (controller.current) return
    const control = new AbortController()
    controller.current = control
    const endWork = beginWork(() => control.abort())
    const mine = new Map<T, Outcome>()
    const note = (thing: T, outcome: Outcome) => {
      mine.set(thing, outcome)
      setOutcomes((before) => new Map(before).set(thing, outcome))
    }
    setPhase('running')
    // Those to be tried again have no outcome until they have another.
    setOutcomes((before) => new Map([...before].filter(([thing]) => !things.includes(thing))))
    await inTurns(
      things,
      async (thing) => {
        const result = await step(thing, { signal: control.signal })
        if (!result.ok && result.kind === 'cancelled') return 'stop'
        note(thing, result.ok ? 'done' : result)
        return !result.ok && ENDS_ALL.has(result.kind) ? 'stop' : 'next'
      },
      { atOnce: AT_ONCE, signal: control.signal },
    )
    await onOver([...mine].filter(([, outcome]) => outcome === 'done').map(([thing]) => thing))
    controller.current = null
    endWork()
    setPhase('over')
  }

  return { phase, outcomes, start, cancel: () => controller.current?.abort() }
}
