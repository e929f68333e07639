import * as z from 'zod/mini'
import { listOf } from '@/shared/api/lists'
import { countOrZero, flagOrFalse } from '@/shared/api/wireDefaults'
import { dataOf, del, get } from '@/shared/api'

/** What goes with an account, and what is in the way of closing it. */
const Closing = z.object({
  points: countOrZero,
  tickets: countOrZero,
  /** Names of the data rooms that nobody else administers. */
  rooms: listOf(z.string()),
  /** Orders that are neither paid nor closed. */
  openOrders: countOrZero,
  /** Nobody else administers his company, which has other users. */
  leadsCompany: flagOrFalse,
})
export type Closing = z.infer<typeof Closing>

/** What is to be settled before an account may be closed, in the order in which it is told. */
export const OBSTACLES = ['rooms', 'openOrders', 'leadsCompany'] as const

/** Those of {@link OBSTACLES} that stand in the way. */
export const obstaclesOf = ({ rooms, openOrders, leadsCompany }: Closing) => {
  const isThere = { rooms: rooms.length > 0, openOrders: openOrders > 0, leadsCompany }
  return OBSTACLES.filter((obstacle) => isThere[obstacle])
}

export const closingApi = {
  /** Assumed. */
  detail: get('/account/closing', { response: dataOf(Closing) }),
  close: del('/system/user/unsubscribe'),
}
