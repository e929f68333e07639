import { useEffect, useState } from 'react'
import { today } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import type { EngineError, Evaluation, RunningSimulation, Statistics, Valuation } from '../../engine'
import { fieldOfError } from '../model/engineErrors'
import type { FieldPath } from '@/shared/form/fieldPath'
import { checkForm } from '../model/body'
import type { FormValues, ValuationForm } from '../model/schema'
import { useEvaluator } from './useEvaluator'

type Engine = typeof import('./previewEngine')

/** Ms of rest after the last key before the preview is computed. */
const REST = 300
const PATHS = 100_000
/** Any number; the same one gives the same picture for the same form. */
const SEED = 42

export interface PreviewResult {
  currency: Currency
  baseDate: string
  evaluation: Evaluation
  /** Null until the first paths are there. */
  statistics: Statistics | null
}

export interface Preview {
  /** The last result; stays on view while the next one is computed. */
  result: PreviewResult | null
  isComputing: boolean
  problem:
    | null
    | { kind: 'incomplete'; issues: readonly { path: FieldPath }[] }
    | { kind: 'refused'; error: EngineError; path: FieldPath }
    | { kind: 'failed' }
}

/** Before the first rest is over. */
export const NOTHING: Preview = { result: null, isComputing: true, problem: null }

/** What the form as typed so far is worth, computed in workers; every edit stops the calculation of the one before. */
export function usePreview(values: FormValues): Preview {
  const [preview, setPreview] = useState(NOTHING)
  const evaluator = useEvaluator()

  useEffect(() => {
    let isOver = false
    let simulation: RunningSimulation | null = null

    const show = (change: Partial<Preview>) => {
      if (!isOver) setPreview((before) => ({ ...before, isComputing: false, ...change }))
    }

    async function simulate(engine: Engine, valuation: Valuation, result: PreviewResult) {
      const options = { paths: PATHS, seed: SEED, distributions: engine.DEFAULT_DISTRIBUTIONS }
      simulation = engine.startSimulation(valuation, options, ({ statistics }) => {
        if (statistics) show({ result: { ...result, statistics } })
      })
      const done = await simulation.done
      if (done.ok) show({ result: { ...result, statistics: done.value } })
    }

    async function compute(form: ValuationForm) {
      let engine: Engine
      try {
        engine = await import('./previewEngine')
        if (isOver) return
        evaluator.current ??= engine.openEvaluator()
      } catch {
        return show({ problem: { kind: 'failed' } }) // no workers here, or no way to the server
      }
      const { valuation } = engine.toValuation(form, today())
      const evaluated = await evaluator.current.evaluate(valuation)
      if (isOver) return
      if (!evaluated.ok) {
        if (evaluated.kind === 'failed') return show({ problem: { kind: 'failed' } })
        const { error } = evaluated
        return show({ result: null, problem: { kind: 'refused', error, path: fieldOfError(error, form) } })
      }
      const { currency, baseDate } = form
      const result = { currency, baseDate, evaluation: evaluated.value, statistics: null }
      show({ result, problem: null })
      await simulate(engine, valuation, result)
    }

    const timer = setTimeout(() => {
      const { body, issues } = checkForm(values)
      if (!body) return show({ result: null, problem: { kind: 'incomplete', issues } })
      show({ isComputing: true })
      void compute(body)
    }, REST)

    return () => {
      isOver = true
      clearTimeout(timer)
      simulation?.cancel()
    }
  }, [values, evaluator])

  return preview
}
