import type { Page } from '@playwright/test'
import { enter, expect, openAs, speak, test } from './support'

/** Where the files of a part of the screen are not to be had, until that is over. */
async function without(page: Page, files: RegExp, status?: number) {
  await page.route(files, (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()))
  return () => page.unroute(files)
}

const PARTS_MISSING = /files could not be loaded/

let loads = 0
test.beforeEach(async ({ page }) => {
  await speak(page, 'en')
  loads = 0
  page.on('load', () => loads++)
})
// What the browser says of the missing files is provoked here.
test.afterEach(({ complaints }) => void (complaints.length = 0))

test('a screen whose file is gone after a release reloads the page once, then offers to try again', async ({
  page,
}) => {
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

test('on a bad line a part that cannot be had says so in its place, and what was typed stays', async ({
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
  test(`a start to which ${what} did not come says so, and is made good`, async ({ page }) => {
    const isBack = await without(page, files)
    await enter(page, 'analyst')
    await page.goto('/valuation/report')
    await expect(page.getByRole('alert')).toContainText(PARTS_MISSING)
    expect(loads).toBe(1)
    await isBack()
    await page
      .getByRole('button', { name: /Reload|Try again/ })
      .first()
      .click()
    await expect(page.getByRole('row', { name: /DEMO-/ }).first()).toBeVisible()
  })
}
