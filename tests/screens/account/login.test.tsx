import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { readToken } from '@/shared/auth/token'
import { db } from '@mocks/db'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'

const answer = () => [...db.captchas.values()].at(-1)!.answer

async function fill(
  user: Awaited<ReturnType<typeof openAt>>['user'],
  password = 'analyst123',
  code?: string,
) {
  await user.type(await screen.findByLabelText('Account'), 'analyst')
  await user.type(screen.getByLabelText('Password'), password)
  await waitFor(() => expect(db.captchas.size).toBeGreaterThan(0))
  await user.type(screen.getByLabelText('Verification code'), code ?? answer())
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('a visitor comes back to the address he asked for, with query and hash', async () => {
  const { user, address } = await openAt('/index2?a=1&b=%2F#top')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/index2?a=1&b=%2F#top')}`)
  await fill(user)
  await waitFor(() => expect(readToken()).toMatch(/^demo-analyst/))
})

test('each empty field is named and the first takes the focus; nothing is sent', async () => {
  const { user } = await openAt('/login')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getByLabelText('Account')).toHaveFocus()
  expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('Enter your account')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password')
  expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(
    'Enter the verification code',
  )
})

test('a refused login says why, keeps account and password, and takes a new captcha', async () => {
  const { user } = await openAt('/login')
  await fill(user, 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('用户不存在/密码错误')
  expect(screen.getByLabelText('Account')).toHaveValue('analyst')
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  expect(screen.getByLabelText('Verification code')).toHaveValue('')
  await waitFor(() => expect(db.captchas.size).toBe(1))
  expect(readToken()).toBeUndefined()
})

test('without a captcha none is asked for', async () => {
  server.use(
    http.get(`*${API_BASE}/captchaImage`, () => HttpResponse.json({ code: 200, captchaEnabled: false })),
  )
  await openAt('/login')
  await waitFor(() => expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument())
})

test('a signed-in user is sent on from the login page', async () => {
  const { address } = await openAt('/login', { as: 'analyst' })
  await waitFor(() => expect(address()).toBe('/index'))
})
