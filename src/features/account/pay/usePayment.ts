import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { tabValue } from '@/shared/lib/storage'
import type { PaymentInstruction } from './pay.api'
import { orderAddress } from './payAddress'
import { parsePayForm, submitPayForm } from './payForm'
import { paymentAddress } from './paymentHosts'

const PaymentAttempt = z.object({
  order: z.string(),
  /** Content of the QR code. */
  qr: z.nullable(z.string()),
  /** The server named an address that is not an allowed payment host. */
  isRefused: z.boolean(),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

const attemptStore = tabValue<PaymentAttempt | null>('session:payment', z.nullable(PaymentAttempt), null)

/** Last payment attempt of an order; survives a reload. */
export function readAttempt(order: string): PaymentAttempt | null {
  const last = attemptStore.read()
  return last?.order === order ? last : null
}

/**
 * Returns a function that opens the payment: the order's page for a QR code, else the provider's page in place of this
 * one.
 */
export function usePayment(back: string | null) {
  const navigate = useNavigate()
  return async ({ id, qr, url, form }: PaymentInstruction): Promise<PaymentAttempt> => {
    const { origin } = location
    const address = !qr && url ? paymentAddress(url, origin) : null
    const parsedForm = !qr && form ? parsePayForm(form, origin) : null
    const attempt: PaymentAttempt = { order: id, qr: qr ?? null, isRefused: !qr && !address && !parsedForm }
    attemptStore.write(attempt)
    // Navigate first, so that Back leads from the provider to the order.
    await navigate(orderAddress(id, back), { replace: true })
    if (address) location.assign(address)
    else if (parsedForm) submitPayForm(parsedForm)
    return attempt
  }
}
