import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { startSession, expect, expectAccessible, setLanguage, test } from './support'

/** Today's date so many years from now, in the time zone of browser and server. */
const day = (years: number) => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
}

test('an NPV follows typed and pasted input, is saved, and downloaded as shown', async ({ page }) => {
  await setLanguage(page, 'en')
  await startSession(page, 'analyst')
  await page.goto('/valuation/npv/new')

  const panel = page.getByRole('complementary', { name: 'Value of current inputs' })
  const npv = panel.locator('dd').first()
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const name = `Browser ${Date.now()}`
  await fill('Name', name)
  for (const [label, value] of [
    ['Launch date', day(-3)],
    ['Loss of exclusivity', day(6)],
  ] as const) {
    await fill(label, value)
    await page.getByLabel(label, { exact: true }).press('Tab')
  }
  await fill('Market size per year', '3000000000')
  await fill('Annual cost per patient', '9000')
  await fill('Peak share', '20')
  await expect(npv).toHaveText(/^\$[\d.]+[BM]$/)
  const first = await npv.innerText()

  await fill('WACC', '12')
  await expect(npv).not.toHaveText(first)
  const at12 = await npv.innerText()

  // In the clipboard format of a spreadsheet.
  await page.getByLabel('Sales in year 1', { exact: true }).evaluate((field) => {
    const data = new DataTransfer()
    data.setData(
      'text/plain',
      '50,000,000\t120,000,000\t200,000,000\t260,000,000\t290,000,000\t300,000,000\r\n',
    )
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('6 cells pasted.')).toBeVisible()
  await expect(page.getByLabel('Sales in year 6', { exact: true })).toHaveValue('300,000,000')
  await expect(npv).not.toHaveText(at12)
  const shown = await npv.innerText()
  // Rendered when it comes near the viewport.
  await page.getByRole('button', { name: /· Effect of each driver on the NPV$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'Effect of each driver on the NPV' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save calculation' }).click()
  await page.waitForURL(/\/valuation\/npv\/\d+$/)
  await expect(npv).toHaveText(shown)

  for (const [format, label] of [
    ['pdf', 'Download PDF'],
    ['xlsx', 'Download Excel'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${name}_${day(0)}.${format}`)
    const bytes = new Uint8Array(readFileSync(await file.path()))
    if (format === 'pdf') {
      const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
      for (const part of [name, shown, 'Effect of each driver on the NPV', '林估值'])
        expect(text.replaceAll(/\s/g, '')).toContain(part.replaceAll(/\s/g, ''))
    } else {
      const sheets = Object.entries(unzipSync(bytes)).filter(([path]) => path.startsWith('xl/worksheets/'))
      expect(sheets.some(([, sheet]) => new TextDecoder().decode(sheet).includes('<f>SUM('))).toBe(true)
    }
  }

  await page.getByRole('link', { name: 'NPV calculator' }).first().click()
  // All rows of a column have the same unit.
  const millions = Number(/[\d.]+/.exec(shown)![0])
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(new RegExp(`${millions.toFixed(1)}|${(millions / 1000).toFixed(1)}B`))
})
