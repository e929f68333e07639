import { createResponder } from '@/features/valuation/engine/worker/responder'

/**
 * The engine's worker on this thread, for environments without one: clones messages like a real worker and answers
 * asynchronously.
 */
export class LocalWorker extends EventTarget {
  private readonly respond = createResponder()
  private isClosed = false

  postMessage(request: Parameters<ReturnType<typeof createResponder>>[0]) {
    const received = structuredClone(request)
    queueMicrotask(() => {
      if (this.isClosed) return
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(this.respond(received)) }))
    })
  }

  terminate() {
    this.isClosed = true
  }
}
