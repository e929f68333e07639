import * as z from 'zod'
import { dataOf, get, pageOf } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'

/** What something costs in points. Assumed: the thing that can be bought says it itself. */
export const PointPrice = z.number().int().min(0).nullish()

const Score = z.object({
  /** Points that can be spent. */
  score: z.coerce.number(),
})

/** What a ticket is good for. */
export const TICKET_KINDS = ['report', 'speak'] as const

/** Tickets of one sort that the caller holds. */
const Ticket = z.object({
  id: z.coerce.string(),
  name: z.string(),
  kind: z.string(),
  /** Not used yet. */
  count: z.coerce.number().int(),
  /** Day or time; absent for tickets that do not expire. */
  expireTime: z.string().nullish(),
})
export type Ticket = z.infer<typeof Ticket>

/** How a thing is paid for: with the points that the user was shown as its price, or with a ticket. */
export const Payment = z.union([
  z.object({ points: z.number().int().min(0) }),
  z.object({ ticketId: z.string().min(1) }),
])
export type Payment = z.infer<typeof Payment>

/** Paths from the specification; what the answers hold is assumed. The part that shows them tells of a failure. */
export const pointsApi = {
  score: get('/math/score/getScoreInfoByUserId', {
    query: z.object({ userId: z.string() }),
    response: dataOf(Score),
    alerts: 'session',
  }),
  tickets: get('/math/ticket/userList', {
    query: PageQuery.extend({ kind: z.enum(TICKET_KINDS).optional() }),
    response: pageOf(Ticket),
    alerts: 'session',
  }),
}
