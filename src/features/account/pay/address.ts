import { absoluteAddress, ownAddress } from '@/shared/lib/addresses'

/** Parameters of the payment page; `back` is on this origin, null where none was given. */
export interface PayAddress {
  order: string | null
  back: string | null
}

/** Reads what of the query string counts: whatever else a payment provider may have put there does not. */
export function readPayAddress(search: string): PayAddress {
  const params = new URLSearchParams(search)
  const back = params.get('back')
  return { order: params.get('order'), back: back === null ? null : ownAddress(back) }
}

/** The screen of an order, with the way back. */
export const orderAddress = (order: string, back: string | null) =>
  `/aovPay?${new URLSearchParams({ order, ...(back === null ? {} : { back }) }).toString()}`

/** Return address for the payment provider; the server appends the order. */
export const returnAddress = (back: string | null) =>
  absoluteAddress(`/aovPay${back === null ? '' : `?${new URLSearchParams({ back }).toString()}`}`)
