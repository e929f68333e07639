import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { API_BASE, call, get } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { readToken } from '@/shared/auth/token'
import { server, takeComplaints } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const at = (path: string) => `*${API_BASE}${path}`
const home = () => screen.findByRole('heading', { level: 1, name: 'Hello, 林估值' })

test('a start loads token, profile, menu and page', async () => {
  const { address } = await renderApp('/', { as: 'analyst' })
  await home()
  expect(address()).toBe('/index')
  const menu = screen.getByRole('navigation', { name: 'Main menu' })
  expect(within(menu).getByRole('link', { name: 'Valuation reports' })).toHaveAttribute(
    'href',
    '/valuation/report',
  )
  await waitFor(() => expect(document.title).toContain('Hello'))
})

test('a page whose code is loaded comes with the layout, its tab open and no placeholder before it', async () => {
  const steps: string[] = []
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('navigation', { name: 'Main menu' })) return
    const open = screen.queryByRole('navigation', { name: 'Open pages' })?.textContent
    steps.push(`${screen.queryByRole('heading', { level: 1 })?.textContent} under ${open}`)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await renderApp('/valuation/report', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Valuation reports' })
  expect(steps[0]).toBe('Valuation reports under HomeValuation reports')
})

test('a rejected profile ends the session, says so once, and leads to the root', async () => {
  server.use(http.get(at('/getInfo'), () => HttpResponse.json({ code: 500, msg: 'x' })))
  const { address } = await renderApp('/valuation/report', { as: 'analyst' })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your session has expired and you have been signed out',
  )
  expect(address()).toBe('/login?redirect=%2F')
  expect(readToken()).toBeUndefined()
})

test('a cookie that cannot be removed from here does not restart the ended session', async () => {
  let profiles = 0
  server.use(
    http.get(at('/getInfo'), () => {
      profiles++
      return HttpResponse.json({ code: 401 })
    }),
  )
  document.cookie = 'Admin-Token=stuck; path=/stuck'
  window.history.replaceState(null, '', '/stuck/x') // jsdom shows the cookie below its path only
  await renderApp('/valuation/report', { as: 'analyst' })
  document.cookie = 'Admin-Token=; Max-Age=0; path=/'
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(profiles).toBeLessThanOrEqual(2)
  document.cookie = 'Admin-Token=; Max-Age=0; path=/stuck'
  window.history.replaceState(null, '', '/')
})

test('the session ends here even if the logout does not reach the server', async () => {
  server.use(
    http.get(at('/getInfo'), () => HttpResponse.json({ code: 401 })),
    http.post(at('/logout'), () => HttpResponse.error()),
  )
  await renderApp('/index', { as: 'analyst' })
  await waitFor(() => expect(readToken()).toBeUndefined())
})

test('a lost connection while the account is loading has a retry that works', async () => {
  let isLost = true
  server.use(http.get(at('/getInfo'), () => (isLost ? HttpResponse.error() : undefined)))
  const { user } = await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { name: "Couldn't load your account" })
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await home()
})

test.each<[string, () => Response]>([
  ['a lost connection', () => HttpResponse.error()],
  ['an object', () => HttpResponse.json({ code: 200, data: { rows: [] } })],
  ['a text', () => HttpResponse.json({ code: 200, data: '[]' })],
  ['a page', () => HttpResponse.html('<p>hi</p>')],
  ['a refusal', () => HttpResponse.json({ code: 500, msg: '菜单服务异常' })],
])('a menu that fails to load (%s) leaves the layout, with a message and a retry', async (_name, make) => {
  let isFailing = true
  server.use(http.get(at('/getRouters'), () => (isFailing ? make() : undefined)))
  const { user, address, go } = await renderApp('/contact', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  const menu = screen.getByRole('navigation', { name: 'Main menu' })
  expect(within(menu).getByRole('link', { name: 'Home' })).toBeInTheDocument()
  const message = (await screen.findByText("Couldn't load the menu")).closest<HTMLElement>('[role=alert]')!
  const retry = within(message).getByRole('button', { name: 'Try again' })

  // An address of the menu waits for it, and the open page stays as it is.
  await user.type(screen.getByLabelText('Message'), 'typed')
  await go('/valuation/report?pipelineName=DEMO')
  await screen.findByRole('heading', { level: 1, name: 'This page opens once the menu has loaded' })
  await user.click(retry)
  await waitFor(() => expect(retry).toBeEnabled())
  expect(message).toBeVisible()

  isFailing = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: /DEMO-101/ })).toBeVisible()
  expect(address()).toBe('/valuation/report?pipelineName=DEMO')
  expect(message).not.toBeInTheDocument()
  await go('/contact')
  expect(screen.getByLabelText('Message')).toHaveValue('typed')
})

test.each(['/getInfo', '/getRouters'])(
  'a backend that is away at the first start (%s) leads to /serverError, whose retry leads back',
  async (path) => {
    let isAway = true
    server.use(
      http.get(at(path), () =>
        isAway ? new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }) : undefined,
      ),
    )
    const { user, address } = await renderApp('/valuation/report?pipelineName=DEMO#top', { as: 'analyst' })
    const unavailable = () => screen.findByRole('heading', { level: 1, name: 'Service unavailable' })
    await unavailable()
    expect(address()).toBe('/serverError')
    expect(readToken()).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await unavailable()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /DEMO-101/ })).toBeVisible()
    expect(address()).toBe('/valuation/report?pipelineName=DEMO#top')
  },
)

test('a menu without data is valid, and so is a user without roles', async () => {
  server.use(http.get(at('/getRouters'), () => HttpResponse.json({ code: 200, msg: '' })))
  await renderApp('/index', { as: 'reader' })
  await screen.findByRole('heading', { name: 'Hello, 陈阅读' })
  expect(useSession.getState().roles).toEqual(['ROLE_DEFAULT'])
})

test('an unknown path leads to /404, an unknown component to a notice, while its siblings work', async () => {
  server.use(
    http.get(at('/getRouters'), () =>
      HttpResponse.json({
        code: 200,
        data: [
          { path: '/*', component: 'x' },
          { path: '/bare' },
          { path: '/new', component: 'not/yet/index', meta: { title: '新功能' } },
        ],
      }),
    ),
  )
  const { address, go, user } = await renderApp('/new', { as: 'analyst' })
  await screen.findByText('Not available in this version')
  await go('/bare')
  await screen.findByRole('heading', { level: 1, name: 'bare' })
  expect(screen.getAllByText('Not available in this version').at(-1)).toBeVisible()
  expect(takeComplaints()).toEqual([['menu', '1 row left out: data.0 /:x (pattern)']])
  const menu = screen.getByRole('navigation', { name: 'Main menu' })
  await user.click(within(menu).getByRole('link', { name: 'Home' }))
  await home()
  await go('/broken')
  await screen.findByRole('heading', { name: 'Page not found' })
  expect(address()).toBe('/404')
})

test('parallel 401s show one dialog, whose confirmation leads to the root', async () => {
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  await home()
  server.use(
    http.all(at('/*'), async () => {
      await delay(5)
      return HttpResponse.json({ code: 401 })
    }),
  )
  const thing = get('/thing')
  await Promise.all([call(thing, {}), call(thing, {}), call(thing, {})])
  const dialog = await screen.findByRole('dialog', { name: /no longer valid/ })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(dialog).toHaveTextContent('Authentication failed')
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
})

test('signing out clears the session whatever the server answers', async () => {
  server.use(http.post(at('/logout'), () => HttpResponse.json({ code: 500 })))
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  await home()
  await user.click(screen.getByRole('button', { name: /Account 林估值/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Sign out/ }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  expect(readToken()).toBeUndefined()
  expect(useSession.getState().user).toBeNull()
})

test('a visitor at the root sees the public home page, without a call; anywhere else the login', async () => {
  const asked: string[] = []
  server.use(http.all(at('/*'), ({ request }) => void asked.push(request.url)))
  const { address, go } = await renderApp('/')
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(address()).toBe('/index')
  expect(asked).toEqual([])
  await go('/valuation/report?a=1')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(address()).toBe('/login?redirect=%2Fvaluation%2Freport%3Fa%3D1')
})

test('guests are greeted at /index without a call', async () => {
  await renderApp('/index')
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

const RENAMED = [
  {
    path: '/',
    component: 'Layout',
    children: [{ path: 'find', component: 'search/index', meta: { title: '智能检索' } }],
  },
  {
    path: '/money',
    component: 'Layout',
    meta: { title: '我的估值' },
    children: [
      { path: 'all', component: 'valuation/report/index', meta: { title: '全部报告' } },
      { path: 'blank', component: 'valuation/npv/index', meta: { title: ' \u200b ' } },
      { path: 'own', component: 'toString', meta: { title: '自建' } },
      { path: 'a%20b', component: 'own/b', meta: { title: '' } },
    ],
  },
]

test.each([
  ['zh', ['首页', '智能检索', '全部报告', 'NPV 计算器', '自建', 'a b']],
  ['en', ['Home', 'Search', 'Valuation reports', 'NPV calculator', '自建', 'a b']],
] as const)(
  "titles of the menu (%s): the server's own in Chinese, else by component",
  async (language, titles) => {
    server.use(http.get(at('/getRouters'), () => HttpResponse.json({ code: 200, data: RENAMED })))
    const { go } = await renderApp('/index', { as: 'analyst', language })
    const menu = await screen.findByRole('navigation', { name: language === 'zh' ? '主菜单' : 'Main menu' })
    const links = within(menu).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent.trim())).toEqual(titles)
    expect(within(menu).getByText('我的估值')).toBeInTheDocument()
    await go('/money/own')
    await screen.findByRole('heading', { level: 1, name: '自建' })
    // In the menu and in its tab.
    expect(screen.getAllByRole('link', { name: '自建' })).toHaveLength(2)
  },
)

test('unexpected fields of the profile sign nobody out', async () => {
  const user = { userId: 2, userName: 'lin', ischeck: '2', dept: [], avatar: {}, userType: true }
  const profile = { code: 200, user, roles: [null, 'common'], permissions: ['search:api', 7] }
  server.use(http.get(at('/getInfo'), () => HttpResponse.json(profile)))
  const { address } = await renderApp('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Hello, lin' })
  expect(address()).toBe('/index')
  expect(useSession.getState()).toMatchObject({ roles: ['common'], permissions: ['search:api'] })
})
