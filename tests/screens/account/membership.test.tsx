import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { memberApi } from '@/features/account/member/membership.api'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { givePlan, resumePlan, membershipOf } from '@mocks/account/memberships'
import { db } from '@mocks/account/store'
import { askBackend } from '../../support/askBackend'
import { renderScreen } from '../../support/renderApp'

await Promise.all([loadScreen(TABS.membership!), import('@/features/account/member/GivePlan')])

const TAB = '/user/center?tab=membership'
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

test('the current plan shows its benefits; a paused one can be resumed, and the other is paused', async () => {
  givePlan(accountOf('basic'), 'plus_member', 30)
  const { user } = await renderScreen(TAB, { as: 'basic' })
  expect(await screen.findByRole('link', { name: 'Renew' })).toHaveAttribute(
    'href',
    `/aovPay?plan=plus_member&back=${encodeURIComponent(TAB)}`,
  )
  expect(screen.getByText('Create and manage data rooms').parentElement).toHaveTextContent('Included')
  await user.click(screen.getByRole('button', { name: 'Switch to Basic intelligence' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('The remaining time of your current plan, PLUS member, is kept')
  await user.click(within(dialog).getByRole('button', { name: 'Switch to this plan' }))
  await screen.findByRole('button', { name: 'Switch to PLUS member' })
  expect(accountOf('basic').roles).toEqual(['intelligence_basic'])
  expect(membershipOf(accountOf('basic')).paused).toMatchObject([{ role: 'plus_member' }])
  expect(screen.getByText('30 days left')).toBeInTheDocument()
})

test('resuming a plan that was resumed elsewhere is refused, and the dialog says why', async () => {
  givePlan(accountOf('basic'), 'plus_member', 30)
  const { user } = await renderScreen(TAB, { as: 'basic' })
  await user.click(await screen.findByRole('button', { name: 'Switch to Basic intelligence' }))
  resumePlan(accountOf('basic'), 'intelligence_basic')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Switch to this plan' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('没有保留该会员方案')
  expect(await within(dialog).findByRole('button', { name: 'Switch to this plan' })).toBeEnabled()
})

test('a company’s administrator gives a plan for days, as long as one is left', async () => {
  const { user } = await renderScreen(TAB, { as: 'company' })
  expect(
    await screen.findByText('Granted by the platform and not sold separately', { exact: false }),
  ).toBeVisible()
  const give = async (name: RegExp, days: string) => {
    await user.click(await screen.findByRole('button', { name: 'Give a plan' }))
    const choice = await screen.findByLabelText('Sub-user')
    const dialog = choice.closest<HTMLElement>('[role=dialog]')!
    await user.click(choice)
    await user.click(await screen.findByTitle(name))
    await user.click(within(dialog).getByLabelText('Plan'))
    await user.click(await screen.findByTitle(/^PLUS member/))
    const field = within(dialog).getByLabelText('Days')
    await user.clear(field)
    await user.type(field, days)
    await user.click(within(dialog).getByRole('button', { name: 'Give' }))
    return dialog
  }
  const [first, second] = ['staff', 'staff2'].map(accountOf)
  const done = await give(new RegExp(first!.nickName), '10')
  await waitFor(() => expect(first!.roles).toEqual(['company_sub_user', 'plus_member']))
  await waitFor(() => expect(done).not.toBeInTheDocument())
  await screen.findByText('1 / 1')
  const dialog = await give(new RegExp(second!.nickName), '10')
  expect(await within(dialog).findByText(/已全部赠送/)).toBeInTheDocument()
  expect(within(dialog).getByLabelText('Days')).toHaveValue('10')
  expect(second!.roles).toEqual(['company_sub_user'])
})

test('nobody else can give plans, and nobody can give to an administrator or a stranger', async () => {
  const backend = askBackend()
  const give = (name: string, userId: string, days = 5) =>
    backend.send(accountOf(name), memberApi.give, { body: { userId, role: 'plus_member', days } })
  const { userId } = accountOf('staff')
  expect((await give('staff2', userId)).code).toBe(403)
  expect((await give('company', accountOf('company').userId)).code).toBe(500)
  expect((await give('company', accountOf('basic').userId)).code).toBe(404)
  for (const days of [0, 366, 1.5]) expect((await give('company', userId, days)).code).toBe(500)
  const unstoredPlan = { body: { userId, role: 'professional' } }
  expect((await backend.send(accountOf('staff'), memberApi.restorePlan, unstoredPlan)).code).toBe(500)
  expect((await backend.send(accountOf('basic'), memberApi.restorePlan, unstoredPlan)).code).toBe(403)
})
