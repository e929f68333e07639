import type { Evaluation } from '../method/evaluate'
import type { Appraisal } from './responder'
import type { EngineError, EngineResult } from '../method/engineResult'
import { openWorker, type OpenPort } from './port'
import type { Valuation } from '../method/valuationTypes'

type EvaluatorResult<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'invalid'; error: EngineError }
  | { ok: false; kind: 'failed'; message: string }
export type EvaluationResult = EvaluatorResult<Evaluation>

export interface Evaluator {
  /** Evaluates an input off the main thread; answers come in the order of the requests and never reject. */
  evaluate: (valuation: Valuation) => Promise<EvaluationResult>
  appraise: (valuation: Valuation) => Promise<EvaluatorResult<Appraisal>>
  close: () => void
}

/** Opens a worker that evaluates inputs as they are typed; the caller has to close it. */
export function openEvaluator(openPort: OpenPort = openWorker): Evaluator {
  const port = openPort()
  return {
    evaluate: (valuation) => toResult(port.ask({ kind: 'evaluate', valuation })),
    appraise: (valuation) => toResult(port.ask({ kind: 'appraise', valuation })),
    close: port.close,
  }
}

async function toResult<T>(pending: Promise<EngineResult<T>>): Promise<EvaluatorResult<T>> {
  try {
    const outcome = await pending
    return outcome.ok ? outcome : { ok: false, kind: 'invalid', error: outcome.error }
  } catch (reason) {
    return { ok: false, kind: 'failed', message: reason instanceof Error ? reason.message : String(reason) }
  }
}
