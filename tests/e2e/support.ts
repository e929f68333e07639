import { createRequire } from 'node:module'
import { expect, test as base, type Page } from '@playwright/test'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** A page on which a console error, an uncaught error or a request beyond the origin fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`request to ${hostname}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export type Language = 'zh' | 'en'

/** Sets language and theme before the first screen; a later choice on a screen stays. */
export const look = (page: Page, preferences: { language: Language; isDark: boolean }) =>
  page.addInitScript((chosen) => {
    const key = 'layout-setting'
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen))
  }, preferences)

export const speak = (page: Page, language: Language) => look(page, { language, isDark: false })

const LOGIN = {
  zh: { account: '账号', password: '密码', code: '验证码', submit: '登录' },
  en: { account: 'Account', password: 'Password', code: 'Verification code', submit: 'Sign in' },
} as const

/** Signs in as people do; the demo's control page tells the captcha's answer. */
export async function signIn(
  page: Page,
  language: Language,
  account = 'analyst',
  address = '/',
  /** Origin of the demo's control page, where it is not the product's. */
  demo = '',
) {
  const words = LOGIN[language]
  await page.goto(`${demo}/__demo`) // so that no captcha of the page before is mistaken for the new one
  const captcha = page.waitForResponse((response) => response.url().includes('/captchaImage'))
  await page.goto(address)
  const { uuid } = (await (await captcha).json()) as { uuid: string }
  const { answer } = (await (await page.request.get(`${demo}/__demo/captcha?uuid=${uuid}`)).json()) as {
    answer: string
  }
  await page.getByLabel(words.account).fill(account)
  await page.getByLabel(words.password, { exact: true }).fill(`${account}123`)
  await page.getByLabel(words.code, { exact: true }).fill(answer)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

/** Fails on any WCAG 2.2 A or AA violation of the page as it stands. */
export async function expectAccessible(page: Page) {
  await page.addScriptTag({ path: AXE })
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
  expect(violations).toEqual([])
}
