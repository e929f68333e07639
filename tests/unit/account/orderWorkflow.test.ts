import { beforeEach, expect, test, vi } from 'vitest'
import { payApi } from '@/features/account/pay/pay.api'
import {
  ORDER_STATES,
  orderWorkflow,
  type OrderAction,
  type OrderState,
  type OrderViewer,
} from '@/features/account/pay/orderWorkflow'
import { orders, PAYMENT_WINDOW_MS, provider, type StoredOrder } from '@mocks/account/orders'
import { membershipOf } from '@mocks/account/memberships'
import { OFFERS } from '@mocks/account/seed/offers'
import { db } from '@mocks/account/store'
import { walletOf } from '@mocks/entities/wallets'
import { resetDb, type Account } from '@mocks/platform/db'
import { Refusal } from '@mocks/platform/mock'
import { askBackend } from '../../support/askBackend'
import { testEveryAction, type Expected } from '../../support/workflow'

let backend: ReturnType<typeof askBackend>
beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const RETURN = 'http://localhost/aovPay'

type Viewer = OrderViewer & { account: Account | null }
const VIEWERS = {
  buyer: (): Viewer => ({ userId: '2', isProvider: false, account: accountOf('analyst') }),
  stranger: (): Viewer => ({ userId: '3', isProvider: false, account: accountOf('basic') }),
  provider: (): Viewer => ({ userId: 'provider', isProvider: true, account: null }),
}
type Person = keyof typeof VIEWERS

const STATES = Object.fromEntries(ORDER_STATES.map((state) => [state, { state }])) as Record<
  OrderState,
  { state: OrderState }
>

const expectation: Record<OrderAction, Expected<OrderState, Person, OrderState>> = {
  pay: { in: ['created', 'paying'], who: ['buyer'], next: 'paying' },
  cancel: { in: ['created', 'paying'], who: ['buyer'], next: 'closed' },
  settle: { in: ['paying', 'unknown'], who: ['provider'], next: 'paid' },
  lose: { in: ['paying'], who: ['provider'], next: 'unknown' },
  expire: { in: ['created', 'paying', 'unknown'], who: ['provider'], next: 'closed' },
  refund: { in: ['paid'], who: ['provider'], next: 'refunding' },
  giveBack: { in: ['refunding'], who: ['provider'], next: 'refunded' },
}

/** The calls of a buyer; all other actions are triggered by the payment provider, which has no account. */
const CALLS = { pay: payApi.pay, cancel: payApi.cancel }

testEveryAction(orderWorkflow, {
  states: STATES,
  viewers: VIEWERS,
  expectation,
  ready: (_, { state }): StoredOrder =>
    orders.put({ ...orders.require('92001'), state: state!, payUntil: '2099-01-01 00:00:00' }),
  factsOf: (order) => order,
  async call(action, stored, { account }) {
    if (action === 'pay' || action === 'cancel') {
      if (!account) return { isDone: false, after: stored }
      const body = { id: stored.id, way: 'qr', returnUrl: RETURN }
      const { code, msg } = await backend.send(account, CALLS[action], { body })
      return { isDone: code === 200, after: orders.get(stored.id), ...(code === 200 ? {} : { message: msg }) }
    }
    if (account) return { isDone: false, after: stored }
    try {
      provider[action](stored.id)
      return { isDone: true, after: orders.get(stored.id) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { isDone: false, message: error.message, after: orders.get(stored.id) }
    }
  },
  removals: [],
})

const offer = (item: string) => OFFERS.find((each) => each.item === item)!

async function placeOrder(name: string, item: string, more: object = {}) {
  const { amount } = offer(item)
  const body = { item, amount, returnUrl: RETURN, way: 'qr', idemKey: 'key-1', ...more }
  const { code, msg, data } = await backend.send(accountOf(name), payApi.order, { body })
  return { code, msg, id: (data as { id?: string } | undefined)?.id ?? '' }
}

test('a key creates a single order, however often it is sent; with another order it is refused', async () => {
  const before = orders.size
  const first = await placeOrder('basic', 'plan:plus_member:12')
  expect((await placeOrder('basic', 'plan:plus_member:12')).id).toBe(first.id)
  expect(orders.size).toBe(before + 1)
  expect((await placeOrder('basic', 'points:1000')).code).toBe(500)
  expect((await placeOrder('analyst', 'points:1000')).code).toBe(200)
})

test('a price that differs from the server’s is refused with the right one; so is an unknown item or a foreign return address', async () => {
  const wrong = await placeOrder('basic', 'plan:plus_member:12', { amount: 0.01 })
  expect(wrong.msg).toContain(offer('plan:plus_member:12').amount.toFixed(2))
  expect((await placeOrder('basic', 'plan:plus_member:12', { item: 'plan:admin:12' })).code).toBe(500)
  for (const returnUrl of ['javascript:alert(1)', 'https://x.example/evil', '/aovPay']) {
    expect((await placeOrder('basic', 'points:1000', { returnUrl })).code, returnUrl).toBe(500)
  }
})

test('an order is fulfilled once: a plan whose predecessor is stored, points, tickets', async () => {
  const basic = accountOf('basic')
  const { id } = await placeOrder('basic', 'plan:plus_member:1')
  provider.settle(id)
  expect(() => provider.settle(id)).toThrow(Refusal)
  expect(basic.roles).toEqual(['plus_member'])
  expect(basic.permissions).toContain('vdr:room:add')
  expect(membershipOf(basic)).toMatchObject({
    held: { role: 'plus_member' },
    paused: [{ role: 'intelligence_basic' }],
  })

  const { score } = walletOf(basic)
  provider.settle((await placeOrder('basic', 'points:1000', { idemKey: 'key-2' })).id)
  expect(walletOf(basic).score).toBe(score + 1000)
  const held = () =>
    walletOf(basic)
      .usable('speak')
      .reduce((sum, { count }) => sum + count, 0)
  const before = held()
  provider.settle((await placeOrder('basic', 'tickets:speak:10', { idemKey: 'key-3' })).id)
  expect(held()).toBe(before + 10)
})

const usable = (name: string, kind: 'report' | 'speak') =>
  walletOf(accountOf(name))
    .usable(kind)
    .reduce((sum, { count }) => sum + count, 0)

test('a refund takes back the points and tickets of its order', async () => {
  const wallet = walletOf(accountOf('basic'))
  const [score, tickets] = [wallet.score, usable('basic', 'speak')]
  const points = await placeOrder('basic', 'points:1000')
  const pack = await placeOrder('basic', 'tickets:speak:10', { idemKey: 'key-2' })
  for (const { id } of [points, pack]) provider.settle(id)
  expect([wallet.score, usable('basic', 'speak')]).toEqual([score + 1000, tickets + 10])
  for (const { id } of [points, pack]) provider.refund(id)
  expect([wallet.score, usable('basic', 'speak')]).toEqual([score, tickets])
  expect(wallet.entries.slice(-2)).toMatchObject([
    { kind: 'refund', points: -1000, subject: orders.require(points.id).orderNo },
    { kind: 'refund', tickets: -10 },
  ])
})

test('an order of which something was used is not refunded, and the refusal says what', async () => {
  const wallet = walletOf(accountOf('basic'))
  const points = await placeOrder('basic', 'points:1000')
  provider.settle(points.id)
  wallet.spend('speak', { points: wallet.score - 700 }, '')
  expect(() => provider.refund(points.id)).toThrow('该订单不能退款：已使用 300 积分')
  expect(wallet.score).toBe(700)
  expect(orders.require(points.id).state).toBe('paid')

  const pack = await placeOrder('basic', 'tickets:speak:10', { idemKey: 'key-2' })
  provider.settle(pack.id)
  const bought = wallet.usable('speak').find(({ count }) => count === 10)!
  wallet.spend('speak', { ticketId: bought.id }, '', 'speak')
  expect(() => provider.refund(pack.id)).toThrow('已使用 1 张AI 问答券')
})

test('a refunded plan ends, with its tickets, and the stored plan resumes', async () => {
  const basic = accountOf('basic')
  const tickets = usable('basic', 'speak')
  const { until } = membershipOf(basic).held!
  const { id } = await placeOrder('basic', 'plan:plus_member:1')
  provider.settle(id)
  expect(basic.roles).toEqual(['plus_member'])
  provider.refund(id)
  expect(basic.roles).toEqual(['intelligence_basic'])
  expect(Math.abs(membershipOf(basic).held!.until - until)).toBeLessThan(60_000)
  expect(usable('basic', 'speak')).toBe(tickets)
})

test('a plan is refunded on its first day only, and a second one in a row leaves the first', async () => {
  const basic = accountOf('basic')
  const start = Date.now()
  const first = await placeOrder('basic', 'plan:plus_member:1')
  provider.settle(first.id)
  const { until } = membershipOf(basic).held!
  const second = await placeOrder('basic', 'plan:plus_member:1', { idemKey: 'key-2' })
  provider.settle(second.id)
  provider.refund(second.id)
  expect(membershipOf(basic).held).toEqual({ role: 'plus_member', until })
  vi.useFakeTimers({ now: start + 3.5 * 86_400_000 })
  expect(() => provider.refund(first.id)).toThrow('会员已使用 3 天')
  vi.useRealTimers()
})

test('an expired plan is followed by the stored one, and finally by none', async () => {
  const basic = accountOf('basic')
  provider.settle((await placeOrder('basic', 'plan:plus_member:1')).id)
  vi.useFakeTimers({ now: membershipOf(basic).held!.until + 1 })
  expect(membershipOf(basic).held?.role).toBe('intelligence_basic')
  expect(basic.roles).toEqual(['intelligence_basic'])
  vi.setSystemTime(membershipOf(basic).held!.until + 1)
  expect(membershipOf(basic).held).toBeNull()
  expect(basic.permissions).toEqual(['search:api'])
  vi.useRealTimers()
})

test('an unpaid order is closed after its time limit', async () => {
  const { id } = await placeOrder('basic', 'points:1000')
  vi.useFakeTimers({ now: Date.now() + PAYMENT_WINDOW_MS + 1_000 })
  const { data } = await backend.send(accountOf('basic'), payApi.detail, { path: { id } })
  vi.useRealTimers()
  expect(data).toMatchObject({ state: 'closed' })
})
