import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { mayHaveSucceeded } from '@/shared/api/result'
import { setting } from '@/shared/lib/storage'
import type { ReadingEvent } from './readingState'

const Event = z.object({
  id: z.string(),
  event: z.enum(['open', 'page', 'time', 'zoom', 'print', 'download']),
  page: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  percent: z.nullable(z.number()),
})
const Batch = z.object({ document: z.string(), version: z.optional(z.string()), events: z.array(Event) })

/** What was read of one document. */
export type ReadingBatch = z.infer<typeof Batch>

/** Batches that wait: a week without a line is not kept for ever. */
const MOST = 200

type Send = (batch: ReadingBatch) => Promise<Result<unknown>>

const keptFor = (owner: string) => setting(`reading:${owner}`, z.array(Batch), [])
const isSame = (a: ReadingBatch, b: ReadingBatch) => a.events[0]?.id === b.events[0]?.id

/** Keeps a batch until it is sent; the oldest goes when there are too many. */
function keep(owner: string, batch: ReadingBatch) {
  const kept = keptFor(owner)
  kept.write([...kept.read(), batch].slice(-MOST))
}

const sending = new Map<string, Promise<void>>()

/** Sends what waits, the oldest first, until one may not have arrived: it is sent again later, under the same ids. */
async function sendKept(owner: string, send: Send) {
  const kept = keptFor(owner)
  for (let batch = kept.read()[0]; batch; batch = kept.read()[0]) {
    const sent = batch
    const result = await send(sent)
    if (
      !result.ok &&
      (mayHaveSucceeded(result) || result.kind === 'cancelled' || result.kind === 'unauthorized')
    )
      return
    // Read anew: others may have been added meanwhile.
    kept.write(kept.read().filter((each) => !isSame(each, sent)))
  }
}

/** Sends what waits, after what is being sent: a batch in two calls at once would be counted by the slower one. */
function flush(owner: string, send: Send) {
  const before = sending.get(owner) ?? Promise.resolve()
  sending.set(
    owner,
    before.then(() => sendKept(owner, send)),
  )
}

/**
 * Gives a function that takes what a viewer has read, keeps it on this device and sends it: at once, and when the line
 * is back or the screen is opened again. `owner` keeps accounts and places apart.
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
    keep(owner, { document: id, events, ...(version === undefined ? {} : { version }) })
    flush(owner, send)
  }
}
