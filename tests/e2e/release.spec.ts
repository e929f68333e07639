import type { Page } from '@playwright/test'
import { startSession, expect, openAs, setLanguage, test, exhaustiveUnless } from './support'

/** Makes the files of a part of the page unavailable; returns a function that restores them. */
async function without(page: Page, files: RegExp, status?: number) {
  await page.route(files, (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()))
  return () => page.unroute(files)
}

const PARTS_MISSING = /Couldn't load the page's files/

let loads = 0
test.beforeEach(async ({ page }) => {
  await setLanguage(page, 'en')
  loads = 0
  page.on('load', () => loads++)
})
// The browser's errors about missing files are provoked here.
test.afterEach(({ complaints }) => void (complaints.length = 0))

test('a page whose file is gone after a release reloads once, then offers to try again', async ({ page }) => {
  await openAs(page, 'analyst', '/index')
  const isBack = await without(page, /\/assets\/(ValuationFormPage|ValuationEditor)-.*\.js$/, 404)
  await page.route('/', (route) =>
    route.fulfill({ body: '<script src="/assets/start-another.js"></script>' }),
  )
  loads = 0
  await page.getByRole('link', { name: 'New valuation' }).first().click()
  await expect(page.getByRole('alert')).toContainText(PARTS_MISSING)
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()

  // Wait until the reloaded page has requested the missing file, too.
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await isBack()
  await retry.click()
  await expect(page.getByLabel('Pipeline name', { exact: true })).toBeVisible()
  expect(loads).toBe(1)
})

test('on a bad connection a part that fails to load says so in its place, and input stays', async ({
  page,
}) => {
  await openAs(page, 'analyst', '/valuation/report')
  loads = 0
  const name = page.getByRole('search').getByRole('textbox')
  await name.fill('half a na')
  const isBack = await without(page, /\/assets\/(ColumnPanel|CommandPalette)-.*\.js$/)

  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.click()
  const failure = page.getByRole('alert').filter({ hasText: PARTS_MISSING })
  await expect(failure).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await expect(failure).toHaveCount(2)
  await expect(failure.first()).toBeInViewport()
  await expect(name).toHaveValue('half a na')
  expect(loads).toBe(0)

  await isBack()
  await failure.first().getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await columns.click()
  await failure.getByRole('button').click()
  await expect(page.getByRole('checkbox', { name: 'Stage' })).toBeVisible()
  await expect(name).toHaveValue('half a na')
})

for (const [what, files] of [
  ['the frame', /\/assets\/routes-/],
  ['the workspace', /\/assets\/workspace-.*js$/],
  ['the screen', /\/assets\/ReportRoutes-/],
  ['any texts', /\/assets\/(zh|en)-.*js$/],
] as const) {
  test(
    `a start without ${what} shows an error and can recover`,
    exhaustiveUnless(what === 'the workspace'),
    async ({ page }) => {
      const isBack = await without(page, files)
      await startSession(page, 'analyst')
      await page.goto('/valuation/report')
      await expect(page.getByRole('alert')).toContainText(PARTS_MISSING)
      expect(loads).toBe(1)
      await isBack()
      await page
        .getByRole('button', { name: /Reload|Try again/ })
        .first()
        .click()
      await expect(page.getByRole('row', { name: /DEMO-/ }).first()).toBeVisible()
    },
  )
}
