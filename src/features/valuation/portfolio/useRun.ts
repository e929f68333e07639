import { useEffect, useRef, useState } from 'react'
import type { Run } from '../engine'

export interface RunState<T, S> {
  result: T | null
  settings: S | null
  /** Progress of the current run, 0 to 1; null when idle. */
  share: number | null
  ended: 'complete' | 'cancelled' | 'failed' | null
}

/** Runs a calculation in workers, one at a time; it stops when cancelled or unmounted. */
export function useRun<T, S>(start: (settings: S, onProgress: (share: number) => void) => Run<T>) {
  const [state, setState] = useState<RunState<T, S>>({
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
    const thisRun = start(settings, (share) => {
      if (running.current === thisRun) setState((before) => ({ ...before, share }))
    })
    running.current = thisRun
    void thisRun.done.then((outcome) => {
      if (running.current !== thisRun) return
      const over = { share: null, ended: outcome.ok ? ('complete' as const) : endOf(outcome) }
      setState((before) => ({ ...before, ...over, ...(outcome.ok && { result: outcome.value, settings }) }))
    })
  }

  return { state, run, cancel: () => running.current?.cancel() }
}

const endOf = ({ kind }: { kind: 'cancelled' | 'failed' }) => kind
