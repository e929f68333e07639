import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { demoFile, type DemoType } from '../../mocks/rooms/documents/demoFiles'
import {
  expect,
  expectAccessible,
  exhaustiveUnless,
  openSeparateWindow,
  setLanguage,
  startSession,
  test,
} from './support'
import { textsOf } from './texts'

/** Differ by language, because a room notices content that it has already. */
const FILES = {
  zh: ['研究者手册.docx', '分组数据.xlsx'],
  en: ['Study overview.pptx', 'Site visits.csv'],
} as const

const nameOf = (file: string) => file.slice(0, file.lastIndexOf('.'))

function makeFolder(at: string, files: readonly string[]) {
  mkdirSync(at, { recursive: true })
  for (const file of files)
    writeFileSync(join(at, file), demoFile(file.slice(file.lastIndexOf('.') + 1) as DemoType))
  return at
}

for (const language of ['zh', 'en'] as const) {
  test(
    `Office documents are uploaded, redacted, released in two stages, read through the fence, cited and withdrawn (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ browser, page, complaints }, info) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const rights = (key: string) => t('roomsRights', key)
      const button = (name: string, within: Page | Locator = page) =>
        within.getByRole('button', { name, exact: true })
      const dialogOf = (name: string) => page.getByRole('dialog', { name })
      const apply = async () => {
        const sheet = dialogOf(rights('impact.title'))
        await button(rights('impact.apply'), sheet).click()
        await expect(sheet).toBeHidden()
      }
      const folderName = `Office ${language}`
      const files = FILES[language]
      const phaseName = `尽调 ${language}`
      await setLanguage(page, language)

      // A room with a second administrator, and with a member who reads through the fence.
      const headers = { Authorization: `Bearer ${await startSession(page, 'seller')}` }
      const name = `分阶段数据室 ${language}`
      const endTime = `${new Date().getFullYear() + 1}-06-30 18:00:00`
      const created = await page.request.post('/prod-api/vdr/room', {
        headers,
        data: {
          name,
          description: null,
          targetName: 'BLX-440',
          indication: null,
          orgName: '蓝溪生物',
          creditCode: null,
          endTime,
          logo: [],
          defaultLevel: 1,
          patents: [],
          tags: [
            { name: '受让方', type: 'transferee', category: 'pharma', color: '#1677ff', representative: '' },
          ],
          members: [
            { email: 'admin@example.com', tag: null, role: 'admin' },
            { email: 'fenced@example.com', tag: '受让方', role: 'member' },
          ],
          watermark: '{email} {time}',
        },
      })
      const { data } = (await created.json()) as { data: { id: string } }
      const settings = await page.request.put('/prod-api/vdr/room/setting', {
        headers,
        data: {
          roomId: data.id,
          version: 1,
          name,
          description: null,
          endTime,
          isPublishingOn: true,
          newDocuments: 'inherit',
          isAutoIndexed: true,
          isIndexFrozen: false,
          isZipAllowed: false,
          ndaText: null,
          isTwoStep: false,
          hidesMembers: false,
          domains: null,
          addresses: null,
          sessionMinutes: 30,
          uploadTypes: 'docx\npptx\ncsv',
          uploadMaxMb: 50,
          uploadMaxFiles: null,
          notices: 'daily',
          announcement: null,
          folderTemplate: 'none',
          inviteMessage: null,
        },
      })
      expect(await settings.json()).toMatchObject({ code: 200 })
      const at = (screen: string, rest = '') => `/vdr/${screen}?roomId=${data.id}${rest}`

      // The seller uploads a Word file and a workbook, which another administrator publishes.
      await page.goto(at('vdocumenttree'))
      await button(t('roomsDocuments', 'upload.open')).click()
      await page
        .getByLabel(t('uploads', 'folder'))
        .setInputFiles(makeFolder(info.outputPath(folderName), files))
      await expect(
        page.getByText(t('uploads', 'summary').replace('{{done}}', '2').replace('{{count}}', '2')),
      ).toBeVisible()
      async function approve(name: string) {
        await page.goto(at('vdocumentaudit'))
        await page.getByRole('link', { name }).click()
        await expect(page.locator('canvas[aria-label][aria-busy=false]').first()).toBeVisible()
        await button(t('roomsAudit', 'approve')).click()
        await expect(
          page.getByText(t('roomsAudit', 'decided.approve').replace('{{name}}', name)),
        ).toBeVisible()
      }
      await startSession(page, 'admin')
      for (const name of files.map(nameOf)) await approve(name)

      // The seller redacts the name of the drug; the redacted version is published as well.
      const redact = (key: string) => t('roomsDocuments', `redact.${key}`)
      const name1 = nameOf(files[0])
      await startSession(page, 'seller')
      await page.goto(at('vdocumenttree'))
      await page.getByRole('link', { name: folderName }).first().click()
      await page.getByRole('link', { name: name1 }).click()
      await button(redact('open')).click()
      const pane = page.getByRole('complementary', { name: redact('pane') })
      await pane.getByLabel(redact('word')).fill(language === 'zh' ? 'HZ-217' : 'phase')
      await button(redact('findWord'), pane).click()
      const all = redact('acceptAll').split('{{kind}}')[0]!
      await pane.getByRole('button', { name: new RegExp(`^${all}`) }).click()
      await expectAccessible(page)
      await button(redact('apply'), pane).click()
      await button(redact('apply'), page.getByRole('dialog')).click()
      await expect(page.getByText(redact('applied.everybody').replace('{{no}}', '2'))).toBeVisible()
      await startSession(page, 'admin')
      await approve(name1)

      // In two stages: the folder by a time that has come, one document in it with a phase.
      await startSession(page, 'seller')
      await page.goto(at('vtag', '&view=release'))
      await button(rights('release.addPhase')).click()
      const phase = dialogOf(rights('release.addPhase'))
      await phase.getByLabel(rights('release.field.name')).fill(phaseName)
      await button(rights('release.savePhase'), phase).click()
      await expect(phase).toBeHidden()
      const plan = dialogOf(rights('release.add'))
      async function planRelease(node: string, fillTrigger: () => Promise<void>) {
        await button(rights('release.add')).click()
        await plan.getByLabel(rights('release.field.node')).fill(node)
        await page.getByText(node).last().click()
        await fillTrigger()
        await expectAccessible(page)
        await button(rights('release.save'), plan).click()
        await apply()
        await expect(plan).toBeHidden()
      }
      const planRow = (node: string) =>
        page.getByRole('region', { name: rights('release.plans') }).getByRole('row', { name: node })
      await planRelease(folderName, async () => {
        // Typed in the browser's time zone.
        const ahead = await page.evaluate(() => -new Date().getTimezoneOffset() * 60_000)
        const typed = new Date(Date.now() + ahead).toISOString().slice(0, 16).replace('T', ' ')
        const time = plan.getByLabel(rights('release.field.time'), { exact: true })
        await time.fill(typed)
        await time.press('Tab')
      })
      await expect(planRow(folderName)).toContainText(rights('release.state.released'))
      const name2 = nameOf(files[1])
      await planRelease(name2, async () => {
        await plan.getByRole('radio', { name: rights('release.trigger.phase') }).click()
        await plan.getByLabel(rights('release.field.phaseId'), { exact: true }).click()
        await page.getByTitle(phaseName, { exact: true }).click()
      })
      await expect(planRow(name2)).toContainText(rights('release.state.planned'))

      // A reader without live messages sees the second stage once the phase has started, not before.
      const reader = await openSeparateWindow(browser, complaints, language, 'fenced')
      await reader.context().routeWebSocket(/\/socket\//, (socket) => void socket.close())
      await reader.goto(at('vdocumenttree'))
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
      await reader.getByRole('link', { name: folderName }).first().click()
      await expect(reader.getByRole('link', { name: name1 })).toBeVisible()
      await expect(reader.getByText(name2)).toHaveCount(0)
      await button(rights('release.start')).click()
      await apply()
      await reader.reload()
      await expect(reader.getByRole('link', { name: name2 })).toBeVisible()
      await reader.getByRole('link', { name: name1 }).click()

      // They read band by band.
      const requested: URL[] = []
      reader.on('request', (request) => {
        if (request.url().includes('/document/')) requested.push(new URL(request.url()))
      })
      await reader.getByRole('button', { name: t('roomsDocuments', 'open.read'), exact: true }).click()
      const strip = reader.locator('canvas[aria-label]')
      await expect.poll(() => strip.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(800)
      const slit = reader.getByRole('slider')
      for (let step = 0; step < 4; step += 1) await slit.press('Space')
      await expectAccessible(reader)
      await reader.getByRole('button', { name: t('viewer', 'tool.ask') }).click()
      const question = reader.getByRole('dialog')
      await expect(question.getByLabel(t('roomsQuestions', 'field.page'))).toHaveValue('1')
      await reader.goBack()
      await expect(strip).toHaveCount(1)
      const pictures = requested.filter(({ pathname }) => pathname.includes('/page/'))
      expect(pictures.length).toBeGreaterThan(1)
      for (const { searchParams } of pictures) {
        expect(Number(searchParams.get('band')!.split(',')[1])).toBeLessThanOrEqual(20)
      }

      // Stopped while reading: gone with the next confirmation, although no message arrives.
      await page.goto(at('vdmuser'))
      const member = page.getByRole('row', { name: /fenced@example\.com/ })
      await member.hover()
      await button(t('roomsMembers', 'action.stop'), member).click()
      const stop = page.getByRole('dialog')
      await stop.getByLabel(t('roomsMembers', 'field.reason')).fill('不再参与此项目')
      await expect(strip).toHaveCount(1)
      await button(t('roomsMembers', 'action.stop'), stop).click()
      await expect(strip).toHaveCount(0, { timeout: 15_000 })
      await expect(reader.getByText(t('rooms', 'failed'))).toBeVisible()
      await reader.context().close()
    },
  )
}
