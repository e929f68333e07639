import { absoluteAddress, internalAddress } from '@/shared/lib/addresses'

/** Parameters of the payment page; `back` is on this origin, null when absent. */
export interface PayAddress {
  order: string | null
  back: string | null
}

/** Parses the query string; ignores parameters that a payment provider added. */
export function readPayAddress(search: string): PayAddress {
  const params = new URLSearchParams(search)
  const back = params.get('back')
  return { order: params.get('order'), back: back === null ? null : internalAddress(back) }
}

export const orderAddress = (order: string, back: string | null) =>
  `/aovPay?${new URLSearchParams({ order, ...(back === null ? {} : { back }) }).toString()}`

/** Return address for the payment provider; the server appends the order. */
export const returnAddress = (back: string | null) =>
  absoluteAddress(`/aovPay${back === null ? '' : `?${new URLSearchParams({ back }).toString()}`}`)
