import type { Page } from '@playwright/test'
import { startSession, expect, expectAccessible, open, setLanguage, test, exhaustiveUnless } from './support'
import { textsOf } from './texts'

const CHAT = '/vdr/vchat?roomId=1'
const ASKED_AT = 3

for (const language of ['zh', 'en'] as const) {
  test(
    `a question is asked at a page, answered, reviewed and published to another party (${language})`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      page.setDefaultTimeout(20_000)
      const t = textsOf(language)
      const q = (key: string) => t('roomsQuestions', key)
      const title = `剂量爬坡的依据 ${language}`
      const [words, answer, published] = [
        `第三队列为何减量？${language}`,
        `按毒性规则减量。${language}`,
        `减量依据是什么？${language}`,
      ]
      const as = async (account: string, address: string) => {
        await startSession(page, account)
        await open(page, address)
      }
      const button = (name: string, within: Pick<Page, 'getByRole'> = page) =>
        within.getByRole('button', { name, exact: true })
      const dialogWith = (text: string) => page.getByRole('dialog').filter({ hasText: text }).last()
      const question = () => page.getByRole('link', { name: title })
      const expectNotified = (action: string) =>
        expect(
          page.getByText(
            t('workflow', 'done')
              .replace('{{action}}', q(`action.${action}`))
              .replace('{{name}}', title),
          ),
        ).toBeVisible()
      async function step(
        action: string,
        fill?: (dialog: ReturnType<typeof dialogWith>) => Promise<unknown>,
      ) {
        await button(q(`action.${action}`)).click()
        const dialog = dialogWith(q(`happens.${action}`))
        await fill?.(dialog)
        await button(q(`action.${action}`), dialog).click()
        await expectNotified(action)
      }
      await setLanguage(page, language)

      // A single key asks a question about the current page.
      await as('buyer', `/vdr/vdocumenttree?roomId=1&document=6-1&read=${ASKED_AT}`)
      const stage = page.getByRole('region', { name: /研究方案/ }).last()
      await expect(
        page.getByRole('img', { name: new RegExp(t('viewer', 'page').split('{{')[0]!) }).first(),
      ).toBeVisible()
      await stage.press('a')
      const form = page.getByRole('dialog')
      await expect(form.getByLabel(q('field.page'))).toHaveValue(String(ASKED_AT))
      await form.getByLabel(q('field.title')).fill(title)
      await form.getByLabel(q('field.body')).fill(words)
      await form.getByRole('combobox', { name: q('field.groupId') }).click()
      await page.getByTitle('科学与临床（演示）').click()
      await expectAccessible(page)
      await button(q('form.send'), form).click()
      await expect(page.getByText(q('form.sent'))).toBeVisible()
      await question().click()
      await expect(page.getByRole('dialog').getByRole('link', { name: /研究方案/ })).toHaveAttribute(
        'href',
        new RegExp(`read=${ASKED_AT}`),
      )

      await as('seller', `${CHAT}&state=submitted`)
      await question().click()
      await step('assign', async (dialog) => {
        await dialog.getByRole('combobox', { name: q('field.assigneeId') }).click()
        await page.getByTitle('顾医生 · 评审专家').click()
      })

      await as('adviser', `${CHAT}&state=assigned&mine=true`)
      await question().click()
      await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
      await expect(page.getByText('孙受让')).toHaveCount(0)
      await step('answer', (dialog) => dialog.getByLabel(q('field.answer')).fill(answer))

      await as('seller', `${CHAT}&state=answerReview`)
      await question().click()
      await step('approve')
      await step('publish', (dialog) => dialog.getByLabel(q('field.question')).fill(published))
      await expectAccessible(page)

      await as('fenced', CHAT)
      await expect(question()).toHaveCount(0)
      await page.getByRole('link', { name: q('tab.faq'), exact: true }).click()
      await page.getByLabel(q('faq.keyword')).fill(published)
      const row = page.getByRole('row', { name: new RegExp(published.replace('？', '.')) })
      await expect(row).toContainText(answer)
      await expectAccessible(page)
    },
  )
}

test('5,000 messages: older ones load without a jump, and new ones appear at the end', async ({
  page,
  request,
}) => {
  await request.post('/__demo/group')
  await setLanguage(page, 'en')
  await startSession(page, 'buyer')
  await open(page, `${CHAT}&groupId=large`)
  const log = page.getByRole('log')
  const rows = log.locator('[data-row-key]')
  await expect(log.getByText(/^5000 · /)).toBeVisible()

  // While older rows are added above, the row in view keeps its position.
  for (let turn = 0; turn < 6; turn += 1) {
    const jump = await log.evaluate(async (element) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const topOf = (row: Element) => row.getBoundingClientRect().top
      element.scrollTop -= 1500
      await frame()
      await frame()
      const edge = element.getBoundingClientRect().top
      const held = [...element.querySelectorAll('[data-row-key]')].find((row) => topOf(row) >= edge)!
      const before = topOf(held)
      for (let count = 0; count < 20; count += 1) await frame()
      return held.isConnected ? Math.abs(topOf(held) - before) : -1
    })
    expect(jump).toBeGreaterThanOrEqual(0)
    expect(jump).toBeLessThan(4)
  }
  expect(await rows.count()).toBeLessThan(60)
  await expect(log.getByText(/^4950 · /)).toHaveCount(0)

  // Someone else writes meanwhile: the message appears once, at the end.
  const { token } = (await (await request.post('/__demo/session?as=seller')).json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  for (const content of ['A word from the seller', 'And another'])
    await request.post('/prod-api/vdr/chat/message', {
      headers,
      data: { groupId: 'large', clientId: content, content },
    })
  await page.getByRole('button', { name: 'Go to the latest message' }).click()
  await expect(log.getByText('And another')).toBeVisible()
  await expect(log.getByText('A word from the seller')).toHaveCount(1)

  // Content grows before the browser reports the scroll to the end: the list stays at the end.
  await log.evaluate((element) => {
    element.scrollTop -= 20
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  })
  await log.evaluate((element) => {
    element.scrollTop = element.scrollHeight
    const last = [...element.querySelectorAll<HTMLElement>('[data-row-key]')].at(-1)!
    last.style.minHeight = `${last.offsetHeight + 300}px`
  })
  const beyond = () =>
    log.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)
  await expect.poll(beyond).toBeLessThan(2)
})
