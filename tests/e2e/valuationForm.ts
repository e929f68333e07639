import { expect, type Page } from '@playwright/test'
import type { Language } from './support'
import type { Texts } from './texts'

export function formOf(page: Page, t: Texts) {
  const label = (field: string) => t('valuationForm', `field.${field}`)
  // Pages that were left stay mounted behind their tabs.
  const form = page
    .locator('form', { has: page.getByLabel(label('pipelineName'), { exact: true }) })
    .filter({ visible: true })
  const input = (field: string) => form.getByLabel(label(field), { exact: true })

  /** Opens a list and selects an option. The list may move while it opens, so the selection is checked. */
  async function selectOption(field: string, text: string, open: () => Promise<void>) {
    const option = page
      .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: text })
      .first()
    const item = form.locator('.ant-form-item', { has: page.getByLabel(label(field), { exact: true }) })
    await expect(async () => {
      if (!(await option.isVisible())) await open()
      await option.click({ timeout: 3_000 })
      await expect(item.locator('.ant-select')).toContainText(text, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await page.keyboard.press('Escape')
  }

  const submit = (text: 'create' | 'recalculate') =>
    form.getByRole('button', { name: t('valuationForm', `submit.${text}`) })

  return {
    input,
    fill: (field: string, value: string) => input(field).fill(value),
    async day(field: string, value: string) {
      await input(field).fill(value)
      await input(field).press('Tab')
    },
    choose: (group: string, value: string) =>
      form.getByRole('radio', { name: t('valuationForm', `${group}.${value}`), exact: true }).check(),
    select: (field: string, group: string, value: string) => {
      const text = t('valuationForm', `${group}.${value}`)
      return selectOption(field, text, () => input(field).click())
    },
    pick: (field: string, keyword: string, name: string) =>
      selectOption(field, name, () => input(field).fill(keyword)),
    submit: (text: 'create' | 'recalculate' = 'create') => submit(text).click(),
    /** Distance of the submit button from the top of the preview, in px. */
    async submitOffset() {
      const panel = form.getByRole('complementary', { name: t('valuationForm', 'preview.title') })
      const [button, around] = [await submit('create').boundingBox(), await panel.boundingBox()]
      return button!.y - around!.y
    },
  }
}

/** Names in the catalogue of public facts. */
export const NAMES = {
  zh: { company: '默沙东', ovarian: '卵巢癌', pd1: 'PD-1' },
  en: { company: 'Merck & Co. (MSD)', ovarian: 'Ovarian cancer', pd1: 'PD-1' },
} as const

/**
 * Pembrolizumab (Keytruda, first approved 2014-09-04) in ovarian cancer: an indication expansion in phase 3.
 * Market size, price and share are the analyst's estimates.
 */
export async function fillPembrolizumab(page: Page, t: Texts, language: Language) {
  const form = formOf(page, t)
  await form.fill('pipelineName', 'Pembrolizumab')
  await form.fill('companyName', NAMES[language].company)
  await form.choose('drugType', 'biological')
  await form.select('dosageForm', 'dosageForm', 'intravenous')
  await form.select('currentStage', 'stage', 'listedIndicationExpansion')
  await form.day('clinicalStartDate', '2011-01-07')
  await form.day('launchDate', '2014-09-04')
  await form.day('newIndicationClinicalDate', '2024-03-01')
  await form.pick('preferredIndication', 'ovarian', NAMES[language].ovarian)
  await form.pick('targets', 'PDCD1', NAMES[language].pd1)
  await form.day('patentExpiry', '2036-06-30')
  await form.fill('corePatentNumber', 'US8354509')
  await form.fill('marketSize', '4000000000')
  await form.fill('growth', '6')
  await form.fill('annualCostPerPatient', '190000')
  await form.fill('patientPool', '45')
  await form.fill('peakShare', '20')
  await form.fill('cogs', '15')
  await form.fill('sga', '30')
  await form.fill('wacc', '10')
  await form.fill('spend', '60000000')
  return form
}
