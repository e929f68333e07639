import { useEffect, useRef } from 'react'
import type { Evaluator } from '../../engine'

/** The worker that a live calculation keeps from one edit to the next, once it has opened one; closed with its screen. */
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
