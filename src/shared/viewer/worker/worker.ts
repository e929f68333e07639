import type { FromWorker, ToWorker } from '../messages'
import { answer } from './answer'

const asked = new Map<number, AbortController>()

async function handle({ id, request }: Extract<ToWorker, { viewer: 'ask' }>) {
  const control = new AbortController()
  asked.set(id, control)
  // An unexpected error is reported for this page only: the others may be fine.
  const outcome = await answer(request, control.signal).catch(() => ({ ok: false, reason: 'page' }) as const)
  asked.delete(id)
  const bitmap = outcome.ok && 'bitmap' in outcome.value ? [outcome.value.bitmap] : []
  globalThis.postMessage({ viewer: 'answer', id, outcome } satisfies FromWorker, { transfer: bitmap })
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Partial<ToWorker>>) => {
  if (data.viewer === 'cancel') asked.get(data.id!)?.abort()
  if (data.viewer === 'ask') void handle(data as Extract<ToWorker, { viewer: 'ask' }>)
})
