import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '@/app/queries'
import { API_BASE } from '@/shared/api'
import { payApi } from '@/features/account/pay/pay.api'
import { formatPrice } from '@/shared/lib/money'
import { orders, provider } from '@mocks/account/orders'
import { OFFERS } from '@mocks/account/seed/offers'
import { walletOf } from '@mocks/entities/wallets'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { askBackend } from '../../support/askBackend'
import { renderApp, renderScreen } from '../../support/renderApp'

const ORDER = `*${API_BASE}/alipay/order`
const offer = (item: string) => OFFERS.find((each) => each.item === item)!
const price = (item: string) => formatPrice(offer(item).amount)
const roles = (name: string) => db.accounts.find(({ userName }) => userName === name)!.roles
const placed = () => orders.all().filter(({ userId }) => userId === '3')

let left: string[]
beforeEach(() => {
  left = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.elements].map((field) => {
      const { name, value } = field as HTMLInputElement
      return `${name}=${value}`
    })
    left.push(`${this.method} ${this.action} ${fields.join('&')}`)
  })
})
afterEach(() => {
  vi.useRealTimers()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

const clock = () => vi.useFakeTimers({ shouldAdvanceTime: true })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function openForm(address: string, as = 'basic', render = renderScreen) {
  const visit = await render(address, { as })
  await screen.findByRole('group', { name: 'Purchase' })
  return visit
}
const orderButton = () => screen.getByRole('button', { name: 'Order and pay' })
const agree = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('checkbox', { name: 'I have read and accept the' }))

test('the requested plan is preselected; period and total come from the server, and consent is required', async () => {
  const { user, address } = await openForm('/aovPay?plan=plus_member&back=%2Fvdr%2Fvhome')
  expect(screen.getByRole('radio', { name: 'PLUS member' })).toBeChecked()
  expect(screen.getByText(price('plan:plus_member:12'))).toBeInTheDocument()
  expect(screen.getByText('AI question tickets × 120')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '3 months' }))
  expect(screen.getByText('AI question tickets × 30')).toBeInTheDocument()
  expect(screen.getByText(price('plan:plus_member:3'))).toBeInTheDocument()
  expect(
    screen.getByText(/The remaining time of your current plan, Basic intelligence, is kept/),
  ).toBeInTheDocument()
  expect(address()).toBe('/aovPay?plan=plus_member&back=%2Fvdr%2Fvhome&months=3')
  await user.click(orderButton())
  expect(await screen.findByText(/accept the user agreement first/)).toBeInTheDocument()
  expect(placed()).toEqual([])
})

test.each([
  ['somebody without a plan', 'reader', 'Basic intelligence', null],
  ['a holder', 'basic', 'Upgrade intelligence', 'Basic intelligence'],
  ['a holder of the largest plan', 'plus', 'PLUS member Current plan', 'PLUS member'],
])('%s is offered the plan that fits', async (_who, as, preselected, current) => {
  await openForm('/aovPay', as)
  expect(screen.getByRole('radio', { name: preselected })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /Current plan/ })?.closest('label')?.textContent ?? null).toBe(
    current && `${current} Current plan`,
  )
  expect(screen.queryByText(/is a lower plan/)).not.toBeInTheDocument()
})

test('a smaller plan says when it takes effect, and a reload keeps the selection', async () => {
  const { user, address, unmount } = await openForm('/aovPay', 'plus')
  await user.click(screen.getByRole('radio', { name: 'Professional' }))
  const warning = /Professional is a lower plan than your current one, PLUS member\. It takes effect as soon/
  expect(screen.getByText(warning)).toBeInTheDocument()
  expect(
    screen.getByText(/The remaining time of your current plan, PLUS member, is kept/),
  ).toBeInTheDocument()
  const chosen = address()
  unmount()
  const again = await openForm(chosen, 'plus')
  expect(screen.getByRole('radio', { name: 'Professional' })).toBeChecked()
  await agree(again.user)
  await again.user.click(orderButton())
  await screen.findByRole('img', { name: 'Payment QR code' })
  provider.settle(orders.all().find(({ userId }) => userId === '61')!.id)
  expect(roles('plus')).toEqual(['professional'])
})

test('after payment by a code on a phone the page updates, the rights are granted, and a link leads back', async () => {
  clock()
  const { user, address } = await openForm('/aovPay?plan=plus_member&back=%2Fsearch', 'basic', renderApp)
  await agree(user)
  await user.dblClick(orderButton())
  expect(await screen.findByRole('img', { name: 'Payment QR code' })).toBeInTheDocument()
  expect(placed()).toHaveLength(1)
  const [{ id } = { id: '' }] = placed()
  expect(address()).toBe(`/aovPay?order=${id}&back=%2Fsearch`)
  provider.settle(id)
  await pass(2)
  await screen.findByText('PLUS member · 12 months is active.')
  expect(walletOf({ userId: '3' }).usable('speak')).toMatchObject([{ count: 120 }, { count: 3 }])
  await waitFor(() => expect(roles('basic')).toEqual(['plus_member']))
  // The menu contains what the plan unlocks.
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toHaveTextContent('Data room'),
  )
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(address()).toBe('/search')
})

test('repeated clicks create a single order; ordering again later creates another', async () => {
  const first = await openForm('/aovPay?item=points')
  await agree(first.user)
  await waitFor(
    () => {
      const button = screen.queryByRole('button', { name: /Order and pay/ })
      if (button) fireEvent.click(button)
      expect(screen.getByRole('img', { name: 'Payment QR code' })).toBeInTheDocument()
    },
    { interval: 1 },
  )
  expect(placed()).toHaveLength(1)
  first.unmount()
  const { user } = await openForm('/aovPay?item=points')
  await agree(user)
  await user.click(orderButton())
  await screen.findByRole('img', { name: 'Payment QR code' })
  expect(placed()).toHaveLength(2)
})

const PLUS = 'plan:plus_member:12'

/** Places an order as another tab of the same user would; returns it. */
async function orderElsewhere(idemKey: string) {
  const body = {
    item: PLUS,
    amount: offer(PLUS).amount,
    returnUrl: 'http://localhost/aovPay',
    way: 'qr' as const,
  }
  const account = db.accounts.find(({ userName }) => userName === 'basic')!
  await askBackend().send(account, payApi.order, { body: { ...body, idemKey } })
  return placed().at(-1)!
}

test('an open order for the same thing is offered before another is placed, and leads to its payment', async () => {
  const { id, orderNo } = await orderElsewhere('elsewhere')
  const { user, address } = await openForm('/aovPay?plan=plus_member')
  expect(await screen.findByText('You already have an open order for this')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '3 months' }))
  await waitFor(() =>
    expect(screen.queryByText('You already have an open order for this')).not.toBeInTheDocument(),
  )
  await user.click(screen.getByRole('radio', { name: '12 months' }))
  await user.click(await screen.findByRole('link', { name: `Continue order ${orderNo}` }))
  expect(address()).toBe(`/aovPay?order=${id}`)
})

test('an order that another tab has placed meanwhile is shown instead of placing a second one', async () => {
  const { user } = await openForm('/aovPay?plan=plus_member')
  await agree(user)
  const { orderNo } = await orderElsewhere('meanwhile')
  await user.click(orderButton())
  await user.click(await screen.findByRole('button', { name: `Cancel order ${orderNo}` }))
  await waitFor(() => expect(placed().map(({ state }) => state)).toEqual(['closed']))
  await waitFor(() => expect(screen.queryByText(orderNo, { exact: false })).not.toBeInTheDocument())
  await user.click(orderButton())
  await waitFor(() => expect(placed().map(({ state }) => state)).toEqual(['closed', 'paying']))
})

test('the provider’s form is rebuilt and sent to the provider only', async () => {
  const form =
    '<form method="post" onsubmit="evil()" action="https://openapi.alipay.com/gateway.do"><input name="sign" value="a&amp;b"></form><script>evil()</script>'
  server.use(http.post(ORDER, () => HttpResponse.json({ code: 200, data: { id: '91001', form } })))
  const { user, address } = await openForm('/aovPay?item=points', 'admin')
  await user.click(screen.getByRole('radio', { name: "On Alipay's page" }))
  await agree(user)
  await user.click(orderButton())
  await waitFor(() => expect(left).toEqual(['post https://openapi.alipay.com/gateway.do sign=a&b']))
  expect(address()).toBe('/aovPay?order=91001')
})

test.each([
  ['a form', { form: '<form action="https://evil.example/"><input name="a" value="1"></form>' }],
  ['an address', { url: 'https://evil.example/pay' }],
])('%s that leads elsewhere is not followed, and an error says so', async (_, way) => {
  server.use(http.post(ORDER, () => HttpResponse.json({ code: 200, data: { id: '91001', ...way } })))
  const { user } = await openForm('/aovPay?item=points', 'admin')
  await agree(user)
  await user.click(orderButton())
  expect(
    await screen.findByText(/payment address from the server is not an allowed host/),
  ).toBeInTheDocument()
  expect(left).toEqual([])
})

test('an order whose response was lost is resent under its key, also after a reload', async () => {
  let isLost = true
  const keys: string[] = []
  server.use(
    http.post(ORDER, async ({ request }) => {
      const { idemKey } = (await request.clone().json()) as { idemKey: string }
      keys.push(idemKey)
      return isLost ? HttpResponse.error() : undefined
    }),
  )
  const first = await openForm('/aovPay?item=points')
  await agree(first.user)
  await first.user.click(orderButton())
  expect(await screen.findByText(/We couldn't confirm your order/)).toBeInTheDocument()
  first.unmount()
  isLost = false
  const { user } = await openForm('/aovPay?plan=plus_member')
  expect(
    await screen.findByText(/Your previous order for “1,000 points” hasn't been confirmed/),
  ).toBeInTheDocument()
  await agree(user)
  await user.click(screen.getByRole('button', { name: 'Submit this order again' }))
  await screen.findByRole('img', { name: 'Payment QR code' })
  expect(keys[1]).toBe(keys[0])
  expect(placed().map(({ item }) => item)).toEqual(['points:1000'])
})

test('a changed price is refused, and the new one is shown', async () => {
  const before = offer('points:1000')
  let amount = 90
  server.use(
    http.get(`*${API_BASE}/alipay/items`, () =>
      HttpResponse.json({ code: 200, data: [{ ...before, amount }] }),
    ),
  )
  const { user } = await openForm('/aovPay?item=points')
  expect(await screen.findByText('¥90.00')).toBeInTheDocument()
  amount = before.amount
  await agree(user)
  await user.click(orderButton())
  expect(await screen.findByText(/价格已变为 100\.00/)).toBeInTheDocument()
  expect((await screen.findAllByText('¥100.00')).length).toBe(2)
})

test('a return with altered parameters changes nothing, and nobody sees an order of someone else', async () => {
  const { go } = await renderScreen('/aovPay?order=92001&trade_status=TRADE_SUCCESS&total_amount=0.01', {
    as: 'analyst',
  })
  expect(await screen.findByText('Waiting for payment')).toBeInTheDocument()
  expect(orders.get('92001')!.state).toBe('created')
  await go('/aovPay?order=91001&trade_status=TRADE_SUCCESS')
  expect(await screen.findByText("Couldn't load the order")).toBeInTheDocument()
})

test('an unknown payment is polled for two minutes, except while hidden; then the order number can be copied', async () => {
  clock()
  let looks = 0
  server.use(http.get(`*${API_BASE}/math/spend/92002`, () => void looks++))
  const { user } = await renderScreen('/aovPay?order=92002', { as: 'analyst' })
  await screen.findByText('Confirming the payment')
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  const before = looks
  await pass(20)
  expect(looks).toBe(before)
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(10)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before), { interval: 5 })
  for (let look = looks; look < 60; look++) {
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), { interval: 5 })
    await pass(2)
    await vi.waitFor(() => expect(looks).toBeGreaterThan(look), { interval: 5 })
  }
  expect(await screen.findByText('Still confirming')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy the order number' })).toBeInTheDocument()
  const after = looks
  await pass(10)
  expect(looks).toBe(after)
  provider.settle('92002')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('5,000 points added to your account.')).toBeInTheDocument()
})

test.each([
  ['92003', 'Refund in progress', null],
  ['92004', 'Refunded', '/aovPay?item=points'],
  ['92005', 'Order closed', '/aovPay?plan=valuation_pro'],
])('order %s: %s', async (id, title, again) => {
  await renderScreen(`/aovPay?order=${id}`, { as: 'analyst' })
  expect(await screen.findByText(title)).toBeInTheDocument()
  const link = screen.queryByRole('link', { name: 'Order again' })
  expect(link?.getAttribute('href') ?? null).toBe(again)
})

test('a cancelled order can only be ordered again', async () => {
  const { user } = await renderScreen('/aovPay?order=92001', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText('Order closed')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Order again' })).toBeInTheDocument()
})
