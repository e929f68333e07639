import { expect, openAs, signIn, setLanguage, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')

test('a sign-out reaches every tab, and so does the next user', async ({ page, context }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'analyst')
  await expect(page.getByRole('heading', { level: 1, name: /林估值/ })).toBeVisible()

  const other = await context.newPage()
  await setLanguage(other, 'en')
  await other.goto('/valuation/report')
  await expect(other.getByRole('link', { name: /DEMO-101/ })).toBeVisible()

  await page.getByRole('button', { name: new RegExp(t('shell', 'layout.user')) }).click()
  await page.getByRole('menuitem', { name: new RegExp(t('common', 'actions.logout')) }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await signIn(other, 'en', 'admin')
  await expect(other.getByRole('heading', { level: 1, name: /系统管理员/ })).toBeVisible()
  await page.goto('/index')
  await expect(page.getByRole('heading', { level: 1, name: /系统管理员/ })).toBeVisible()
})
