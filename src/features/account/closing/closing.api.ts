import * as z from 'zod/mini'
import { listOf } from '@/shared/api/lists'
import { countOrZero, flagOrFalse } from '@/shared/api/wireDefaults'
import { dataOf, del, get } from '@/shared/api'

const Closing = z.object({
  points: countOrZero,
  tickets: countOrZero,
  /** Names of data rooms the user is the only admin of. */
  rooms: listOf(z.string()),
  /** Orders neither paid nor closed. */
  openOrders: countOrZero,
  /** The user is the only admin of a company with other users. */
  leadsCompany: flagOrFalse,
})
export type Closing = z.infer<typeof Closing>

/** Obstacles to closing an account, in display order. */
export const OBSTACLES = ['rooms', 'openOrders', 'leadsCompany'] as const

export const obstaclesOf = ({ rooms, openOrders, leadsCompany }: Closing) => {
  const applies = { rooms: rooms.length > 0, openOrders: openOrders > 0, leadsCompany }
  return OBSTACLES.filter((obstacle) => applies[obstacle])
}

export const closingApi = {
  /** Assumed. */
  detail: get('/account/closing', { response: dataOf(Closing) }),
  close: del('/system/user/unsubscribe'),
}
