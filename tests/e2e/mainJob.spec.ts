import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import {
  expect,
  expectAccessible,
  signIn,
  setLanguage,
  test,
  type Language,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'
import { fillPembrolizumab, NAMES } from './valuationForm'

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(
    `sign in, value pembrolizumab, read, download, list, sign out (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      const t = textsOf(language)
      await setLanguage(page, language)

      await signIn(page, language, 'analyst', '/valuation/form')
      await page.waitForURL('**/valuation/form')
      const form = await fillPembrolizumab(page, t, language)

      // The preview computes while typing, in a worker.
      const preview = page.getByRole('complementary', { name: t('valuationForm', 'preview.title') })
      await expect(preview.getByText(/100,000/)).toBeVisible({ timeout: 20_000 })
      const previewed = await preview.locator('dd').first().innerText()
      await expectAccessible(page)

      await form.submit()
      await page.waitForURL('**/valuation/report/*')
      // Its progress at this moment is not under the control of the test.
      const states = ['queued', 'inLine', 'computing'].map((state) => t('valuation', `state.${state}`))
      const summary = page.getByRole('heading', { name: t('valuation', 'section.summary') })
      await expect(
        page
          .getByText(new RegExp(states.join('|')))
          .or(summary)
          .filter({ visible: true }) // the form stays mounted and computes its preview as well
          .first(),
      ).toBeVisible()
      await expectAccessible(page)

      // The value on the page comes from the engine and equals the preview.
      await expect(summary).toBeVisible({ timeout: 40_000 })
      await expect(page.getByText(previewed, { exact: true }).filter({ visible: true }).first()).toBeVisible()

      for (const format of ['pdf', 'xlsx'] as const) {
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: t('valuation', `download.${format}`) }).click()
        const file = await saved
        expect(file.suggestedFilename()).toMatch(
          new RegExp(`^Pembrolizumab_\\d{4}-\\d{2}-\\d{2}_v1\\.${format}$`),
        )
        const bytes = readFileSync(await file.path())
        if (format === 'pdf') {
          const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
            mergePages: true,
          })
          for (const part of ['Pembrolizumab', previewed, '林估值', t('valuation', 'section.method')]) {
            expect(text.replaceAll(/\s/g, '')).toContain(part.replaceAll(/\s/g, ''))
          }
        } else {
          const sheets = unzipSync(new Uint8Array(bytes))
          const ledger = Object.entries(sheets).filter(([name]) => name.startsWith('xl/worksheets/'))
          expect(ledger.length).toBeGreaterThanOrEqual(4)
          expect(ledger.some(([, sheet]) => new TextDecoder().decode(sheet).includes('<f>SUM('))).toBe(true)
        }
      }
      await expectAccessible(page)

      await page
        .getByRole('navigation', { name: t('shell', 'layout.menu') })
        .getByRole('link', { name: t('valuationShell', 'menu.valuation/report/index') })
        .click()
      // The same drug is valued in the other language at the same time; the company distinguishes the two.
      const row = page
        .getByRole('row', { name: /Pembrolizumab/ })
        .filter({ hasText: NAMES[language].company })
        .first() // the latest, in case it is valued again
      // The unit is in the column header.
      await expect(row).toContainText(Number(/[\d.]+/.exec(previewed)![0]).toFixed(1))
      await expect(row).toContainText(t('valuation', 'state.complete'))
      await expectAccessible(page)

      await page.getByRole('button', { name: new RegExp(t('shell', 'layout.user')) }).click()
      await page.getByRole('menuitem', { name: new RegExp(t('common', 'actions.logout')) }).click()
      await page.waitForURL('**/login?redirect=%2F')
      expect(await page.context().cookies()).toEqual([])
      await expectAccessible(page)
    },
  )
}
