import { useEffect, useRef, useState } from 'react'
import type { Run } from '../engine'

export interface Running<T, S> {
  /** Of the last run that came to its end; null before it. */
  result: T | null
  /** What the result was computed from. */
  settings: S | null
  /** Part of the run under way that is done, 0..1; null when none is. */
  share: number | null
  /** How the last run ended. */
  ended: 'complete' | 'cancelled' | 'failed' | null
}

/** Runs a calculation in workers, the last one only; it stops when it is cancelled or its screen goes away. */
export function useRun<T, S>(start: (settings: S, onProgress: (share: number) => void) => Run<T>) {
  const [state, setState] = useState<Running<T, S>>({
    result: null,
    settings: null,
    share: null,
    ended: null,
  })
  const running = useRef<Run<T> | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  function run(settings: S) {
    running.current?.cancel()
    setState((before) => ({ ...before, share: 0, ended: null }))
    const mine = start(settings, (share) => {
      if (running.current === mine) setState((before) => ({ ...before, share }))
    })
    running.current = mine
    void mine.done.then((outcome) => {
      if (running.current !== mine) return
      const over = { share: null, ended: outcome.ok ? ('complete' as const) : endOf(outcome) }
      setState((before) => ({ ...before, ...over, ...(outcome.ok && { result: outcome.value, settings }) }))
    })
  }

  return { state, run, cancel: () => running.current?.cancel() }
}

const endOf = ({ kind }: { kind: 'cancelled' | 'failed' }) => kind
