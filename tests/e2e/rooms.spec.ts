import type { Request } from '@playwright/test'
import { startSession, expect, setPreferences, open, test } from './support'

test.use({ reuseContext: false })

/** A member who is stopped in the demo room; no other test uses them, and they are stopped again at the end. */
const OWN = { account: 'stopped', email: 'stopped@example.com' }
const DOCUMENT = '/vdr/vdocumenttree?roomId=1&document=6-1&read=1'

test('a member reads through the fence; once they are stopped, the content is gone within a second', async ({
  page,
  request,
}) => {
  const { token } = (await (await request.post('/__demo/session?as=seller')).json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const change = async (path: string, changes: object) => {
    const { rows } = (await (
      await request.get('/prod-api/vdr/member/list?roomId=1&pageNum=1&pageSize=50', { headers })
    ).json()) as { rows: { email: string }[] }
    const member = rows.find(({ email }) => email === OWN.email)
    const answer = await request.put(`/prod-api/vdr/member${path}`, {
      headers,
      data: { ...member, ...changes },
    })
    expect(await answer.json()).toMatchObject({ code: 200 })
  }

  await change('/changeStatus', { status: '3' })
  await change('', { isFenced: true })
  await startSession(page, OWN.account)
  await setPreferences(page, { language: 'en', isDark: false })
  await open(page, DOCUMENT)
  const strip = page.locator('canvas[aria-label]')
  await expect(strip).toHaveCount(1)
  // An unpainted canvas has the default width.
  await expect.poll(() => strip.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(300)
  // Nothing outside the slit is drawn: the canvas is as high as the slit.
  const [height, width] = await strip.evaluate((canvas: HTMLCanvasElement) => [canvas.height, canvas.width])
  expect(height).toBeLessThan(width / 2)

  await change('/changeStatus', { status: '2', reason: '不再参与此项目' })
  await expect(strip).toHaveCount(0, { timeout: 1_000 })
  await expect(page.getByText("Couldn't open the room")).toBeVisible()
})

test('on a phone the open document covers the tree, which comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await setPreferences(page, { language: 'en', isDark: false })
  await startSession(page, 'buyer')
  await open(page, DOCUMENT)
  const tree = page.getByRole('tree')
  await expect(page.locator('canvas[aria-label]').first()).toBeVisible()
  await expect(tree).toBeHidden()
  await page.getByRole('button', { name: 'Show folders' }).click()
  await expect(tree).toBeVisible()
  await page.getByRole('treeitem', { name: /研究方案/ }).click()
  await expect(tree).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /研究方案/ })).toBeVisible()
})

test('the reading time reported to a room is the time that someone could read', async ({ page }) => {
  const sentEvents: { id: string; event: string; seconds: number | null }[] = []
  const known = new Set<string>()
  const pending = new Set<Request>()
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('request', (request) => {
    if (!request.url().includes('/document/lease/')) return
    pending.add(request)
    const { reading: events } = request.postDataJSON() as { reading: typeof sentEvents }
    // Events that may not have arrived are sent again under their id: fast-forwarded minutes outlast a pending request.
    sentEvents.push(...events.filter(({ id }) => !known.has(id)))
    for (const { id } of events) known.add(id)
  })
  await page.clock.install()
  await setPreferences(page, { language: 'en', isDark: false })
  await startSession(page, 'buyer')
  await open(page, DOCUMENT)
  await expect(page.locator('canvas[aria-label]').first()).toBeVisible()
  /** Advances in small steps, so that each heartbeat is answered before its lease ends. */
  async function pass(seconds: number) {
    for (let left = seconds; left > 0; left -= 5) {
      await page.clock.runFor(Math.min(5, left) * 1_000)
      await page.evaluate(() => fetch('/favicon.svg')) // those sent before are pending by then
      await expect.poll(() => pending.size).toBe(0)
    }
  }
  const send = (event: 'blur' | 'focus') =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), event)
  const beSeen = (state: DocumentVisibilityState) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  // From here on only `pass` advances the time; earlier events do not count.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await send('blur')
  const isQuiet = async () => {
    const count = sentEvents.length
    await page.waitForTimeout(500) // no event marks the end
    return count > 0 && sentEvents.length === count
  }
  await expect.poll(isQuiet).toBe(true)
  sentEvents.length = 0

  await send('focus')
  await pass(7)
  await beSeen('hidden')
  await pass(25)
  await beSeen('visible')
  await pass(8)
  await send('blur')
  await pass(25)
  await send('focus')
  await pass(60 + 90) // no activity
  const total = () =>
    sentEvents.reduce((sum, { event, seconds }) => sum + (event === 'time' ? seconds! : 0), 0)
  await expect.poll(total).toBeGreaterThanOrEqual(7 + 8 + 60 - 1)
  expect(total()).toBeLessThanOrEqual(7 + 8 + 60 + 3)
})
