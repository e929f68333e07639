import { vi } from 'vitest'
import { createResponder, type EngineRequest } from '@/features/valuation/engine/worker/responder'

type Listener = (event: { data: unknown }) => void

/**
 * Stubs the engine's web worker, which jsdom lacks: requests are answered on this thread, one task later, until `hold`
 * is called.
 */
export function stubEngineWorker() {
  let isHeld = false
  class EngineWorker {
    private readonly respond = createResponder()
    private readonly listeners: Listener[] = []
    private isOver = false
    constructor(url: URL) {
      if (!url.pathname.endsWith('engine/worker/worker.ts')) throw new Error('only the engine works here')
    }
    addEventListener(type: string, listener: Listener) {
      if (type === 'message') this.listeners.push(listener)
    }
    postMessage(request: EngineRequest) {
      setTimeout(() => {
        if (this.isOver || isHeld) return
        const data = this.respond(request)
        for (const listen of this.listeners) listen({ data })
      })
    }
    terminate() {
      this.isOver = true
    }
  }
  vi.stubGlobal('Worker', EngineWorker)
  return {
    hold: () => {
      isHeld = true
    },
  }
}
