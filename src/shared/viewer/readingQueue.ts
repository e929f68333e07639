import { useCallback, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { Result } from '@/shared/api'
import { mayHaveSucceeded } from '@/shared/api/result'
import { accountSetting } from '@/shared/lib/storage'
import { ReadingEvent } from './view.api'

const Batch = z.object({ lease: z.string(), events: z.array(ReadingEvent) })

export type ReadingBatch = z.infer<typeof Batch>

/** A week offline is not stored forever. */
const MAX_BATCHES = 200

type Send = (batch: ReadingBatch) => Promise<Result<unknown>>

interface Owner {
  userId: string
  /** Tells apart the queues of an account. */
  place: string
}

function storedBatches({ userId, place }: Owner) {
  const stored = accountSetting(userId, `reading:${place}`, z.array(Batch), [])
  return {
    read: () => stored.read(),
    write: (batches: ReadingBatch[]) => (batches.length === 0 ? stored.clear() : stored.write(batches)),
  }
}

const isSame = (a: ReadingBatch, b: ReadingBatch) => a.events[0]?.id === b.events[0]?.id

/** Stores a batch until it is sent; drops the oldest above the limit. */
function store(owner: Owner, batch: ReadingBatch) {
  const stored = storedBatches(owner)
  stored.write([...stored.read(), batch].slice(-MAX_BATCHES))
}

const sending = new Map<string, Promise<void>>()

/** Sends the stored batches, oldest first, until one may not have arrived: it is sent again later with the same ids. */
async function sendStored(owner: Owner, send: Send) {
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
function flush(owner: Owner, send: Send) {
  const key = `${owner.userId}:${owner.place}`
  const before = sending.get(key) ?? Promise.resolve()
  sending.set(
    key,
    before.then(() => sendStored(owner, send)),
  )
}

/**
 * Returns a function that stores the reading events of a viewer on this device and sends them: at once, when the
 * connection is back, or when the screen is opened again. What is still unsent when the account signs out is dropped.
 */
export function useReadingQueue({ userId, place }: Owner, send: Send) {
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  useEffect(() => {
    const retry = () => flush({ userId, place }, (batch) => latestSend.current(batch))
    retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [userId, place])

  return useCallback(
    (lease: string, events: ReadingEvent[]) => {
      const owner = { userId, place }
      store(owner, { lease, events })
      flush(owner, (batch) => latestSend.current(batch))
    },
    [userId, place],
  )
}
