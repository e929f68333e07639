import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codeOf } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { renderApp } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

type User = Awaited<ReturnType<typeof renderApp>>['user']

const PHONE = '13912345678'
const account = () => db.accounts.find(({ phonenumber }) => phonenumber === PHONE)
const button = (name: string) => screen.getByRole('button', { name })
const signUp = (user: User) => user.click(button('Sign up'))
const next = (user: User) => user.click(button('Next'))
const step = (name: string) => screen.findByRole('heading', { name })

async function open() {
  const visit = await renderApp('/register')
  await screen.findByRole('heading', { name: 'Create an account' })
  return visit
}

async function receiveCode(user: User, phone = PHONE) {
  fillIn({ 'Phone number': phone })
  await waitFor(() => expect(db.captchas.size).toBeGreaterThan(0))
  fillIn({ 'Security verification': [...db.captchas.values()].at(-1)!.answer })
  await user.click(button('Send code'))
  await waitFor(() => expect(codeOf(phone)).toBeDefined())
  fillIn({ 'SMS code': codeOf(phone)! })
}

const EMAIL = { 'E-mail': 'wang@example.com' }
const DETAILS = {
  Password: 'secret123',
  'Confirm password': 'secret123',
  'Purpose of use': 'Value our pipeline',
}

test('a visitor signs up, sees the next steps, and can sign in', async () => {
  const { user } = await open()
  await next(user)
  await step('Step 2 of 3 Contact details')
  await receiveCode(user)
  fillIn(EMAIL)
  await next(user)
  await step('Step 3 of 3 Password and purpose')
  fillIn(DETAILS)
  await user.click(screen.getByRole('checkbox', { name: /I have read/ }))
  await signUp(user)
  const focused = await screen.findByRole('heading', { name: 'Registration complete' })
  await waitFor(() => expect(focused).toHaveFocus())
  expect(
    screen.getByText(/Sign in with your phone number 13912345678 and the password you just set/),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login')
  expect(account()).toMatchObject({ userName: PHONE, password: 'secret123', isVerified: false })
  expect(JSON.stringify(sessionStorage)).not.toContain('wang@example.com')
})

test('each empty field is marked, the first takes the focus, and nothing is sent', async () => {
  const { user } = await open()
  const expectMissing = (...labels: string[]) => {
    for (const label of labels) {
      expect(screen.getByLabelText(label), label).toHaveAccessibleDescription(/Please fill this in/)
    }
  }
  await next(user)
  await step('Step 2 of 3 Contact details')
  await next(user)
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus())
  await waitFor(() => expectMissing('Phone number', 'SMS code', 'E-mail'))
  fillIn({ 'Phone number': PHONE, 'SMS code': '123456', ...EMAIL })
  await next(user)
  await step('Step 3 of 3 Password and purpose')
  await signUp(user)
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  await waitFor(() => expectMissing('Password', 'Confirm password', 'Purpose of use'))
  expect(screen.getByText('Please read and accept the agreements below')).toBeInTheDocument()
  expect(account()).toBeUndefined()
})

test('a step is left once its fields are valid; going back keeps everything, and each heading takes the focus', async () => {
  const { user } = await open()
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(steps.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    'step',
    null,
    null,
  ])
  fillIn({ Organisation: 'N' })
  await next(user)
  await waitFor(() => expect(screen.getByLabelText('Organisation')).toHaveFocus())
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument()
  fillIn({ Organisation: 'Nova Bio' })
  await user.type(screen.getByLabelText('Organisation'), '{Enter}')
  const contact = await step('Step 2 of 3 Contact details')
  await waitFor(() => expect(contact).toHaveFocus())
  fillIn(EMAIL)
  await user.click(button('Back'))
  const identity = await step('Step 1 of 3 Account holder')
  await waitFor(() => expect(identity).toHaveFocus())
  expect(screen.getByLabelText('Organisation')).toBeVisible()
  expect(screen.getByLabelText('Organisation')).toHaveValue('Nova Bio')
  expect(screen.getByLabelText('E-mail')).not.toBeVisible()
  await user.click(steps.getByRole('button', { name: 'Contact details' }))
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeVisible())
  expect(screen.getByLabelText('E-mail')).toHaveValue('wang@example.com')
  expect(steps.queryByRole('button', { name: 'Password and purpose' })).not.toBeInTheDocument()
})

test('a company also needs its name and a credit code with a valid check character', async () => {
  const { user } = await open()
  expect(screen.queryByLabelText('Unified social credit code')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Company' }))
  await screen.findByLabelText('Unified social credit code')
  fillIn({ 'Unified social credit code': '91350100M000100Y44' })
  await next(user)
  await waitFor(() =>
    expect(screen.getByLabelText('Unified social credit code')).toHaveAccessibleDescription(
      /Not a valid unified social credit code/,
    ),
  )
  expect(screen.getByLabelText('Organisation')).toHaveAccessibleDescription(/Please fill this in/)
  fillIn({ 'Unified social credit code': '91350100M000100Y43' })
  await waitFor(() =>
    expect(screen.getByLabelText('Unified social credit code')).not.toHaveAccessibleDescription(
      /Not a valid/,
    ),
  )
})

test('two different passwords are rejected, and the rule is shown beforehand', async () => {
  const { user } = await open()
  await next(user)
  await step('Step 2 of 3 Contact details')
  fillIn({ 'Phone number': PHONE, 'SMS code': '123456', ...EMAIL })
  await next(user)
  await step('Step 3 of 3 Password and purpose')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/8 to 20 characters/)
  fillIn({ Password: 'secret123', 'Confirm password': 'secret124' })
  await signUp(user)
  await waitFor(() =>
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      "The passwords don't match",
    ),
  )
})

test('a refused sign-up shows the reason at the field and keeps the input', async () => {
  const { user } = await open()
  await next(user)
  await step('Step 2 of 3 Contact details')
  await receiveCode(user)
  fillIn({ 'E-mail': 'admin@example.com' })
  await next(user)
  await step('Step 3 of 3 Password and purpose')
  fillIn(DETAILS)
  await user.click(screen.getByRole('checkbox', { name: /I have read/ }))
  await signUp(user)
  expect(await screen.findByText('该邮箱已被使用')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(screen.getByLabelText('E-mail')).toHaveValue('admin@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('secret123')
  expect(account()).toBeUndefined()
})

test('no code is sent without phone and security verification; a wrong answer says so and loads a new picture', async () => {
  const { user } = await open()
  await next(user)
  await step('Step 2 of 3 Contact details')
  // Next to the input itself: neither the label above nor an error below moves it.
  expect(button('Send code').parentElement).toBe(screen.getByLabelText('SMS code').parentElement)
  await user.click(button('Send code'))
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus())
  fillIn({ 'Phone number': PHONE })
  await user.click(button('Send code'))
  expect(screen.getByLabelText('Security verification')).toHaveFocus()
  expect(screen.getByText('Enter the answer to the sum in the image first')).toBeInTheDocument()
  await waitFor(() => expect(db.captchas.size).toBe(1))
  const [first] = db.captchas.keys()
  fillIn({ 'Security verification': '99' })
  await user.click(button('Send code'))
  expect(await screen.findByText('验证码错误')).toBeInTheDocument()
  await waitFor(() => expect([...db.captchas.keys()]).not.toContain(first))
  expect(codeOf(PHONE)).toBeUndefined()
})

test('input survives a language switch and a reload, without password and code', async () => {
  const { user, unmount } = await open()
  fillIn({ Organisation: 'Nova Bio' })
  await next(user)
  await step('Step 2 of 3 Contact details')
  fillIn({ 'Phone number': PHONE, 'SMS code': '123456', ...EMAIL })
  await next(user)
  await step('Step 3 of 3 Password and purpose')
  fillIn(DETAILS)
  await user.click(button('中文'))
  expect(await screen.findByLabelText('单位名称')).toHaveValue('Nova Bio')
  dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify(sessionStorage)).not.toContain('secret123')
  unmount()
  const again = await open()
  expect(screen.getByRole('heading', { name: 'Step 3 of 3 Password and purpose' })).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue('wang@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('SMS code')).toHaveValue('')
  expect(screen.getByText(/Your unsubmitted input has been restored/)).toBeInTheDocument()
  await again.user.click(screen.getByRole('button', { name: 'Start over' }))
  await step('Step 1 of 3 Account holder')
  expect(screen.getByLabelText('E-mail')).toHaveValue('')
})
