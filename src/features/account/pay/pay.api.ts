import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { ITEM_KINDS, ORDER_STATES, WAYS } from './orderWorkflow'

/** RMB with two decimals. */
const amount = z.coerce.number().check(z.minimum(0))

/** What is bought, told apart by `item`. */
const Bought = z.object({
  item: z.string(),
  kind: z.enum(ITEM_KINDS),
  name: textOrEmpty,
  /** Of a plan: the role that it gives, and for how many months. */
  role: z.nullish(z.string()),
  months: z.nullish(z.coerce.number().check(z.int())),
  /** Points, or tickets of a kind. */
  count: z.nullish(z.coerce.number().check(z.int())),
  ticketKind: z.nullish(z.string()),
  /** Tickets that come with a plan. */
  tickets: listOf(z.object({ kind: z.string(), count: z.coerce.number().check(z.int()) })),
})
export type Bought = z.infer<typeof Bought>

/** Something that can be bought now, at the server's price. */
const Offer = z.extend(Bought, {
  listPrice: amount,
  /** Taken off it. */
  discount: amount,
  /** What is to be paid. */
  amount,
})
export type Offer = z.infer<typeof Offer>

/** An order as the transaction record lists it. */
const Order = z.extend(Bought, {
  id: z.coerce.string(),
  orderNo: z.string(),
  /** One that this version does not know is not known. */
  state: z.catch(z.enum(ORDER_STATES), 'unknown'),
  listPrice: amount,
  discount: amount,
  amount,
  createTime: z.string(),
  /** Until when it can be paid. */
  payUntil: z.nullish(z.string()),
  payTime: z.nullish(z.string()),
  /** When giving the money back began, and when that was done. */
  refundTime: z.nullish(z.string()),
  refundedTime: z.nullish(z.string()),
})
export type Order = z.infer<typeof Order>

/** How an order is paid now, in one of three ways: a code to be scanned, an address, or a form to be posted. */
const PayWay = z.object({
  id: z.coerce.string(),
  qr: z.nullish(z.string()),
  url: z.nullish(z.string()),
  form: z.nullish(z.string()),
})
export type PayWay = z.infer<typeof PayWay>

const way = z.enum(WAYS)
/** Where the provider sends the user back to; the server adds the order's id to it as `order`. */
const returnUrl = z.string().check(z.minLength(1))

const OrderFilter = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  state: z.optional(z.enum(ORDER_STATES)),
  kind: z.optional(z.enum(ITEM_KINDS)),
  /** Days, both included. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})

/** `order`, `list` and `detail` are the specification's; the others, and what all of them hold, are assumed. */
export const payApi = {
  offers: get('/alipay/items', { response: dataOf(listOf(Offer)), alerts: 'session' }),
  /** `amount`: what the user was shown; the server refuses it where the price is another one by now. */
  order: post('/alipay/order', {
    body: z.object({
      item: z.string().check(z.minLength(1)),
      amount,
      returnUrl,
      way,
      idemKey: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    response: dataOf(PayWay),
    alerts: 'session',
  }),
  /** A way to pay an order that is open. */
  pay: post('/alipay/order/pay', {
    body: z.object({ id: z.string().check(z.minLength(1)), returnUrl, way }),
    response: dataOf(PayWay),
    alerts: 'session',
  }),
  cancel: post('/alipay/order/cancel', {
    body: z.object({ id: z.string().check(z.minLength(1)) }),
    alerts: 'session',
  }),
  list: get('/math/spend/list', { query: OrderFilter, response: pageOf(Order), alerts: 'session' }),
  detail: get('/math/spend/:id', { response: dataOf(Order), alerts: 'session' }),
}
