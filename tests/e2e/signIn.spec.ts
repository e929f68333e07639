import type { Page } from '@playwright/test'
import {
  captchaAnswer,
  expect,
  expectAccessible,
  setPreferences,
  signIn,
  setLanguage,
  test,
  EXHAUSTIVE,
} from './support'
import { textsOf } from './texts'

const t = textsOf('en')
const button = (page: Page, key: string) => page.getByRole('button', { name: t('account', key), exact: true })
const home = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Requests a code for a phone or mailbox through the security verification, and enters it. */
async function enterCode(page: Page, kind: 'sms' | 'email', receiver: string) {
  await page.getByLabel(t('account', kind === 'sms' ? 'code.phone' : 'code.email')).fill(receiver)
  const answer = await captchaAnswer(page, () => button(page, 'code.send').click())
  const dialog = page.getByRole('dialog', { name: t('account', 'security.title') })
  await dialog.getByLabel(t('account', 'security.answer')).fill(answer)
  await dialog.getByRole('button', { name: t('account', 'security.submit') }).click()
  await expect(page.getByRole('status')).toContainText(receiver)
  const codeResponse = await page.request.get(`/__demo/code?receiver=${encodeURIComponent(receiver)}`)
  const { answer: code } = (await codeResponse.json()) as { answer: string }
  await page
    .getByLabel(t('account', kind === 'sms' ? 'code.smsCode' : 'code.emailCode'), { exact: true })
    .fill(code)
}

test('by SMS, back to the requested address', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto('/valuation/report?pageSize=20#top')
  await page.getByRole('checkbox').check()
  await enterCode(page, 'sms', '13800000003')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/valuation/report?pageSize=20#top')
  await home(page, /report/i)
})

test('by e-mail', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto('/login')
  await page.getByRole('checkbox').check()
  await page.getByRole('tab', { name: t('account', 'login.method.email') }).click()
  await enterCode(page, 'email', 'reader@example.com')
  await button(page, 'login.submit').click()
  await home(page, /陈阅读/)
})

test('by QR code, confirmed on a phone that is signed in', async ({ page, browser, baseURL }) => {
  await setLanguage(page, 'en')
  await page.goto('/login?redirect=%2Fvaluation%2Freport')
  await page.getByRole('checkbox').check()
  const given = page.waitForResponse((response) => response.url().includes('/qrlogin/code'))
  await button(page, 'login.qr').click()
  const { data } = (await (await given).json()) as { data: { uuid: string } }
  await expect(page.getByRole('img', { name: t('accountSignIn', 'qr.image') })).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await setLanguage(phone, 'en')
  await phone.goto(`/qrlogin?uuid=${data.uuid}`)
  await phone.getByRole('button', { name: t('common', 'actions.login') }).click()
  await signIn(phone, 'en', 'analyst', phone.url())
  await expect(phone.getByText(t('accountSignIn', 'qr.question'))).toBeVisible()
  await expect(page.getByText(t('accountSignIn', 'qr.scanned'))).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('accountSignIn', 'qr.agree') }).click()
  await expect(phone.getByText(t('accountSignIn', 'qr.agreed'))).toBeVisible()
  await expect(page).toHaveURL('/valuation/report')
  await context.close()
})

test('by WeChat: a bound user at once, an unknown one after binding a phone', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto('/login?redirect=%2Fvaluation%2Freport%3Fa%3D1%23x')
  await page.getByRole('checkbox').check()
  await button(page, 'thirdParty.wx').click()
  await page.getByRole('link', { name: /林估值/ }).click()
  await expect(page).toHaveURL('/valuation/report?a=1#x')

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('checkbox').check()
  await button(page, 'thirdParty.alipay').click()
  await page.getByRole('link', { name: /未绑定/ }).click()
  await expect(page).toHaveURL('/social-login/alipay')
  await expectAccessible(page)
  await enterCode(page, 'sms', '13800000004')
  await page.getByRole('button', { name: t('accountSignIn', 'social.bind') }).click()
  await home(page, /陈阅读/)
})

test('a refusal at the provider is explained on return', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto('/login')
  await page.getByRole('checkbox').check()
  await button(page, 'thirdParty.wx').click()
  await page.getByRole('link', { name: /Deny/ }).click()
  await expect(page.getByRole('alert')).toHaveText(t('accountSignIn', 'social.denied'))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(t('accountSignIn', 'social.mismatch'))
  await page.getByRole('link', { name: t('accountSignIn', 'social.otherWays') }).click()
  await expect(page.getByRole('tablist')).toBeVisible()
})

test('an account for one device is taken over after a confirmation, and the other device is notified', async ({
  page,
  browser,
  baseURL,
}) => {
  await setLanguage(page, 'en')
  await signIn(page, 'en', 'single')
  await home(page, /孙单端/)

  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await setLanguage(other, 'en')
  await signIn(other, 'en', 'single')
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('account', 'elsewhere.confirm') })
    .click()
  await home(other, /孙单端/)
  await context.close()

  await page
    .getByRole('link', { name: t('valuationShell', 'menu.valuation/report/index') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(t('common', 'failure.unauthorized'))
})

test('Escape closes the security verification and returns the focus', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto('/login')
  await page.getByRole('checkbox').check()
  await page.getByLabel(t('account', 'code.phone')).fill('13800000002')
  await button(page, 'code.send').press('Enter')
  await expect(page.getByLabel(t('account', 'security.answer'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(t('account', 'security.required'))).toBeVisible()
  await expect(button(page, 'code.send')).toBeFocused()
})

for (const [language, isDark, width] of [
  ['zh', false, 360],
  ['en', true, 1440],
] as const) {
  const theme = isDark ? 'dark' : 'light'
  test(
    `every way to sign in is accessible and fits: ${language}, ${theme}, ${width} px`,
    EXHAUSTIVE,
    async ({ page }) => {
      const t = textsOf(language)
      const fits = async () => {
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width, height: 800 })
      await setPreferences(page, { language, isDark })
      await page.goto('/login')
      for (const method of ['sms', 'email', 'account']) {
        await page.getByRole('tab', { name: t('account', `login.method.${method}`) }).click()
        await page.getByRole('button', { name: t('account', 'login.submit'), exact: true }).click()
        await fits()
      }
      await page.getByRole('checkbox').check()
      await page.getByRole('tab', { name: t('account', 'login.method.sms') }).click()
      await page.getByLabel(t('account', 'code.phone')).fill('13800000002')
      await page.getByRole('button', { name: t('account', 'code.send') }).click()
      await expect(page.locator('dialog img')).toBeVisible()
      await fits()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('account', 'login.qr') }).click()
      await expect(page.getByRole('img', { name: t('accountSignIn', 'qr.image') })).toBeVisible()
      await fits()
      await page.goto('/qrlogin')
      await page.getByRole('checkbox').check()
      await expect(page.getByRole('img', { name: t('accountSignIn', 'qr.image') })).toBeVisible()
      await fits()
      for (const address of ['/qrlogin?uuid=x', '/social-login/wx']) {
        await page.goto(address)
        await expect(page.locator('h1')).toBeVisible()
        await fits()
      }
    },
  )
}
