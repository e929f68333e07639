import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { ITEM_KINDS, ORDER_STATES, PAYMENT_METHODS } from './orderWorkflow'

/** RMB with two decimals. */
const amount = z.coerce.number().check(z.minimum(0))

const PurchasedItem = z.object({
  item: z.string(),
  kind: z.enum(ITEM_KINDS),
  name: textOrEmpty,
  /** For plans: the role granted, and the duration in months. */
  role: z.nullish(z.string()),
  months: z.nullish(z.coerce.number().check(z.int())),
  /** Number of points, or of tickets of `ticketKind`. */
  count: z.nullish(z.coerce.number().check(z.int())),
  ticketKind: z.nullish(z.string()),
  tickets: listOf(z.object({ kind: z.string(), count: z.coerce.number().check(z.int()) })),
})
export type PurchasedItem = z.infer<typeof PurchasedItem>

const Offer = z.extend(PurchasedItem, {
  listPrice: amount,
  discount: amount,
  amount,
})
export type Offer = z.infer<typeof Offer>

const Order = z.extend(PurchasedItem, {
  id: z.coerce.string(),
  orderNo: z.string(),
  /** States unknown to this version are read as `unknown`. */
  state: z.catch(z.enum(ORDER_STATES), 'unknown'),
  listPrice: amount,
  discount: amount,
  amount,
  createTime: z.string(),
  payUntil: z.nullish(z.string()),
  payTime: z.nullish(z.string()),
  refundTime: z.nullish(z.string()),
  refundedTime: z.nullish(z.string()),
})
export type Order = z.infer<typeof Order>

/** Payment instruction in one of three forms: a code to scan, an address, or a form to post. */
const PaymentInstruction = z.object({
  id: z.coerce.string(),
  qr: z.nullish(z.string()),
  url: z.nullish(z.string()),
  form: z.nullish(z.string()),
})
export type PaymentInstruction = z.infer<typeof PaymentInstruction>

const paymentMethod = z.enum(PAYMENT_METHODS)
/** Address to which the provider returns the user; the server appends the order's id as `order`. */
const returnUrl = z.string().check(z.minLength(1))

const OrderFilter = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  state: z.optional(z.enum(ORDER_STATES)),
  kind: z.optional(z.enum(ITEM_KINDS)),
  /** Item of the order; assumed. */
  item: z.optional(z.string()),
  /** Only orders that can still be paid or fail; assumed. */
  open: z.optional(z.enum(['true'])),
  /** Days, both inclusive. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})

/** `order`, `list` and `detail` are from the specification; the other endpoints and all fields are assumed. */
export const payApi = {
  offers: get('/alipay/items', { response: dataOf(listOf(Offer)), alerts: 'session' }),
  /** `amount` is the amount shown to the user; the server refuses the order if the price has changed. */
  order: post('/alipay/order', {
    body: z.object({
      item: z.string().check(z.minLength(1)),
      amount,
      returnUrl,
      way: paymentMethod,
      idemKey: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    response: dataOf(PaymentInstruction),
    alerts: 'session',
  }),
  pay: post('/alipay/order/pay', {
    body: z.object({ id: z.string().check(z.minLength(1)), returnUrl, way: paymentMethod }),
    response: dataOf(PaymentInstruction),
    alerts: 'session',
  }),
  cancel: post('/alipay/order/cancel', {
    body: z.object({ id: z.string().check(z.minLength(1)) }),
    alerts: 'session',
  }),
  list: get('/math/spend/list', { query: OrderFilter, response: pageOf(Order), alerts: 'session' }),
  detail: get('/math/spend/:id', { response: dataOf(Order), alerts: 'session' }),
}
