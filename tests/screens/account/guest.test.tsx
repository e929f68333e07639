import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codeOf } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { renderApp } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const reader = () => db.accounts.find(({ userName }) => userName === 'reader')!

async function accept(address: string, invitation?: string) {
  const visit = await renderApp(address, { as: 'reader' })
  const { user } = visit
  await screen.findByRole('heading', { level: 1, name: 'Guest registration' })
  if (invitation) fillIn({ 'Invitation code': invitation })
  await waitFor(() => expect(db.captchas.size).toBe(1))
  fillIn({
    Name: '陈来宾',
    Organisation: 'Nova Bio',
    'Security verification': [...db.captchas.values()][0]!.answer,
  })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(codeOf(reader().phonenumber)).toBeDefined())
  fillIn({ 'SMS code': codeOf(reader().phonenumber)! })
  await user.click(screen.getByRole('checkbox', { name: /I have read/ }))
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  return visit
}

test('a visitor with an invitation signs in first, and the invitation is kept', async () => {
  const { address } = await renderApp('/guestRegister?code=GUEST-2026')
  await waitFor(() =>
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/guestRegister?code=GUEST-2026')}`),
  )
})

test('the invitation in the address is shown as text, and accepting it adds the guest’s data to the account', async () => {
  await accept('/guestRegister?room=ROOM-1001')
  await screen.findByText('You have joined “数据室：PD-1 双抗海外授权”')
  expect(reader()).toMatchObject({ nickName: '陈来宾', deptName: 'Nova Bio' })
})

test('an unknown typed code is rejected, and the input stays', async () => {
  await accept('/guestRegister?code=x', 'NO-SUCH')
  expect(await screen.findByText('邀请码无效或已过期')).toBeInTheDocument()
  expect(screen.getByLabelText('Invitation code')).toHaveValue('NO-SUCH')
  expect(screen.getByLabelText('Name')).toHaveValue('陈来宾')
  expect(reader().nickName).toBe('陈阅读')
})

test('markup in the address is shown as text', async () => {
  await renderApp('/guestRegister?code=%3Cb%3EGUEST%3C%2Fb%3E', { as: 'reader' })
  expect(await screen.findByText('<b>GUEST</b>')).toBeInTheDocument()
})
