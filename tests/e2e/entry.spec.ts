import { startSession, expect, signIn, setLanguage, test } from './support'

test('a deep link survives the login with query and hash', async ({ page }) => {
  await setLanguage(page, 'en')
  await signIn(page, 'en', 'analyst', '/valuation/report?pipelineName=DEMO-2&pageSize=20#top')
  await expect(page.getByRole('link', { name: /DEMO-202/ })).toBeVisible()
  await expect(page).toHaveURL('/valuation/report?pipelineName=DEMO-2&pageSize=20#top')
})

test('a redirect to another site ends at the home page', async ({ page }) => {
  await setLanguage(page, 'en')
  await signIn(page, 'en', 'analyst', '/login?redirect=https%3A%2F%2Fevil.example%2F')
  await page.waitForURL('/index')
})

test('the login page can be used before router, component library, charts or engine are requested', async ({
  page,
}) => {
  const early: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) early.push(new URL(request.url()).pathname)
  })
  // The browser is never idle here, so only code that the form needs is loaded.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await setLanguage(page, 'zh')
  await page.goto('/login')
  await expect(page.getByRole('tablist')).toBeVisible()
  const code = await Promise.all(early.map(async (path) => (await page.request.get(path)).text()))
  // Strings of each of them that survive minification.
  for (const mark of ['No route matches URL', 'anticon', 'zrender', 'E_POS_OVERRIDE']) {
    expect(code.filter((text) => text.includes(mark))).toHaveLength(0)
  }
  expect(early.length).toBeGreaterThan(0)
})

test('before any script runs, the page shows the name of the product', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/valuation/report`)
  await expect(page.getByRole('img', { name: '药研通 PharmaDesk' })).toBeVisible()
  await context.close()
})

test('hovering over a menu link loads its page before it is opened', async ({ page }) => {
  await setLanguage(page, 'zh')
  await signIn(page, 'zh')
  const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '新建估值' })
  await expect(link).toBeVisible()
  const fetched = page.waitForRequest(/ValuationFormPage-.*\.js$/)
  await link.hover()
  await fetched
  await expect(page).toHaveURL('/index')
})

test('with a token, the workspace and the session are requested before any module runs', async ({ page }) => {
  await setLanguage(page, 'en')
  await startSession(page, 'analyst')
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

test('the page of an address is loaded while the menu is still loading', async ({ page }) => {
  await setLanguage(page, 'en')
  await startSession(page, 'analyst')
  const fetched = page.waitForRequest(/\/assets\/ReportRoutes-.*\.js$/)
  await page.route('**/prod-api/getRouters', async (route) => {
    await fetched
    await route.continue()
  })
  await page.goto('/valuation/report')
  await expect(page.getByRole('link', { name: /DEMO-202/ })).toBeVisible()
})

test('nothing of a session is requested for a visitor', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/valuation/report')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('tablist')).toBeVisible()
  // Code for after the login is loaded while the visitor types.
  await expect.poll(() => asked.some((path) => /\/workspace-.*\.js$/.test(path))).toBe(true)
  expect(asked.filter((path) => /getInfo|getRouters|ReportRoutes/.test(path))).toEqual([])
})
