import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  setPreferences,
  openAs,
  signIn,
  setLanguage,
  test,
  type Language,
  EXHAUSTIVE,
} from './support'
import { textsOf } from './texts'

/** PNG of one white pixel. */
const LICENCE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const demo = async (page: Page, path: string) =>
  ((await (await page.request.get(`/__demo/${path}`)).json()) as { answer: string }).answer

test('a visitor signs up with a code, signs in by account, completes the details, and is let in', async ({
  page,
}) => {
  const t = textsOf('en')
  const field = (name: string) => page.getByLabel(t('accountPages', `field.${name}`), { exact: true })
  const phone = '13900001234'
  await setLanguage(page, 'en')
  await page.goto('/register')
  const next = page.getByRole('button', { name: t('parts', 'form.steps.next') })

  await page.getByRole('radio', { name: t('accountPages', 'accountType.company') }).check()
  await field('organisation').fill('Nova Bio')
  await field('creditCode').fill('91350100M000100Y43')
  await expectAccessible(page)
  const captcha = page.waitForResponse((response) => response.url().includes('/captchaImage'))
  await next.click()
  const { uuid } = (await (await captcha).json()) as { uuid: string }
  await field('phonenumber').fill(phone)
  await field('captcha').fill(await demo(page, `captcha?uuid=${uuid}`))
  await page.getByRole('button', { name: t('accountPages', 'code.send') }).click()
  await expect(field('smsCode')).toBeFocused()
  await field('smsCode').fill(await demo(page, `code?receiver=${phone}`))
  await field('email').fill('wang@example.com')
  await expectAccessible(page)
  await next.click()
  await field('password').fill(`${phone}a`)
  await field('repeat').fill(`${phone}a`)
  await field('purpose').fill('Value our pipeline and find partners')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('accountPages', 'signUp.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('accountPages', 'signUp.done') })).toBeVisible()
  await expectAccessible(page)

  await signIn(page, 'en', phone, '/login', '', `${phone}a`)
  await page.waitForURL('**/register')
  await expect(field('organisation')).toHaveValue('Nova Bio')
  await field('realName').fill('王小明')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: LICENCE })
  await expect(page.getByText('licence.png')).toBeVisible()
  await page.getByRole('button', { name: t('accountPages', 'verification.submit') }).click()
  await expect(page.getByText(t('accountPages', 'verification.state.submitted'))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('common', 'actions.logout') }).click()
  await page.waitForURL('**/login**')
  await signIn(page, 'en', phone, '/login', '', `${phone}a`)
  await page.waitForURL('**/index')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('王小明')
})

test('a new user has to complete their details before any other page', async ({ page }) => {
  const t = textsOf('zh')
  await setLanguage(page, 'zh')
  await signIn(page, 'zh', 'newcomer', '/valuation/report')
  await page.waitForURL('**/register')
  await page.getByLabel(t('accountPages', 'field.purpose')).fill('为管线估值')
  await page.getByRole('button', { name: t('accountPages', 'verification.submit') }).click()
  await expect(page.getByText(t('accountPages', 'verification.state.submitted'))).toBeVisible()
  await page.goto('/index')
  await page.waitForURL('**/register')
})

const OPEN = ['/register', '/agree', '/agreeUser', '/serverError']
const SIGNED_IN = [
  '/member',
  '/contact',
  '/noCheck',
  '/kaiFaing?name=AI',
  '/user/center',
  '/guestRegister?code=GUEST-2026',
  '/401',
  '/404',
  '/405',
  '/406',
]

async function expectFine(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0)
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0)
}

for (const [language, theme] of [
  ['zh', 'light'],
  ['en', 'dark'],
] as readonly [Language, string][]) {
  test(
    `registration and the pages outside the menu are accessible and fit 360 px: ${language}, ${theme}`,
    EXHAUSTIVE,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await setPreferences(page, { language, isDark: theme === 'dark' })
      for (const address of OPEN) await expectFine(page, address)
      await openAs(page, 'returned')
      await page.waitForURL('**/register')
      await expectFine(page, '/register')
      await page.context().clearCookies()
      await openAs(page, 'analyst')
      await page.waitForURL('**/index')
      for (const address of SIGNED_IN) await expectFine(page, address)
    },
  )
}
