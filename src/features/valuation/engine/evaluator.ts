import type { Evaluation } from './evaluate'
import type { EngineError } from './outcome'
import { openWorker, type OpenPort } from './port'
import type { Valuation } from './types'

export type EvaluationResult =
  | { ok: true; value: Evaluation }
  | { ok: false; kind: 'invalid'; error: EngineError }
  | { ok: false; kind: 'failed'; message: string }

export interface Evaluator {
  /** Values an input off the main thread; answers come in the order of the questions and never reject. */
  evaluate: (valuation: Valuation) => Promise<EvaluationResult>
  close: () => void
}

/** A worker that values inputs as they are typed; to be closed by whoever opened it. */
export function openEvaluator(openPort: OpenPort = openWorker): Evaluator {
  const port = openPort()
  return {
    evaluate: async (valuation) => {
      try {
        const outcome = await port.ask({ kind: 'evaluate', valuation })
        return outcome.ok ? outcome : { ok: false, kind: 'invalid', error: outcome.error }
      } catch (reason) {
        return {
          ok: false,
          kind: 'failed',
          message: reason instanceof Error ? reason.message : String(reason),
        }
      }
    },
    close: port.close,
  }
}
