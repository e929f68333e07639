import { strFromU8, unzipSync } from 'fflate'
import { check, exportBundle, VERIFIER } from './bundle'
import { enter, expect, look, open, test } from './support'
import { textsOf } from './texts'

const REPORT = '/vdr/vdrreport?roomId=1&report=2'
const WORDS = {
  zh: { choose: '选择日志包', intact: '日志完整，未被改动' },
  en: { choose: 'Choose a bundle', intact: 'The log is intact' },
}

for (const language of ['zh', 'en'] as const) {
  test(`a page is cited, its document replaced, the outdated report confirmed, and the log of it all proven (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    page.setDefaultTimeout(20_000)
    const t = textsOf(language)
    const e = (key: string, values: Record<string, string | number> = {}) =>
      filled(t('vdrEvidence', key), values)
    const v = (key: string) => t('viewer', key)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const outdated = page.getByText(t('vdrReports', 'outdated'), { exact: true })

    await look(page, { language, isDark: false })
    await enter(page, 'seller')
    await open(page, REPORT)
    await page.getByRole('link', { name: e('citeFor', { field: t('valuationForm', 'field.wacc') }) }).click()
    await page.getByRole('combobox', { name: e('field.docId') }).fill('研究报告正文')
    await page.getByTitle(/研究报告正文/).click()
    await button(v('tool.next')).click()
    await button(e('usePage', { page: 2 })).click()

    // A part of the page, by pointer.
    await button(v('region.do')).click()
    const area = page.getByRole('application', { name: start(filled(v('region.at'), { page: 2 })) })
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
      page.getByRole('link', { name: new RegExp(`研究报告正文.*${e('placeShort', { version, page: 2 })}`) })
    await expect(chip(1)).toBeVisible()
    await expect(outdated).toHaveCount(0)

    // Another administrator lets the newer version in that waits for its audit.
    const { token } = (await (await request.post('/__demo/session?as=admin')).json()) as { token: string }
    const decided = await request.put('/prod-api/vdr/documentaudit/decide', {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        ids: ['6-2-1v2'],
        decision: { result: 'approve', access: 'inherit', levels: [], isTold: false },
      },
    })
    expect(await decided.json()).toMatchObject({ code: 200 })

    await open(page, REPORT)
    await expect(outdated).toBeVisible()
    await page.getByRole('link', { name: e('outdated.first_one') }).click()
    await expect(page.getByRole('textbox', { name: start(v('tool.page')) })).toHaveValue('2')
    await page.getByText(e('published', { version: 2 })).click()
    await expect(page.getByRole('img', { name: start(filled(v('page'), { page: 2 })) })).toBeVisible()
    await button(e('confirm', { version: 2 })).click()
    await expect(page.getByText(start(e('history.confirmed', { to: 2, by: '周岚' })))).toBeVisible()
    await expect(outdated).toHaveCount(0)
    await button(e('toReport')).click()
    await expect(chip(2)).toBeFocused()

    // The log holds it, and the page that checks logs, without a network, says that nothing of it was altered.
    await open(page, '/vdr/vlogrecord?roomId=1')
    const { bundle } = await exportBundle(page, t)
    const entries = strFromU8(unzipSync(bundle)['entries.jsonl']!).trim().split('\n').slice(-12).join('\n')
    for (const trace of ['6-2-1', 'wacc']) expect(entries).toContain(trace)
    const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB', offline: true })
    const verifier = await context.newPage()
    await verifier.goto(VERIFIER)
    await check(verifier.getByLabel(WORDS[language].choose), 'log.zip', bundle)
    await expect(verifier.getByText(WORDS[language].intact)).toBeVisible()
    await context.close()
  })
}

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole))

/** What a text begins with, before its first gap. */
const start = (text: string) => new RegExp(`^${text.split('{{')[0]!}`)
