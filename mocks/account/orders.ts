import { payApi, type Order, type PaymentInstruction } from '@/features/account/pay/pay.api'
import { orderWorkflow, type OrderState, type PaymentMethod } from '@/features/account/pay/orderWorkflow'
import pay from '@/features/account/locales/pay.zh.json'
import type { Args } from '@/shared/api/endpoint'
import { TICKET_KINDS } from '@/entities/points/points.api'
import { isTier } from '@/entities/tiers/tiers'
import { grant, runOnce, walletOf } from '../entities/wallets'
import { TICKET_NAMES } from '../entities/seed/points'
import { beijingTime, now, serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import { DEMO_PATH } from '../platform/demo'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { createWorkflowStore, type StoredEntity } from '../platform/workflowStore'
import { givePlan, planDaysLeft, shortenPlan } from './memberships'
import { REFUSALS } from './refusals'
import { OFFERS } from './seed/offers'
import { ORDERS } from './seed/orders'
import { db } from './store'

export const PAYMENT_WINDOW_MS = 15 * 60_000
const MONTH_DAYS = 30
const YEAR_DAYS = 365
const DAY_MS = 86_400_000

export type StoredOrder = StoredEntity<OrderState> &
  Order & {
    userId: string
    returnUrl: string
    /** Last day of what the order has brought; null while it has brought nothing, as the seeded ones. */
    lastDay: string | null
  }

export const orders = collection<StoredOrder>(REFUSALS.noOrder)
orders.seed(() =>
  ORDERS.map((placeOrder) => ({
    ...placeOrder,
    returnUrl: '',
    lastDay: null,
    version: 1,
    stateTime: placeOrder.createTime,
    updateTime: placeOrder.createTime,
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
  put: (placeOrder) => void orders.put(placeOrder),
  viewerOf: (account) => ({ userId: account.userId, isProvider: account === PROVIDER }),
  factsFor: (placeOrder) => placeOrder,
  messages: pay.guard,
  stateText: (state) => pay.state[state],
  wireNameOf: (action) => action,
})

const daysOf = ({ kind, months }: StoredOrder) => (kind === 'plan' ? (months ?? 0) * MONTH_DAYS : YEAR_DAYS)

const ticketsOf = ({ kind, count, ticketKind, tickets }: StoredOrder) =>
  (kind === 'tickets' ? [{ kind: ticketKind, count: count ?? 0 }] : tickets).flatMap((each) => {
    const known = TICKET_KINDS.find((ticket) => ticket === each.kind)
    return known ? [{ kind: known, count: each.count }] : []
  })

function grantPurchase(placeOrder: StoredOrder, lastDay: string) {
  const account = ownerOf(placeOrder)
  if (!account) return
  const { kind, role, count, orderNo: subject } = placeOrder
  const days = daysOf(placeOrder)
  if (kind === 'plan' && role && isTier(role)) givePlan(account, role, days)
  if (kind === 'points') grant(account, { kind: 'order', subject, points: { count: count ?? 0, lastDay } })
  for (const each of ticketsOf(placeOrder))
    grant(account, { kind: 'order', subject, tickets: { ...each, name: TICKET_NAMES[each.kind], lastDay } })
}

/** Takes back what a paid order has brought; throws, and takes nothing, if any of it was used. */
function takeBackPurchase(placeOrder: StoredOrder) {
  const account = ownerOf(placeOrder)
  const { kind, role, count, orderNo, lastDay } = placeOrder
  if (!account || lastDay === null) return
  const wallet = walletOf(account)
  const days = daysOf(placeOrder)
  const plan = kind === 'plan' && role && isTier(role) ? role : null
  const points = kind === 'points' ? (count ?? 0) : 0
  const tickets = ticketsOf(placeOrder)
  const used = [
    [plan ? days - planDaysLeft(account, plan) : 0, REFUSALS.usedDays],
    [points - wallet.unusedPoints(orderNo), REFUSALS.usedPoints],
    ...tickets.map(
      (each) =>
        [
          each.count - wallet.unusedTickets(each.kind, lastDay),
          (amount: number) => REFUSALS.usedTickets(TICKET_NAMES[each.kind], amount),
        ] as const,
    ),
  ] as const
  const texts = used.flatMap(([amount, textOf]) => (amount > 0 ? [textOf(amount)] : []))
  if (texts.length > 0) throw new Refusal(500, REFUSALS.orderUsed(texts.join('、')))
  if (plan) shortenPlan(account, plan, days)
  if (points > 0) wallet.takeBackPoints(orderNo)
  for (const each of tickets) wallet.takeBackTickets(each.count, each.kind, lastDay, orderNo)
}

export const provider = {
  settle(id: string) {
    const placeOrder = allowed(PROVIDER, 'settle', { id })
    const lastDay = serverDay(new Date(Date.now() + daysOf(placeOrder) * DAY_MS))
    commit(PROVIDER, 'settle', placeOrder, { payTime: now(), lastDay })
    grantPurchase(placeOrder, lastDay)
  },
  lose: (id: string) => void commit(PROVIDER, 'lose', allowed(PROVIDER, 'lose', { id })),
  expire: (id: string) => void commit(PROVIDER, 'expire', allowed(PROVIDER, 'expire', { id })),
  refund(id: string) {
    const placeOrder = allowed(PROVIDER, 'refund', { id })
    takeBackPurchase(placeOrder)
    commit(PROVIDER, 'refund', placeOrder, { refundTime: now(), lastDay: null })
  },
  giveBack: (id: string) =>
    void commit(PROVIDER, 'giveBack', allowed(PROVIDER, 'giveBack', { id }), { refundedTime: now() }),
}

function expireOverdue() {
  for (const { id, state, payUntil } of orders.all()) {
    const isWaiting = state === 'created' || state === 'paying'
    if (isWaiting && payUntil && payUntil < now()) provider.expire(id)
  }
}

const toPublicOrder = ({
  userId: _u,
  returnUrl: _r,
  lastDay: _l,
  version: _v,
  events: _e,
  ...placeOrder
}: StoredOrder): Order => placeOrder

export function ordersOf({ userId }: Account): Order[] {
  expireOverdue()
  const own = orders.all().filter((placeOrder) => placeOrder.userId === userId)
  return own
    .map(toPublicOrder)
    .toSorted((a, b) => b.createTime.localeCompare(a.createTime) || Number(b.id) - Number(a.id))
}

export function orderOf({ userId }: Account, id: string): Order {
  expireOverdue()
  return toPublicOrder(orders.require(id, (placeOrder) => placeOrder.userId === userId))
}

/** Returns the address if the provider accepts it: only the order page on the caller's origin, otherwise throws. */
function parseReturnUrl(raw: string): URL {
  const url = URL.canParse(raw) ? new URL(raw) : null
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/aovPay'))
    throw new Refusal(500, REFUSALS.noReturn)
  return url
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns a QR code, an address for small purchases, or the provider's form for plans. */
function paymentMethodFor(
  { id, kind, orderNo, amount, returnUrl }: StoredOrder,
  way: PaymentMethod,
): PaymentInstruction {
  const page = new URL(`${DEMO_PATH}/pay`, returnUrl)
  if (way === 'qr') return { id, qr: `${page.href}?order=${id}&scan=1` }
  if (kind !== 'plan') return { id, url: `${page.href}?order=${id}` }
  const content = JSON.stringify({ out_trade_no: orderNo, order: id, total_amount: amount.toFixed(2) })
  return {
    id,
    form:
      `<form name="punchout_form" method="post" action="${page.href}?charset=utf-8">\n` +
      `<input type="hidden" name="biz_content" value="${escapeAttribute(content)}">\n` +
      '<input type="submit" value="立即支付" style="display:none" >\n</form>\n' +
      '<script>document.forms[0].submit();</script>',
  }
}

function startPayment(
  account: Account,
  id: string,
  way: PaymentMethod,
  returnUrl: string,
): PaymentInstruction {
  expireOverdue()
  const placeOrder = allowed(account, 'pay', { id })
  const changes = { returnUrl: parseReturnUrl(returnUrl).href }
  commit(account, 'pay', placeOrder, changes)
  return paymentMethodFor({ ...placeOrder, ...changes }, way)
}

let serial = 0

/** Places an order at the price the caller has seen, once per idempotency key. */
export function placeOrder(
  account: Account,
  { idemKey, ...request }: Args<typeof payApi.order>['body'],
): PaymentInstruction {
  const { item, amount, returnUrl, way } = request
  parseReturnUrl(returnUrl)
  const { id } = runOnce(account, idemKey, { item, amount, way }, () => {
    const offer = OFFERS.find((each) => each.item === item)
    if (!offer) throw new Refusal(500, REFUSALS.noOffer)
    if (offer.amount !== amount) throw new Refusal(500, REFUSALS.amountChanged(offer.amount))
    const time = now()
    return orders.add({
      ...offer,
      orderNo: `P${time.replace(/\D/g, '')}${String(++serial).padStart(4, '0')}`,
      userId: account.userId,
      returnUrl,
      lastDay: null,
      state: 'created',
      createTime: time,
      payUntil: beijingTime(new Date(Date.now() + PAYMENT_WINDOW_MS)),
      version: 1,
      stateTime: time,
      updateTime: time,
      updatedBy: account.nickName,
      events: [],
    })
  })
  return startPayment(account, id, way, returnUrl)
}

export const retryPayment = (account: Account, { id, way, returnUrl }: Args<typeof payApi.pay>['body']) =>
  startPayment(account, id, way, returnUrl)

export const cancelOrder = (account: Account, id: string) =>
  void commit(account, 'cancel', allowed(account, 'cancel', { id }))
