import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { usePreferences } from '@/shared/ui/preferences'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const bar = () => screen.getByRole('navigation', { name: 'Open pages' })
const tab = (name: string | RegExp) => within(bar()).getByRole('link', { name })
const names = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => link.textContent)
/** A text field of the light form that most of these tests visit. */
const message = () => screen.findByLabelText('Message')
const listed = () => screen.findByRole('link', { name: /DEMO-101/ })

/** Pastes a text, because typing would render the form for each letter. */
async function pasteText(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

async function openThree() {
  const visit = await renderApp('/valuation/report', { as: 'analyst' })
  await listed()
  await visit.go('/contact')
  await message()
  return visit
}

test('visited pages become tabs, home is always there, the current one is marked', async () => {
  await openThree()
  expect(names()).toEqual(['Home', 'Valuation reports', 'Contact us'])
  expect(tab('Contact us')).toHaveAttribute('aria-current', 'page')
  expect(within(bar()).queryByRole('button', { name: 'Close “Home”' })).not.toBeInTheDocument()
})

test('a reload restores the tabs, except invalid, foreign and unreachable ones', async () => {
  const validTabs = [
    '/index',
    '/valuation/report?pipelineName=DEMO-1',
    '/valuation/report/101/workbench',
    '/valuation/npv/new',
  ]
  const wrong = [...validTabs, '//evil.example', '/nowhere']
  sessionStorage.setItem('pharmadesk:session:tabs:2', JSON.stringify(wrong))
  const { unmount } = await renderApp('/contact', { as: 'analyst' })
  await message()
  expect(names()).toEqual([
    'Home',
    'Valuation reports',
    'Valuation reports · 101',
    'NPV calculator',
    'Contact us',
  ])
  expect(tab('Valuation reports')).toHaveAttribute('href', '/valuation/report?pipelineName=DEMO-1')
  unmount()

  sessionStorage.setItem('pharmadesk:session:tabs:2', JSON.stringify([...wrong, 7]))
  await renderApp('/contact', { as: 'analyst' })
  await message()
  expect(names()).toEqual(['Home', 'Contact us'])
})

test('a page keeps its input and filters while another is shown', async () => {
  const { user, address } = await openThree()
  await pasteText(user, await message(), 'Aspirin')
  await user.click(tab('Valuation reports'))
  expect(address()).toBe('/valuation/report')
  expect(await message()).not.toBeVisible()

  const search = within(screen.getByRole('search'))
  await pasteText(user, search.getByRole('textbox'), 'DEMO-2')
  await waitFor(() => expect(screen.queryByRole('link', { name: /DEMO-101/ })).not.toBeInTheDocument())

  await user.click(tab('Contact us'))
  expect(await message()).toHaveValue('Aspirin')
  await user.click(tab('Valuation reports'))
  expect(address()).toBe('/valuation/report?pipelineName=DEMO-2')
  expect(within(screen.getByRole('search')).getByRole('textbox')).toHaveValue('DEMO-2')
})

test('a detail is a separate tab, with the title of its page', async () => {
  const { user } = await openThree()
  await user.click(tab('Valuation reports'))
  await user.click(await listed())
  await waitFor(() => expect(names().at(-1)).toMatch(/DEMO-101/))
  expect(names()).toHaveLength(4)
})

test('refresh remounts a page, at its address', async () => {
  const { user, address, go } = await openThree()
  await user.click(tab('Valuation reports'))
  await pasteText(user, within(screen.getByRole('search')).getByRole('textbox'), 'not sent')
  await go('/redirect/valuation/report?pipelineName=DEMO-1#here')
  await waitFor(() => expect(address()).toBe('/valuation/report?pipelineName=DEMO-1#here'))
  await listed()
  expect(within(screen.getByRole('search')).getByRole('textbox')).toHaveValue('DEMO-1')
})

test.each(['/redirect//evil.example', '/redirect/\\evil.example', '/redirect'])(
  'a refresh that leads elsewhere ends at home: %s',
  async (hostile) => {
    const { address } = await renderApp(hostile, { as: 'analyst' })
    await waitFor(() => expect(address()).toBe('/index'))
  },
)

test('the actions of the current tab: close others, close', async () => {
  const { user, address } = await openThree()
  await user.click(within(bar()).getByRole('button', { name: 'Tab actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Close others' }))
  expect(names()).toEqual(['Home', 'Contact us'])
  await user.click(within(bar()).getByRole('button', { name: 'Close “Contact us”' }))
  await waitFor(() => expect(address()).toBe('/index'))
  expect(names()).toEqual(['Home'])
})

test('by keyboard: arrows go through the tabs, Delete closes, Alt+Shift moves', async () => {
  const { user } = await openThree()
  tab('Contact us').focus()
  await user.keyboard('{ArrowLeft}')
  expect(tab('Valuation reports')).toHaveFocus()
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  expect(names()).toEqual(['Home', 'Contact us', 'Valuation reports'])
  await user.keyboard('{Delete}')
  expect(names()).toEqual(['Home', 'Contact us'])
})

test('a page that the menu marks noCache is mounted again at each visit', async () => {
  const uncached = (path: string, component: string) => ({
    path,
    component,
    meta: { title: path, noCache: true },
  })
  server.use(
    http.get(`*${API_BASE}/getRouters`, () =>
      HttpResponse.json({ code: 200, data: [uncached('/fresh', 'valuation/report/index')] }),
    ),
  )
  const { user, go } = await renderApp('/fresh', { as: 'analyst' })
  await screen.findByRole('search')
  await pasteText(user, within(screen.getByRole('search')).getByRole('textbox'), 'not sent')
  await go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await go('/fresh')
  await waitFor(() => expect(within(screen.getByRole('search')).getByRole('textbox')).toHaveValue(''))
})

test('the next user finds no tab of the previous one', async () => {
  const first = await openThree()
  first.unmount()
  await renderApp('/index', { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  expect(names()).toEqual(['Home'])
})

test('tabs are kept while a page outside the layout is shown', async () => {
  const { user, go } = await openThree()
  await pasteText(user, await message(), 'Kept')
  await go('/405')
  await screen.findByRole('heading', { level: 1, name: 'Operation not supported' })
  expect(screen.queryByRole('navigation', { name: 'Open pages' })).not.toBeInTheDocument()
  await go('/contact')
  expect(await message()).toHaveValue('Kept')
})

test('the palette finds a page by a few letters and opens it with Enter', async () => {
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(
    await screen.findByRole('combobox', { name: 'Search drugs, projects, reports, pages and actions' }),
    'val rep',
  )
  expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Valuation \/ Valuation reports/),
    expect.stringMatching(/^Search for “val rep”/),
  ])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/valuation/report'))
  expect(
    screen.queryByRole('combobox', { name: 'Search drugs, projects, reports, pages and actions' }),
  ).not.toBeInTheDocument()
})

test('`?` lists the shortcuts, but not while typing nor when single keys are switched off', async () => {
  const { user } = await openThree()
  await user.type(await message(), '?')
  expect(await message()).toHaveValue('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  tab('Contact us').focus()
  await user.keyboard('?')
  const list = await screen.findByRole('dialog')
  expect(list).toHaveTextContent('Previous tab')
  await user.click(within(list).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Display settings' }))
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  tab('Contact us').focus()
  await user.keyboard('?')
  expect(screen.queryByText('Previous tab')).not.toBeInTheDocument()
})

test('settings apply at once, are stored, and can be reset to the defaults', async () => {
  const { user } = await openThree()
  await user.click(screen.getByRole('button', { name: 'Display settings' }))
  await user.click(await screen.findByRole('switch', { name: 'Page tabs' }))
  expect(screen.queryByRole('navigation', { name: 'Open pages' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Dynamic title' }))
  await waitFor(() => expect(document.title).toBe('PharmaDesk · Biopharma deal-making'))
  expect(JSON.parse(localStorage.getItem('layout-setting')!)).toMatchObject({
    tagsView: false,
    dynamicTitle: false,
    sideTheme: 'theme-dark',
    theme: '#409EFF',
  })
  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  expect(bar()).toBeInTheDocument()
  expect(usePreferences.getState()).toMatchObject({ tagsView: true, dynamicTitle: true, language: 'en' })
})

test('the sidebar and the density are remembered in their cookies', async () => {
  const { user } = await openThree()
  await user.click(screen.getByRole('button', { name: 'Collapse menu' }))
  expect(document.cookie).toContain('sidebarStatus=0')
  await user.click(screen.getByRole('button', { name: 'Expand menu' }))
  expect(document.cookie).toContain('sidebarStatus=1')
  await user.click(screen.getByRole('button', { name: 'Display settings' }))
  await user.click(await screen.findByRole('switch', { name: 'Compact density' }))
  expect(document.cookie).toContain('size=small')
  await user.click(screen.getByRole('switch', { name: 'Compact density' }))
  expect(document.cookie).toContain('size=default')
})

test('in a list `/` goes to the filter, `j` and `k` through the rows', async () => {
  const { user } = await renderApp('/valuation/report', { as: 'analyst' })
  await listed()
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: /DEMO-202/ })).toHaveFocus()
  await user.keyboard('k')
  const focused = await listed()
  await waitFor(() => expect(focused).toHaveFocus())
  await user.keyboard('/')
  expect(within(screen.getByRole('search')).getByRole('textbox')).toHaveFocus()
})
