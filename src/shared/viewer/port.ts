import type { Answers, FromWorker, Outcome, Request, ToWorker } from './messages'

export interface Port {
  /** Never rejects; an aborted request resolves as cancelled. */
  ask: <R extends Request>(request: R, signal?: AbortSignal) => Promise<Outcome<Answers[R['kind']]>>
  close: () => void
}

type Settle = (outcome: FromWorker['outcome']) => void

/** Null if the browser has no workers, or rejects this one. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

const CLOSED_PORT: Port = {
  ask: () => Promise.resolve({ ok: false, reason: 'gone' }),
  close: () => undefined,
}

export function openPort(): Port {
  const worker = startWorker()
  if (!worker) return CLOSED_PORT
  const pending = new Map<number, Settle>()
  let lastId = 0
  let isClosed = false
  const end = () => {
    isClosed = true
    worker.terminate()
    for (const settle of pending.values()) settle({ ok: false, reason: 'gone' })
    pending.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<FromWorker>>) => {
    if (data.viewer !== 'answer') return
    const { id, outcome } = data as FromWorker
    const settle = pending.get(id)
    pending.delete(id)
    if (settle) settle(outcome)
    // The request was cancelled: nobody takes the bitmap.
    else if (outcome.ok && 'bitmap' in outcome.value) outcome.value.bitmap.close()
  })
  worker.addEventListener('error', end)
  worker.addEventListener('messageerror', end)

  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  return {
    ask: (request, signal) =>
      new Promise((resolve) => {
        if (isClosed) return resolve({ ok: false, reason: 'gone' })
        if (signal?.aborted) return resolve({ ok: false, reason: 'cancelled' })
        lastId += 1
        const id = lastId
        // The answer has the type of its request.
        pending.set(id, resolve as Settle)
        signal?.addEventListener('abort', () => {
          if (!pending.delete(id)) return
          send({ viewer: 'cancel', id })
          resolve({ ok: false, reason: 'cancelled' })
        })
        send({ viewer: 'ask', id, request }, request.kind === 'open' ? [request.bytes] : [])
      }),
    close: end,
  }
}
