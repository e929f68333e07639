import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { openFilters, questionnaireRow } from '../../support/lists'
import { renderScreen } from '../../support/renderApp'

const LIST = '/valuation/report'
const first = () => screen.findByRole('link', { name: 'DEMO-101（演示）' })
const heads = () =>
  screen.getAllByRole('columnheader').flatMap((head) => head.textContent.replace(/ \(.*/, '') || [])

async function openList(address = LIST, as = 'analyst') {
  const visit = await renderScreen(address, { as })
  await screen.findAllByRole('columnheader')
  const panel = async (name: string) => {
    await visit.user.click(screen.getByRole('button', { name }))
    return screen.findByRole('group', { name })
  }
  return { ...visit, panel }
}

test('columns are hidden, moved and resized, and stay so until they are reset', async () => {
  const { user, panel, go } = await openList()
  await first()
  expect(heads()).toEqual([
    'Pipeline',
    'Stage',
    'Status',
    'rNPV',
    'Version',
    'Base date',
    'Created',
    'Actions',
  ])
  const columns = within(await panel('Columns'))
  await user.click(await columns.findByRole('checkbox', { name: 'Version' }))
  await user.click(columns.getByRole('button', { name: 'Move Created forward' }))
  await user.type(columns.getByRole('spinbutton', { name: 'Width of Stage in pixels' }), '240{Enter}')
  await waitFor(() =>
    expect(heads()).toEqual(['Pipeline', 'Stage', 'Status', 'rNPV', 'Created', 'Base date', 'Actions']),
  )
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('pharmadesk:columns:reports:2')!)).toMatchObject({
      version: 1,
      hidden: ['version'],
      widths: { currentStage: 240 },
    }),
  )
  await user.keyboard('{Escape}')
  await go('/index')
  await go(LIST)
  await first()
  expect(screen.queryByRole('columnheader', { name: 'Version' })).not.toBeInTheDocument()
  await user.click(within(await panel('Columns')).getByRole('button', { name: 'Restore defaults' }))
  expect(await screen.findByRole('columnheader', { name: 'Version' })).toBeInTheDocument()
})

test('the density applies to every list', async () => {
  const { user, panel, go } = await openList()
  const columns = within(await panel('Columns'))
  await user.click(await columns.findByRole('radio', { name: 'Compact' }))
  expect((await first()).closest('[data-density]')).toHaveAttribute('data-density', 'compact')
  await go('/valuation/npv')
  const other = await screen.findByRole('link', { name: /^DEMO-L1/ })
  expect(other.closest('[data-density]')).toHaveAttribute('data-density', 'compact')
})

test('columns hidden by an earlier release stay hidden', async () => {
  localStorage.setItem('pharmadesk:concepts:apply:hidden:6', JSON.stringify(['indication']))
  await openList('/apply', 'founder')
  expect(await screen.findByRole('columnheader', { name: 'Target' })).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Indication' })).not.toBeInTheDocument()
})

test('a view saves filters, order and columns under a name', async () => {
  const { user, panel, address } = await openList(`${LIST}?state=complete&orderByColumn=rnpv&isAsc=desc`)
  const views = within(await panel('Views'))
  await user.type(await views.findByRole('textbox', { name: 'View name' }), 'Worth most{Enter}')
  const savedViews = within(await screen.findByRole('navigation', { name: 'Saved views' }))
  expect(savedViews.getByRole('link', { name: 'Worth most' })).toHaveAttribute('aria-current', 'page')
  await user.click(savedViews.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(address()).toBe(LIST))
  await user.click(savedViews.getByRole('link', { name: 'Worth most' }))
  await waitFor(() => expect(address()).toBe(`${LIST}?state=complete&orderByColumn=rnpv&isAsc=desc`))
  expect(screen.getByRole('columnheader', { name: /rNPV/ })).toHaveAttribute('aria-sort', 'descending')
  await panel('Views')
  await user.click(views.getByRole('button', { name: 'Delete view “Worth most”' }))
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).not.toBeInTheDocument()
})

test('applied filters of the panel are shown as chips that remove them', async () => {
  const { user, address } = await openList('/apply?seal=open&mine=true&keyword=KRAS', 'auditor')
  await screen.findByText(/in total|Nothing matches/)
  await user.click(screen.getByRole('button', { name: 'Remove Only my projects' }))
  await waitFor(() => expect(address()).toBe('/apply?seal=open&keyword=KRAS'))
  const panel = within(await openFilters(user))
  expect(panel.getByRole('checkbox', { name: 'Only my projects' })).not.toBeChecked()
  await user.click(panel.getByRole('checkbox', { name: 'Only my projects' }))
  await waitFor(() => expect(address()).toContain('mine=true'))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/apply'))
  expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(address()).toBe('/apply?seal=open&keyword=KRAS&mine=true'))
})

test('a run of typing is a single history entry, and Enter applies it at once', async () => {
  const { user, address, go } = await openList()
  await first()
  const field = screen.getByRole('textbox', { name: 'Pipeline' })
  await user.type(field, '2{Enter}')
  expect(address()).toBe(`${LIST}?pipelineName=2`)
  await user.type(field, '02{Enter}')
  expect(address()).toBe(`${LIST}?pipelineName=202`)
  await go(-1)
  await waitFor(() => expect(address()).toBe(LIST))
  await waitFor(() => expect(field).toHaveValue(''))
})

test('hidden row actions are reached by keyboard, and Escape returns the focus', async () => {
  const { user } = await openList()
  await first()
  const more = screen.getByRole('button', { name: 'More actions for “DEMO-101（演示）”' })
  more.focus()
  await user.keyboard('{Enter}')
  const actions = await screen.findByRole('group', { name: 'More actions for “DEMO-101（演示）”' })
  await waitFor(() => expect(within(actions).getByRole('link', { name: 'Recalculate' })).toHaveFocus())
  await user.tab()
  expect(within(actions).getByRole('button', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(more).toHaveFocus()
  expect(more).toHaveAttribute('aria-expanded', 'false')
})

test('choosing an action in “…” closes it, and cancelling its confirmation returns the focus', async () => {
  const { user } = await openList()
  await first()
  const more = screen.getByRole('button', { name: 'More actions for “DEMO-101（演示）”' })
  await user.click(more)
  const actions = await screen.findByRole('group', { name: 'More actions for “DEMO-101（演示）”' })
  await user.click(within(actions).getByRole('button', { name: 'Delete' }))
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(more).toHaveFocus())
})

test('an empty result offers to clear the filters, with undo', async () => {
  const { user, address } = await openList(`${LIST}?pipelineName=nothing`)
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(address()).toBe(LIST))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(address()).toBe(`${LIST}?pipelineName=nothing`))
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }))
  await first()
})

test('with more than two hundred rows only those in the viewport are rendered', async () => {
  server.use(
    http.get(`*${API_BASE}/valuation/questionnaire/list`, () =>
      HttpResponse.json({
        code: 200,
        total: 300,
        rows: Array.from({ length: 300 }, (_, index) => questionnaireRow(index + 1)),
      }),
    ),
  )
  await openList('/valuation/questionnaire?pageSize=300', 'basic')
  await screen.findByText('Form 1')
  expect(screen.queryByText('Form 300')).not.toBeInTheDocument()
  const table = screen.getByRole('table')
  expect(table).toHaveAttribute('aria-rowcount', '301')
  fireEvent.scroll(table.parentElement!, { target: { scrollTop: 300 * 44 } })
  const last = (await screen.findByText('Form 300')).closest('tr')
  expect(last).toHaveAttribute('aria-rowindex', '301')
  expect(screen.queryByText('Form 1')).not.toBeInTheDocument()
})
