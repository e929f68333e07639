import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { API_BASE } from '@/shared/api'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { db } from '@mocks/account/store'
import { walletOf } from '@mocks/entities/wallets'
import { createBackend } from '@mocks/platform/backend'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

await Promise.all([
  loadScreen(TABS.points!),
  import('@/features/account/points/RenewDialog'),
  import('@/features/account/points/SpendDialog'),
])

const wallet = (name: string) => walletOf(db.accounts.find(({ userName }) => userName === name)!)
const open = (as = 'basic', more = '') => renderScreen(`/user/center?tab=points${more}`, { as })
const backend = createBackend(API_BASE)
const spendPath = `*${API_BASE}/math/scoreItem/spend`

test('the balance and the points about to expire are shown; renewing states its price first', async () => {
  const { user } = await open()
  const { score } = wallet('basic')
  const [soon] = wallet('basic').expiring()
  expect(await screen.findByText(`300 points on ${soon!.day}`)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Renew' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/Renewing keeps 270 points valid until/)).toBeInTheDocument()
  expect(dialog).toHaveTextContent('Price30 points')
  expect(dialog).toHaveTextContent(`Left after payment${score - 30} points`)
  await user.dblClick(within(dialog).getByRole('button', { name: 'Renew now' }))
  expect(await screen.findByText('No points expire within 30 days')).toBeInTheDocument()
  const row = (await screen.findByText('Renewed')).closest('tr')!
  expect(row).toHaveTextContent('−30')
  expect(wallet('basic').score).toBe(score - 30)
})

test('the ledger shows all rows that its address asks for; each balance is the previous one plus the movement', async () => {
  await open('basic', '&kind=report')
  const rows = await waitFor(() => {
    const found = screen.getAllByRole('row').slice(1)
    expect(found).toHaveLength(2)
    return found
  })
  expect(rows[0]).toHaveTextContent(/Report unlockedDEMO-305（演示）−300—500/)
})

test('points buy a ticket; a changed price is shown and has to be confirmed again', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Spend points' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'AI question ticket' }))
  await within(dialog).findByText('55 points')
  // Spent elsewhere meanwhile.
  wallet('basic').spend('speak', { points: 480 }, '', 'speak')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await within(dialog).findByText(/积分不足：需要 55，当前 20/)).toBeInTheDocument()
  await waitFor(() => expect(dialog).toHaveTextContent('Left after payment35 points short'))
  expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDisabled()
  expect(within(dialog).getByRole('link', { name: 'Top up points' })).toHaveAttribute(
    'href',
    '/aovPay?item=points&back=%2Fuser%2Fcenter%3Ftab%3Dpoints',
  )
})

test('a lost response is requested again under the same number, also after a reload, and paid once', async () => {
  const keys: unknown[] = []
  let isLost = true
  server.use(
    http.post(spendPath, async ({ request }) => {
      const { idemKey } = (await request.clone().json()) as { idemKey: unknown }
      keys.push(idemKey)
      if (!isLost) return undefined
      await backend(request) // the request arrives all the same
      return HttpResponse.error()
    }),
  )
  const { score } = wallet('basic')
  const first = await open()
  await first.user.click(await screen.findByRole('button', { name: 'Spend points' }))
  let dialog = await screen.findByRole('dialog')
  await first.user.click(within(dialog).getByRole('radio', { name: 'Searches today' }))
  await within(dialog).findByText('40 points')
  await first.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(await within(dialog).findByText(/nothing is deducted twice/)).toBeInTheDocument()
  expect(wallet('basic').score).toBe(score - 40)
  first.unmount()

  isLost = false
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Spend points' }))
  dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/We couldn't confirm whether it went through/)).toBeInTheDocument()
  expect(within(dialog).getByRole('radio', { name: 'Searches today' })).toBeChecked()
  await within(dialog).findByText('40 points')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(keys).toEqual([keys[0], keys[0]])
  expect(wallet('basic').score).toBe(score - 40)
})
