import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { drawText, pdfFile } from '../../mocks/platform/pdf'
import {
  startSession,
  expect,
  expectAccessible,
  openSeparateWindow,
  setLanguage,
  test,
  type Language,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'

const ENTRIES = {
  zh: { transferee: '受让方', pharma: '药企', read: '阅读' },
  en: { transferee: 'Transferee', pharma: 'Pharma', read: 'View' },
} as const satisfies Record<Language, object>

const FOLDERS = ['01 药学研究', '02 临床研究']
/** Files in each folder, including the outer one. */
const FILES_PER_FOLDER = 10
const COUNT = FILES_PER_FOLDER * (FOLDERS.length + 1)

function makeFolder(at: string) {
  for (const [part, folder] of ['', ...FOLDERS].entries()) {
    mkdirSync(join(at, folder), { recursive: true })
    for (let number = 1; number <= FILES_PER_FOLDER; number += 1) {
      const title = `报告 ${part + 1}-${String(number).padStart(2, '0')}`
      const pages = [1, 2].map((page) => drawText(`${title}, ${page}`, 60, 110, 20))
      writeFileSync(join(at, folder, `${title}.pdf`), pdfFile({ title, pages }))
    }
  }
  return at
}

for (const language of ['zh', 'en'] as const) {
  test(
    `a room is created, filled, audited, read and closed to a member (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ browser, page, complaints }, info) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const words = ENTRIES[language]
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
      async function choose(label: string, option: string, within: Page | Locator = page) {
        await within.getByRole('combobox', { name: label, exact: true }).click()
        await page.getByTitle(option, { exact: true }).click()
      }
      const room = `全程数据室 ${language}`
      const party = `受让方 ${language}`
      await setLanguage(page, language)

      // The seller creates the room, with a second administrator.
      await startSession(page, 'seller')
      await page.goto('/vdr/vhome')
      await page.getByRole('link', { name: t('rooms', 'choose.add') }).click()
      const [edit, row] = [
        (name: string) => t('roomsEdit', `field.${name}`),
        (name: string) => t('roomsEdit', `row.${name}`),
      ]
      const next = () => button(t('parts', 'form.steps.next')).click()
      const addRow = (list: string) =>
        page
          .getByRole('button', { name: t('parts', 'form.rows.add').replace('{{list}}', edit(list)) })
          .click()
      // The previous page has a field of the same name.
      await expect(page.getByRole('heading', { name: t('roomsEdit', 'title.new') })).toBeVisible()
      await field(edit('targetName')).fill('BLX-330')
      await next()
      await field(edit('orgName')).fill('蓝溪生物')
      await next()
      await field(edit('name')).fill(room)
      await field(edit('endTime')).fill(`${new Date().getFullYear() + 1}-06-30T18:00`)
      await choose(edit('defaultLevel'), words.read)
      await next()
      await expect(
        page.getByRole('heading', { level: 2, name: t('roomsEdit', 'step.patents') }),
      ).toBeVisible()
      await next()
      await addRow('tags')
      await field(row('tags.name')).fill(party)
      await choose(row('tags.type'), words.transferee)
      await choose(row('tags.category'), words.pharma)
      await next()
      await addRow('members')
      await field(row('members.email')).fill('admin@example.com')
      await choose(row('members.role'), t('rooms', 'role.admin'))
      await next()
      await expect(field(edit('watermark'))).not.toHaveValue('')
      await next()
      await expect(page.getByText(room)).toBeVisible()
      await expectAccessible(page)
      await button(t('roomsEdit', 'create')).click()
      await page.waitForURL('**/vdr/vhome?roomId=*')
      const roomId = new URL(page.url()).searchParams.get('roomId')!
      const at = (screen: string) => `/vdr/${screen}?roomId=${roomId}`

      // The seller invites a member who reads through the fence.
      await page.goto(at('vdmuser'))
      await button(t('roomsMembers', 'invite.open')).click()
      const drawer = page.getByRole('dialog')
      await field(t('roomsMembers', 'field.addresses')).fill('陆远 <fenced@example.com>; buyer@example.com')
      await next()
      await choose(t('roomsMembers', 'field.tagId'), party, drawer)
      await drawer.getByRole('checkbox', { name: t('roomsMembers', 'field.isFenced') }).check()
      await next()
      await drawer.getByRole('button', { name: t('roomsMembers', 'invite.send') }).click()
      await expect(drawer).toBeHidden()
      await expect(page.getByRole('row', { name: /fenced@example\.com/ })).toBeVisible()

      // The seller uploads a folder; its files wait for another administrator.
      await page.goto(at('vdocumenttree'))
      await button(t('roomsDocuments', 'upload.open')).click()
      await page.getByLabel(t('uploads', 'folder')).setInputFiles(makeFolder(info.outputPath('尽调资料')))
      const uploadSummary = t('uploads', 'summary')
        .replace('{{done}}', String(COUNT))
        .replace('{{count}}', String(COUNT))
      await expect(page.getByText(uploadSummary)).toBeVisible({ timeout: 40_000 })
      await expectAccessible(page)
      await page.goto(at('vdocumentaudit'))
      await page.getByRole('link', { name: '报告 2-01' }).click()
      await expect(page.getByText(t('roomsAudit', 'own'))).toBeVisible()

      // The other administrator opens a document and approves all.
      await startSession(page, 'admin')
      await page.goto(`${at('vdocumentaudit')}&pageSize=50`)
      await page.getByRole('link', { name: '报告 2-01' }).click()
      await expect(
        page.getByRole('img', { name: new RegExp(t('viewer', 'page').split('{{')[0]!) }).first(),
      ).toBeVisible()
      await button(t('roomsAudit', 'approve')).click()
      await expect(
        page.getByText(t('roomsAudit', 'decided.approve').replace('{{name}}', '报告 2-01')),
      ).toBeVisible()
      await page.getByRole('link', { name: t('roomsAudit', 'backToQueue') }).click()
      await page.getByRole('checkbox', { name: t('parts', 'bulk.choosePage') }).check()
      await button(t('roomsAudit', 'bulk.open')).click()
      const asked = page.getByRole('dialog')
      await asked
        .getByRole('button', {
          name: t('roomsAudit', 'bulk.start_other').replace('{{count}}', String(COUNT - 1)),
        })
        .click()
      await expect(
        asked.getByText(
          t('roomsAudit', 'bulk.over')
            .replace('{{done}}', String(COUNT - 1))
            .replace('{{count}}', String(COUNT - 1)),
        ),
      ).toBeVisible()

      // The member reads a document in a separate window.
      const reader = await openSeparateWindow(browser, complaints, language, 'fenced')
      await reader.goto(at('vdocumenttree'))
      await expect(
        reader.getByText(t('roomsDocuments', 'tree.visible_other').replace('{{count}}', String(COUNT))),
      ).toBeVisible()
      for (const folder of ['尽调资料', FOLDERS[1]!]) await reader.getByRole('link', { name: folder }).click()
      await expect(reader.getByRole('link', { name: /报告 3-/ })).toHaveCount(FILES_PER_FOLDER)
      await reader.getByRole('link', { name: '报告 3-02' }).click()
      await reader.getByRole('button', { name: t('roomsDocuments', 'open.read'), exact: true }).click()
      const slit = reader.getByRole('slider')
      await expect(slit).toBeVisible()
      const strip = reader.locator('canvas[aria-label]')
      await expect
        .poll(() => strip.evaluate((canvas: HTMLCanvasElement) => canvas.width))
        .toBeGreaterThan(300)
      await expectAccessible(reader)
      const address = reader.url()

      // Meanwhile the member is stopped: within a second the content is gone, and the next request is refused.
      await page.goto(at('vdmuser'))
      const member = page.getByRole('row', { name: /fenced@example\.com/ })
      await member.hover()
      await member.getByRole('button', { name: t('roomsMembers', 'action.stop') }).click()
      const stop = page.getByRole('dialog')
      await stop.getByLabel(t('roomsMembers', 'field.reason')).fill('不再参与此项目')
      await expect(strip).toHaveCount(1)
      await stop.getByRole('button', { name: t('roomsMembers', 'action.stop') }).click()
      await expect(strip).toHaveCount(0, { timeout: 1_000 })
      await expect(reader.getByText(t('rooms', 'failed'))).toBeVisible()
      await reader.goto(address)
      await expect(reader.getByText(t('rooms', 'failed'))).toBeVisible()
      await expectAccessible(reader)
      await reader.context().close()
    },
  )
}
