import * as z from 'zod/mini'
import { dataOf, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/lib/language'

/** What something costs in points. Assumed: the thing that can be bought says it itself. */
export const PointPrice = z.nullish(z.int().check(z.minimum(0)))

const points = z.coerce.number()
/** Points that a user was shown and agrees to, a whole number. */
const amount = z.int().check(z.minimum(0))

/** Said once for each purchase: the server answers a repeated one as it did the first, and takes nothing again. */
const idemKey = z.string().check(z.minLength(1), z.maxLength(64))

const Score = z.object({
  /** Points that can be spent. */
  score: points,
  /** What is lost soon, by its last day. */
  expiring: listOf(z.object({ day: z.string(), points })),
})

/** Where points and tickets come from and go to. */
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
  /** Come or gone. */
  points,
  /** Points that were there afterwards. */
  balance: points,
  /** Come or gone. */
  tickets: z.nullish(points),
  /** The name of these tickets. */
  ticket: z.nullish(z.string()),
  /** What it was for. */
  subject: z.nullish(z.string()),
})
export type Entry = z.infer<typeof Entry>

const EntryFilter = z.object({
  kind: z.optional(z.enum(ENTRY_KINDS)),
  /** Days, both included. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})

/** What a ticket is good for. */
export const TICKET_KINDS = ['report', 'speak'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** Whether a ticket is for its holder alone, or for the people of his department too. */
export const TICKET_SCOPES = ['personal', 'department'] as const
export type TicketScope = (typeof TICKET_SCOPES)[number]

export const TICKET_STATES = ['unused', 'used', 'expired', 'frozen'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Tickets of one sort that someone holds. */
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
/** A ticket with who holds it. */
export type HeldTicket = z.infer<typeof HeldTicket>

const TicketFilter = z.extend(PageQuery, {
  kind: z.optional(z.enum(TICKET_KINDS)),
  state: z.optional(z.enum(TICKET_STATES)),
})

const Points = z.object({ points: amount })
const OneTicket = z.object({ ticketId: z.string().check(z.minLength(1)) })

/** How a thing is paid for: with the points that the user was shown as its price, or with a ticket. */
export type Means = z.infer<typeof Points> | z.infer<typeof OneTicket>

export const Payment = z.union([z.extend(Points, { idemKey }), z.extend(OneTicket, { idemKey })])
export type Payment = z.infer<typeof Payment>

/** What can be bought with points. */
export const ITEMS = ['speak', 'reportTicket', 'speakTicket', 'valuations', 'searches'] as const
export type Item = (typeof ITEMS)[number]

/** What has a price in points; `renew` keeps points that are lost soon. */
export const PRICED = [...ITEMS, 'renew'] as const
export type Priced = (typeof PRICED)[number]

/** The server's price for the caller at this moment; nothing of it is computed here. */
const Price = z.object({
  /** List price. */
  price: points,
  /** Points taken off it. */
  discount: points,
  /** What is to be agreed to. */
  payable: points,
  balance: points,
  /** Below zero where the points do not suffice. */
  balanceAfter: points,
  /** Tickets that can be used in its place. */
  tickets: points,
  /** How many of the item one gets; points where they are renewed. */
  gives: z.nullish(points),
  /** The last day of what one gets. */
  until: z.nullish(z.string()),
})
export type Price = z.infer<typeof Price>

/** Points that the caller agrees to, and tickets used in their place. */
const Purchase = z.object({ item: z.enum(ITEMS), amount, tickets: z.optional(amount), idemKey })
export type Purchase = z.infer<typeof Purchase>

/** Tickets for another user of the caller's company. */
const Gift = z.object({
  ticketId: z.string().check(z.minLength(1)),
  userId: z.string().check(z.minLength(1)),
  count: z.int().check(z.minimum(1)),
})
export type Gift = z.infer<typeof Gift>

const Spent = z.object({ spendId: z.coerce.string() })

/** Paths from the specification; what the answers hold is assumed. The part that shows them tells of a failure. */
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
  /** Assumed: all of them that match, as a file. */
  exported: exportOf('/math/scoreItem/export', z.extend(EntryFilter, { language: z.enum(LANGUAGES) })),
  /** A read, though it has a body: nothing changes by it. */
  price: post('/config/priinfo/speakScoreSpendDiscount', {
    body: z.object({ kind: z.enum(PRICED), tickets: amount }),
    response: dataOf(Price),
    changes: false,
    repeatSubmit: false,
    alerts: 'session',
  }),
  spend: post('/math/scoreItem/spend', {
    body: Purchase,
    response: dataOf(Spent),
    // Its key keeps it from being done twice, also where it is sent again at once.
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
  /** What the people of the caller's department hold; for its administrator. */
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
