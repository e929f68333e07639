import { enter, expect, look, open, test } from './support'

const REPORT = '/vdr/vdrreport?roomId=1&report=2'

test('a page is cited for an assumption; once its document is replaced the report is outdated until someone confirms', async ({
  page,
  request,
}) => {
  await look(page, { language: 'en', isDark: false })
  await enter(page, 'seller')
  await open(page, REPORT)
  await page.getByRole('link', { name: 'Cite a document for WACC' }).click()
  await page.getByRole('combobox', { name: 'Document, by name or number' }).fill('研究报告正文')
  await page.getByTitle(/研究报告正文/).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Cite page 2' }).click()

  // A part of the page, by pointer.
  await page.getByRole('button', { name: 'Mark an area' }).click()
  const area = page.getByRole('application', { name: /^Marked area on page 2/ })
  await expect(area).toBeFocused()
  const before = await area.getAttribute('aria-label')
  const { x, y, width, height } = (await area.boundingBox())!
  await page.mouse.move(x + width / 4, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height + 40, { steps: 4 })
  await expect(area).toHaveCount(1)
  await page.mouse.up()
  await expect(area).not.toHaveAttribute('aria-label', before!)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cite', exact: true }).click()
  const chip = page.getByRole('link', { name: /研究报告正文.*v1 · p\. 2/ })
  await expect(chip).toBeVisible()
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(0)

  // Another administrator lets the newer version in that waits for its audit.
  const { token } = (await (await request.post('/__demo/session?as=admin')).json()) as { token: string }
  const decided = await request.put('/prod-api/vdr/documentaudit/decide', {
    headers: { Authorization: `Bearer ${token}` },
    data: { ids: ['6-2-1v2'], decision: { result: 'approve', access: 'inherit', levels: [], isTold: false } },
  })
  expect(await decided.json()).toMatchObject({ code: 200 })

  await open(page, REPORT)
  await expect(page.getByText('Outdated', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Look at it' }).click()
  await expect(page.getByRole('textbox', { name: /^Page, of/ })).toHaveValue('2')
  await page.getByText('Published: v2').click()
  await expect(page.locator('canvas[aria-label^="Page 2"]')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm for version 2' }).click()
  await expect(page.getByText(/^Confirmed for version 2 by 周岚/)).toBeVisible()
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the report' }).click()
  await expect(page.getByRole('link', { name: /研究报告正文.*v2 · p\. 2/ })).toBeFocused()
})
