import type { Page } from '@playwright/test'
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

const box = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: textsOf(language)('search', 'box.label') })
const rows = (page: Page) => page.locator('[data-row-key]:visible')

async function open(page: Page, language: Language, address: string, account = 'admin') {
  await setLanguage(page, language)
  await startSession(page, account)
  await page.goto(address)
}

for (const [language, brand, drug] of [
  ['zh', 'keytruda', '帕博利珠单抗'],
  ['en', '可瑞达', 'pembrolizumab'],
] as const) {
  const t = textsOf(language)

  test(
    `${language}: a brand in the other language is suggested, and opened by the keyboard`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      await open(page, language, '/search')
      await box(page, language).pressSequentially(brand)
      const option = page.getByRole('option', { name: drug })
      await expect(option).toBeVisible()
      await expectAccessible(page)
      await box(page, language).press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await box(page, language).press('Enter')
      await expect(page).toHaveURL(/\/search\/drug\/pembrolizumab$/)
      await page.goBack()
      await expect(box(page, language)).toHaveValue(brand)
    },
  )

  test(
    `${language}: a search, a facet, back, and the address for a colleague`,
    exhaustiveUnless(language === 'zh'),
    async ({ page, context }) => {
      await open(page, language, '/search')
      await box(page, language).fill('PD-1')
      await box(page, language).press('Enter')
      await expect(page).toHaveURL(/\?mode=drug&q=PD-1$/)
      await expect(page.getByRole('link', { name: drug })).toBeVisible()

      const bispecific = t('search', 'word.modality.bispecific')
      await page.getByRole('checkbox', { name: bispecific }).first().click()
      await expect(page).toHaveURL(/&modality=bispecific$/)
      await expect(page.getByRole('link', { name: drug })).toHaveCount(0)

      const other = await context.newPage()
      await other.goto(page.url())
      await expect(rows(other).first()).toBeVisible()
      await expect(other.getByRole('checkbox', { name: bispecific }).first()).toBeChecked()
      expect(await rows(other).allInnerTexts()).toEqual(await rows(page).allInnerTexts())
      await other.close()

      await page.goBack()
      await expect(page).toHaveURL(/\?mode=drug&q=PD-1$/)
      await expect(page.getByRole('link', { name: drug })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: drug })).toBeVisible()
    },
  )
}

test('on a narrow screen the filters are in a drawer', async ({ page }) => {
  const t = textsOf('zh')
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, 'zh', '/search?q=PD-1')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: t('search', 'facet.open').replace('{{count}}', '0') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('checkbox', { name: t('search', 'word.modality.bispecific') }).click()
  await expect(page).toHaveURL(/modality=bispecific/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
