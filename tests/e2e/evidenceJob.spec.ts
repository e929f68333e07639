import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { plainPdf } from '../support/pdfFiles'
import { chooseBundle, exportBundle, VERIFIER } from './bundle'
import { startSession, expect, setPreferences, open, test, exhaustiveUnless } from './support'
import { textsOf } from './texts'

/** Each language has its own report and document, because both run on the same backend. */
const REPORT = { zh: '/vdr/vdrreport?roomId=1&report=2', en: '/vdr/vdrreport?roomId=1&report=3' }
const LABELS = {
  zh: {
    choose: '选择日志包',
    published: '房间公布的密钥指纹',
    intact: /^日志完整，未被改动，且由该房间的密钥签名/,
  },
  en: {
    choose: 'Choose a bundle',
    published: 'Key fingerprint published by the room',
    intact: /^The log is complete and unaltered, and signed with/,
  },
}

for (const language of ['zh', 'en'] as const) {
  test(
    `a page is cited, its document replaced, the outdated report confirmed, and the log of it all verified (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page, request, browser }) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const e = (key: string, values: Record<string, string | number> = {}) =>
        filled(t('vdrEvidence', key), values)
      const v = (key: string) => t('viewer', key)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const outdated = page.getByText(t('vdrReports', 'outdated'), { exact: true })

      const name = `溶出度研究 ${language}`
      await release(request, name)
      await setPreferences(page, { language, isDark: false })
      await startSession(page, 'seller')
      await open(page, REPORT[language])
      await page
        .getByRole('link', { name: e('citeFor', { field: t('valuationForm', 'field.wacc') }) })
        .click()
      await page.getByRole('combobox', { name: e('field.docId') }).fill(name)
      await page.getByTitle(new RegExp(name)).click()
      await button(v('tool.next')).click()
      await button(e('usePage', { page: 2 })).click()

      // Part of the page, selected by pointer.
      await button(v('region.do')).click()
      const area = page.getByRole('application', { name: startPattern(filled(v('region.at'), { page: 2 })) })
      await expect(area).toBeFocused()
      const before = await area.getAttribute('aria-label')
      const { x, y, width, height } = (await area.boundingBox())!
      await page.mouse.move(x + width / 4, y + 10)
      await page.mouse.down()
      await page.mouse.move(x + width / 2, y + height + 40, { steps: 4 })
      await expect(area).toHaveCount(1)
      await page.mouse.up()
      await expect(area).not.toHaveAttribute('aria-label', before!)
      await page.keyboard.press('Enter')
      await button(e('citeSubmit')).click()
      const chip = (version: number) =>
        page.getByRole('link', { name: new RegExp(`${name}.*${e('placeShort', { version, page: 2 })}`) })
      await expect(chip(1)).toBeVisible()
      await expect(outdated).toHaveCount(0)

      await release(request, name)
      await open(page, REPORT[language])
      await expect(outdated).toBeVisible()
      // Chinese has no singular form.
      const first = e(language === 'zh' ? 'outdated.first_other' : 'outdated.first_one', { count: 1 })
      await page.getByRole('link', { name: startPattern(first) }).click()
      await expect(page.getByRole('textbox', { name: startPattern(v('tool.page')) })).toHaveValue('2')
      await page.getByText(e('published', { version: 2 })).click()
      await expect(
        page.getByRole('img', { name: startPattern(filled(v('page'), { page: 2 })) }),
      ).toBeVisible()
      await button(e('confirm', { version: 2 })).click()
      await expect(page.getByText(startPattern(e('history.confirmed', { to: 2, by: '周岚' })))).toBeVisible()
      await expect(outdated).toHaveCount(0)
      await button(e('toReport')).click()
      await expect(chip(2)).toBeFocused()

      // The log contains it, and the offline page that verifies logs finds nothing altered.
      await open(page, '/vdr/vlogrecord?roomId=1')
      const { bundle, fingerprint } = await exportBundle(page, t)
      const entries = strFromU8(unzipSync(bundle)['entries.jsonl']!).trim().split('\n').slice(-12).join('\n')
      for (const trace of [name, 'wacc']) expect(entries).toContain(trace)
      const context = await browser.newContext({
        locale: language === 'zh' ? 'zh-CN' : 'en-GB',
        offline: true,
      })
      const verifier = await context.newPage()
      await verifier.goto(VERIFIER)
      await verifier.getByLabel(LABELS[language].published).fill(fingerprint)
      await chooseBundle(verifier.getByLabel(LABELS[language].choose), 'log.zip', bundle)
      await expect(verifier.getByText(LABELS[language].intact)).toBeVisible()
      await context.close()
    },
  )
}

/** Submits a document, or its next version, as an administrator, and approves it as another. */
async function release(request: APIRequestContext, name: string) {
  const as = async (account: string) => {
    const answer = await request.post(`/__demo/session?as=${account}`)
    const { token } = (await answer.json()) as { token: string }
    return { headers: { Authorization: `Bearer ${token}` } }
  }
  const bytes = Buffer.from(plainPdf())
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: bytes }
  const [one, other] = [await as('admin'), await as('seller')]
  const uploaded = await request.post('/prod-api/common/upload', { ...one, multipart: { file } })
  const { fileName } = (await uploaded.json()) as { fileName: string }
  const hash = createHash('sha256').update(bytes).digest('hex')
  const place = { roomId: '1', folderId: '6', path: [], sameName: 'version' }
  const data = { ...place, name: file.name, hash, fileName, size: bytes.length }
  expect(await (await request.post('/prod-api/vdr/document', { ...one, data })).json()).toMatchObject({
    code: 200,
  })
  const waiting = await request.get('/prod-api/vdr/documentaudit/list?roomId=1&pageNum=1&pageSize=100', other)
  const { rows } = (await waiting.json()) as { rows: { id: string; name: string }[] }
  const { id } = rows.find((row) => row.name.startsWith(name))!
  const decision = { result: 'approve', access: 'inherit', levels: [], isTold: false }
  const decided = await request.put('/prod-api/vdr/documentaudit/decide', {
    ...other,
    data: { ids: [id], decision },
  })
  expect(await decided.json()).toMatchObject({ code: 200 })
}

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole))

const startPattern = (text: string) => new RegExp(`^${text.split('{{')[0]!}`)
