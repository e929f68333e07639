import { useState } from 'react'
import * as z from 'zod/mini'
import { mayHaveSucceeded, type Failure, type Result } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { randomKey } from '@/shared/lib/randomKey'
import { tabValue } from '@/shared/lib/storage'

const PendingPurchase = z.object({
  idemKey: z.string().check(z.minLength(1)),
  body: z.record(z.string(), z.unknown()),
})
type PendingPurchase = z.infer<typeof PendingPurchase>

const storageFor = (userId: string, name: string) =>
  tabValue<PendingPurchase | null>(`purchase:${userId}:${name}`, PendingPurchase, null)

/** Failures that were raised before the purchase itself was looked at, so the server does not know of it. */
const NEVER_PROCESSED: ReadonlySet<Failure['kind']> = new Set([
  'duplicate',
  'invalid-request',
  'unauthorized',
  'device-expired',
  'forbidden',
])

/** True when the result of a purchase is known. `mayBeProcessed`: the server may know of it from an earlier call. */
const isSettled = (result: Result<unknown>, mayBeProcessed: boolean) =>
  result.ok ||
  (NEVER_PROCESSED.has(result.kind)
    ? !mayBeProcessed
    : !mayHaveSucceeded(result) && result.kind !== 'processing' && result.kind !== 'cancelled')

/**
 * Sends a purchase that must not happen twice under an idempotency key. Until its answer is known, the key and the
 * payload are stored, across reloads too, and sent again instead of anything else. `name` says what is bought, and
 * where. A purchase of several calls reports by `onFirstAnswer` that the first of them was answered.
 */
export function useIdempotentSubmit<Body extends object>(name: string) {
  const userId = useSession(({ user }) => user?.userId ?? '')
  const stored = storageFor(userId, name)
  const [pending, setPending] = useState(() => stored.read())

  async function send<T>(
    body: Body,
    call: (keyed: Body & { idemKey: string }, onFirstAnswer: () => void) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const attempt: PendingPurchase = pending ?? {
      idemKey: randomKey(),
      body: body as PendingPurchase['body'],
    }
    stored.write(attempt)
    let mayBeProcessed = pending !== null
    const result = await call({ ...(attempt.body as Body), idemKey: attempt.idemKey }, () => {
      mayBeProcessed = true
    })
    const isFinal = isSettled(result, mayBeProcessed)
    if (isFinal) stored.clear()
    setPending(isFinal ? null : attempt)
    return result
  }

  return {
    /** Sent and possibly processed: it can only be sent again. */
    unanswered: (pending?.body ?? null) as Body | null,
    send,
  }
}
