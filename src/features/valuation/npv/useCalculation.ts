import { useEffect, useMemo, useState } from 'react'
import { openEvaluator } from '../engine'
import { useEvaluator } from '../form/preview/useEvaluator'
import { calculationOf, type Calculation } from './calculation'
import type { FieldPath } from '@/shared/form/fieldPath'
import { checkNpv } from './body'
import { npvValuation } from './npvValuation'
import type { NpvForm, NpvValues } from './schema'

/** Ms of rest after the last key before the value is computed. */
const REST = 150

export interface LiveCalculation {
  /** The last result; stays on view, greyed, while it is not that of what is typed now. */
  result: Calculation | null
  isCurrent: boolean
  problem: null | { kind: 'incomplete'; issues: readonly { path: FieldPath }[] } | { kind: 'failed' }
}

interface Computed extends Omit<LiveCalculation, 'isCurrent'> {
  /** The values that `result` is computed from. */
  from: NpvValues | null
}

/** Before the first rest is over. */
export const NO_CALCULATION: LiveCalculation = { result: null, problem: null, isCurrent: false }

const NOTHING: Computed = { result: null, problem: null, from: null }

/** What the values typed so far are worth, computed in a worker; an answer to older values changes nothing. */
export function useCalculation(values: NpvValues): LiveCalculation {
  const [{ from, result, problem }, setComputed] = useState(NOTHING)
  const evaluator = useEvaluator()

  useEffect(() => {
    let isOver = false
    const show = (change: Partial<Computed>) => {
      if (!isOver) setComputed((before) => ({ ...before, ...change }))
    }

    async function compute(form: NpvForm) {
      try {
        evaluator.current ??= openEvaluator()
      } catch {
        return show({ problem: { kind: 'failed' } }) // no workers here
      }
      const appraised = await evaluator.current.appraise(npvValuation(form).valuation)
      if (appraised.ok)
        return show({ result: calculationOf(form, appraised.value), from: values, problem: null })
      // What the engine refuses is refused by the form's rules before.
      if (!isOver) {
        evaluator.current?.close()
        evaluator.current = null // the next edit starts another worker
      }
      show({ problem: { kind: 'failed' } })
    }

    const timer = setTimeout(() => {
      const { body, issues } = checkNpv(values)
      if (body) void compute(body)
      else show({ problem: { kind: 'incomplete', issues } })
    }, REST)

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [values, evaluator])

  const isCurrent = from === values
  return useMemo(() => ({ result, problem, isCurrent }), [result, problem, isCurrent])
}
