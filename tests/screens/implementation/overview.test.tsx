import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instalments } from '@mocks/implementation/store'
import { renderScreen } from '../../support/renderApp'

test('the section starts with its funded targets, and a room shows its project', async () => {
  const { user } = await renderScreen('/implement/vhome', { as: 'project' })
  const row = await screen.findByRole('row', { name: /BLX-220 投后管理/ })
  expect(await within(row).findByText('PRJ-9001')).toBeInTheDocument()
  expect(within(row).getByText('Conversion')).toBeInTheDocument()
  await user.click(within(row).getByRole('link', { name: 'BLX-220 投后管理（演示）' }))
  expect(await screen.findByText('Paid / approved')).toBeInTheDocument()
})

test('payments in another currency are shown next to those in the project’s own', async () => {
  const applied = instalments.require('9322')
  instalments.put({ ...applied, state: 'paid', paid: 1_000_000, rate: null, bankAmount: 1_000_000 })
  const { go } = await renderScreen('/implement/vhome', { as: 'project' })
  const room = await screen.findByRole('row', { name: /BLX-220 投后管理/ })
  await waitFor(() => expect(room).toHaveTextContent(/¥1\.8M \+ \$1\.0M \/ ¥/))
  await go('/implement/vproject')
  expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeInTheDocument()
  const row = await screen.findByRole('row', { name: /PRJ-9001/ })
  expect(row).toHaveTextContent(/1\.8.* \+ \$1\.0M/)
})

test('the overdue milestones lead to exactly these, and from there to all', async () => {
  const { user } = await renderScreen('/implement/vdashboard?roomId=1', { as: 'project' })
  const figure = within((await screen.findByText('Overdue milestones')).parentElement!)
  const link = await figure.findByRole('link', { name: '1' })
  await user.click(link)
  expect(await screen.findByText('Only the overdue milestone is shown')).toBeInTheDocument()
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['工艺放大'])
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(names().length).toBeGreaterThan(3)
})

const FIGURES = ['Overdue follow-ups', 'Claims in progress', /^Due for payment by/]

test.each(['project', 'admin'])('each figure of a project leads to a list of as many (%s)', async (as) => {
  const address = '/implement/vdashboard?roomId=1'
  const { go, user } = await renderScreen(address, { as })
  expect(await screen.findByText('Milestone burn-up')).toBeInTheDocument()
  for (const name of FIGURES) {
    const figure = within((await screen.findByText(name)).parentElement!)
    const link = await figure.findByRole('link')
    const count = link.textContent
    await user.click(link)
    expect(await screen.findByText(new RegExp(`^${count} in total`))).toBeInTheDocument()
    await go(address)
  }
})
