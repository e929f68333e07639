import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { loginRedirect } from '@/app/featureRegistry/address'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

describe.each(['%0A', '%0D%0A', '%E2%80%A8', '%E2%80%A9'])('an address with %s in it', (unseen) => {
  test.each([`/${unseen}`, `/valuation/report/1${unseen}2`, `/redirect/${unseen}`, `/redirect/a${unseen}/b`])(
    '%s is not found, inside the layout',
    async (at) => {
      const { address } = await renderApp(at, { as: 'analyst' })
      const title = { level: 1, name: 'Page not found' }
      await waitFor(() => expect(screen.getByRole('heading', title)).toHaveFocus())
      expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
      expect(address()).toBe('/404')
    },
  )
})

test('a visitor with such an address signs in first', async () => {
  const { address } = await renderApp('/a%0Ab')
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F404'))
})

test('a user without the right for a page stays at its address, inside the layout', async () => {
  const { address } = await renderApp('/vdr/vsetting?roomId=1', { as: 'basic' })
  const title = { level: 1, name: 'No access to this page' }
  await waitFor(() => expect(screen.getByRole('heading', title)).toHaveFocus())
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
  expect(address()).toBe('/vdr/vsetting?roomId=1')
  expect(screen.getByText(/The room's administrator invites you/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact the administrator' })).toHaveAttribute('href', '/contact')
})

test.each([
  [
    'reader',
    '/valuation/npv?x=1',
    'Upgrade to Basic intelligence',
    '/aovPay?plan=intelligence_basic&back=%2Fvaluation%2Fnpv%3Fx%3D1',
  ],
  ['reader', '/user/secrecy', 'Contact the administrator', '/contact'],
  ['expert', '/implement/vproject', 'Contact the administrator', '/contact'],
])(
  '%s at %s reads what the account may see and what helps, and is not sent to sign in',
  async (as, path, help, to) => {
    const { container, user } = await renderApp(path, { as })
    await screen.findByRole('heading', { level: 1, name: 'No access to this page' })
    expect(screen.getByRole('link', { name: help })).toHaveAttribute('href', to)
    const may = within(screen.getByRole('navigation', { name: 'Your account has access to' }))
    expect(may.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    expect(container.querySelector('a[href*="/login"]')).toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Account / }))
    await screen.findByRole('menuitem', { name: /Personal centre/ })
    expect(screen.queryByRole('menuitem', { name: /Confidentiality/ })).not.toBeInTheDocument()
  },
)

test('the account menu shows the user and what is left for today, and leads to agreements', async () => {
  const { user, address } = await renderApp('/index', { as: 'founder' })
  await user.click(await screen.findByRole('button', { name: /^Account / }))
  expect(await screen.findByText(/left today: 3 searches/)).toBeInTheDocument()
  const agreements = await screen.findByRole('menuitem', { name: /Confidentiality/ })
  await user.click(within(agreements).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/user/secrecy'))
})

test('after an unknown address the tabs are unchanged', async () => {
  const { go } = await renderApp('/valuation/report?pipelineName=202', { as: 'analyst' })
  const link = await screen.findByRole('link', { name: /^DEMO-202/ })
  await go('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(link).not.toBeVisible()
  await go(-1)
  expect(await screen.findByRole('link', { name: /^DEMO-202/ })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Pipeline' })).toHaveValue('202')
})

/** Addresses that a visit passed through, the final one last. */
async function visitedAddresses(from: string, to: string) {
  const visit = await renderApp('/contact', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  const visited: string[] = []
  const stop = visit.watch((address) => visited.push(address))
  await visit.go(from)
  await waitFor(() => expect(visit.address()).toBe(to))
  stop()
  return visited.filter((address, index) => address !== visited[index - 1])
}

const group = (path: string, redirect: string) => ({
  path,
  redirect,
  component: 'Layout',
  meta: { title: path },
  children: [{ path: 'x', component: 'search/index', meta: { title: 'x' } }],
})

test.each([
  ['/redirect/redirect/redirect/redirect/redirect/contact', '/contact'],
  ['/redirect/admin', '/index'],
  ['/user', '/user/center'],
  ['/one', '/index'],
  ['/itself', '/itself/x'],
  ['/lost', '/404'],
])('%s ends at %s after three redirects at most', async (from, to) => {
  server.use(
    http.get(`*${API_BASE}/getRouters`, () =>
      HttpResponse.json({
        code: 200,
        data: [
          group('/one', '/redirect/redirect/two'),
          group('/two', '/redirect/admin'),
          group('/itself', '/redirect/redirect/itself'),
          group('/lost', '/redirect/nowhere'),
        ],
      }),
    ),
  )
  const visited = await visitedAddresses(from, to)
  expect(visited.length - 1).toBeLessThanOrEqual(3)
})

test.each([
  ['/admin', '/index'],
  ['/login', '/index'],
  ['/', '/index'],
])('%s redirects a signed-in user to %s in one step', async (from, to) => {
  expect(await visitedAddresses(from, to)).toEqual([expect.any(String), to])
})

test('/admin redirects a visitor to the login page, without a way back afterwards', async () => {
  const { address } = await renderApp('/admin')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(loginRedirect({ pathname: '/admin', search: '', hash: '' })).toBe('/login')
})
