import type { Page } from '@playwright/test'
import { expect, openAs, setLanguage, test } from './support'
import { textsOf } from './texts'
import { formOf } from './valuationForm'

const t = textsOf('zh')
const FOUNDER = '6'

// These tests share the connections and projects of an account that no other test uses.
test.describe.configure({ mode: 'serial' })

const callDemo = (page: Page, what: 'push' | 'drop', query: Record<string, string>) =>
  page.request.post(`/__demo/${what}?${new URLSearchParams(query).toString()}`)
const push = (page: Page, userId: string, code: number, msg: string, times = 1) =>
  callDemo(page, 'push', { userId, code: String(code), msg, times: String(times) })
const link = (page: Page, state: 'connected' | 'lost') =>
  page.getByRole('img', { name: t('shell', `live.state.${state}`) })

async function openConnected(page: Page, account: string, address = '/index') {
  await setLanguage(page, 'zh')
  await page.goto('/__demo')
  await openAs(page, account, address)
  await expect(link(page, 'connected')).toBeVisible()
}

test('a push shows the incubation notice, which stays until a click follows and clears it', async ({
  page,
}) => {
  await openConnected(page, 'founder')
  const notice = page.getByRole('alert').filter({ hasText: t('conceptsShell', 'live.incubation.title') })
  await expect(notice).toContainText('双特异性抗体平台（演示）')
  await push(page, FOUNDER, 200, 'highlight')
  await expect(notice).toContainText('mRNA 肿瘤疫苗（演示）')
  expect((await notice.boundingBox())!.y).toBeGreaterThanOrEqual(60)

  const cleared = page.waitForResponse((response) => response.url().endsWith('/removeHighlightFlag'))
  await notice.getByRole('button', { name: t('conceptsShell', 'live.incubation.go') }).click()
  expect(await (await cleared).json()).toMatchObject({ code: 200 })
  await expect(page).toHaveURL(/\/incubate$/)
  await expect(notice).toHaveCount(0)
  await page.reload()
  await page.goto('/index')
  await expect(link(page, 'connected')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a refresh reloads at once, but asks first while there is unsubmitted input', async ({ page }) => {
  await openConnected(page, 'founder', '/valuation/form')
  let loads = 0
  page.on('load', () => loads++)
  await push(page, FOUNDER, 200, 'refresh')
  await expect.poll(() => loads).toBe(1)

  await expect(link(page, 'connected')).toBeVisible()
  await formOf(page, t).fill('pipelineName', '我的管线')
  await push(page, FOUNDER, 200, 'refresh', 5)
  const question = page.getByRole('dialog')
  await expect(question).toContainText(t('shell', 'live.unsaved'))
  await question.getByRole('button', { name: t('shell', 'live.later') }).click()
  await expect(question).toHaveCount(0)
  expect(loads).toBe(1)

  await push(page, FOUNDER, 200, 'refresh')
  // The browser does not ask a second time, so no dialog of its own is answered here.
  await question.getByRole('button', { name: t('common', 'actions.reload') }).click()
  await expect.poll(() => loads).toBe(2)
  await expect(formOf(page, t).input('pipelineName')).toHaveValue('我的管线')
})

test('another code warns and closes the connection until someone reconnects; 2300 does nothing', async ({
  page,
}) => {
  let links = 0
  page.on('websocket', () => links++)
  await openConnected(page, 'founder')
  await push(page, FOUNDER, 2300, 'x')
  await push(page, FOUNDER, 501, '<img src=x onerror=alert(1)>')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  const again = page.getByRole('button', { name: t('shell', 'live.reconnectLabel') })
  await expect(again).toBeVisible()
  await push(page, FOUNDER, 200, 'refresh')
  expect(links).toBe(1)
  await again.click()
  await expect(link(page, 'connected')).toBeVisible()
  expect(links).toBe(2)
})

test('a dropped connection reconnects by itself without a token in its address, and missed updates are loaded', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('websocket', (socket) => addresses.push(socket.url()))
  await openConnected(page, 'founder')
  const flag = page.waitForResponse((response) => response.url().endsWith('/getHighlightFlag'))
  await callDemo(page, 'drop', { userId: FOUNDER })
  await expect(link(page, 'lost')).toBeVisible()
  await expect(link(page, 'connected')).toBeVisible()
  await flag
  expect(addresses).toHaveLength(2)
  for (const address of addresses)
    expect(new URL(address).pathname + new URL(address).search).toBe('/prod-api/socket/6')
})

test('ten thousand messages at once are all handled, with only a few requests', async ({ page }) => {
  await openConnected(page, 'founder')
  await page.waitForLoadState('networkidle')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/getHighlightFlag')) asked++
  })
  await push(page, FOUNDER, 200, 'highlight', 10_000)
  await expect(
    page.getByRole('alert').filter({ hasText: t('conceptsShell', 'live.incubation.title') }),
  ).toBeVisible()
  // Messages are handled in order; the last one is sent again if the page could not take it.
  const last = page.getByText('洪水结束')
  await expect(async () => {
    await push(page, FOUNDER, 501, '洪水结束')
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(asked).toBeLessThanOrEqual(4)
})
