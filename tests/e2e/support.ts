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

/** A page on which any of what {@link watch} notes fails the test. */
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

export type Language = 'zh' | 'en'

/** Sets language and theme before the first screen; a later choice on a screen stays. */
export const look = (page: Page, preferences: { language: Language; isDark: boolean }) =>
  page.addInitScript((chosen) => {
    const key = 'layout-setting'
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen))
  }, preferences)

export const speak = (page: Page, language: Language) => look(page, { language, isDark: false })

/**
 * Waits for the captcha that `ask` makes the page load, and gives its answer, which the demo's control page tells.
 * `demo`: origin of that page, where it is not the product's.
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

/** Signs in by account, as people do, at an address that leads to the login page. */
export async function signIn(
  page: Page,
  language: Language,
  account = 'analyst',
  address = '/login',
  /** Origin of the demo's control page, where it is not the product's. */
  demo?: string,
  password = `${account}123`,
) {
  const t = textsOf(language)
  const field = (key: string) => page.getByLabel(t('account', key), { exact: true })
  await page.goto(`${demo ?? ''}/__demo`) // so that no captcha of the page before is mistaken for the new one
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

/** Signs in without the login page, for tests of what comes after it. */
export async function enter(page: Page, account: string) {
  const answer = await page.request.post(`/__demo/session?as=${account}`)
  const { token } = (await answer.json()) as { token: string }
  await page.context().addCookies([{ name: 'Admin-Token', value: token, domain: 'localhost', path: '/' }])
  return token
}

/** A person in a window of his own, beside that of the test. Its context is closed by who asked for it. */
export async function sitDownBeside(
  browser: Browser,
  complaints: string[],
  language: Language,
  account: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await watch(page, complaints)
  await speak(page, language)
  await enter(page, account)
  return page
}

/** What shows that a screen is still on its way; places of charts fill when they come near the screen. */
const BUSY = '[aria-busy=true], .ant-spin-spinning, .ant-skeleton:not(.chart *), .spinner'

/**
 * Waits until a screen is there, with its one heading. The page itself is asked, every few ms: an expectation looks
 * again after half a second, by which time a screen has long been there.
 */
export async function stands(page: Page) {
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

/** Gives the window another width and waits until the screen stands in it. */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  // What is laid out by code has had its turn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await stands(page)
}

/** Loads the page at an address and waits until the screen stands. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  await stands(page)
}

/** Opens a screen for an account, without the login page. */
export async function openAs(page: Page, account: string, address = '/index') {
  await enter(page, account)
  await open(page, address)
}

const WCAG_22_AA = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
} satisfies RunOptions

/** Every WCAG 2.2 A or AA violation of the page as it stands. */
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

/** Fails on any WCAG 2.2 A or AA violation of the page as it stands. */
export const expectAccessible = async (page: Page) => expect(await violationsOf(page)).toEqual([])
