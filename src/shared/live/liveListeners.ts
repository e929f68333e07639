import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { reportError } from '@/shared/lib/reportError'

type Handle = (data: unknown) => void

const handlers = new Map<string, Set<Handle>>()
const missedHandlers = new Set<() => void>()

/**
 * Subscribes to live messages of a name, with validated `data`; returns a function that unsubscribes. Messages without
 * a subscriber are ignored. A message may be missed (see {@link onMissed}), so it announces a change and does not carry
 * it.
 */
export function onLiveMessage<T>(name: string, schema: $ZodType<T>, listener: (data: T) => void): () => void {
  const handle = (data: unknown) => {
    const parsed = safeParse(schema, data)
    if (parsed.success) return listener(parsed.data)
    // The path, never the value: messages hold personal data.
    reportError('live message', [name, ...(parsed.error.issues[0]?.path ?? [])].join('.'))
  }
  const listeners = handlers.get(name) ?? new Set()
  handlers.set(name, listeners.add(handle))
  return () => void listeners.delete(handle)
}

/**
 * Called when messages may have been missed: the connection was lost, or there were too many. Refetch what they
 * announce.
 */
export function onMissed(listener: () => void): () => void {
  missedHandlers.add(listener)
  return () => void missedHandlers.delete(listener)
}

/** Delivers a message to its subscribers. An exception in one does not affect the others. */
export function deliver(name: string, data: unknown) {
  for (const handle of handlers.get(name) ?? []) {
    try {
      handle(data)
    } catch {
      reportError('live listener', name)
    }
  }
}

export const notifyMissed = () => missedHandlers.forEach((listener) => listener())
