import { absoluteAddress, ownAddress } from '@/shared/lib/addresses'

/** What the address of the screen says; `back` is on this origin, null where none was given. */
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

/** Where the provider sends the user back to; the server adds the order to it. */
export const returnAddress = (back: string | null) =>
  absoluteAddress(`/aovPay${back === null ? '' : `?${new URLSearchParams({ back }).toString()}`}`)
