import { allowedRedirect } from '@/shared/lib/addresses'

/** Hosts of the payment provider that orders may be sent to; `form-action` in `deploy/nginx.conf` must allow them. */
export const PAYMENT_HOSTS: ReadonlySet<string> = new Set([
  'openapi.alipay.com',
  'openapi-sandbox.dl.alipaydev.com', // the provider's sandbox
])

/** Returns the address if it is on this origin or at the payment provider, else null. */
export const paymentAddress = (raw: string, origin: string) => allowedRedirect(raw, origin, PAYMENT_HOSTS)
