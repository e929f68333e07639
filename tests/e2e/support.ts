import { createRequire } from 'node:module'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { textsOf } from './texts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Collects console errors, uncaught errors and requests beyond the page's origin. */
export async function watch(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`request to ${hostname}`)
  })
}

/** Page on which any complaint of {@link watch} fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await watch(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Marks a test that only `npm run test:full` runs: a combination of something that other tests sample. */
export const EXHAUSTIVE = { tag: '@exhaustive' }

/** Marks it in all variants but the sampled one. */
export const exhaustiveUnless = (isSampled: boolean) => (isSampled ? {} : EXHAUSTIVE)

export type Language = 'zh' | 'en'

/** Sets language and theme before the first page; a later choice on a page stays. */
export const setPreferences = (page: Page, preferences: { language: Language; isDark: boolean }) =>
  page.addInitScript((chosen) => {
    const key = 'layout-setting'
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen))
  }, preferences)

export const setLanguage = (page: Page, language: Language) =>
  setPreferences(page, { language, isDark: false })

/**
 * Waits for the captcha that `ask` makes the page load, and returns its answer from the demo's control page. `demo`:
 * origin of that page, if it is not the product's.
 */
export async function captchaAnswer(page: Page, ask: () => Promise<unknown>, demo = ''): Promise<string> {
  const loaded = page.waitForResponse((response) => response.url().includes('/captchaImage'))
  await ask()
  const { uuid } = (await (await loaded).json()) as { uuid: string }
  const { answer } = (await (await page.request.get(`${demo}/__demo/captcha?uuid=${uuid}`)).json()) as {
    answer: string
  }
  return answer
}

export async function signIn(
  page: Page,
  language: Language,
  account = 'analyst',
  address = '/login',
  /** Origin of the demo's control page, if it is not the product's. */
  demo?: string,
  password = `${account}123`,
) {
  const t = textsOf(language)
  const field = (key: string) => page.getByLabel(t('account', key), { exact: true })
  await page.goto(`${demo ?? ''}/__demo`) // so that a captcha of the previous page is not mistaken for the new one
  const ask = async () => {
    await page.goto(address)
    await page.getByRole('tab', { name: t('account', 'login.method.account') }).click()
  }
  const answer = await captchaAnswer(page, ask, demo)
  await field('login.username').fill(account)
  await field('login.password').fill(password)
  await field('login.code').fill(answer)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('account', 'login.submit'), exact: true }).click()
}

/** Signs in without the login page and returns the token. */
export async function startSession(page: Page, account: string) {
  const answer = await page.request.post(`/__demo/session?as=${account}`)
  const { token } = (await answer.json()) as { token: string }
  await page.context().addCookies([{ name: 'Admin-Token', value: token, domain: 'localhost', path: '/' }])
  return token
}

/** Signs in another account in a separate window. The caller closes its context. */
export async function openSeparateWindow(
  browser: Browser,
  complaints: string[],
  language: Language,
  account: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await watch(page, complaints)
  await setLanguage(page, language)
  await startSession(page, account)
  return page
}

/** Marks of a page that is still loading; charts are excluded, because they load when they come near the viewport. */
const BUSY = '[aria-busy=true], .ant-spin-spinning, .ant-skeleton:not(.chart *), .spinner'

/**
 * Waits until a page has loaded, with its only heading. Polls inside the page every few ms: an expectation checks again
 * after half a second, long after the page is ready.
 */
export async function waitForScreen(page: Page) {
  await page.waitForFunction(
    (busy) => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      }
      const countSeen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length
      return countSeen('h1') === 1 && countSeen(busy) === 0
    },
    BUSY,
    { polling: 20 },
  )
}

export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  // Lets layout code run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await waitForScreen(page)
}

export async function open(page: Page, address: string) {
  await page.goto(address)
  await waitForScreen(page)
}

export async function openAs(page: Page, account: string, address = '/index') {
  await startSession(page, account)
  await open(page, address)
}

const WCAG_22_AA = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
} satisfies RunOptions

/** WCAG 2.2 A and AA violations of the current page. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE })
  return page.evaluate(async (options: RunOptions) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, options)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, WCAG_22_AA)
}

export const expectAccessible = async (page: Page) => expect(await violationsOf(page)).toEqual([])
