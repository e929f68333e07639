import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const at = (path: string) => `*${API_BASE}${path}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function complete(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await heading('Complete your details')
  fillIn({ 'Contact person': '王小明', 'Purpose of use': 'Value our pipeline' })
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
}

test.each([
  '/',
  '/valuation/report?pageNum=2',
  '/member',
  '/404',
  '/guestRegister?code=GUEST-2026',
  '/noCheck',
])('at any address (%s), an unverified account is redirected to /register', async (start) => {
  const { address } = await renderApp(start, { as: 'newcomer' })
  await heading('Complete your details')
  expect(address()).toBe('/register')
})

test('a verified account is redirected from /register to the root', async () => {
  const { address } = await renderApp('/register', { as: 'analyst' })
  await waitFor(() => expect(address()).toBe('/index'))
})

test('a newcomer submits their details and sees them with their state; at the next login they are verified', async () => {
  const { user, address } = await renderApp('/', { as: 'newcomer' })
  await complete(user)
  const focused = await heading('Account verification')
  await waitFor(() => expect(focused).toHaveFocus())
  expect(screen.getByText('Submitted, pending review')).toBeInTheDocument()
  expect(screen.getByText('王小明')).toBeInTheDocument()
  expect(screen.getByText(/^Support hours/)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Refresh status' }))
  expect(await screen.findByText('Submitted, pending review')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  expect(readToken()).toBeUndefined()

  await renderApp('/register', { as: 'newcomer' })
  await heading('Hello, 王小明')
})

test('a user who waits on the page can enter once the review has passed', async () => {
  const { user, address } = await renderApp('/register', { as: 'newcomer' })
  await complete(user)
  await heading('Account verification')
  // The review is complete, which this window notices when it checks again.
  const { db } = await import('@mocks/account/store')
  db.accounts.find(({ userName }) => userName === 'newcomer')!.isVerified = true
  await user.click(screen.getByRole('button', { name: 'Refresh status' }))
  await user.click(await screen.findByRole('button', { name: 'Enter the platform' }))
  await heading('Hello, 王小明')
  expect(address()).toBe('/index')
})

test('a refused submit says why and keeps the input', async () => {
  server.use(http.put(at('/account/verification'), () => HttpResponse.json({ code: 500, msg: '资料有误' })))
  const { user } = await renderApp('/register', { as: 'newcomer' })
  await complete(user)
  expect(await screen.findByText('资料有误')).toBeInTheDocument()
  expect(screen.getByLabelText('Contact person')).toHaveValue('王小明')
})

test('without a response the result is reported as unknown, and nothing is resent automatically', async () => {
  let calls = 0
  server.use(
    http.put(at('/account/verification'), () => {
      calls++
      return HttpResponse.error()
    }),
  )
  const { user } = await renderApp('/register', { as: 'newcomer' })
  await complete(user)
  expect(await screen.findByText(/The server did not respond/)).toBeInTheDocument()
  expect(screen.getByLabelText('Purpose of use')).toHaveValue('Value our pipeline')
  expect(calls).toBe(1)
})

test('returned details show the reason and what is missing, and can be edited', async () => {
  const { user } = await renderApp('/index', { as: 'returned' })
  await screen.findByText('缺少统一社会信用代码和营业执照图片，请补充后重新提交。')
  expect(screen.getByRole('heading', { name: 'Still required' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit details' }))
  await heading('Complete your details')
  // Still visible while it is corrected.
  expect(screen.getByText('缺少统一社会信用代码和营业执照图片，请补充后重新提交。')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Still required' })).toBeInTheDocument()
  expect(screen.getByLabelText('Organisation')).toHaveValue('华东创新药研究院有限公司')
  fillIn({ 'Unified social credit code': '91350100M000100Y43' })
  await user.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect(
    await screen.findByText('Company accounts must upload an image of the business licence'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await heading('Account verification')
})

test('details that fail to load have a retry and a way out', async () => {
  let isLost = true
  server.use(http.get(at('/account/verification'), () => (isLost ? HttpResponse.error() : undefined)))
  const { user } = await renderApp('/', { as: 'newcomer' })
  await screen.findByText("Couldn't load your details")
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument()
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Complete your details')
})

test.each([
  ['code 404', () => HttpResponse.json({ code: 404, msg: '' })],
  ['status 404', () => new HttpResponse(null, { status: 404 })],
  ['code 500', () => HttpResponse.json({ code: 500, msg: 'Cannot GET /account/verification' })],
])('a server without verification (%s) is reported, with a way out', async (_name, make) => {
  server.use(http.get(at('/account/verification'), make))
  await renderApp('/', { as: 'newcomer' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Account verification is not available here')
  expect(screen.getByText(/^This server doesn't support account verification/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument()
})

test('signing out asks before it discards input', async () => {
  const { user } = await renderApp('/', { as: 'newcomer' })
  await heading('Complete your details')
  fillIn({ 'Contact person': '王小明' })
  dispatchEvent(new Event('pagehide'))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('deletes your unsubmitted drafts')
})

test('/noCheck shows a verified account its state', async () => {
  const { user, address } = await renderApp('/noCheck', { as: 'analyst' })
  await heading('Account verification')
  expect(await screen.findByText('Verified')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Enter the platform' }))
  await waitFor(() => expect(address()).toBe('/index'))
})
