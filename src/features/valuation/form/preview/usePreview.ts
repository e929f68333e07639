import { useEffect, useState } from 'react'
import { today } from '@/shared/lib/dates'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import type { EngineError, Evaluation, RunningSimulation, Statistics, Valuation } from '../../engine'
import { fieldOfError } from '../model/engineErrors'
import type { FieldPath } from '@/shared/form/fieldPath'
import { checkForm } from '../model/valuationBody'
import type { FormValues, ValuationForm } from '../model/valuationSchema'
import { useEvaluator } from './useEvaluator'

type Engine = typeof import('./previewEngine')

/** ms without input before the preview is computed. */
const DEBOUNCE_MS = 300
const PATHS = 100_000
/** Any number; the same form always gives the same picture. */
const SEED = 42

export interface PreviewResult {
  currency: ConvertibleCurrency
  baseDate: string
  evaluation: Evaluation
  /** Null until the first paths are computed. */
  statistics: Statistics | null
}

export interface Preview {
  /** Last result; kept while the next one is computed. */
  result: PreviewResult | null
  isComputing: boolean
  problem:
    | null
    | { kind: 'incomplete'; issues: readonly { path: FieldPath }[] }
    | { kind: 'refused'; error: EngineError; path: FieldPath }
    | { kind: 'failed' }
}

export const NO_PREVIEW: Preview = { result: null, isComputing: true, problem: null }

/** Value of the form as typed so far, computed in workers; every edit cancels the previous calculation. */
export function usePreview(values: FormValues): Preview {
  const [preview, setPreview] = useState(NO_PREVIEW)
  const evaluator = useEvaluator()

  useEffect(() => {
    let isCancelled = false
    let simulation: RunningSimulation | null = null

    const show = (change: Partial<Preview>) => {
      if (!isCancelled) setPreview((before) => ({ ...before, isComputing: false, ...change }))
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
        if (isCancelled) return
        evaluator.current ??= engine.openEvaluator()
      } catch {
        return show({ problem: { kind: 'failed' } }) // no workers available, or the chunk failed to load
      }
      const { valuation } = engine.toValuation(form, today())
      const evaluated = await evaluator.current.evaluate(valuation)
      if (isCancelled) return
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
    }, DEBOUNCE_MS)

    return () => {
      isCancelled = true
      clearTimeout(timer)
      simulation?.cancel()
    }
  }, [values, evaluator])

  return preview
}
