import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { openAt } from '../../support/openAt'

describe.each(['%0A', '%0D%0A', '%E2%80%A8', '%E2%80%A9'])('an address with %s in it', (unseen) => {
  test.each([`/${unseen}`, `/valuation/report/1${unseen}2`, `/redirect/${unseen}`, `/redirect/a${unseen}/b`])(
    '%s is not found, inside the layout',
    async (at) => {
      const { address } = await openAt(at, { as: 'analyst' })
      const title = { level: 1, name: 'Page not found' }
      await waitFor(() => expect(screen.getByRole('heading', title)).toHaveFocus())
      expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
      expect(address()).toBe('/404')
    },
  )
})

test('a visitor with such an address signs in first', async () => {
  const { address } = await openAt('/a%0Ab')
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F404'))
})

test('where others have a screen, whoever lacks the right stays at its address, inside the layout', async () => {
  const { address } = await openAt('/vdr/vsetting?roomId=1', { as: 'basic' })
  const title = { level: 1, name: 'No access to this page' }
  await waitFor(() => expect(screen.getByRole('heading', title)).toHaveFocus())
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
  expect(address()).toBe('/vdr/vsetting?roomId=1')
  const plans = screen.getByRole('link', { name: 'See the plans' })
  expect(plans).toHaveAttribute('href', '/aovPay?back=%2Fvdr%2Fvsetting%3FroomId%3D1')
})

test('after an address that is not found, the tabs are as they were', async () => {
  const { go } = await openAt('/valuation/report?pipelineName=202', { as: 'analyst' })
  const link = await screen.findByRole('link', { name: /^DEMO-202/ })
  await go('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(link).not.toBeVisible()
  await go(-1)
  expect(await screen.findByRole('link', { name: /^DEMO-202/ })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Pipeline' })).toHaveValue('202')
})

/** Addresses that a visit passed through, the last one being where it ended. */
async function way(from: string, to: string) {
  const visit = await openAt('/contact', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  const passed: string[] = []
  const stop = visit.watch((address) => passed.push(address))
  await visit.go(from)
  await waitFor(() => expect(visit.address()).toBe(to))
  stop()
  return passed.filter((address, index) => address !== passed[index - 1])
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
  ['/admin', '/index'],
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
  const passed = await way(from, to)
  expect(passed.length - 1).toBeLessThanOrEqual(3)
})
