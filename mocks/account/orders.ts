import { payApi, type Order, type PayWay } from '@/features/account/pay/pay.api'
import { orderWorkflow, type OrderState, type Way } from '@/features/account/pay/orderWorkflow'
import pay from '@/features/account/locales/pay.zh.json'
import type { Args } from '@/shared/api/endpoint'
import { TICKET_KINDS } from '@/entities/points/points.api'
import { isTier } from '@/entities/tiers/tiers'
import { grant, onceFor } from '../entities/wallets'
import { TICKET_NAMES } from '../entities/seed/points'
import { beijing, now, serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import { DEMO_PATH } from '../platform/demo'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { createWorkflowStore, type StoredEntity } from '../platform/workflow'
import { givePlan } from './memberships'
import { REFUSALS } from './refusals'
import { OFFERS } from './seed/offers'
import { ORDERS } from './seed/orders'
import { db } from './store'

/** Ms for which an order can be paid. */
export const PAY_LIFE = 15 * 60_000
/** Days of a month that is paid for. */
const MONTH = 30
/** In days. */
const YEAR = 365
/** Ms. */
const DAY = 86_400_000

export type StoredOrder = StoredEntity<OrderState> & Order & { userId: string; returnUrl: string }

export const orders = collection<StoredOrder>(REFUSALS.noOrder)
orders.seed(() =>
  ORDERS.map((order) => ({
    ...order,
    returnUrl: '',
    version: 1,
    stateTime: order.createTime,
    updateTime: order.createTime,
    updatedBy: '',
    events: [],
  })),
)

/** Account under which the payment provider acts. */
const PROVIDER = { userId: 'provider', nickName: '支付宝（演示）' } as Account

const ownerOf = ({ userId }: StoredOrder) => db.accounts.find((each) => each.userId === userId)

const { allowed, commit } = createWorkflowStore({
  workflow: orderWorkflow,
  noun: pay.noun,
  find: (account, id) =>
    orders.require(id, ({ userId }) => account === PROVIDER || userId === account.userId),
  put: (order) => void orders.put(order),
  viewerOf: (account) => ({ userId: account.userId, isProvider: account === PROVIDER }),
  factsFor: (order) => order,
  reasons: pay.guard,
  stateText: (state) => pay.state[state],
  callOf: (action) => action,
})

/** Grants the buyer what the order contains; once, as an order is paid once. */
function deliver(order: StoredOrder) {
  const account = ownerOf(order)
  if (!account) return
  const { kind, role, months, count, ticketKind, orderNo: subject } = order
  const days = kind === 'plan' ? (months ?? 0) * MONTH : YEAR
  const lastDay = serverDay(new Date(Date.now() + days * DAY))
  if (kind === 'plan' && role && isTier(role)) givePlan(account, role, days)
  if (kind === 'points') grant(account, { kind: 'order', subject, points: { count: count ?? 0, lastDay } })
  const tickets = kind === 'tickets' ? [{ kind: ticketKind, count: count ?? 0 }] : order.tickets
  for (const each of tickets) {
    const sort = TICKET_KINDS.find((known) => known === each.kind)
    if (!sort) continue
    const ticket = { count: each.count, kind: sort, name: TICKET_NAMES[sort], lastDay }
    grant(account, { kind: 'order', subject, tickets: ticket })
  }
}

/** Notifications of the payment provider about an order. */
export const provider = {
  settle(id: string) {
    const order = allowed(PROVIDER, 'settle', { id })
    commit(PROVIDER, 'settle', order, { payTime: now() })
    deliver(order)
  },
  lose: (id: string) => void commit(PROVIDER, 'lose', allowed(PROVIDER, 'lose', { id })),
  expire: (id: string) => void commit(PROVIDER, 'expire', allowed(PROVIDER, 'expire', { id })),
  refund: (id: string) =>
    void commit(PROVIDER, 'refund', allowed(PROVIDER, 'refund', { id }), { refundTime: now() }),
  giveBack: (id: string) =>
    void commit(PROVIDER, 'giveBack', allowed(PROVIDER, 'giveBack', { id }), { refundedTime: now() }),
}

/** Closes the orders whose time to pay has passed. */
function closeLate() {
  for (const { id, state, payUntil } of orders.all()) {
    const isWaiting = state === 'created' || state === 'paying'
    if (isWaiting && payUntil && payUntil < now()) provider.expire(id)
  }
}

const publicOf = ({ userId: _u, returnUrl: _r, version: _v, events: _e, ...order }: StoredOrder): Order =>
  order

/** The caller's orders as they stand now, the newest first. */
export function ordersOf({ userId }: Account): Order[] {
  closeLate()
  const own = orders.all().filter((order) => order.userId === userId)
  return own
    .map(publicOf)
    .toSorted((a, b) => b.createTime.localeCompare(a.createTime) || Number(b.id) - Number(a.id))
}

export function orderOf({ userId }: Account, id: string): Order {
  closeLate()
  return publicOf(orders.require(id, (order) => order.userId === userId))
}

/** The only return address that the provider accepts: the page of the order, on the caller's origin. */
function returnAddress(raw: string): URL {
  const url = URL.canParse(raw) ? new URL(raw) : null
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/aovPay'))
    throw new Refusal(500, REFUSALS.noReturn)
  return url
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A way to pay an order: a code, an address for what is small, and the provider's form for plans. */
function wayTo({ id, kind, orderNo, amount, returnUrl }: StoredOrder, way: Way): PayWay {
  const page = new URL(`${DEMO_PATH}/pay`, returnUrl)
  if (way === 'qr') return { id, qr: `${page.href}?order=${id}&scan=1` }
  if (kind !== 'plan') return { id, url: `${page.href}?order=${id}` }
  const content = JSON.stringify({ out_trade_no: orderNo, order: id, total_amount: amount.toFixed(2) })
  return {
    id,
    // As Alipay answers it, down to the script that would send it.
    form:
      `<form name="punchout_form" method="post" action="${page.href}?charset=utf-8">\n` +
      `<input type="hidden" name="biz_content" value="${escaped(content)}">\n` +
      '<input type="submit" value="立即支付" style="display:none" >\n</form>\n' +
      '<script>document.forms[0].submit();</script>',
  }
}

/** The buyer has been sent to pay. */
function send(account: Account, id: string, way: Way, returnUrl: string): PayWay {
  closeLate()
  const order = allowed(account, 'pay', { id })
  const changes = { returnUrl: returnAddress(returnUrl).href }
  commit(account, 'pay', order, changes)
  return wayTo({ ...order, ...changes }, way)
}

let serial = 0

/** Orders something at the price that the caller has seen, once for each key. */
export function order(account: Account, { idemKey, ...asked }: Args<typeof payApi.order>['body']): PayWay {
  const { item, amount, returnUrl, way } = asked
  returnAddress(returnUrl)
  const { id } = onceFor(account, idemKey, { item, amount, way }, () => {
    const offer = OFFERS.find((each) => each.item === item)
    if (!offer) throw new Refusal(500, REFUSALS.noOffer)
    if (offer.amount !== amount) throw new Refusal(500, REFUSALS.amountChanged(offer.amount))
    const time = now()
    return orders.add({
      ...offer,
      orderNo: `P${time.replace(/\D/g, '')}${String(++serial).padStart(4, '0')}`,
      userId: account.userId,
      returnUrl,
      state: 'created',
      createTime: time,
      payUntil: beijing(new Date(Date.now() + PAY_LIFE)),
      version: 1,
      stateTime: time,
      updateTime: time,
      updatedBy: account.nickName,
      events: [],
    })
  })
  return send(account, id, way, returnUrl)
}

/** Another way to pay an order that is open. */
export const payAgain = (account: Account, { id, way, returnUrl }: Args<typeof payApi.pay>['body']) =>
  send(account, id, way, returnUrl)

/** The buyer does not want it any more. */
export const cancel = (account: Account, id: string) =>
  void commit(account, 'cancel', allowed(account, 'cancel', { id }))
