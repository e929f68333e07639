import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { codeOf } from '@mocks/account/verificationCodes'
import { grantConsent } from '@mocks/account/social'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'
import { requestCode, consent, press, stored } from './signIn'

const at = (path: string) => `*${API_BASE}${path}`
const KEY = 'pharmadesk:stays:social'

/** Marks this tab as redirected to the provider. */
const leave = (source: 'wx' | 'alipay', redirect = '/') =>
  sessionStorage.setItem(KEY, JSON.stringify({ source, state: 'st', redirect }))

test.each([
  ['wx', 'code'],
  ['alipay', 'auth_code'],
] as const)(
  'back from %s with a code, a known user is signed in and returns to their page',
  async (source, name) => {
    leave(source, '/valuation/report?a=1#x')
    const { address } = await renderApp(
      `/social-login/${source}?${name}=${grantConsent(`${source}-analyst`, 'st')}&state=st`,
    )
    await waitFor(() => expect(address()).toBe('/valuation/report?a=1#x'))
    expect(readToken()).toMatch(/^demo-analyst/)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  },
)

test('code and state are kept neither in the address nor in the tab', async () => {
  leave('wx')
  const { address } = await renderApp(`/social-login/wx?code=${grantConsent('wx-stranger', 'st')}&state=st`)
  await screen.findByText(/not linked to an account/)
  expect(address()).toBe('/social-login/wx')
  expect(stored()).not.toContain('pharmadesk:stays:social')
})

test('an unknown user binds a phone by code and is signed in', async () => {
  leave('wx', '/valuation/report')
  const { user, address } = await renderApp(
    `/social-login/wx?code=${grantConsent('wx-stranger', 'st')}&state=st`,
  )
  expect(await screen.findByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/register')
  await press(user, 'Link and sign in')
  expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription('Enter your mobile phone number')
  await user.type(screen.getByLabelText('SMS code'), '000000')
  const code = await requestCode(user, '13800000002')
  await user.clear(screen.getByLabelText('SMS code'))
  await user.type(screen.getByLabelText('SMS code'), code === '000000' ? '000001' : '000000')
  await press(user, 'Link and sign in')
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误')
  expect(screen.getByLabelText('Mobile phone')).toHaveValue('13800000002')
  await user.clear(screen.getByLabelText('SMS code'))
  await user.type(screen.getByLabelText('SMS code'), codeOf('13800000002')!)
  await press(user, 'Link and sign in')
  await waitFor(() => expect(address()).toBe('/valuation/report'))
  expect(readToken()).toMatch(/^demo-analyst/)
})

test.each([
  ['denied', '?state=st', /did not grant authorisation/],
  [
    'another state',
    '?code=x&state=other',
    /couldn't verify that this authorisation came from your last action/,
  ],
  ['no state', '?code=x', /couldn't verify that this authorisation/],
  ['nothing at all', '', /couldn't verify that this authorisation/],
])('%s is explained, nothing is sent, and the login page is one click away', async (_name, query, text) => {
  leave('wx', '/valuation/report')
  server.use(http.post(at('/social/:source/login'), () => HttpResponse.error()))
  await renderApp(`/social-login/wx${query}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'Back to the sign-in page' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/valuation/report')}`,
  )
})

test('the callback of a sign-in with the other provider does not count', async () => {
  leave('alipay')
  await renderApp(`/social-login/wx?code=${grantConsent('wx-analyst', 'st')}&state=st`)
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't verify that this authorisation/)
  expect(readToken()).toBeUndefined()
})

test('an expired code shows the message of the server', async () => {
  leave('wx')
  await renderApp('/social-login/wx?code=old&state=st')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '授权已过期，请重新授权 Please start the sign-in again.',
  )
})

test('a lost connection can be tried again with the same code', async () => {
  let isLost = true
  server.use(http.post(at('/social/wx/login'), () => (isLost ? HttpResponse.error() : undefined)))
  leave('wx')
  const { user } = await renderApp(`/social-login/wx?code=${grantConsent('wx-analyst', 'st')}&state=st`)
  await screen.findByRole('alert')
  isLost = false
  await press(user, 'Try again')
  await waitFor(() => expect(readToken()).toMatch(/^demo-analyst/))
})

test('an unverified account may stay on the page', async () => {
  const { address } = await renderApp('/social-login/alipay', { as: 'newcomer' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't verify that this authorisation/)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(address()).toBe('/social-login/alipay')
})

test('the page is available in Chinese', async () => {
  leave('alipay')
  await renderApp(`/social-login/alipay?auth_code=${grantConsent('alipay-stranger', 'st')}&state=st`, {
    language: 'zh',
  })
  await screen.findByText('该支付宝尚未绑定账号。请验证手机号以绑定。')
})

test('leaving for a provider stores a random state, the source and the requested address', async () => {
  const { user } = await renderApp(`/login?redirect=${encodeURIComponent('/valuation/report?a=1#x')}`)
  await consent(user)
  await press(user, 'WeChat')
  await waitFor(() => expect(sessionStorage.getItem(KEY)).not.toBeNull())
  const journey = JSON.parse(sessionStorage.getItem(KEY)!) as Record<string, string>
  expect(journey).toMatchObject({ source: 'wx', redirect: '/valuation/report?a=1#x' })
  expect(journey.state).toMatch(/^[\da-f]{32}$/)
})

test.each([
  'https://evil.example/qrconnect',
  'http://open.weixin.qq.com/connect',
  'javascript:alert(1)',
  'https://open.weixin.qq.com@evil.example/',
])('the page does not go to %s', async (url) => {
  server.use(http.get(at('/social/wx/authorizeUrl'), () => HttpResponse.json({ code: 200, data: { url } })))
  const { user } = await renderApp('/login')
  await consent(user)
  await press(user, 'WeChat')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Unknown|unknown/)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})
