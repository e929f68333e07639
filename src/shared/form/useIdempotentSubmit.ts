import { useState } from 'react'
import * as z from 'zod/mini'
import { mayHaveSucceeded, type Failure, type Result } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { randomKey } from '@/shared/lib/randomKey'
import { tabValue } from '@/shared/lib/storage'

/** What was sent and has not been answered. */
const Sent = z.object({ idemKey: z.string().check(z.minLength(1)), body: z.record(z.string(), z.unknown()) })
type Sent = z.infer<typeof Sent>

const placeOf = (userId: string, name: string) =>
  tabValue<Sent | null>(`purchase:${userId}:${name}`, Sent, null)

/** Kinds of a failure of which the server knows nothing: it was stopped before what it is about was looked at. */
const UNHEARD: ReadonlySet<Failure['kind']> = new Set([
  'duplicate',
  'invalid-request',
  'unauthorized',
  'device-expired',
  'forbidden',
])

/** Whether it is known now what has become of a purchase. `isHeard`: the server may know of it from an earlier call. */
const isKnown = (result: Result<unknown>, isHeard: boolean) =>
  result.ok ||
  (UNHEARD.has(result.kind)
    ? !isHeard
    : !mayHaveSucceeded(result) && result.kind !== 'processing' && result.kind !== 'cancelled')

/**
 * Sends what must not happen twice under a key that the server knows it by. Until its answer is known the key and what
 * was sent are kept, over a reload too, and sent again instead of anything else. `name`: what is bought, where. A
 * purchase of several calls says by `onHeard` that the first of them was answered.
 */
export function usePurchase<Body extends object>(name: string) {
  const userId = useSession(({ user }) => user?.userId ?? '')
  const place = placeOf(userId, name)
  const [sent, setSent] = useState(() => place.read())

  async function send<T>(
    body: Body,
    call: (keyed: Body & { idemKey: string }, onHeard: () => void) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const tried: Sent = sent ?? { idemKey: randomKey(), body: body as Sent['body'] }
    place.write(tried)
    let isHeard = sent !== null
    const result = await call({ ...(tried.body as Body), idemKey: tried.idemKey }, () => {
      isHeard = true
    })
    const isOver = isKnown(result, isHeard)
    if (isOver) place.clear()
    setSent(isOver ? null : tried)
    return result
  }

  return {
    /** What was sent and may have been done: it can only be sent again. */
    unanswered: (sent?.body ?? null) as Body | null,
    send,
  }
}
