import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { closingApi } from '@/features/account/closing/closing.api'
import { deviceApi } from '@/features/account/devices/devices.api'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { codeOf } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import { members } from '@mocks/rooms/store'
import { askBackend } from '../../support/askBackend'
import { renderApp, renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'
import { captchaAnswer, press, type User } from './signIn'

await loadScreen(TABS.profile!)

const analyst = () => db.accounts.find(({ userName }) => userName === 'analyst')!

async function change(what: string) {
  const visit = await renderApp('/user/center?tab=profile', { as: 'analyst' })
  await visit.user.click(await screen.findByRole('button', { name: what }))
  const dialog = within(await screen.findByRole('dialog', { name: what }))
  return { ...visit, dialog, save: () => visit.user.click(dialog.getByRole('button', { name: 'Save' })) }
}

async function requestCode(user: User, phone: string) {
  await screen.findByRole('img', { name: 'Get a new verification image' })
  fillIn({ 'Phone number': phone, 'Security verification': captchaAnswer() })
  await press(user, 'Send code')
  await waitFor(() => expect(codeOf(phone)).toBeDefined())
  return codeOf(phone)!
}

test('a changed nickname shows in the top bar at once', async () => {
  const { dialog, save } = await change('Change nickname')
  fillIn({ Nickname: 'L' }, dialog)
  await save()
  expect(await dialog.findByText(/At least 2 characters/)).toBeInTheDocument()
  fillIn({ Nickname: '林小估' }, dialog)
  await save()
  expect(await screen.findByRole('button', { name: 'Account 林小估' })).toBeInTheDocument()
  expect(analyst().nickName).toBe('林小估')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('林小估'))
})

test('a phone number is verified by the code sent to it, not to another one', async () => {
  const { user, dialog, save } = await change('Change phone number')
  const code = await requestCode(user, '13911112222')
  fillIn({ 'Phone number': '13911113333', 'SMS code': code }, dialog)
  await save()
  expect(await dialog.findByText(/请先获取验证码/)).toBeInTheDocument()
  expect(dialog.getByLabelText('SMS code')).toHaveFocus()
  fillIn({ 'Phone number': '13800000001' }, dialog)
  await save()
  expect(await dialog.findByText(/该手机号码已属于其他账户/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Phone number')).toHaveFocus()
  expect(dialog.getByLabelText('Phone number')).toHaveValue('13800000001')
  fillIn({ 'Phone number': '13911112222' }, dialog)
  await save()
  expect(await screen.findByText('Changed to 13911112222')).toBeInTheDocument()
  expect(analyst().phonenumber).toBe('13911112222')
})

test('a session on another device can be ended; the current one has no such button', async () => {
  const { user } = await renderScreen('/user/center', { as: 'company' })
  const phone = within((await screen.findByText(/Safari · iPhone/)).closest('li')!)
  expect(screen.getAllByRole('button', { name: /^Sign out this device/ })).toHaveLength(1)
  await user.click(phone.getByRole('button', { name: 'Sign out this device: Safari · iPhone' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out this device' }),
  )
  await waitFor(() => expect(screen.queryByText(/Safari · iPhone/, { selector: 'li *' })).toBeNull())
  expect(db.sessions.all().map(({ deviceId }) => deviceId)).not.toContain('phone')
})

test('an account is closed once its name is typed, and is signed out', async () => {
  const { user, address } = await renderScreen('/user/center', { as: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'Close the account' }))
  const name = await screen.findByLabelText('Type the account name staff to confirm')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/points?$/)).toBeInTheDocument()
  const close = dialog.getByRole('button', { name: 'Close the account' })
  expect(close).toBeDisabled()
  await user.type(name, 'staff')
  await user.click(close)
  await waitFor(() => expect(address()).toMatch(/^\/login/))
  expect(db.accounts.some(({ userName }) => userName === 'staff')).toBe(false)
})

test('an account that alone leads a company or room, or has open orders, has to settle that first', async () => {
  await renderScreen('/user/center', { as: 'company' }).then(async ({ user }) =>
    user.click(await screen.findByRole('button', { name: 'Close the account' })),
  )
  expect(await screen.findByText(/Your company has no other administrator/)).toBeInTheDocument()
  expect(screen.queryByLabelText(/to confirm/)).not.toBeInTheDocument()
  const backend = askBackend()
  expect((await backend.send(analyst(), closingApi.close, {})).msg).toContain('订单')
  const basic = db.accounts.find(({ userName }) => userName === 'basic')!
  expect((await backend.send(basic, closingApi.close, {})).code).toBe(200)
  members.vdr.put({ ...members.vdr.require('1'), role: 'member' }) // the other leader of the seller's room
  const seller = db.accounts.find(({ userName }) => userName === 'seller')!
  expect((await backend.send(seller, closingApi.close, {})).msg).toContain('数据室的唯一管理员')
  expect((await backend.send(seller, deviceApi.signOut, { path: { id: 'phone' } })).code).toBe(404)
})
