import { createBankRequestHandler, type BankAnswers, type BankRequest } from './bankRequests'

export interface BankWorkerClient {
  /** Responses arrive in request order; null if the worker failed or was closed. */
  request: <R extends BankRequest>(request: R) => Promise<BankAnswers[R['kind']] | null>
  close: () => void
}

type Settle = (answer: BankAnswers[BankRequest['kind']] | null) => void

function createMainThreadClient(): BankWorkerClient {
  const answer = createBankRequestHandler()
  return {
    request: <R extends BankRequest>(request: R) => answer(request) as Promise<BankAnswers[R['kind']] | null>,
    close: () => {},
  }
}

/**
 * Parses bank files and searches for matches in a worker, to keep the page responsive; falls back to the main thread
 * where workers are unavailable.
 */
export function createBankWorkerClient(): BankWorkerClient {
  if (typeof Worker === 'undefined') return createMainThreadClient()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const pending: Settle[] = []
  let isClosed = false
  const end = () => {
    isClosed = true
    worker.terminate()
    for (const settle of pending.splice(0)) settle(null)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Parameters<Settle>[0]>) =>
    pending.shift()?.(data),
  )
  worker.addEventListener('error', end)
  return {
    request: (request) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(null)
        pending.push(resolve as Settle)
        worker.postMessage(request)
      }),
    close: end,
  }
}
