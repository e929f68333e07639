import * as z from 'zod/mini'
import { dataOf, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/lib/language'

/** Price in points. Assumed: sent with the item that can be bought. */
export const PointPrice = z.nullish(z.int().check(z.minimum(0)))

const points = z.coerce.number()
/** Whole number of points that the user was shown and agrees to. */
const amount = z.int().check(z.minimum(0))

/** Unique per purchase: the server answers a repeated one like the first and charges nothing again. */
const idemKey = z.string().check(z.minLength(1), z.maxLength(64))

const Score = z.object({
  score: points,
  /** Points that expire soon, by their last day. */
  expiring: listOf(z.object({ day: z.string(), points })),
})

export const ENTRY_KINDS = [
  'order',
  'gift',
  'report',
  'speak',
  'ticket',
  'counts',
  'renew',
  'refund',
  'expire',
  'give',
  'receive',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

const Entry = z.object({
  id: z.coerce.string(),
  time: z.string(),
  kind: z.string(),
  /** Positive if received, negative if spent. */
  points,
  balance: points,
  /** Positive if received, negative if spent. */
  tickets: z.nullish(points),
  ticket: z.nullish(z.string()),
  subject: z.nullish(z.string()),
})
export type Entry = z.infer<typeof Entry>

const EntryFilter = z.object({
  kind: z.optional(z.enum(ENTRY_KINDS)),
  /** Days, both inclusive. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})

export const TICKET_KINDS = ['report', 'speak'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** Usable by the holder alone, or by everyone in their department. */
export const TICKET_SCOPES = ['personal', 'department'] as const
export type TicketScope = (typeof TICKET_SCOPES)[number]

export const TICKET_STATES = ['unused', 'used', 'expired', 'frozen'] as const
export type TicketState = (typeof TICKET_STATES)[number]

const Ticket = z.object({
  id: z.coerce.string(),
  name: z.string(),
  kind: z.string(),
  scope: z.nullish(z.string()),
  state: z.nullish(z.string()),
  /** Not used yet. */
  count: z.coerce.number().check(z.int()),
  /** Day or time; absent for tickets that do not expire. */
  expireTime: z.nullish(z.string()),
})
export type Ticket = z.infer<typeof Ticket>

const HeldTicket = z.extend(Ticket, { userId: z.coerce.string(), nickName: z.string() })
export type HeldTicket = z.infer<typeof HeldTicket>

const TicketFilter = z.extend(PageQuery, {
  kind: z.optional(z.enum(TICKET_KINDS)),
  state: z.optional(z.enum(TICKET_STATES)),
})

const Points = z.object({ points: amount })
const OneTicket = z.object({ ticketId: z.string().check(z.minLength(1)) })

/** Either the points that the user was shown as the price, or a ticket. */
export type PaymentMethod = z.infer<typeof Points> | z.infer<typeof OneTicket>

export const Payment = z.union([z.extend(Points, { idemKey }), z.extend(OneTicket, { idemKey })])
export type Payment = z.infer<typeof Payment>

export const POINT_ITEMS = ['speak', 'reportTicket', 'speakTicket', 'valuations', 'searches'] as const
export type PointItem = (typeof POINT_ITEMS)[number]

/** `renew` keeps points that expire soon. */
export const PRICED_ITEMS = [...POINT_ITEMS, 'renew'] as const
export type PricedItem = (typeof PRICED_ITEMS)[number]

/** The server's current price for the caller; nothing is computed here. */
const Price = z.object({
  price: points,
  /** Points off the list price. */
  discount: points,
  payable: points,
  balance: points,
  /** Below zero if the points do not suffice. */
  balanceAfter: points,
  tickets: points,
  gives: z.nullish(points),
  until: z.nullish(z.string()),
})
export type Price = z.infer<typeof Price>

/** Points that the caller agrees to, and tickets used instead of points. */
const Purchase = z.object({ item: z.enum(POINT_ITEMS), amount, tickets: z.optional(amount), idemKey })
export type Purchase = z.infer<typeof Purchase>

const Gift = z.object({
  ticketId: z.string().check(z.minLength(1)),
  userId: z.string().check(z.minLength(1)),
  count: z.int().check(z.minimum(1)),
})
export type Gift = z.infer<typeof Gift>

const Spent = z.object({ spendId: z.coerce.string() })

/**
 * Paths are from the specification, the content of the answers is assumed. The component that shows them shows
 * failures.
 */
export const pointsApi = {
  score: get('/math/score/getScoreInfoByUserId', {
    query: z.object({ userId: z.string() }),
    response: dataOf(Score),
    alerts: 'session',
  }),
  entries: get('/math/scoreItem/userList', {
    query: z.extend(PageQuery, EntryFilter.shape),
    response: pageOf(Entry),
    alerts: 'session',
  }),
  /** Assumed: all matching entries, as a file. */
  exported: exportOf('/math/scoreItem/export', z.extend(EntryFilter, { language: z.enum(LANGUAGES) })),
  /** A query, despite its body: it changes nothing. */
  price: post('/config/priinfo/speakScoreSpendDiscount', {
    body: z.object({ kind: z.enum(PRICED_ITEMS), tickets: amount }),
    response: dataOf(Price),
    changes: false,
    repeatSubmit: false,
    alerts: 'session',
  }),
  spend: post('/math/scoreItem/spend', {
    body: Purchase,
    response: dataOf(Spent),
    // Its `idemKey` keeps it from being processed twice, even if sent again at once.
    repeatSubmit: false,
    alerts: 'session',
  }),
  renew: post('/math/scoreItem/renew', {
    body: z.object({ item: z.literal('expiring'), amount, idemKey }),
    response: dataOf(Spent),
    alerts: 'session',
  }),
  tickets: get('/math/ticket/userList', {
    query: TicketFilter,
    response: pageOf(Ticket),
    alerts: 'session',
  }),
  /** Tickets in the caller's department; for its admin. */
  departmentTickets: get('/math/ticket/deptTicketList', {
    query: z.extend(TicketFilter, { keyword: z.optional(z.string()) }),
    response: pageOf(HeldTicket),
    alerts: 'session',
  }),
  give: post('/math/ticket/give', {
    body: z.extend(Gift, { idemKey }),
    alerts: 'session',
  }),
}
