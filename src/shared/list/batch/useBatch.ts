import { useEffect, useRef, useState } from 'react'
import type { CallOptions, Failure, FailureKind, Result } from '@/shared/api'
import { inTurns } from '@/shared/lib/limitConcurrency'
import { trackPending } from '@/shared/lib/pendingWork'

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

/** One step for each thing, a few at a time; or one call for all of them, whose answer says what became of each. */
type Way<T> =
  | { each: (thing: T, options: CallOptions) => Promise<Result<unknown>> }
  | { all: (things: readonly T[]) => Promise<Result<(thing: T) => Outcome>> }

/** Notes what became of each thing; gives why nothing can be said of any. */
async function run<T>(
  way: Way<T>,
  things: readonly T[],
  note: (thing: T, outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  if ('all' in way) {
    const result = await way.all(things)
    if (!result.ok) return result
    for (const thing of things) note(thing, result.data(thing))
    return null
  }
  await inTurns(
    things,
    async (thing) => {
      const result = await way.each(thing, { signal })
      if (!result.ok && result.kind === 'cancelled') return 'stop'
      note(thing, result.ok ? 'done' : result)
      return !result.ok && ENDS_ALL.has(result.kind) ? 'stop' : 'next'
    },
    { atOnce: AT_ONCE, signal },
  )
  return null
}

export interface Batch<T> {
  phase: 'before' | 'running' | 'over'
  /** There is a step for each thing, so that it can be seen how far it has come, and stopped. */
  hasSteps: boolean
  /** What became of each thing; those not begun are absent. */
  outcomes: ReadonlyMap<T, Outcome>
  /** Why nothing is known of any. */
  failure: Failure | null
  start: (things: readonly T[]) => Promise<void>
  /** Begins no other step. Those under way end, or are cut off where the step hands the signal on. */
  cancel: () => void
}

/**
 * Does one thing to many, and remembers what became of each. Leaving the screen begins no other step; closing the
 * browser's tab asks first.
 */
export function useBatch<T>(
  way: Way<T>,
  /** Told of what was done in this run. */
  onOver: (done: readonly T[]) => void | Promise<void>,
): Batch<T> {
  const [phase, setPhase] = useState<Batch<T>['phase']>('before')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<T, Outcome>>(new Map())
  const [failure, setFailure] = useState<Failure | null>(null)
  const controller = useRef<AbortController>(null)

  useEffect(() => () => controller.current?.abort(), [])

  async function start(things: readonly T[]) {
    if (controller.current) return
    const control = new AbortController()
    controller.current = control
    const endWork = trackPending(() => control.abort())
    const mine = new Map<T, Outcome>()
    const note = (thing: T, outcome: Outcome) => {
      mine.set(thing, outcome)
      setOutcomes((before) => new Map(before).set(thing, outcome))
    }
    setPhase('running')
    setFailure(null)
    // Those to be tried again have no outcome until they have another.
    setOutcomes((before) => new Map([...before].filter(([thing]) => !things.includes(thing))))
    const whole = await run(way, things, note, control.signal)
    await onOver([...mine].filter(([, outcome]) => outcome === 'done').map(([thing]) => thing))
    controller.current = null
    endWork()
    setFailure(whole)
    setPhase(whole ? 'before' : 'over')
  }

  return {
    phase,
    hasSteps: 'each' in way,
    outcomes,
    failure,
    start,
    cancel: () => controller.current?.abort(),
  }
}
