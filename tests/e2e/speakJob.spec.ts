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

const JOBS = [
  { language: 'zh', prompt: '请概述这份文件，并说明 PD-1 靶点有哪些已上市药物', drug: '帕博利珠单抗' },
  { language: 'en', prompt: 'Give an overview and the approved drugs against PD-1', drug: 'pembrolizumab' },
] as const satisfies readonly { language: Language; prompt: string; drug: string }[]

for (const { language, prompt, drug } of JOBS) {
  test(
    `ask about a room document, read its source, make a draft of the answer (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      page.setDefaultTimeout(15_000)
      const t = textsOf(language)
      await setLanguage(page, language)
      await startSession(page, 'admin')
      await page.goto('/vdr/vdocumenttree?roomId=1&document=3-1')
      await page.getByRole('link', { name: t('parts', 'askAi') }).click()
      await page.waitForURL('**/need/speak?room=1&document=3-1**')

      await page.getByLabel(t('speak', 'field.prompt'), { exact: true }).fill(prompt)
      await page.getByRole('checkbox', { name: t('speak', 'consent') }).check()
      await expect(page.getByText('作用机制（演示） · ')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('speak', 'ask'), exact: true }).click()
      await page.getByRole('button', { name: t('speak', 'confirm.ok') }).click()
      await page.waitForURL('**/need/speak?asked=*')
      const answer = page.url()
      await expect(page.getByText(t('speak', 'progress.leave'))).toBeVisible()

      const sources = page.getByRole('heading', { name: t('speak', 'answer.sources') }).locator('..')
      await expect(sources.getByRole('link', { name: drug })).toBeVisible()
      await expectAccessible(page)
      await sources
        .getByRole('link', { name: /作用机制/ })
        .last()
        .click()
      await page.waitForURL(/vdocumenttree\?roomId=1&document=3-1&read=\d+/)
      await expect(page.getByRole('heading', { level: 1, name: /作用机制/ })).toBeVisible()

      await page.goto(answer)
      await page.getByRole('button', { name: t('conceptsForms', 'new.convert') }).click()
      await page.waitForURL(/\/apply\/\d+\?tab=firstStage/)
      await expect(page.getByText(t('conceptsForms', 'new.converted'))).toBeVisible()
    },
  )
}
