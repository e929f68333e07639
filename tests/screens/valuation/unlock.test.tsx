import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { db } from '@mocks/account/store'
import { latest, reports } from '@mocks/valuation/store'
import { walletOf } from '@mocks/entities/wallets'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const locked = () => [...reports.values()].find((report) => latest(report).state === 'locked')!
const address = () => `/valuation/report/${locked().id}`
const unlockPath = `*${API_BASE}/valuation/report/unlock/:id`
const scorePath = `*${API_BASE}/math/score/getScoreInfoByUserId`

async function openDialog(at = address()) {
  const visit = await renderScreen(at, { as: 'basic' })
  await visit.user.click(await screen.findByRole('button', { name: 'Unlock' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Price')
  return { ...visit, dialog }
}

const wallet = () => walletOf(db.accounts.find(({ userName }) => userName === 'basic')!)
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /Unlock now/ })

test('the dialog shows the price and the remaining points; once paid with points, the report opens', async () => {
  const { user, dialog } = await openDialog()
  const { score } = wallet()
  expect(dialog).toHaveTextContent('Unlock “DEMO-404（演示）”')
  expect(dialog).toHaveTextContent('Price300 points')
  expect(dialog).toHaveTextContent(`Your points${score} points`)
  expect(dialog).toHaveTextContent(`Left after payment${score - 300} points`)
  await user.dblClick(confirm(dialog))
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // Charged once and persisted.
  expect(wallet().score).toBe(score - 300)
})

test('a report is unlocked from the list with a ticket; its row is complete afterwards', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(unlockPath, async ({ request }) => {
      sent.push(await request.clone().json())
    }),
  )
  const { user, dialog } = await openDialog('/valuation/report')
  // Tickets for other features are not offered.
  expect(dialog).not.toHaveTextContent('AI')
  await user.click(within(dialog).getByRole('radio', { name: /报告解锁券.*2 left/ }))
  expect(dialog).toHaveTextContent('Left after payment500 points; 1 of “报告解锁券”')
  await user.dblClick(confirm(dialog))
  const row = screen.getByRole('link', { name: 'DEMO-404（演示）' }).closest('tr')!
  await waitFor(() => expect(row).toHaveTextContent('Complete'))
  expect(sent).toEqual([{ ticketId: '9002', idemKey: expect.any(String) }])
})

test('a refused payment keeps the dialog open and shows the reason', async () => {
  let isRefused = true
  server.use(
    http.post(unlockPath, () =>
      isRefused ? HttpResponse.json({ code: 500, msg: '价格已变为 400 积分，请确认后重试' }) : undefined,
    ),
  )
  const { user, dialog } = await openDialog()
  await user.click(confirm(dialog))
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('价格已变为 400 积分')
  isRefused = false
  await waitFor(() => expect(confirm(dialog)).not.toHaveClass('ant-btn-loading'))
  await user.click(within(dialog).getByRole('radio', { name: /报告解锁券/ })) // so that it is not the same submit again
  await user.click(confirm(dialog))
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeInTheDocument()
})

test('after a lost response the result is shown as unknown', async () => {
  server.use(http.post(unlockPath, () => HttpResponse.error()))
  const { user, dialog } = await openDialog()
  await user.click(confirm(dialog))
  expect(
    await within(dialog).findByText(/couldn't confirm whether the report was unlocked/),
  ).toBeInTheDocument()
})

test('an unaffordable payment method is disabled, with a link to buy points', async () => {
  server.use(http.get(scorePath, () => HttpResponse.json({ code: 200, data: { score: 20 } })))
  const { dialog } = await openDialog()
  const methods = within(dialog).getAllByRole('radio')
  expect(methods[0]).toBeDisabled()
  expect(dialog).toHaveTextContent('280 points short')
  expect(methods[1]).toBeChecked()
  expect(within(dialog).getByRole('link', { name: 'Top up points' })).toHaveAttribute(
    'href',
    `/aovPay?item=points&back=${encodeURIComponent(address())}`,
  )
})

test('with neither points nor tickets there is nothing to confirm', async () => {
  server.use(
    http.get(scorePath, () => HttpResponse.json({ code: 200, data: { score: 20 } })),
    http.get(`*${API_BASE}/math/ticket/userList`, () => HttpResponse.json({ code: 200 })),
  )
  const { dialog } = await openDialog()
  expect(dialog).toHaveTextContent('you have no ticket for reports')
  expect(confirm(dialog)).toBeDisabled()
})

test('points that fail to load can be retried', async () => {
  let isFailing = true
  server.use(
    http.get(scorePath, () => (isFailing ? HttpResponse.json({ code: 500, msg: '系统繁忙' }) : undefined)),
  )
  const { user } = await renderScreen(address(), { as: 'basic' })
  await user.click(await screen.findByRole('button', { name: 'Unlock' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('系统繁忙')).toBeInTheDocument()
  expect(confirm(dialog)).toBeDisabled()
  isFailing = false
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('Price')).toBeInTheDocument()
})

test('a user who may not unlock is directed to support', async () => {
  const report = locked()
  report.ownerId = '6'
  await renderScreen(address(), { as: 'founder' })
  expect(await screen.findByText(/contact support/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument()
})
