import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { db } from '@mocks/account/store'
import { walletOf } from '@mocks/entities/wallets'
import { fillIn } from '../../support/typing'
import { renderScreen } from '../../support/renderApp'

await Promise.all([loadScreen(TABS.tickets!), import('@/features/account/tickets/GiveDialog')])

const wallet = (name: string) => walletOf(db.accounts.find(({ userName }) => userName === name)!)

const rows = () => screen.getAllByRole('row').slice(1)

test('tickets show their state and are filtered by the address; tickets of others are not offered', async () => {
  const { go } = await renderScreen('/user/center?tab=tickets', { as: 'basic' })
  await waitFor(() => expect(rows()).toHaveLength(5))
  expect(screen.getByText('Frozen').closest('tr')).toHaveTextContent(/报告解锁券.*Report unlock.*1/)
  expect(screen.queryByRole('link', { name: /Company tickets/ })).not.toBeInTheDocument()
  void go('/user/center?tab=tickets&state=expired')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent(/AI 问答券.*Expired2/)
})

test('only as many tickets as are left can be given; tickets given in another window meanwhile are reported', async () => {
  const { user, go } = await renderScreen('/user/center?tab=tickets&kind=report', { as: 'company' })
  const row = within(await screen.findByRole('row', { name: /报告解锁券/ }))
  await user.click(row.getByRole('button', { name: 'Give' }))
  await user.click(await screen.findByLabelText('Give to'))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(await screen.findByTitle('谭子一 13800000051'))
  fillIn({ 'How many': '11' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await dialog.findByText('Enter a whole number from 1 to 10')).toBeInTheDocument()
  fillIn({ 'How many': '4' }, dialog)
  const names = { giver: '', receiver: '' }
  wallet('company').giveTickets('9010', 8, wallet('staff2'), names)
  await user.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await dialog.findByText(/仅剩 2 张/)).toBeInTheDocument()
  expect(await dialog.findByText('2 left')).toBeInTheDocument()
  expect(dialog.getByLabelText('How many')).toHaveValue('4')
  fillIn({ 'How many': '2' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Give' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(wallet('staff').tickets).toMatchObject([{ kind: 'report', scope: 'personal', count: 2 }])
  void go('/user/center?tab=tickets&of=department&keyword=谭')
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toHaveLength(2))
  expect(rows()[0]).toHaveTextContent(/谭子一.*Available2/)
})
