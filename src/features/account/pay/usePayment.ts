import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { tabValue } from '@/shared/lib/storage'
import type { PayWay } from './pay.api'
import { orderAddress } from './address'
import { readPayForm, sendPayForm } from './payForm'
import { paymentAddress } from './paymentHosts'

const Told = z.object({
  order: z.string(),
  /** What the code says that a phone reads. */
  qr: z.nullable(z.string()),
  /** The server named a place that no order may be sent to. */
  isRefused: z.boolean(),
})
export type Told = z.infer<typeof Told>

const told = tabValue<Told | null>('session:payment', z.nullable(Told), null)

/** What the server told last of how an order is paid; known after a reload too. */
export function readTold(order: string): Told | null {
  const last = told.read()
  return last?.order === order ? last : null
}

/** Goes where an order is paid: its own screen for a code, else the provider's page in place of this one. */
export function usePayment(back: string | null) {
  const navigate = useNavigate()
  return async ({ id, qr, url, form }: PayWay): Promise<Told> => {
    const { origin } = location
    const address = !qr && url ? paymentAddress(url, origin) : null
    const taken = !qr && form ? readPayForm(form, origin) : null
    const now: Told = { order: id, qr: qr ?? null, isRefused: !qr && !address && !taken }
    told.write(now)
    // First, so that *back* leads from the provider to the order.
    await navigate(orderAddress(id, back), { replace: true })
    if (address) location.assign(address)
    else if (taken) sendPayForm(taken)
    return now
  }
}
