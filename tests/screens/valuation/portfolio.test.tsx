import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { formatMoneyExact } from '@/shared/lib/money'
import { latest, reports } from '@mocks/valuation/store'
import { server } from '../../setup.msw'
import { stubEngineWorker } from '../../support/engineWorker'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const seeded = (name: string) =>
  [...reports.values()].find((report) => latest(report).form.pipelineName.startsWith(name))!
const valueOf = (name: string) => latest(seeded(name)).content!.summary.rnpv
const addressOf = (...names: string[]) =>
  `/valuation/portfolio?ids=${names.map((name) => seeded(name).id).join(',')}`
/** In millions, like the tables, whose captions name the unit. */
const millions = (amount: number) => (amount / 1e6).toFixed(1)

const table = () => screen.findByRole('table', { name: /^Portfolio details/ })
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name })

test('reports are selected from the list, and the selection is kept in the address', async () => {
  const { user, address } = await renderScreen('/valuation/portfolio', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Choose reports' }))
  const dialog = await screen.findByRole('dialog')
  for (const name of ['DEMO-101（演示）', 'DEMO-202（演示）'])
    await user.click(await within(dialog).findByRole('checkbox', { name }))
  expect(within(dialog).getByText('2 selected, up to 50')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Show 2' }))
  await waitFor(() => expect(decodeURIComponent(address())).toBe(addressOf('DEMO-101', 'DEMO-202')))
  expect(await rowOf(/^DEMO-101/)).toHaveTextContent(millions(valueOf('DEMO-101')))
  const value = within(await rowOf(/^DEMO-101/))
  // The tooltip mounts on the first hover and opens on the next.
  await user.hover(value.getByText(millions(valueOf('DEMO-101'))))
  await user.hover(value.getByText(millions(valueOf('DEMO-101'))))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    formatMoneyExact(Math.round(valueOf('DEMO-101')), 'USD'),
  )
  // Its base date is earlier, so its value at the common date differs.
  const later = await rowOf(/^DEMO-202/)
  const brought = within(await screen.findByRole('table', { name: /^Adjusted to/ }))
  expect(
    brought.getByRole('row', { name: /^DEMO-202.*Revalued at the common base date/ }),
  ).toBeInTheDocument()
  expect(later).not.toHaveTextContent(millions(valueOf('DEMO-202')))
  const amount = (row: HTMLElement) =>
    Number(within(row).getAllByRole('cell')[3]!.textContent.replace(/,/g, ''))
  expect(amount(await rowOf(/^Total/)) - amount(later)).toBeCloseTo(valueOf('DEMO-101') / 1e6, 0)
})

test('the selection dialog is searched by name', async () => {
  const { user } = await renderScreen('/valuation/portfolio', { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Choose reports' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Search by pipeline name' }), '202')
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox', { name: /DEMO/ })).toHaveLength(1))
})

test('outdated and locked reports are listed with the reason, and can be removed', async () => {
  const { user, address } = await renderScreen(addressOf('DEMO-101', 'DEMO-303', 'DEMO-404'), { as: 'admin' })
  const absent = await screen.findByRole('region', { name: 'Reports not shown' })
  for (const reason of [/base date is more than 12 months ago/, /Not unlocked/])
    await within(absent).findByText(reason)
  expect(await screen.findByText('1 of 3 shown')).toBeInTheDocument()
  const [outdated, locked] = within(absent).getAllByRole('listitem')
  expect(outdated).toHaveTextContent(/DEMO-303.*base date is more than 12 months ago/)
  expect(locked).toHaveTextContent(/DEMO-404.*Not unlocked/)
  await user.click(within(absent).getByRole('button', { name: /Remove “DEMO-404/ }))
  await waitFor(() => expect(screen.getByText('1 of 2 shown')).toBeInTheDocument())
  expect(decodeURIComponent(address())).toBe(addressOf('DEMO-101', 'DEMO-303'))
})

test('other currencies are converted at the stored rate, and a note says so', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  await table()
  await user.click(screen.getByRole('radio', { name: 'CNY' }))
  expect(await rowOf(/^DEMO-101/)).toHaveTextContent(millions(valueOf('DEMO-101') * 7.2))
  expect(await table()).toHaveAccessibleName('Portfolio details (¥M)')
  expect(screen.getByText(/1 USD = 7.2 CNY/)).toBeInTheDocument()
})

test('a report that fails to load leaves the others, and is retried alone', async () => {
  const broken = seeded('DEMO-202').id
  let isFailing = true
  server.use(
    http.get(`*${API_BASE}/valuation/report/${broken}`, () =>
      isFailing ? HttpResponse.json({ code: 500, msg: '系统繁忙' }) : undefined,
    ),
  )
  const { user } = await renderScreen(addressOf('DEMO-101', 'DEMO-202'), { as: 'analyst' })
  const absent = await screen.findByRole('region', { name: 'Reports not shown' })
  expect(await within(absent).findByText('系统繁忙', { exact: false })).toBeInTheDocument()
  await rowOf(/^DEMO-101/)
  isFailing = false
  await user.click(within(absent).getByRole('button', { name: 'Try again' }))
  await rowOf(/^DEMO-202/)
  expect(screen.queryByRole('region', { name: 'Reports not shown' })).not.toBeInTheDocument()
})

test('projects are simulated together, and the portfolios that fit a budget are found', async () => {
  stubEngineWorker()
  const { user, address } = await renderScreen(`${addressOf('DEMO-101', 'DEMO-202')}&tab=joint`, {
    as: 'analyst',
  })
  await screen.findByLabelText('Market correlation')
  fillIn({ 'Market correlation': '0.95' })
  expect(screen.getByRole('button', { name: 'Run the simulation' })).toBeDisabled()
  fillIn({ 'Market correlation': '0.5' })
  await user.click(screen.getByRole('button', { name: 'Run the simulation' }))
  expect(await screen.findByText('20,480 paths done')).toBeInTheDocument()
  const added = within(screen.getByRole('table', { name: 'Contribution by project ($M)' }))
  expect(added.getAllByRole('row')).toHaveLength(4)

  await user.click(screen.getByRole('link', { name: 'Budget trade-offs' }))
  await screen.findByLabelText('Total budget')
  fillIn({ 'Total budget': '1' })
  await user.click(screen.getByRole('button', { name: 'Find combinations' }))
  expect(await screen.findByText(/No project fits this budget/)).toBeInTheDocument()
  fillIn({ 'Total budget': '9000000000' })
  await user.click(screen.getByRole('button', { name: 'Find combinations' }))
  const first = (await screen.findAllByRole('radio', { name: /^Choose DEMO/ }))[0]!
  await user.click(first)
  expect(first).toBeChecked()
  await user.click(screen.getByRole('link', { name: 'Show only this combination' }))
  await waitFor(() => expect(address()).not.toContain('tab='))
})
