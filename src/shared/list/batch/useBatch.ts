import { useEffect, useRef, useState } from 'react'
import type { CallOptions, Failure, FailureKind, Result } from '@/shared/api'
import { limitConcurrency } from '@/shared/lib/limitConcurrency'
import { trackPending } from '@/shared/lib/pendingWork'

/** Low, because the server has others to serve. */
const MAX_CONCURRENT = 2

/** After one of these, the remaining items would only fail too. */
const FATAL_KINDS: ReadonlySet<FailureKind> = new Set([
  'cancelled',
  'unauthorized',
  'device-expired',
  'bad-gateway',
])

type ItemOutcome = 'done' | Failure

/** Either a request per item, a few at a time, or a single request for all, whose answer has a result per item. */
type BatchMode<T> =
  | { each: (item: T, options: CallOptions) => Promise<Result<unknown>> }
  | { all: (items: readonly T[]) => Promise<Result<(item: T) => ItemOutcome>> }

async function run<T>(
  mode: BatchMode<T>,
  items: readonly T[],
  record: (item: T, outcome: ItemOutcome) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  if ('all' in mode) {
    const result = await mode.all(items)
    if (!result.ok) return result
    for (const item of items) record(item, result.data(item))
    return null
  }
  await limitConcurrency(
    items,
    async (item) => {
      const result = await mode.each(item, { signal })
      if (!result.ok && result.kind === 'cancelled') return 'stop'
      record(item, result.ok ? 'done' : result)
      return !result.ok && FATAL_KINDS.has(result.kind) ? 'stop' : 'next'
    },
    { concurrency: MAX_CONCURRENT, signal },
  )
  return null
}

export interface Batch<T> {
  phase: 'before' | 'running' | 'over'
  /** True for a request per item: progress is known and the batch can be stopped. */
  hasSteps: boolean
  /** Items not started are absent. */
  outcomes: ReadonlyMap<T, ItemOutcome>
  failure: Failure | null
  start: (items: readonly T[]) => Promise<void>
  /** Starts no further item. Running requests finish, or are aborted if they use the signal. */
  cancel: () => void
}

/**
 * Runs an action on many items and records the result of each. Leaving the screen starts no further item; closing the
 * browser tab asks first.
 */
export function useBatch<T>(
  mode: BatchMode<T>,
  onFinished: (done: readonly T[]) => void | Promise<void>,
): Batch<T> {
  const [phase, setPhase] = useState<Batch<T>['phase']>('before')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<T, ItemOutcome>>(new Map())
  const [failure, setFailure] = useState<Failure | null>(null)
  const controller = useRef<AbortController>(null)

  useEffect(() => () => controller.current?.abort(), [])

  async function start(items: readonly T[]) {
    if (controller.current) return
    const control = new AbortController()
    controller.current = control
    const untrack = trackPending(() => control.abort())
    const thisRun = new Map<T, ItemOutcome>()
    const record = (item: T, outcome: ItemOutcome) => {
      thisRun.set(item, outcome)
      setOutcomes((before) => new Map(before).set(item, outcome))
    }
    setPhase('running')
    setFailure(null)
    // Items to be retried have no result until the retry ends.
    setOutcomes((before) => new Map([...before].filter(([item]) => !items.includes(item))))
    const batchFailure = await run(mode, items, record, control.signal)
    await onFinished([...thisRun].filter(([, outcome]) => outcome === 'done').map(([item]) => item))
    controller.current = null
    untrack()
    setFailure(batchFailure)
    setPhase(batchFailure ? 'before' : 'over')
  }

  return {
    phase,
    hasSteps: 'each' in mode,
    outcomes,
    failure,
    start,
    cancel: () => controller.current?.abort(),
  }
}
