import { expect, openAs, speak, test } from './support'

test('a screen whose file is gone after a release reloads the page once, then offers to try again', async ({
  page,
  complaints,
}) => {
  await speak(page, 'en')
  await openAs(page, 'analyst')
  await page.waitForURL('**/index')
  let isGone = true
  await page.route(/\/assets\/(ValuationFormPage|ValuationEditor)-.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('link', { name: 'New valuation' }).first().click()
  await expect(page.getByRole('alert')).toContainText('files could not be loaded')
  expect(loads).toBe(1)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()

  isGone = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Pipeline name', { exact: true })).toBeVisible()
  // What the browser says of the missing files was provoked here.
  complaints.length = 0
})
