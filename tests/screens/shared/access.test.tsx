import { screen, waitFor, within } from '@testing-library/react'
import { Button } from 'antd'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { Can, useHasRole } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { useGate } from '@/entities/tiers/useGate'
import { db } from '@mocks/account/store'
import { server, takeComplaints } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { renderComponent } from '../../support/renderComponent'

let sent = 0
beforeEach(() => {
  sent = 0
})

/** A button that sends something if the gate allows it. */
function Step({ needs }: { needs: Parameters<ReturnType<typeof useGate>>[0] }) {
  const passes = useGate()
  return <Button onClick={() => passes(needs) && sent++}>Go on</Button>
}

const press = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Go on' }))

test('a visitor is asked to log in, with a link back', async () => {
  const { user, address } = await renderComponent(<Step needs={{ permission: 'search:api' }} />)
  await press(user)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Sign in to view detailed information.')
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  expect(sent).toBe(0)
})

test('a feature of a higher tier offers the upgrade', async () => {
  const needs = { role: { any: ['intelligence_upgrade', 'plus_member'] } } as const
  const { user, address } = await renderComponent(<Step needs={needs} />, { as: 'analyst' })
  await press(user)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(address()).toBe('/')
  await press(user) // the first dialog is still fading out
  const again = (await screen.findAllByRole('dialog')).at(-1)!
  await user.click(within(again).getByRole('button', { name: 'Upgrade' }))
  await waitFor(() => expect(address()).toBe('/aovPay?plan=intelligence_upgrade'))
  expect(sent).toBe(0)
})

test('a signed-in user is not asked to log in, but offered the tier that has the feature', async () => {
  const needs = { permission: 'search:api', feature: 'speak' } as const
  const { user, address } = await renderComponent(<Step needs={needs} />, { as: 'reader' })
  await press(user)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Basic intelligence includes this feature')
  await user.click(within(dialog).getByRole('button', { name: 'Upgrade' }))
  await waitFor(() => expect(address()).toBe('/aovPay?plan=intelligence_basic'))
  expect(sent).toBe(0)
})

test('pressing twice shows the prompt once', async () => {
  const { user } = await renderComponent(<Step needs={{ permission: 'search:api' }} />)
  await press(user)
  await press(user)
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})

test.each([
  ['zh', '对不起，您没有权限进行当前的操作，请联系管理员开通权限'],
  ['en', "Sorry, you don't have permission for this operation"],
] as const)('who lacks another permission is told whom to ask (%s)', async (language, text) => {
  const { user } = await renderComponent(<Step needs={{ permission: 'valuation:report:add' }} />, {
    as: 'reader',
    language,
  })
  await press(user)
  expect(await screen.findByText(text, { exact: false })).toBeInTheDocument()
  expect(sent).toBe(0)
})

test.each([
  ['valuation', 0, "You have used up today's valuations", 0],
  ['search', 0, "You have used up today's searches", 0],
  ['search', 1, null, 1],
  ['search', undefined, null, 1],
] as const)('the day’s count of %s, %s left', async (kind, left, text, times) => {
  const { user } = await renderComponent(<Step needs={{ quota: { kind, left } }} />, { as: 'analyst' })
  await press(user)
  if (text) expect(await screen.findByText(text, { exact: false })).toBeInTheDocument()
  expect(sent).toBe(times)
})

test('an administrator passes every gate', async () => {
  const needs = { permission: 'search:api', role: { all: ['plus_member', 'valuation_pro'] } } as const
  const { user } = await renderComponent(<Step needs={needs} />, { as: 'admin' })
  await press(user)
  expect(sent).toBe(1)
})

const Chair = () => (useHasRole('poc_manager') ? 'chair' : null)

test('parts are shown by permission and role, and follow changes', async () => {
  await renderComponent(
    <>
      <Can do="valuation:report:list">list</Can>
      <Can do={{ any: ['search:api', 'valuation:report:add'] }} fallback="no search">
        search
      </Can>
      <Can as="poc_manager">seal</Can>
      <Can do="valuation:report:list" as={{ any: ['valuation_pro', 'plus_member'] }}>
        both
      </Can>
      <Chair />
    </>,
    { as: 'reader' },
  )
  const page = document.body
  expect(page).toHaveTextContent('listno search')
  useSession.setState({ roles: ['poc_manager', 'plus_member'] })
  await waitFor(() => expect(page).toHaveTextContent('listno searchsealbothchair'))
})

test('hidden parts request nothing', async () => {
  const reader = db.accounts.find(({ userName }) => userName === 'reader')!
  reader.permissions = []
  const asked: string[] = []
  server.use(
    http.all(
      `*${API_BASE}/*`,
      ({ request }) => void asked.push(new URL(request.url).pathname.slice(API_BASE.length)),
    ),
  )
  await renderScreen('/index', { as: 'reader' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  expect(screen.queryByText('Recent valuation reports')).not.toBeInTheDocument()
  const ofEveryone = new Set(['/getInfo', '/getRouters', '/account/notice/unreadCount'])
  expect(asked.filter((path) => !ofEveryone.has(path))).toEqual([])
})

test('a profile without a permission list hides everything that needs one, and is reported', async () => {
  server.use(
    http.get(`*${API_BASE}/getInfo`, () =>
      HttpResponse.json({ code: 200, user: { userId: 2, userName: 'analyst', ischeck: '2' }, roles: ['x'] }),
    ),
  )
  await renderScreen('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'New valuation' })).toBeNull()
  expect(screen.queryByText('Recent valuation reports')).not.toBeInTheDocument()
  expect(takeComplaints()).toEqual([['access', 'the list of permissions or roles is missing']])
})
