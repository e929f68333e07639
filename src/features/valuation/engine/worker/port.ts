import type { EngineAnswers, EngineRequest } from './responder'

/** Connection to a calculation that answers in the order of the requests; rejects when it breaks down. */
export interface Port {
  ask: <R extends EngineRequest>(request: R) => Promise<EngineAnswers[R['kind']]>
  close: () => void
}

export type OpenPort = () => Port

interface Pending {
  // Answers come in the order of the requests, so each is of the type its request asked for.
  resolve: (answer: MessageEvent['data']) => void
  reject: (reason: Error) => void
}

/** Number of workers that share a calculation: the processor's cores but one, 1 to 4. */
export const defaultWorkers = () =>
  Math.min(4, Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1))

export const openWorker: OpenPort = () => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const pending: Pending[] = []
  const fail = (message: string) => {
    for (const { reject } of pending.splice(0)) reject(new Error(message))
  }
  worker.addEventListener('message', (event) => pending.shift()?.resolve(event.data))
  worker.addEventListener('error', (event) => fail(event.message || 'The calculation could not be started.'))
  worker.addEventListener('messageerror', () => fail('The answer of the calculation could not be read.'))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        pending.push({ resolve, reject })
        worker.postMessage(request)
      }),
    close: () => {
      worker.terminate()
      fail('The calculation was stopped.')
    },
  }
}
