import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { drawText, pdfFile } from '../../mocks/platform/pdf'
import { serverDay } from '../../src/shared/lib/dates'
import { startSession, expect, expectAccessible, waitForScreen, type Language } from './support'
import { textsOf } from './texts'

/** Header 交易日期,借方发生额,贷方发生额,对方户名,摘要 as Chinese banks encode it. */
const GBK_HEADING = Buffer.from(
  'bdbbd2d7c8d5c6da2cbde8b7bdb7a2c9fab6ee2cb4fbb7bdb7a2c9fab6ee2cb6d4b7bdbba7c3fb2cd5aad2aa0d0a',
  'hex',
)

/** Bank file with its account and the payment of ¥400,000, in the format of a Chinese and of a German bank. */
const bankFile = {
  zh: (day: string, code: string) =>
    Buffer.concat([
      Buffer.from('IBAN,DE02120300000000202051\r\n'),
      GBK_HEADING,
      Buffer.from(`${day},"400,000.00",0.00,,${code}\r\n`),
    ]),
  en: (day: string, code: string) => {
    const german = day.split('-').toReversed().join('.')
    return Buffer.from(
      `\ufeffIBAN;DE02120300000000202051\nBooking date;Amount;Payee;Reference\n${german};-400.000,00;;${code}\n`,
    )
  },
}

const MILESTONE = '完成药效验证'
const REPORT = '药效验证报告'

const pdf = (title: string) =>
  Buffer.from(pdfFile({ title, pages: [drawText(title, 72, 82, 14), drawText(title, 72, 82, 14)] }))

interface FundedProject {
  project: string
  /** Contract number of the agreement, whose only instalment is ¥400,000. */
  contractNo: string
  agreement: string
  folder: string
}

/**
 * Runs a project until its only instalment is settled: milestone reached, accepted by someone else, paid by three
 * people, matched with the bank.
 */
export async function settleProject(
  page: Page,
  language: Language,
  { project, contractNo, agreement, folder }: FundedProject,
) {
  const t = textsOf(language)
  const text = (key: string) => t('implementationFunds', key)
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const drawer = page.getByRole('dialog')
  const at = {
    milestones: `/implement/vproject/${project}?tab=milestones`,
    agreement: `/implement/vfund/${agreement}`,
  }
  async function ask<Answer>(account: string, path: string): Promise<Answer> {
    const headers = { Authorization: `Bearer ${await startSession(page, account)}` }
    const answer = await page.request.get(`/prod-api/implement/${path}`, { headers })
    return ((await answer.json()) as { data: Answer }).data
  }
  async function open(account: string, address: string) {
    await startSession(page, account)
    await page.goto(address)
    await waitForScreen(page)
  }

  // The manager plans one milestone, on which the instalment depends.
  await open('project', at.milestones)
  await button(t('implementationMilestones', 'add')).click()
  const field = (name: string) =>
    drawer.getByLabel(t('implementationMilestones', `field.${name}`), { exact: true })
  await field('name').fill(MILESTONE)
  await field('due').fill('2027-06-30')
  await field('due').press('Tab')
  await button(t('implementationMilestones', 'save'), drawer).click()
  await expect(drawer).toHaveCount(0)
  await open('project', at.agreement)
  await button(text('schedule.generateOpen')).click()
  await drawer.locator('[data-cell=milestoneId]').getByRole('combobox').click()
  await page.getByTitle(MILESTONE, { exact: true }).click()
  await button(text('schedule.save'), drawer).click()
  await expect(drawer).toHaveCount(0)
  const { instalments } = await ask<{ instalments: { id: string }[] }>('project', `fund/${agreement}`)
  const [{ id: instalment }] = instalments as [{ id: string }]
  const start = t('implementationProjects', 'action.start')
  await open('project', at.milestones)
  await button(start).click()
  await button(start, drawer).click()
  await expect(drawer).toHaveCount(0)

  // Somebody else publishes the evidence in the project's room.
  const { roomId } = await ask<{ roomId: string }>('project', `project/${project}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${REPORT}.pdf`), pdf(REPORT))
  await open('project', `/implement/vdocumenttree?roomId=${roomId}`)
  await button(t('roomsDocuments', 'upload.open')).click()
  await page.getByLabel(t('uploads', 'folder')).setInputFiles(folder)
  const uploadSummary = t('uploads', 'summary').replace('{{done}}', '1').replace('{{count}}', '1')
  await expect(page.getByText(uploadSummary)).toBeVisible()
  await open('project2', `/implement/vdocumentaudit?roomId=${roomId}`)
  await page.getByRole('link', { name: REPORT }).click()
  await button(t('roomsAudit', 'approve')).click()
  await expect(page.getByText(t('roomsAudit', 'decided.approve').replace('{{name}}', REPORT))).toBeVisible()

  async function reach(account: string, action: string, fill?: (dialog: Locator) => Promise<void>) {
    const label = (key: string) => t('implementationMilestones', `${key}.${action}`)
    await open(account, at.milestones)
    await button(label('action'), page.getByRole('listitem').filter({ hasText: MILESTONE })).click()
    const dialog = drawer.filter({ hasText: label('happens') })
    await fill?.(dialog)
    await button(label('action'), dialog).click()
    await expect(dialog).toHaveCount(0)
  }
  await reach('project', 'deliver', async (dialog) => {
    await dialog.getByRole('combobox').fill(REPORT)
    await page.getByTitle(new RegExp(REPORT)).click()
  })
  await reach('project2', 'accept')

  async function step(account: string, action: string, fill?: (dialog: Locator) => Promise<void>) {
    await open(account, `${at.agreement}?instalment=${instalment}`)
    await button(text(`action.${action}`), drawer).click()
    const dialog = drawer.filter({ hasText: text(`happens.${action}`) })
    await fill?.(dialog)
    await button(text(`action.${action}`), dialog).click()
    await expect(dialog).toHaveCount(0)
  }
  const attach = async (dialog: Locator, name: string) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf(name) })
    // The form waits until the upload is complete.
    await expect(dialog.getByRole('status').filter({ hasText: /1(\/| of )\d/ })).toBeVisible()
  }
  await step('project', 'apply', async (dialog) => {
    await dialog.getByLabel(text('field.purpose')).fill('下一批研发费用')
    await attach(dialog, 'invoice.pdf')
    await expectAccessible(page)
  })
  await step('fundReviewer', 'review')
  await step('investor', 'approve')
  await step('finance', 'pay', (dialog) => attach(dialog, 'slip.pdf'))

  // The payment is matched in the bank's file.
  const code = `${contractNo}-01`
  await page.goto('/implement/vfund/reconcile')
  await waitForScreen(page)
  await button(text('reconcile.import')).click()
  await drawer.locator('input[type=file]').setInputFiles({
    name: `bank-${language}.csv`,
    mimeType: 'text/csv',
    buffer: bankFile[language](serverDay(Date.now()), code),
  })
  await expect(drawer.getByRole('cell', { name: '¥400,000' })).toBeVisible()
  await expectAccessible(page)
  await button(text('reconcile.take_one').replace('{{count}}', '1'), drawer).click()
  await expect(drawer).toHaveCount(0)
  const found = page.getByRole('row').filter({ hasText: code })
  await expect(found).toContainText(text('reconcile.certainty.certain'))
  await button(text('reconcile.confirm'), found).click()
  await page.getByRole('link', { name: text('reconcile.part.payments') }).click()
  await button(text('action.settle'), found).click()
  await button(text('action.settle'), drawer).click()
  await expect(found).toHaveCount(0)
  await page.goto(`/implement/vfund?keyword=${code}&tab=instalments`)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('¥400,000')
}
