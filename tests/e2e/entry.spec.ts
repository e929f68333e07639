import { enter, expect, signIn, speak, test } from './support'

test('a deep link survives the login with query and hash', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page, 'en', 'analyst', '/valuation/report?pipelineName=DEMO-2&pageSize=20#top')
  await expect(page.getByRole('link', { name: /DEMO-202/ })).toBeVisible()
  await expect(page).toHaveURL('/valuation/report?pipelineName=DEMO-2&pageSize=20#top')
})

test('a redirect that leads elsewhere ends at home', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page, 'en', 'analyst', '/login?redirect=https%3A%2F%2Fevil.example%2F')
  await page.waitForURL('/index')
})

test('the login page asks for neither router, component library, charts nor engine before it can be used', async ({
  page,
}) => {
  const early: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) early.push(new URL(request.url()).pathname)
  })
  // Idle time never comes: what is fetched is what the form needs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await speak(page, 'zh')
  await page.goto('/login')
  await expect(page.getByRole('tablist')).toBeVisible()
  const code = await Promise.all(early.map(async (path) => (await page.request.get(path)).text()))
  // Words of each of them that no build shortens.
  for (const mark of ['No route matches URL', 'anticon', 'zrender', 'E_POS_OVERRIDE']) {
    expect(code.filter((text) => text.includes(mark))).toHaveLength(0)
  }
  expect(early.length).toBeGreaterThan(0)
})

test('before any script runs, the page says whose it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/valuation/report`)
  await expect(page.getByRole('img', { name: '药研通 PharmaDesk' })).toBeVisible()
  await context.close()
})

test('pointing at a menu link fetches its screen, before it is opened', async ({ page }) => {
  await speak(page, 'zh')
  await signIn(page, 'zh')
  const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '新建估值' })
  await expect(link).toBeVisible()
  const fetched = page.waitForRequest(/ValuationFormPage-.*\.js$/)
  await link.hover()
  await fetched
  await expect(page).toHaveURL('/index')
})

test('with a token, the workspace and the session are asked for before any module runs', async ({ page }) => {
  await speak(page, 'en')
  await enter(page, 'analyst')
  const early = Promise.all([
    page.waitForRequest('**/prod-api/getInfo'),
    page.waitForRequest('**/prod-api/getRouters'),
    page.waitForRequest(/\/assets\/workspace-.*\.js$/),
  ])
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await early
    await route.continue()
  })
  await page.goto('/valuation/report')
  await expect(page.getByRole('link', { name: /DEMO-202/ })).toBeVisible()
})

test('the page of an address is fetched while the menu is still to come', async ({ page }) => {
  await speak(page, 'en')
  await enter(page, 'analyst')
  const fetched = page.waitForRequest(/\/assets\/ReportRoutes-.*\.js$/)
  await page.route('**/prod-api/getRouters', async (route) => {
    await fetched
    await route.continue()
  })
  await page.goto('/valuation/report')
  await expect(page.getByRole('link', { name: /DEMO-202/ })).toBeVisible()
})

test('a visitor is asked for nothing of a session', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/valuation/report')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('tablist')).toBeVisible()
  // What comes after the login is fetched while they type.
  await expect.poll(() => asked.some((path) => /\/workspace-.*\.js$/.test(path))).toBe(true)
  expect(asked.filter((path) => /getInfo|getRouters|ReportRoutes/.test(path))).toEqual([])
})
