import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import {
  startSession,
  expect,
  expectAccessible,
  setLanguage,
  test,
  type Language,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'
import { formOf } from './valuationForm'

const JOBS = [
  { language: 'zh', brand: 'keytruda', drug: '帕博利珠单抗' },
  { language: 'en', brand: '可瑞达', drug: 'pembrolizumab' },
] as const satisfies readonly { language: Language; brand: string; drug: string }[]

for (const { language, brand, drug } of JOBS) {
  test(
    `find ${brand}, value it, change two inputs, explain the change, download (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const heading = (name: string) => page.getByRole('heading', { level: 1, name })
      const summary = page.getByRole('heading', { name: t('valuation', 'section.summary') })
      await setLanguage(page, language)
      await startSession(page, 'analyst')

      await page.goto('/index')
      const box = page.getByRole('combobox', { name: t('search', 'box.label') })
      await box.pressSequentially(brand)
      await page.getByRole('option', { name: drug }).click()
      await expect(heading(drug)).toBeVisible()

      await page.getByRole('link', { name: t('searchDetails', 'drug.value') }).click()
      await page.waitForURL('**/valuation/form?drug=pembrolizumab')
      const form = formOf(page, t)
      await expect(form.input('pipelineName')).toHaveValue(drug)
      await page.getByText(t('valuationForm', 'prefill.sources')).click()
      await expect(page.getByText(t('valuationForm', 'prefill.from.record').split('{{')[0]!)).toBeVisible()
      const place = await form.submitOffset()
      for (const [field, value] of Object.entries({
        marketSize: '4000000000',
        growth: '6',
        annualCostPerPatient: '190000',
        patientPool: '45',
        peakShare: '20',
        cogs: '15',
        sga: '30',
        spend: '60000000',
        corePatentNumber: 'US8354509',
      }))
        // Some fields exist once for each indication of the drug.
        for (const input of await form.input(field).all()) await input.fill(value)
      await form.day('clinicalStartDate', '2011-01-07')
      await form.day('patentExpiry', '2036-06-30')
      // The preview's text comes and goes; a button that moves under the pointer would lose the click.
      await expect(page.getByText(t('valuationForm', 'preview.loa'))).toBeVisible()
      expect(await form.submitOffset()).toBe(place)
      await form.submit()
      await page.waitForURL('**/valuation/report/*')
      await expect(summary).toBeVisible({ timeout: 40_000 })

      await page
        .getByRole('link', { name: t('valuation', 'list.recalculate') })
        .first()
        .click()
      await page.waitForURL('**/edit')
      await form.input('peakShare').first().fill('16')
      await form.fill('sga', '28')
      await form.submit('recalculate')
      await expect(summary).toBeVisible({ timeout: 40_000 })
      await expect(page.getByRole('combobox', { name: t('valuationVersions', 'switch') })).toBeVisible()

      await page.getByRole('link', { name: t('valuationVersions', 'compare'), exact: true }).click()
      await page.waitForURL(/\/versions/)
      const inputs = page.getByRole('region', { name: t('valuationVersions', 'section.inputs') })
      await expect(inputs.getByRole('row', { name: /20%.*16%/ })).toBeVisible()
      await expect(inputs.getByRole('row', { name: /30%.*28%/ })).toBeVisible()

      // The displayed figures of the bridge add up.
      const bridge = page.getByRole('region', { name: t('valuationVersions', 'section.bridge') })
      await bridge.getByRole('button', { name: new RegExp(t('common', 'chart.showTable')) }).click()
      const amounts = await bridge.locator('tbody tr td:last-child').allInnerTexts()
      const [from, ...others] = amounts.map((text) =>
        Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')),
      )
      const to = others.pop()!
      expect(others.filter((amount) => amount !== 0).length).toBeGreaterThanOrEqual(2)
      expect(others.reduce((total, amount) => total + amount, from!)).toBe(to)
      await expectAccessible(page)
      // Both forms, the report and the comparison are open in tabs, and ids must be unique.
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

      await page.getByRole('link', { name: t('valuationVersions', 'toReport') }).click()
      await expect(summary).toBeVisible()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: t('valuation', 'download.pdf') }).click()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/_v2\.pdf$/)
      const { text } = await extractText(
        await getDocumentProxy(new Uint8Array(readFileSync(await file.path()))),
        {
          mergePages: true,
        },
      )
      for (const part of [drug, '16%', '28%']) expect(text).toContain(part)
    },
  )
}
