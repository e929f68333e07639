import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { questionnaireRow } from '../../support/lists'
import { renderScreen } from '../../support/renderApp'
import { setWindowWidth } from '../../support/windowWidth'

beforeEach(() => setWindowWidth(390))

const LIST = '/valuation/report'
const rowOf = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).closest<HTMLElement>('tr')!

test('on a phone a row shows its name, state and a few facts', async () => {
  await renderScreen(LIST, { as: 'analyst' })
  const row = await rowOf('DEMO-101（演示）')
  expect(row).toHaveTextContent(/Complete/)
  const facts = within(row).getAllByRole('term')
  expect(facts.map(({ textContent }) => textContent.replace(/ \(.*/, ''))).toEqual([
    'Stage',
    'Version',
    'Base date',
    // The compared value comes last.
    'rNPV',
  ])
  expect(within(row).getAllByRole('definition')[1]).toHaveTextContent('v1')
  expect(screen.getAllByRole('columnheader')).toHaveLength(2) // the checkbox column and the row column
})

test('the column settings decide which facts come first', async () => {
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  const row = await rowOf('DEMO-101（演示）')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  await user.click(await columns.findByRole('checkbox', { name: 'Version' }))
  await waitFor(() => expect(within(row).getAllByRole('term')[2]).toHaveTextContent('Created'))
  expect(row).not.toHaveTextContent('Version')
})

test('folded rows are sorted by a select, and the order is kept in the address', async () => {
  const { user, address } = await renderScreen(`${LIST}?pageNum=2`, { as: 'analyst' })
  const order = await screen.findByRole('combobox', { name: 'Sort' })
  await user.click(order)
  await user.click(await screen.findByTitle(/^rNPV.*, descending$/))
  await waitFor(() => expect(address()).toBe(`${LIST}?orderByColumn=rnpv&isAsc=desc`))
  await user.click(order)
  await user.click(await screen.findByTitle(/^rNPV.*, ascending$/))
  await waitFor(() => expect(address()).toBe(`${LIST}?orderByColumn=rnpv&isAsc=asc`))
  await user.click(order)
  await user.click(await screen.findByTitle('Default order'))
  await waitFor(() => expect(address()).toBe(LIST))
})

test('folded rows are selected one by one or all on the page', async () => {
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  await rowOf('DEMO-101（演示）')
  const box = screen.getByRole('checkbox', { name: 'Select DEMO-101（演示）' })
  await user.click(box)
  expect(box).toBeChecked()
  expect(await screen.findByText(/^1 selected/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked()
})

test('the actions of a folded row open from a single button next to its name', async () => {
  const { user, go } = await renderScreen(LIST, { as: 'analyst' })
  const row = await rowOf('DEMO-101（演示）')
  expect(within(row).queryByRole('link', { name: 'View' })).not.toBeInTheDocument()
  within(row).getByRole('button', { name: 'More actions for “DEMO-101（演示）”' }).focus()
  await user.keyboard('{Enter}')
  const actions = await screen.findByRole('group', { name: /^More actions/ })
  await waitFor(() => expect(within(actions).getByRole('link', { name: 'View' })).toHaveFocus())
  await go('/archive')
})

test('keys move from one folded row to the next', async () => {
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  await rowOf('DEMO-101（演示）')
  const links = screen.getAllByRole('link', { name: /^DEMO/ })
  await user.keyboard('j')
  expect(links[0]).toHaveFocus()
  await user.keyboard('j')
  expect(links[1]).toHaveFocus()
  await user.keyboard('k')
  expect(links[0]).toHaveFocus()
})

test('with more than two hundred folded rows only those in the viewport are rendered', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => questionnaireRow(index + 1))
  server.use(
    http.get(`*${API_BASE}/valuation/questionnaire/list`, () =>
      HttpResponse.json({ code: 200, total: 300, rows }),
    ),
  )
  await renderScreen('/valuation/questionnaire?pageSize=300', { as: 'basic' })
  await screen.findByText('Form 1')
  expect(screen.queryByText('Form 300')).not.toBeInTheDocument()
})

test('a folded row that cannot be read shows an error', async () => {
  server.use(
    http.get(`*${API_BASE}/valuation/questionnaire/list`, () =>
      HttpResponse.json({ code: 200, total: 2, rows: [questionnaireRow(1), { id: 'odd-1' }] }),
    ),
  )
  await renderScreen('/valuation/questionnaire', { as: 'basic' })
  await screen.findByText('Form 1')
  expect(screen.getByText("Couldn't read row 2 (ID odd-1)")).toBeInTheDocument()
})

/** Every list of the app, with an account that sees it and a label of its folded rows. */
test.each([
  ['/valuation/npv', 'admin', 'Status'],
  ['/apply', 'admin', 'Status'],
  ['/incubate', 'admin', 'Status'],
  ['/expert', 'expert', 'My progress'],
  ['/archive', 'admin', 'Status'],
  ['/user/secrecy', 'admin', 'Status'],
  ['/vdr/vpatent', 'admin', 'Status'],
  ['/vdr/vpatent?roomId=1', 'admin', 'Legal status'],
])('%s folds its rows on a phone', async (address, as) => {
  await renderScreen(address, { as })
  const [fact] = await screen.findAllByRole('term')
  const row = fact!.closest('tr')!
  expect(within(row).getAllByRole('definition').length).toBeLessThanOrEqual(4)
  expect(row.querySelector('.ant-tag')).not.toBeNull()
  expect(row).not.toHaveTextContent('undefined')
})

test('search results fold too, with the compare checkbox next to the name', async () => {
  const { user } = await renderScreen('/search?q=PD-1', { as: 'analyst' })
  const row = (await screen.findByRole('link', { name: 'pembrolizumab' })).closest('li')!
  expect(row).toHaveTextContent('Marketed')
  expect(
    within(row)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Modality', 'Targets', 'Companies', 'Indications'])
  const box = within(row).getByRole('checkbox')
  await user.click(box)
  expect(box).toBeChecked()
  expect(within(row).getByRole('link', { name: /PD-1/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/target/'),
  )
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
