import { sentTo } from '@/shared/lib/addresses'

/** Hosts of the payment provider that an order may be sent to; `form-action` in `deploy/nginx.conf` lets forms go there. */
export const PAYMENT_HOSTS: ReadonlySet<string> = new Set([
  'openapi.alipay.com',
  'openapi-sandbox.dl.alipaydev.com', // the provider's sandbox
])

/** Where an order may be paid: at the payment provider, or at an address of our own; null for everything else. */
export const paymentAddress = (raw: string, origin: string) => sentTo(raw, origin, PAYMENT_HOSTS)
