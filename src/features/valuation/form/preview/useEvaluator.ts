import { useEffect, useRef } from 'react'
import type { Evaluator } from '../../engine'

/** Worker that a live calculation keeps between edits, once it has opened one; closed on unmount. */
export function useEvaluator() {
  const evaluator = useRef<Evaluator | null>(null)
  useEffect(
    () => () => {
      evaluator.current?.close()
      evaluator.current = null
    },
    [],
  )
  return evaluator
}
