import type { Evaluation } from '../method/evaluate'
import type { Appraisal } from './responder'
import type { EngineError, Outcome } from '../method/outcome'
import { openWorker, type OpenPort } from './port'
import type { Valuation } from '../method/types'

type Answered<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'invalid'; error: EngineError }
  | { ok: false; kind: 'failed'; message: string }
export type EvaluationResult = Answered<Evaluation>

export interface Evaluator {
  /** Values an input off the main thread; answers come in the order of the questions and never reject. */
  evaluate: (valuation: Valuation) => Promise<EvaluationResult>
  /** The same with its sensitivity. */
  appraise: (valuation: Valuation) => Promise<Answered<Appraisal>>
  close: () => void
}

/** A worker that values inputs as they are typed; to be closed by whoever opened it. */
export function openEvaluator(openPort: OpenPort = openWorker): Evaluator {
  const port = openPort()
  return {
    evaluate: (valuation) => answered(port.ask({ kind: 'evaluate', valuation })),
    appraise: (valuation) => answered(port.ask({ kind: 'appraise', valuation })),
    close: port.close,
  }
}

async function answered<T>(asked: Promise<Outcome<T>>): Promise<Answered<T>> {
  try {
    const outcome = await asked
    return outcome.ok ? outcome : { ok: false, kind: 'invalid', error: outcome.error }
  } catch (reason) {
    return { ok: false, kind: 'failed', message: reason instanceof Error ? reason.message : String(reason) }
  }
}
