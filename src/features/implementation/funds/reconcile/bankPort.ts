import { createBankWork, type BankAnswers, type BankRequest } from './bankWork'

export interface BankPort {
  /** Answers come in the order of the questions; null where the work broke off or was given up. */
  ask: <R extends BankRequest>(request: R) => Promise<BankAnswers[R['kind']] | null>
  close: () => void
}

type Settle = (answer: BankAnswers[BankRequest['kind']] | null) => void

/** On the page's own thread. */
function openHere(): BankPort {
  const answer = createBankWork()
  return {
    // The answer is of the kind that was asked for.
    ask: <R extends BankRequest>(request: R) => answer(request) as Promise<BankAnswers[R['kind']] | null>,
    close: () => {},
  }
}

/** Reads bank files and looks for matches in a worker, so that the page stays alive; here where there is none. */
export function openBank(): BankPort {
  if (typeof Worker === 'undefined') return openHere()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting: Settle[] = []
  let isOver = false
  const end = () => {
    isOver = true
    worker.terminate()
    for (const settle of waiting.splice(0)) settle(null)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Parameters<Settle>[0]>) =>
    waiting.shift()?.(data),
  )
  worker.addEventListener('error', end)
  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (isOver) return resolve(null)
        waiting.push(resolve as Settle)
        worker.postMessage(request)
      }),
    close: end,
  }
}
