import { useApiMutation } from '@/shared/api'
import { pointsApi } from '@/entities/points/points.api'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { speakApi, type Context } from '../model/speak.api'

interface AskPayload {
  prompt: string
  context: Context | null
  /** Points that the user agreed to, and tickets used instead of points. */
  amount: number
  tickets: number
}

/**
 * Pays for a question and asks it, as one idempotent operation: if either request gets no answer, it can only be sent
 * again with the same key.
 */
export function useAsking() {
  const purchase = useIdempotentSubmit<AskPayload>('speak')
  const spend = useApiMutation(pointsApi.spend, { invalidates: [pointsApi] })
  const submit = useApiMutation(speakApi.ask, { invalidates: [speakApi, pointsApi] })
  return {
    unanswered: purchase.unanswered,
    ask: (payload: AskPayload) =>
      purchase.send(payload, async ({ prompt, context, amount, tickets, idemKey }, onHeard) => {
        const spent = await spend({ body: { item: 'speak', amount, tickets, idemKey } })
        if (!spent.ok) return spent
        onHeard()
        return submit({ body: { prompt, context, spendId: spent.data.spendId } })
      }),
  }
}
