import { enter, expect, speak, test } from './support'

test('a mark of the statistics leads to its list, by pointer as by keyboard, and back to where one was', async ({
  page,
}) => {
  await speak(page, 'en')
  await enter(page, 'manager')
  await page.goto('/dashboard?area=oncology')

  const decisions = page.getByRole('figure').filter({ hasText: 'Decisions' }).first()
  await decisions.scrollIntoViewIfNeeded()
  // The colour of its first series; the third bar stands for what was returned.
  const bars = decisions.getByRole('img').locator('path[fill="#2e6bc6"]')
  await bars.nth(2).click()
  await expect(page).toHaveURL('/incubate?area=oncology&decision=rework')
  await page.goBack()

  const table = decisions.getByRole('button', { name: 'Show table · Decisions' })
  await table.focus()
  await page.keyboard.press('Enter')
  const row = decisions.getByRole('row', { name: /^Return for rework/ })
  await expect(row).toBeVisible()
  // The region that scrolls, then the numbers of the rows before.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/incubate?area=oncology&decision=rework')
})
