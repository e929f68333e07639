import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { setPreferences } from '@/shared/ui/preferences'
import { codeOf } from '@mocks/account/verificationCodes'
import { db, openSession } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'
import { requestCode, captchaAnswer, consent, press, stored, solveSecurityCheck, type User } from './signIn'

const at = (path: string) => `*${API_BASE}${path}`
const signedInAs = (account: string) =>
  waitFor(() => expect(readToken()).toMatch(new RegExp(`^demo-${account}`)))
const analyst = () => db.accounts.find(({ userName }) => userName === 'analyst')!

async function openAccountTab(address = '/login') {
  const opened = await renderApp(address)
  await opened.user.click(await screen.findByRole('tab', { name: 'By password' }))
  await screen.findByRole('img', { name: 'Get a new verification image' })
  return opened
}

async function fillAccount(user: User, password = 'analyst123') {
  await user.type(screen.getByLabelText('Account'), 'analyst')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Verification code'), captchaAnswer())
}

test('a visitor returns to the requested address, with query and hash', async () => {
  const { user, address } = await openAccountTab('/index2?a=1&b=%2F#top')
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/index2?a=1&b=%2F#top')}`)
  await fillAccount(user)
  await consent(user)
  await press(user, 'Sign in')
  await signedInAs('analyst')
})

test('a signed-in user is redirected from the login page', async () => {
  const { address } = await renderApp('/login', { as: 'analyst' })
  await waitFor(() => expect(address()).toBe('/index'))
})

test('a code by SMS signs the user in', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  const code = await requestCode(user, '13800000002')
  expect(screen.getByLabelText('SMS code')).toHaveFocus()
  await user.type(screen.getByLabelText('SMS code'), code)
  await press(user, 'Sign in')
  await signedInAs('analyst')
})

test('a code by e-mail signs the user in, regardless of the case and width of the address', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  await user.click(screen.getByRole('tab', { name: 'By e-mail' }))
  await user.type(screen.getByLabelText('E-mail address'), 'Analyst＠Example.com')
  await press(user, 'Send code')
  await solveSecurityCheck(user)
  await waitFor(() => expect(codeOf('analyst@example.com')).toBeDefined())
  await user.type(screen.getByLabelText('E-mail code'), codeOf('analyst@example.com')!)
  await press(user, 'Sign in')
  await signedInAs('analyst')
})

test.each([
  ['By SMS', 'Mobile phone', 'Enter your mobile phone number', 'SMS code', 'Enter the SMS code'],
  ['By e-mail', 'E-mail address', 'Enter your e-mail address', 'E-mail code', 'Enter the e-mail code'],
  ['By password', 'Account', 'Enter your account', 'Password', 'Enter your password'],
])(
  '%s: each empty field is named and the first takes the focus',
  async (tab, first, itsText, second, text) => {
    const { user } = await renderApp('/login')
    await user.click(await screen.findByRole('tab', { name: tab }))
    await press(user, 'Sign in')
    expect(screen.getByLabelText(first)).toHaveFocus()
    expect(screen.getByLabelText(first)).toHaveAccessibleDescription(itsText)
    expect(screen.getByLabelText(second)).toHaveAccessibleDescription(text)
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/agreements first$/)
    // A message disappears when its field changes.
    await user.type(screen.getByLabelText(first), 'x')
    expect(screen.getByLabelText(first)).toHaveAttribute('aria-invalid', 'false')
    expect(screen.getByLabelText(first)).not.toHaveAccessibleDescription(itsText)
  },
)

test('in Chinese, the default, the messages are the specified ones', async () => {
  const { user } = await renderApp('/login', { language: 'zh' })
  await user.click(await screen.findByRole('button', { name: '登录' }))
  expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号')
  expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请输入短信验证码')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意用户协议和隐私协议')
  await user.type(screen.getByLabelText('手机号'), '12345')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription(/^手机号格式不正确/)
})

test('formats are checked before anything is sent', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  await user.type(screen.getByLabelText('Mobile phone'), '12800000000')
  await press(user, 'Send code')
  expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription(/Not a valid mobile phone number/)
  expect(screen.getByLabelText('Mobile phone')).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.clear(screen.getByLabelText('Mobile phone'))
  await user.type(screen.getByLabelText('Mobile phone'), '13800000002')
  await user.type(screen.getByLabelText('SMS code'), '12345')
  await press(user, 'Sign in')
  expect(screen.getByLabelText('SMS code')).toHaveAccessibleDescription('The code has 6 digits')
})

test.each(['Send code', 'Sign in with a QR code', 'WeChat', 'Alipay'])(
  'without consent "%s" does nothing but say so',
  async (name) => {
    const { user } = await renderApp('/login')
    await user.type(await screen.findByLabelText('Mobile phone'), '13800000002')
    await press(user, name)
    expect(screen.getByRole('checkbox')).toHaveFocus()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Read and agree to the user and privacy agreements first',
    )
    await consent(user)
    expect(screen.getByRole('checkbox')).not.toHaveAccessibleDescription()
  },
)

test('without consent a complete login is not sent', async () => {
  const { user } = await openAccountTab()
  await fillAccount(user)
  await press(user, 'Sign in')
  expect(screen.getByRole('checkbox')).toHaveFocus()
  expect(readToken()).toBeUndefined()
})

test('the agreements open in new windows', async () => {
  await renderApp('/login')
  for (const [name, path] of [
    ['user agreement', '/agreeUser'],
    ['privacy agreement', '/agree'],
  ] as const) {
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test('a code is sent only after the security verification; leaving that says it is required', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  await user.type(screen.getByLabelText('Mobile phone'), '13800000002')
  await press(user, 'Send code')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Verify and send' }))
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('SMS code')).toHaveAccessibleDescription(
    'Complete the security verification first',
  )
  expect(codeOf('13800000002')).toBeUndefined()
})

test('a wrong answer is reported and renews the picture, and another one sends the code', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  await user.type(screen.getByLabelText('Mobile phone'), '13800000002')
  await press(user, 'Send code')
  const picture = () => screen.getByRole('img', { name: /new verification image/ }).getAttribute('src')
  await screen.findByRole('img', { name: /new verification image/ })
  const first = picture()
  await solveSecurityCheck(user, '999')
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误')
  await waitFor(() => expect(picture()).not.toBe(first))
  expect(screen.getByLabelText('Answer')).toHaveValue('')
  await solveSecurityCheck(user)
  await screen.findByText('A code was sent to 13800000002')
})

test('a captcha that failed to load says so and can be reloaded', async () => {
  let isLost = true
  server.use(http.get(at('/captchaImage'), () => (isLost ? HttpResponse.error() : undefined)))
  const { user } = await renderApp('/login')
  await consent(user)
  await user.type(screen.getByLabelText('Mobile phone'), '13800000002')
  await press(user, 'Send code')
  await user.click(
    await screen.findByRole('button', { name: 'Press to retry' }).then((button) => {
      isLost = false
      return button
    }),
  )
  await solveSecurityCheck(user)
  await screen.findByText('A code was sent to 13800000002')
})

test('after a code is sent the button counts down, also across a reload, and no number is stored', async () => {
  const { user, unmount } = await renderApp('/login')
  await consent(user)
  await requestCode(user, '13800000002')
  expect(screen.getByRole('button', { name: /^Resend in (60|59) s$/ })).toBeDisabled()
  expect(stored()).not.toContain('13800000002')

  unmount()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 30_000 })
  await renderApp('/login')
  const button = await screen.findByRole('button', { name: /^Resend in (30|29) s$/ })
  await vi.advanceTimersByTimeAsync(31_000)
  expect(button).toHaveTextContent('Send code')
  expect(button).toBeEnabled()
})

test('too frequent, wrong and used codes show the message of the server, and the input stays', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  const code = await requestCode(user, '13800000002')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await user.type(screen.getByLabelText('SMS code'), wrong)
  await press(user, 'Sign in')
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码错误')
  expect(screen.getByLabelText('Mobile phone')).toHaveValue('13800000002')
  expect(screen.getByLabelText('SMS code')).toHaveValue(wrong)

  sessionStorage.clear() // as in another window, without a countdown
  await user.click(screen.getByRole('tab', { name: 'By e-mail' }))
  server.use(
    http.post(at('/sendEmail'), () => HttpResponse.json({ code: 500, msg: '发送过于频繁，请稍后再试' })),
  )
  await user.type(screen.getByLabelText('E-mail address'), 'analyst@example.com')
  await press(user, 'Send code')
  await solveSecurityCheck(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('发送过于频繁，请稍后再试')
})

test('a refused login says why, keeps account and password, and takes a new captcha', async () => {
  const { user } = await openAccountTab()
  await fillAccount(user, 'wrong')
  await consent(user)
  await press(user, 'Sign in')
  expect(await screen.findByRole('alert')).toHaveTextContent('用户不存在/密码错误')
  expect(screen.getByLabelText('Account')).toHaveValue('analyst')
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  expect(screen.getByLabelText('Verification code')).toHaveValue('')
  await waitFor(() => expect(db.captchas.size).toBe(1))
  expect(readToken()).toBeUndefined()
})

test('during an outage all input stays, with a link to help', async () => {
  const { user } = await openAccountTab()
  await fillAccount(user)
  await consent(user)
  server.use(http.post(at('/login'), () => new HttpResponse(null, { status: 502 })))
  const picture = screen.getByRole('img', { name: /new verification image/ }).getAttribute('src')
  await press(user, 'Sign in')
  expect(await screen.findByRole('link', { name: /service is unavailable/ })).toHaveAttribute(
    'href',
    '/serverError',
  )
  expect(screen.getByLabelText('Account')).toHaveValue('analyst')
  expect(screen.getByLabelText('Password')).toHaveValue('analyst123')
  expect(screen.getByLabelText('Verification code')).not.toHaveValue('')
  expect(screen.getByRole('img', { name: /new verification image/ })).toHaveAttribute('src', picture)
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  server.resetHandlers()
  await press(user, 'Sign in')
  await signedInAs('analyst')
})

test.each([{ captchaEnabled: false }, { captchaOnOff: false }, { captchaEnabled: null }, {}])(
  'without a captcha (%j) the account tab asks for none',
  async (flags) => {
    server.use(http.get(at('/captchaImage'), () => HttpResponse.json({ code: 200, ...flags })))
    const { user } = await renderApp('/login')
    await user.click(await screen.findByRole('tab', { name: 'By password' }))
    await waitFor(() => expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument())
  },
)

test.each([
  { captchaEnabled: true },
  { captchaOnOff: true },
  { captchaEnabled: null },
  { captchaOnOff: 1 },
  {},
])('with a captcha (%j) the account tab shows it', async (flags) => {
  const captcha = { uuid: 'u', img: 'R0lGODlhAQABAAAAACw=', ...flags }
  server.use(http.get(at('/captchaImage'), () => HttpResponse.json({ code: 200, ...captcha })))
  const { user } = await renderApp('/login')
  await user.click(await screen.findByRole('tab', { name: 'By password' }))
  expect(await screen.findByRole('img', { name: 'Get a new verification image' })).toBeVisible()
  expect(screen.getByLabelText('Verification code')).toBeVisible()
})

test('the password can be shown, and caps lock is pointed out', async () => {
  const { user } = await openAccountTab()
  const password = screen.getByLabelText('Password')
  await user.click(password)
  await user.keyboard('{CapsLock}a')
  expect(password).toHaveAccessibleDescription('Caps Lock is on')
  await user.keyboard('{CapsLock}b')
  expect(password).not.toHaveAccessibleDescription()
  expect(password).toHaveAttribute('type', 'password')
  await press(user, 'Show password')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  expect(screen.getByLabelText('Password')).toHaveValue('ab')
})

test('the arrow keys move along the tabs', async () => {
  const { user } = await renderApp('/login')
  await user.click(await screen.findByRole('tab', { name: 'By SMS' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'By e-mail' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'By e-mail' })).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'By password' })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'By SMS' })).toHaveAttribute('aria-selected', 'true')
})

test('input survives another tab, another language and the dark theme; nothing secret is stored', async () => {
  const { user } = await openAccountTab()
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('tab', { name: 'By SMS' }))
  await user.type(screen.getByLabelText('Mobile phone'), '138')
  setPreferences({ isDark: true, language: 'zh' })
  expect(await screen.findByLabelText('手机号')).toHaveValue('138')
  await user.click(screen.getByRole('tab', { name: '账号登录' }))
  expect(screen.getByLabelText('密码')).toHaveValue('secret-1')
  expect(stored()).not.toContain('secret-1')
})

test('the tab of the last sign-in is the first one next time', async () => {
  const { user, unmount } = await openAccountTab()
  await fillAccount(user)
  await consent(user)
  await press(user, 'Sign in')
  await signedInAs('analyst')
  unmount()
  await renderApp('/login')
  expect(await screen.findByRole('tab', { name: 'By password' })).toHaveAttribute('aria-selected', 'true')
})

test('an account in use elsewhere is only taken over after a question, with the same captcha', async () => {
  analyst().isSingleDevice = true
  const other = openSession(analyst())
  const { user } = await openAccountTab()
  await fillAccount(user)
  await consent(user)
  await press(user, 'Sign in')
  const question = await screen.findByRole('dialog', { name: 'Signed in on another device' })
  expect(readToken()).toBeUndefined()
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(db.sessions.has(other)).toBe(true)

  await press(user, 'Sign in')
  const again = await screen.findByRole('dialog')
  await user.click(within(again).getByRole('button', { name: 'Sign in here' }))
  await signedInAs('analyst')
  expect(db.sessions.has(other)).toBe(false)
})

test('a sign-in by SMS, too, asks before it signs another device out', async () => {
  analyst().isSingleDevice = true
  openSession(analyst())
  const { user } = await renderApp('/login')
  await consent(user)
  await user.type(screen.getByLabelText('SMS code'), await requestCode(user, '13800000002'))
  await press(user, 'Sign in')
  await user.click(await screen.findByRole('button', { name: 'Sign in here' }))
  await signedInAs('analyst')
})

test('Escape closes the security verification', async () => {
  const { user } = await renderApp('/login')
  await consent(user)
  await user.type(screen.getByLabelText('Mobile phone'), '13800000002')
  await press(user, 'Send code')
  // The browser turns the key into this event.
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
