import { expect, expectAccessible, look, signIn, test } from './support'

const ADDRESSES = ['/index', '/valuation/form', '/valuation/report', '/404']

for (const [language, theme, width] of [
  ['zh', 'dark', 1440],
  ['en', 'light', 360],
  ['en', 'dark', 2560],
] as const) {
  test(`every screen is accessible and fits: ${language}, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await look(page, { language, isDark: theme === 'dark' })
    await page.goto('/login')
    await expect(page.getByRole('tablist')).toBeVisible()
    await expectAccessible(page)

    await signIn(page, language, 'analyst')
    await page.waitForURL('**/index')
    for (const address of ADDRESSES) {
      await page.goto(address)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0)
    }

    await page.goto('/valuation/report')
    await page.getByRole('link', { name: /DEMO-202/ }).click()
    await expect(page.locator('h2').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a report shows its text before the code of the charts is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/Canvas-.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await look(page, { language: 'en', isDark: false })
  await signIn(page, 'en', 'analyst', '/valuation/report')
  await page.getByRole('link', { name: /DEMO-202/ }).click()
  await expect(page.getByRole('heading', { name: 'Method and disclaimer' })).toBeVisible()
  expect(scripts).toEqual([])
  await page.getByRole('heading', { name: 'Scenarios' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /rNPV by scenario/ }).locator('svg')).toBeVisible()
  expect(scripts).toHaveLength(1)
})
