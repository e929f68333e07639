import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { mayHaveSucceeded } from '@/shared/api/result'
import { setting } from '@/shared/lib/storage'
import type { ReadingEvent } from './readingState'

const StoredEvent = z.object({
  id: z.string(),
  event: z.enum(['open', 'page', 'time', 'zoom', 'print', 'download']),
  page: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  percent: z.nullable(z.number()),
})
const Batch = z.object({
  document: z.string(),
  version: z.optional(z.string()),
  events: z.array(StoredEvent),
})

export type ReadingBatch = z.infer<typeof Batch>

/** A week offline is not stored forever. */
const MAX_BATCHES = 200

type Send = (batch: ReadingBatch) => Promise<Result<unknown>>

const storedBatches = (owner: string) => setting(`reading:${owner}`, z.array(Batch), [])
const isSame = (a: ReadingBatch, b: ReadingBatch) => a.events[0]?.id === b.events[0]?.id

/** Stores a batch until it is sent; drops the oldest above the limit. */
function store(owner: string, batch: ReadingBatch) {
  const stored = storedBatches(owner)
  stored.write([...stored.read(), batch].slice(-MAX_BATCHES))
}

const sending = new Map<string, Promise<void>>()

/** Sends the stored batches, oldest first, until one may not have arrived: it is sent again later with the same ids. */
async function sendStored(owner: string, send: Send) {
  const stored = storedBatches(owner)
  for (let batch = stored.read()[0]; batch; batch = stored.read()[0]) {
    const sent = batch
    const result = await send(sent)
    if (
      !result.ok &&
      (mayHaveSucceeded(result) || result.kind === 'cancelled' || result.kind === 'unauthorized')
    )
      return
    // Read again: others may have been added in the meantime.
    stored.write(stored.read().filter((each) => !isSame(each, sent)))
  }
}

/** Sends the stored batches, one call at a time: the same batch in two calls could be counted twice. */
function flush(owner: string, send: Send) {
  const before = sending.get(owner) ?? Promise.resolve()
  sending.set(
    owner,
    before.then(() => sendStored(owner, send)),
  )
}

/**
 * Returns a function that stores the reading events of a viewer on this device and sends them: at once, when the
 * connection is back, or when the screen is opened again. `owner` separates accounts and places.
 */
export function useReadingQueue(owner: string, send: Send) {
  const sendNow = useEffectEvent((batch: ReadingBatch) => send(batch))
  useEffect(() => {
    const retry = () => flush(owner, (batch) => sendNow(batch))
    retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [owner])

  return ({ id, version }: { id: string; version?: string }, events: ReadingEvent[]) => {
    store(owner, { document: id, events, ...(version === undefined ? {} : { version }) })
    flush(owner, send)
  }
}
