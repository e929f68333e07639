import { createBankWork, type BankAnswers, type BankRequest } from './bankWork'

export interface BankPort {
  /** Answers come in the order of the questions. */
  ask: <R extends BankRequest>(request: R) => Promise<BankAnswers[R['kind']]>
  close: () => void
}

type Answer = BankAnswers[BankRequest['kind']]

/** On the page's own thread. */
function openHere(): BankPort {
  const answer = createBankWork()
  return {
    ask: <R extends BankRequest>(request: R) => answer(request) as Promise<BankAnswers[R['kind']]>,
    close: () => {},
  }
}

/** Reads bank files and looks for matches in a worker, so that the page stays alive; here where there is none. */
export function openBank(): BankPort {
  if (typeof Worker === 'undefined') return openHere()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting: { resolve: (answer: Answer) => void; reject: (reason: Error) => void }[] = []
  const fail = (message: string) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(message))
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.shift()?.resolve(data))
  worker.addEventListener('error', ({ message }) => fail(message || 'The work could not be started.'))
  return {
    ask: <R extends BankRequest>(request: R) =>
      new Promise<BankAnswers[R['kind']]>((resolve, reject) => {
        waiting.push({ resolve: resolve as (answer: Answer) => void, reject })
        worker.postMessage(request)
      }),
    close: () => {
      worker.terminate()
      fail('The work was given up.')
    },
  }
}
