import type { Locator, Page } from '@playwright/test'
import { drawText, pdfFile } from '../../mocks/platform/pdf'
import { serverDay } from '../../src/shared/lib/dates'
import { enter, expect, expectAccessible, speak, stands, test } from './support'
import { textsOf } from './texts'

/** 交易日期,借方发生额,贷方发生额,对方户名,摘要 as Chinese banks write it. */
const GBK_HEADING = Buffer.from(
  'bdbbd2d7c8d5c6da2cbde8b7bdb7a2c9fab6ee2cb4fbb7bdb7a2c9fab6ee2cb6d4b7bdbba7c3fb2cd5aad2aa0d0a',
  'hex',
)

const JOBS = {
  zh: {
    milestone: '毒理研究',
    id: '9313',
    code: 'FA-2026-002-03',
    file: (day: string) =>
      Buffer.concat([GBK_HEADING, Buffer.from(`${day},"400,000.00",0.00,,FA-2026-002-03\r\n`)]),
  },
  en: {
    milestone: '临床试验申请',
    id: '9314',
    code: 'FA-2026-002-04',
    file: (day: string) => {
      const german = day.split('-').toReversed().join('.')
      return Buffer.from(`\ufeffBooking date;Amount;Payee;Reference\n${german};-400.000,00;;FA-2026-002-04\n`)
    },
  },
} as const

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfFile({ title: name, pages: [drawText(name, 72, 82, 14)] })),
})

for (const language of ['zh', 'en'] as const) {
  test(`a milestone is accepted by another, its instalment paid by three, found in a bank file, settled (${language})`, async ({
    page,
  }) => {
    page.setDefaultTimeout(20_000)
    const { milestone, id, code, file } = JOBS[language]
    const t = textsOf(language)
    const text = (key: string) => t('implementationFunds', key)
    const button = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true })
    await speak(page, language)

    /** Does one step of the instalment as someone whose it is. */
    async function step(account: string, action: string, fill?: (dialog: Locator) => Promise<void>) {
      await enter(page, account)
      await page.goto(`/implement/vfund/9202?instalment=${id}`)
      await stands(page)
      await button(text(`action.${action}`), page.getByRole('dialog')).click()
      const dialog = page.getByRole('dialog').filter({ hasText: text(`happens.${action}`) })
      await fill?.(dialog)
      await button(text(`action.${action}`), dialog).click()
      await expect(dialog).toHaveCount(0)
    }
    const attach = async (dialog: Locator, name: string) => {
      await dialog.locator('input[type=file]').setInputFiles(paper(name))
      // Until the server has it, the form waits for it.
      await expect(dialog.getByRole('status').filter({ hasText: /1(\/| of )\d/ })).toBeVisible()
    }

    /** Does one step of the milestone. */
    async function reach(account: string, action: string, fill?: (dialog: Locator) => Promise<void>) {
      const words = (key: string) => t('implementationMilestones', `${key}.${action}`)
      await enter(page, account)
      await page.goto('/implement/vproject/9001?tab=milestones')
      await stands(page)
      await button(words('action'), page.getByRole('listitem').filter({ hasText: milestone })).click()
      const dialog = page.getByRole('dialog').filter({ hasText: words('happens') })
      await fill?.(dialog)
      await button(words('action'), dialog).click()
      await expect(dialog).toHaveCount(0)
    }
    await reach('project', 'deliver', async (dialog) => {
      await dialog.getByRole('combobox').fill('重复给药毒性')
      await page.getByTitle(/重复给药毒性/).click()
    })
    await reach('project2', 'accept')

    await step('project', 'apply', async (dialog) => {
      await dialog.getByLabel(text('field.purpose')).fill('下一批研发费用')
      await attach(dialog, 'invoice.pdf')
      await expectAccessible(page)
    })
    await step('fundReviewer', 'review')
    await step('investor', 'approve')
    await step('finance', 'pay', (dialog) => attach(dialog, 'slip.pdf'))

    await page.goto('/implement/vfund/reconcile')
    await stands(page)
    await button(text('reconcile.import')).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: `bank-${language}.csv`,
      mimeType: 'text/csv',
      buffer: file(serverDay(Date.now())),
    })
    await expect(dialog.getByRole('cell', { name: '¥400,000' })).toBeVisible()
    await expectAccessible(page)
    await button(text('reconcile.take_one').replace('{{count}}', '1'), dialog).click()
    await expect(dialog).toHaveCount(0)

    const found = page.getByRole('row').filter({ hasText: code })
    await expect(found).toContainText(text('reconcile.certainty.certain'))
    await button(text('reconcile.confirm'), found).click()
    await page.getByRole('link', { name: text('reconcile.part.payments') }).click()
    await button(text('action.settle'), found).click()
    await button(text('action.settle'), page.getByRole('dialog')).click()
    await expect(found).toHaveCount(0)
    await page.goto(`/implement/vfund?keyword=${code}&tab=instalments`)
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('¥400,000')
  })
}
