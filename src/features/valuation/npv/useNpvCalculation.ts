import { useEffect, useMemo, useState } from 'react'
import { openEvaluator } from '../engine'
import { useEvaluator } from '../form/preview/useEvaluator'
import { calculationOf, type Calculation } from './calculation'
import type { FieldPath } from '@/shared/form/fieldPath'
import { checkNpv } from './npvBody'
import { npvValuation } from './npvValuation'
import type { NpvForm, NpvValues } from './npvSchema'

const DEBOUNCE_MS = 150

export interface LiveCalculation {
  /** Last result. Stays visible, greyed out, while it is not that of the current values. */
  result: Calculation | null
  isCurrent: boolean
  problem: null | { kind: 'incomplete'; issues: readonly { path: FieldPath }[] } | { kind: 'failed' }
}

interface Computed extends Omit<LiveCalculation, 'isCurrent'> {
  from: NpvValues | null
}

export const NO_CALCULATION: LiveCalculation = { result: null, problem: null, isCurrent: false }

const NO_RESULT: Computed = { result: null, problem: null, from: null }

/** Computes the typed values in a worker; results of older values are ignored. */
export function useCalculation(values: NpvValues): LiveCalculation {
  const [{ from, result, problem }, setComputed] = useState(NO_RESULT)
  const evaluator = useEvaluator()

  useEffect(() => {
    let isCancelled = false
    const show = (change: Partial<Computed>) => {
      if (!isCancelled) setComputed((before) => ({ ...before, ...change }))
    }

    async function compute(form: NpvForm) {
      try {
        evaluator.current ??= openEvaluator()
      } catch {
        return show({ problem: { kind: 'failed' } }) // workers are not available
      }
      const appraised = await evaluator.current.appraise(npvValuation(form).valuation)
      if (appraised.ok)
        return show({ result: calculationOf(form, appraised.value), from: values, problem: null })
      // Unexpected: the form's rules reject every input that the engine would reject.
      if (!isCancelled) {
        evaluator.current?.close()
        evaluator.current = null // the next edit starts another worker
      }
      show({ problem: { kind: 'failed' } })
    }

    const timer = setTimeout(() => {
      const { body, issues } = checkNpv(values)
      if (body) void compute(body)
      else show({ problem: { kind: 'incomplete', issues } })
    }, DEBOUNCE_MS)

    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [values, evaluator])

  const isCurrent = from === values
  return useMemo(() => ({ result, problem, isCurrent }), [result, problem, isCurrent])
}
