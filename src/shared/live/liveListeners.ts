import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { reportError } from '@/shared/lib/reportError'

type Handle = (data: unknown) => void

const handlers = new Map<string, Set<Handle>>()
const missedHandlers = new Set<() => void>()

/**
 * Acts on each live message of a name, with its checked `data`; gives what to call to stop. Messages that nobody
 * listens to are ignored. A message may be missed (see {@link onMissed}), so it announces and does not carry truth.
 */
export function onLive<T>(name: string, schema: $ZodType<T>, act: (data: T) => void): () => void {
  const handle = (data: unknown) => {
    const parsed = safeParse(schema, data)
    if (parsed.success) return act(parsed.data)
    // The place, never the value: messages hold personal data.
    reportError('live message', [name, ...(parsed.error.issues[0]?.path ?? [])].join('.'))
  }
  const own = handlers.get(name) ?? new Set()
  handlers.set(name, own.add(handle))
  return () => void own.delete(handle)
}

/** Acts when messages may have been missed: the link was away, or there were too many. What they announce is to be read again. */
export function onMissed(act: () => void): () => void {
  missedHandlers.add(act)
  return () => void missedHandlers.delete(act)
}

/** Hands a message to who listens to it. A defect in one listener leaves the others alone. */
export function deliver(name: string, data: unknown) {
  for (const handle of handlers.get(name) ?? []) {
    try {
      handle(data)
    } catch {
      reportError('live listener', name)
    }
  }
}

export const tellMissed = () => missedHandlers.forEach((act) => act())
