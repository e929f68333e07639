import { useWrite } from '@/shared/api'
import { pointsApi } from '@/entities/points/points.api'
import { usePurchase } from '@/shared/form/useIdempotentSubmit'
import { speakApi, type Context } from '../model/speak.api'

/** A question as it is paid for. */
interface Asked {
  prompt: string
  context: Context | null
  /** Points that were agreed to, and tickets used in their place. */
  amount: number
  tickets: number
}

/**
 * Pays for a question and asks it, as one thing that happens once: without an answer to either it can only be sent again,
 * under the same key.
 */
export function useAsking() {
  const purchase = usePurchase<Asked>('speak')
  const spend = useWrite(pointsApi.spend, { invalidates: [pointsApi] })
  const submit = useWrite(speakApi.ask, { invalidates: [speakApi, pointsApi] })
  return {
    unanswered: purchase.unanswered,
    ask: (asked: Asked) =>
      purchase.send(asked, async ({ prompt, context, amount, tickets, idemKey }, onHeard) => {
        const spent = await spend({ body: { item: 'speak', amount, tickets, idemKey } })
        if (!spent.ok) return spent
        onHeard()
        return submit({ body: { prompt, context, spendId: spent.data.spendId } })
      }),
  }
}
