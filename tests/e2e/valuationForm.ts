import type { Page } from '@playwright/test'
import type { Texts } from './texts'

/** Fills the valuation form as a user does, by the labels on screen. */
export function formOf(page: Page, t: Texts) {
  const label = (field: string) => t('form', `field.${field}`)
  const form = page.locator('form.valuation-form')
  const input = (field: string) => form.getByLabel(label(field), { exact: true })
  return {
    input,
    fill: (field: string, value: string) => input(field).fill(value),
    async day(field: string, value: string) {
      await input(field).fill(value)
      await input(field).press('Tab')
    },
    choose: (group: string, value: string) =>
      form.getByRole('radio', { name: t('form', `${group}.${value}`), exact: true }).check(),
    async select(field: string, group: string, value: string) {
      await input(field).click()
      await page
        .locator('.ant-select-item-option', { hasText: t('form', `${group}.${value}`) })
        .first()
        .click()
    },
    async pick(field: string, keyword: string, name: string) {
      await input(field).fill(keyword)
      await page.locator('.ant-select-item-option', { hasText: name }).first().click()
      await page.keyboard.press('Escape')
    },
    submit: () => form.getByRole('button', { name: t('form', 'submit.create') }).click(),
  }
}

/**
 * Pembrolizumab (Keytruda, first approved 2014-09-04) in ovarian cancer: an indication expansion in phase 3.
 * Market size, price and share are the analyst's estimates.
 */
export async function fillPembrolizumab(page: Page, t: Texts, company: string) {
  const form = formOf(page, t)
  await form.fill('pipelineName', 'Pembrolizumab')
  await form.fill('companyName', company)
  await form.choose('drugType', 'biological')
  await form.select('dosageForm', 'dosageForm', 'intravenous')
  await form.select('currentStage', 'stage', 'listedIndicationExpansion')
  await form.day('clinicalStartDate', '2011-01-07')
  await form.day('launchDate', '2014-09-04')
  await form.day('newIndicationClinicalDate', '2024-03-01')
  await form.pick('preferredIndication', 'ovarian', 'Ovarian')
  await form.pick('targets', 'PDCD1', 'PDCD1')
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
