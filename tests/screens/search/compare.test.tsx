import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const FOUR = 'pembrolizumab,nivolumab,toripalimab,sintilimab'

test('drugs are selected in their rows and compared side by side', async () => {
  const { user, address } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  await user.click(await screen.findByRole('checkbox', { name: 'Add to comparison: pembrolizumab' }))
  const tray = screen.getByRole('region', { name: 'Drugs to compare' })
  expect(within(tray).queryByRole('link', { name: 'Compare side by side' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Add to comparison: nivolumab' }))
  await user.click(screen.getByRole('checkbox', { name: 'Add to comparison: toripalimab' }))
  await user.click(within(tray).getByRole('button', { name: 'Remove toripalimab from the comparison' }))
  expect(screen.getByRole('checkbox', { name: 'Add to comparison: toripalimab' })).not.toBeChecked()
  await user.click(within(tray).getByRole('link', { name: 'Compare side by side' }))
  await waitFor(() => expect(address()).toBe('/search/compare?ids=pembrolizumab,nivolumab'))
  await screen.findByRole('columnheader', { name: /nivolumab/ })
})

test('a fifth drug cannot be added', async () => {
  const { user } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  for (const name of FOUR.split(',')) {
    await user.click(await screen.findByRole('checkbox', { name: `Add to comparison: ${name}` }))
  }
  expect(screen.getByText('Compare 4/4')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Add to comparison: cadonilimab' })).toBeDisabled()
})

test('differences are highlighted and can be shown alone', async () => {
  const { user } = await renderScreen('/search/compare?ids=pembrolizumab,nivolumab', { as: 'analyst' })
  await screen.findByText('Merck & Co. (MSD)')
  await screen.findByText(/Bristol/)
  const row = (name: string) => screen.queryByRole('row', { name: new RegExp(`^${name}`) })
  expect(within(row('Companies')!).getByText('Differs')).toBeInTheDocument()
  expect(within(row('Targets')!).queryByText('Differs')).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Differences only' }))
  expect(row('Targets')).not.toBeInTheDocument()
  expect(row('Companies')).toBeInTheDocument()
})

test('a drug that fails to load shows the error and a retry in its own column', async () => {
  let isFailing = true
  server.use(
    http.get(`*${API_BASE}/search/drug/nivolumab`, () =>
      isFailing ? HttpResponse.json({ code: 500, msg: '系统繁忙' }) : undefined,
    ),
  )
  const { user } = await renderScreen('/search/compare?ids=pembrolizumab,nivolumab', { as: 'analyst' })
  await screen.findByText('Merck & Co. (MSD)')
  const column = screen.getByRole('columnheader', { name: /nivolumab/ })
  expect(await within(column).findByText('系统繁忙')).toBeInTheDocument()
  isFailing = false
  await user.click(within(column).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Bristol/)).toBeInTheDocument()
})

test('duplicate drugs in the address are dropped, and only four are compared', async () => {
  await renderScreen(
    '/search/compare?ids=pembrolizumab,pembrolizumab,,nivolumab,toripalimab,sintilimab,osimertinib',
    {
      as: 'analyst',
    },
  )
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(5))
})

test('without the permission no drug is requested', async () => {
  await renderScreen(`/search/compare?ids=${FOUR}`, { as: 'reader' })
  expect(await screen.findByText(/^Basic intelligence includes this feature/)).toBeInTheDocument()
})
