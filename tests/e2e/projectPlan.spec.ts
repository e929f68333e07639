import { expect, openAs, setLanguage, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')

test('a bar is dragged along its days by mouse, and the move is undone', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'project', '/implement/vproject/9001?tab=tasks')
  const row = page.getByRole('row', { name: /^安全药理/ })
  const start = row.getByRole('gridcell').first()
  await row.scrollIntoViewIfNeeded()
  const before = (await start.textContent())!
  const later = (days: number) => new Date(Date.parse(before) + days * 86_400_000).toISOString().slice(0, 10)

  const lane = page.locator(`[data-row="${await row.getAttribute('data-row')}"]`)
  const { x, y, height } = (await lane.locator('[data-grip=whole]').boundingBox())!
  await page.mouse.move(x + 30, y + height / 2)
  await page.mouse.down()
  // A day is 9 px wide.
  await page.mouse.move(x + 30 + 27, y + height / 2, { steps: 4 })
  await expect(start).toHaveText(later(3))
  await page.keyboard.press('Escape')
  await expect(start).toHaveText(before)
  await page.mouse.up()

  await page.mouse.move(x + 30, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 30 + 18, y + height / 2, { steps: 4 })
  await expect(start).toHaveText(later(2))
  await page.mouse.up()
  await page.getByRole('button', { name: t('parts', 'undo.do') }).click()
  await expect(start).toHaveText(before)
})
