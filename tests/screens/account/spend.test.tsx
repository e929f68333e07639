import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { orders, ordersOf } from '@mocks/account/orders'
import { db } from '@mocks/account/store'
import { renderScreen } from '../../support/renderApp'

await loadScreen(TABS.spend!)

const TAB = '/user/center?tab=spend'
const own = () => ordersOf(db.accounts.find(({ userName }) => userName === 'analyst')!)
const rows = () => screen.getAllByRole('row').slice(1)

test('every order shows its state; the page is restored on the next visit, and an open order can be paid', async () => {
  const { user, address, go } = await renderScreen(TAB, { as: 'analyst' })
  await screen.findByText('Refund in progress')
  expect(screen.getByText('Confirming payment')).toBeInTheDocument()
  expect(rows()).toHaveLength(10)
  await user.click(within(screen.getByRole('main')).getByTitle('2'))
  await waitFor(() => expect(rows()).toHaveLength(own().length - 10))
  await go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await go(TAB)
  await waitFor(() => expect(address()).toBe(`${TAB}&pageNum=2`))
  await go(`${TAB}&pageNum=1`)
  const { orderNo } = orders.require('92001')
  await user.click(await screen.findByRole('link', { name: `Pay order ${orderNo}` }))
  expect(address()).toBe(`/aovPay?order=92001&back=${encodeURIComponent(TAB)}`)
  await screen.findByText('Waiting for payment')
})

test('state, kind and period in the address filter the orders', async () => {
  const [newest] = own()
  const day = newest!.createTime.slice(0, 10)
  const { go } = await renderScreen(`${TAB}&state=paid&kind=tickets`, { as: 'analyst' })
  const expected = own().filter(({ state, kind }) => state === 'paid' && kind === 'tickets')
  await waitFor(() => expect(rows()).toHaveLength(expected.length))
  await go(`${TAB}&from=${day}`)
  await waitFor(() => expect(rows()).toHaveLength(own().filter(({ createTime }) => createTime >= day).length))
  expect(within(rows()[0]!).getByRole('link', { name: newest!.orderNo })).toBeInTheDocument()
})
