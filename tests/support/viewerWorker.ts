import { vi } from 'vitest'
import type { Answers, BadFile, Outcome, Request, ToWorker } from '@/shared/viewer/messages'

type Listener = (event: { data: unknown }) => void

const A4 = { width: 595, height: 842 }
const blank = { width: 1, height: 1, close: () => undefined } as unknown as ImageBitmap

interface StubOptions {
  pages?: number
  /** The defect of every document. */
  bad?: BadFile
  /** Pages that contain the searched text, with the number of hits. */
  hits?: { page: number; count: number }[]
  /** Pages that differ between two compared documents. */
  changed?: number[]
}

let running = 0

export const openWorkers = () => running

/**
 * Stubs the viewer's web worker, which jsdom cannot run: documents have the given number of blank pages, answered on
 * this thread. Returns the recorded requests; {@link openWorkers} counts the workers that hold a document.
 */
export function stubViewerWorker({ pages = 3, bad, hits = [], changed = [] }: StubOptions = {}): Request[] {
  const requests: Request[] = []
  running = 0

  function answer(request: Request): Outcome<Answers[Request['kind']]> {
    requests.push(request)
    switch (request.kind) {
      case 'open':
        return bad ? { ok: false, reason: bad } : { ok: true, value: { document: 1, pages, first: A4 } }
      case 'print':
        return { ok: true, value: { picture: new Blob(), size: A4 } }
      case 'hold':
        return { ok: true, value: { ...A4, size: A4 } }
      case 'outline':
        return { ok: true, value: { rows: [{ title: 'Section 1', depth: 0, page: 1 }] } }
      case 'find':
        return {
          ok: true,
          value: { hits: hits.filter(({ page }) => page >= request.from && page <= request.to) },
        }
      case 'compare':
        return {
          ok: true,
          value: {
            regions: changed.includes(request.after.page) ? [{ left: 0, top: 0, width: 1, height: 0.1 }] : [],
          },
        }
      default:
        return { ok: true, value: { bitmap: blank, size: A4 } }
    }
  }

  class ViewerWorker {
    private readonly listeners: Listener[] = []
    private isOver = false
    constructor(url: URL) {
      running += 1
      if (!url.pathname.endsWith('viewer/worker/worker.ts')) throw new Error('only the viewer works here')
    }
    addEventListener(type: string, listener: Listener) {
      if (type === 'message') this.listeners.push(listener)
    }
    postMessage(message: ToWorker) {
      if (message.viewer !== 'ask') return
      setTimeout(() => {
        if (this.isOver) return
        const data = { viewer: 'answer', id: message.id, outcome: answer(message.request) }
        for (const listen of this.listeners) listen({ data })
      })
    }
    terminate() {
      if (!this.isOver) running -= 1
      this.isOver = true
    }
  }
  vi.stubGlobal('Worker', ViewerWorker)
  return requests
}
