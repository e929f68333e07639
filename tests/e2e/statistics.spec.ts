import { startSession, expect, setLanguage, test } from './support'

test('a mark of the statistics opens its list, by pointer and by keyboard, and back returns to the same place', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await startSession(page, 'manager')
  await page.goto('/dashboard?area=oncology')

  const decisions = page.getByRole('figure').filter({ hasText: 'Decisions' }).first()
  await decisions.scrollIntoViewIfNeeded()
  // Fill colour of the first series; the third bar counts what was returned.
  const bars = decisions.getByRole('img').locator('path[fill="#2e6bc6"]')
  await bars.nth(2).click()
  await expect(page).toHaveURL('/incubate?area=oncology&decision=rework')
  await page.goBack()

  const table = decisions.getByRole('button', { name: 'Show table · Decisions' })
  await table.focus()
  await page.keyboard.press('Enter')
  const row = decisions.getByRole('row', { name: /^Return for rework/ })
  await expect(row).toBeVisible()
  // The scroll region, then the numbers of the rows above.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/incubate?area=oncology&decision=rework')
})
