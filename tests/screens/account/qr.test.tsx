import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { db } from '@mocks/account/store'
import { answerTicket, openTicket, QR_LIFETIME_SECONDS, scanTicket } from '@mocks/account/qrTickets'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'
import { consent, press } from './signIn'

const at = (path: string) => `*${API_BASE}${path}`
const analyst = () => db.accounts.find(({ userName }) => userName === 'analyst')!

function watchCodes() {
  const seen = { uuids: [] as string[], looks: 0 }
  server.events.on('response:mocked', ({ request, response }) => {
    if (request.url.includes('/qrlogin/status')) seen.looks++
    if (!request.url.includes('/qrlogin/code')) return
    void response
      .clone()
      .json()
      .then(({ data }: { data: { uuid: string } }) => seen.uuids.push(data.uuid))
  })
  return seen
}
afterEach(() => {
  server.events.removeAllListeners()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

/** Time passes by itself, and can be advanced. */
const clock = () => vi.useFakeTimers({ shouldAdvanceTime: true })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
/** Lets the code expire, and the computer poll once more. */
async function outlive() {
  vi.setSystemTime(Date.now() + QR_LIFETIME_SECONDS * 1000)
  await pass(3)
}

async function openQr(address = '/login') {
  clock()
  const seen = watchCodes()
  const opened = await renderApp(address)
  await consent(opened.user)
  if (address.startsWith('/login')) await press(opened.user, 'Sign in with a QR code')
  await screen.findByText('Waiting for scan')
  await waitFor(() => expect(seen.uuids).toHaveLength(1))
  return { ...opened, seen }
}

test('the corner of the login page shows a QR code; scanned and confirmed on a phone, it signs in', async () => {
  const { seen } = await openQr()
  expect(screen.getByRole('img', { name: 'Sign-in QR code' })).toBeInTheDocument()
  expect(screen.queryByRole('tab', { name: 'By SMS' })).not.toBeInTheDocument()
  scanTicket(seen.uuids[0]!, analyst())
  await pass(2)
  await screen.findByText('Scanned. Confirm on your phone')
  answerTicket(seen.uuids[0]!, analyst(), true)
  await pass(2)
  await waitFor(() => expect(readToken()).toMatch(/^demo-analyst/))
})

test('/qrlogin continues to the requested address', async () => {
  const { seen, address } = await openQr(`/qrlogin?redirect=${encodeURIComponent('/valuation/report?a=1#x')}`)
  scanTicket(seen.uuids[0]!, analyst())
  answerTicket(seen.uuids[0]!, analyst(), true)
  await pass(2)
  await waitFor(() => expect(address()).toBe('/valuation/report?a=1#x'))
})

test('an expired code renews itself three times, then waits for the user', async () => {
  const { user, seen } = await openQr()
  for (const count of [2, 3, 4]) {
    await outlive()
    await waitFor(() => expect(seen.uuids).toHaveLength(count))
    await screen.findByText('Waiting for scan')
  }
  await outlive()
  await screen.findByText('The QR code has expired')
  const { looks } = seen
  await pass(20)
  expect(seen.looks).toBe(looks)
  expect(new Set(seen.uuids).size).toBe(4)
  await press(user, 'New QR code')
  await screen.findByText('Waiting for scan')
})

test('a cancelled sign-in says so and is not renewed by itself', async () => {
  const { seen } = await openQr()
  scanTicket(seen.uuids[0]!, analyst())
  answerTicket(seen.uuids[0]!, analyst(), false)
  await pass(2)
  await screen.findByText('The sign-in was cancelled on the phone')
  expect(seen.uuids).toHaveLength(1)
})

test('nothing is polled while the page is hidden, without consent, or after leaving', async () => {
  const { user, seen, unmount } = await openQr()
  await pass(2)
  await waitFor(() => expect(seen.looks).toBe(1))
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  await pass(30)
  expect(seen.looks).toBeLessThanOrEqual(2)
  const { looks } = seen
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  await pass(2)
  await waitFor(() => expect(seen.looks).toBe(looks + 1))

  await user.click(screen.getByRole('checkbox')) // consent withdrawn
  expect(screen.queryByText('Waiting for scan')).not.toBeInTheDocument()
  const after = seen.looks
  await pass(30)
  unmount()
  await pass(30)
  expect(seen.looks).toBe(after)
})

test('a code that fails to load says why and can be requested again', async () => {
  let isRefused = true
  server.use(
    http.get(at('/qrlogin/code'), () =>
      isRefused ? HttpResponse.json({ code: 500, msg: '扫码登录暂不可用' }) : undefined,
    ),
  )
  const { user } = await renderApp('/login')
  await consent(user)
  await press(user, 'Sign in with a QR code')
  await screen.findByText('扫码登录暂不可用')
  isRefused = false
  await press(user, 'New QR code')
  await screen.findByText('Waiting for scan')
})

test('the phone shows device, place and time, and confirms', async () => {
  const uuid = openTicket('Chrome · Windows')
  const { user } = await renderApp(`/qrlogin?uuid=${uuid}`, { as: 'analyst' })
  await screen.findByText('This device is requesting to sign in to your account:')
  const terms = within(screen.getByRole('main')).getAllByRole('definition')
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Chrome · Windows',
    '演示环境',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
  ])
  await press(user, 'Confirm')
  await screen.findByText(/^Confirmed\./)
})

test('the phone can decline', async () => {
  const { user } = await renderApp(`/qrlogin?uuid=${openTicket('Chrome')}`, { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByText(/^Cancelled\./)
})

test('a phone without a session signs in first and comes back', async () => {
  const { user, address } = await renderApp('/qrlogin?uuid=abc')
  await screen.findByText(/^Sign in on this phone first/)
  await press(user, 'Sign in')
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/qrlogin?uuid=abc')}`)
})

test('an expired session is distinguished from an expired code', async () => {
  const { unmount } = await renderApp('/qrlogin?uuid=unknown', { as: 'analyst' })
  expect(await screen.findByRole('alert')).toHaveTextContent('二维码已失效')
  unmount()
  server.use(http.post(at('/qrlogin/scan'), () => HttpResponse.json({ code: 401 })))
  await renderApp('/qrlogin?uuid=unknown', { as: 'analyst' })
  await screen.findByText(/^Sign in on this phone first/)
  expect(readToken()).toBeUndefined()
})

test('a signed-in user is redirected from the QR code', async () => {
  const { address } = await renderApp('/qrlogin', { as: 'analyst' })
  await waitFor(() => expect(address()).toBe('/index'))
})
