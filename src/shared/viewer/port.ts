import type { Answers, FromWorker, Outcome, Request, ToWorker } from './messages'

/** A line to what opens documents and paints their pages. */
export interface Port {
  /** Never rejects; a question that is given up is answered as cancelled. */
  ask: <R extends Request>(request: R, signal?: AbortSignal) => Promise<Outcome<Answers[R['kind']]>>
  /** Ends it, with every document that it holds. */
  close: () => void
}

type Settle = (outcome: FromWorker['outcome']) => void

/** Null in a browser that has no workers, or refuses this one. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

const GONE: Port = { ask: () => Promise.resolve({ ok: false, reason: 'gone' }), close: () => undefined }

/** Starts a worker of the viewer. */
export function openPort(): Port {
  const worker = startWorker()
  if (!worker) return GONE
  const pending = new Map<number, Settle>()
  let last = 0
  let isOver = false
  const end = () => {
    isOver = true
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
    // Nobody waits for it any more.
    else if (outcome.ok && 'bitmap' in outcome.value) outcome.value.bitmap.close()
  })
  worker.addEventListener('error', end)
  worker.addEventListener('messageerror', end)

  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  return {
    ask: (request, signal) =>
      new Promise((resolve) => {
        if (isOver) return resolve({ ok: false, reason: 'gone' })
        if (signal?.aborted) return resolve({ ok: false, reason: 'cancelled' })
        last += 1
        const id = last
        // The answer is of the type that its request asked for.
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
