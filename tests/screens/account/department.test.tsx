import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { departments } from '@mocks/account/departments'
import { db } from '@mocks/account/store'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

await loadScreen(TABS.department!)

const open = (as: string) => renderScreen('/user/center?tab=department', { as })
const account = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

test('an administrator adds a user; the phone of someone else is rejected, and no input is lost', async () => {
  const { user } = await open('company')
  expect(await screen.findByText('3 of 5')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  const dialog = within(await screen.findByRole('dialog'))
  fillIn({ Name: '新同事', 'Phone number': '13800000002', 'E-mail': 'new@example.com' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Add user' }))
  expect(await dialog.findByText(/该手机号码已属于其他账户/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Phone number')).toHaveFocus()
  expect(dialog.getByLabelText('Name')).toHaveValue('新同事')
  fillIn({ 'Phone number': '13900000011' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Add user' }))
  expect(await screen.findByText('4 of 5')).toBeInTheDocument()
  expect((await rowOf('新同事')).getByText('Never')).toBeInTheDocument()
  expect(account('13900000011')).toMatchObject({ deptId: '200', roles: ['company_sub_user'] })
})

test('the only administrator has no actions on themselves; another user is stopped after a confirmation', async () => {
  const { user } = await open('company')
  const own = await rowOf('罗企管')
  expect(own.queryByRole('button')).not.toBeInTheDocument()
  await user.click((await rowOf('谭子一')).getByRole('button', { name: 'Stop' }))
  await screen.findByText(/The user is signed out and can no longer sign in/)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(account('staff').isStopped).toBe(true))
  expect(await (await rowOf('谭子一')).findByText('Stopped')).toBeInTheDocument()
})

test('a sub-user can read everything, and sees whom to ask for changes', async () => {
  await open('staff')
  expect(await screen.findByText(/Contact 罗企管/)).toBeInTheDocument()
  expect((await rowOf('谭子一')).getByText('You')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add user' })).not.toBeInTheDocument()
})

test('changes saved by another administrator meanwhile are shown next to the input', async () => {
  const { user } = await open('company')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const drawer = within(await screen.findByRole('dialog'))
  const theirs = departments.require('200')
  departments.put({ ...theirs, contactName: '别人', version: 2, updatedBy: '谭子一' })
  fillIn({ 'Contact person': '新联系人' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  await user.click(await drawer.findByRole('radio', { name: /新联系人/ }))
  await user.click(drawer.getByRole('button', { name: 'Save my choices' }))
  await waitFor(() =>
    expect(departments.require('200')).toMatchObject({ contactName: '新联系人', version: 3 }),
  )
})

test('a user without a company creates one and administers it', async () => {
  const { user } = await open('analyst')
  await screen.findByLabelText('Company name')
  fillIn({
    'Company name': '新创生物（演示）',
    'Unified social credit code': '91310115MA1K3DEM70',
    'Legal representative': '新创一',
    'Contact person': '新创二',
    'Contact phone': '13900000009',
  })
  await user.click(screen.getByRole('button', { name: 'Create company' }))
  const code = screen.getByLabelText('Unified social credit code')
  await waitFor(() => expect(code).toHaveFocus())
  fillIn({ 'Unified social credit code': '91310115MA1K3DEM73' })
  await user.click(screen.getByRole('button', { name: 'Create company' }))
  expect(await screen.findByText('1 of 3')).toBeInTheDocument()
  expect(account('analyst')).toMatchObject({ deptName: '新创生物（演示）' })
  expect(account('analyst').roles).toContain('company_admin')
})
