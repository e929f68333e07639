import { drawText, pdfFile } from '../../mocks/platform/pdf'
import { startSession, expect, expectAccessible, setLanguage, test, exhaustiveUnless } from './support'
import { textsOf } from './texts'

const SLIP = {
  name: 'slip.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfFile({ title: 'slip', pages: [drawText('slip', 60, 110, 20)] })),
}

const ENTRIES = {
  zh: { cover: '研发费用损失', event: '试验失败' },
  en: { cover: 'R&D cost loss', event: 'Trial failure' },
} as const

for (const language of ['zh', 'en'] as const) {
  test(
    `a claim from its event to its payment, with a supplement and an appeal (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const own = (key: string) => t('implementationClaims', key)
      const input = (name: string) => page.getByRole('textbox', { name: own(`field.${name}`), exact: true })
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      async function choose(name: string, option: string | RegExp) {
        await page.getByRole('combobox', { name: own(`field.${name}`), exact: true }).click()
        await page.getByTitle(option).click()
      }
      async function day(name: string, value: string) {
        await input(name).fill(value)
        await input(name).press('Tab')
      }
      /** Performs an action on the open claim, with values by field name. */
      async function act(action: string, values: Record<string, string> = {}) {
        await button(own(`action.${action}`)).click()
        const dialog = page.getByRole('dialog')
        for (const [name, value] of Object.entries(values)) {
          const field = dialog.getByRole('textbox', { name: own(`field.${name}`), exact: true })
          await field.fill(value)
          // A date is applied on blur.
          await field.press('Tab')
        }
        await dialog.getByRole('button', { name: own(`action.${action}`), exact: true }).click()
        await expect(dialog).toBeHidden()
      }
      await setLanguage(page, language)

      // The owner writes the claim, with a document of the room as evidence.
      await startSession(page, 'project')
      await page.goto('/implement/vclaims')
      await page.getByRole('link', { name: own('add') }).click()
      // The previous list has a filter of the same name.
      await expect(page.getByRole('heading', { level: 1, name: own('form.new') })).toBeVisible()
      await choose('projectId', /PRJ-9001/)
      await choose('cover', ENTRIES[language].cover)
      for (const name of ['policyNo', 'insurer', 'insured', 'beneficiaries'])
        await input(name).fill(`${name} ${language}`)
      await day('periodFrom', '2020-01-01')
      await day('periodTo', '2099-12-31')
      await input('sumInsured').fill('1000000')
      await choose('event', ENTRIES[language].event)
      await day('occurrence', '2026-01-05')
      await input('claimed').fill('500000.50')
      await page.getByRole('combobox', { name: own('field.evidence') }).fill('PDX')
      await page.getByTitle(/PDX/).click()
      await expect(page.getByText(/PDX.* v1/)).toBeVisible()
      await button(own('form.save')).click()
      await page.waitForURL(/\/vclaims\/\d+$/)
      const address = page.url()
      const as = async (account: string) => {
        await startSession(page, account)
        await page.goto(address)
      }
      await act('report')

      // The insurer requests a supplement, receives it, assesses the loss and rejects it.
      await as('claimHandler')
      await act('file')
      await act('survey')
      await act('ask', { wanted: 'Please send the list of costs', due: '2040-01-01' })
      await as('project')
      await act('answer', { answer: 'The list is with the report' })
      await as('claimHandler')
      await act('assess', { amount: '480000.10', words: 'As the list says' })
      await act('reject', { reason: 'The cause is excluded' })
      await as('project')
      await expect(page.getByText('The cause is excluded').first()).toBeVisible()
      await act('appeal', { reason: 'The cause is not excluded' })
      await as('claimHandler')
      await act('assess', { amount: '480000.10', words: 'As the list says' })

      // Another manager approves, and finance pays in two parts.
      await as('project2')
      await act('approve', { amount: '480000.10' })
      await as('finance')
      for (const amount of ['300000', '180000.10']) {
        await button(own('action.pay')).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: own('field.amount'), exact: true }).fill(amount)
        await dialog.locator('input[type=file]').setInputFiles(SLIP)
        await expect(dialog.getByRole('status').filter({ hasText: /1(\/| of )\d/ })).toBeVisible()
        await dialog.getByRole('button', { name: own('action.pay'), exact: true }).click()
        await expect(dialog).toBeHidden()
      }
      await expect(page.getByRole('row', { name: own('payment.left') })).toContainText('¥0.00')
      await act('close', { reason: 'All of it has arrived' })
      await expect(
        page.getByRole('list', { name: own('step.title') }).locator('[aria-current=step]'),
      ).toContainText(language === 'zh' ? '已结案' : 'Closed')
      await expectAccessible(page)
    },
  )
}
