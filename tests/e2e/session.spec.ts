import { expect, signIn, setLanguage, test } from './support'
import { textsOf } from './texts'
import { formOf } from './valuationForm'

test.use({ reuseContext: false })

const t = textsOf('zh')
const VERSION = 'pharmadesk:version'

test('another stored version is replaced and announced, and reloads the page once', async ({ page }) => {
  await setLanguage(page, 'zh')
  await page.goto('/__demo')
  await page.evaluate((key) => localStorage.setItem(key, '"v0.1.4"'), VERSION)
  let loads = 0
  await signIn(page, 'zh', 'reader')
  page.on('load', () => loads++)
  await expect(page.getByText(t('shell', 'version.loading'))).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: /陈阅读/ })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), VERSION)).toBe('"v0.1.5"')
  await expect(page.getByText(t('shell', 'version.loading'))).toHaveCount(0)
})

test('a new version asks first while there is unsubmitted input', async ({ page }) => {
  await setLanguage(page, 'zh')
  await signIn(page, 'zh', 'analyst', '/valuation/form')
  await formOf(page, t).fill('pipelineName', '我的管线')
  await page.waitForURL(/\/valuation\/form\?draft=/)
  await page.evaluate((key) => localStorage.setItem(key, '"v0.1.4"'), VERSION)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(t('shell', 'version.changed'))
  await question.getByRole('button', { name: t('shell', 'live.later') }).click()
  await expect(formOf(page, t).input('pipelineName')).toHaveValue('我的管线')
})

test('after half an hour without activity the content is gone; signing in restores page and input', async ({
  page,
}) => {
  await page.clock.install()
  await setLanguage(page, 'zh')
  await signIn(page, 'zh', 'analyst', '/valuation/form')
  await formOf(page, t).fill('pipelineName', '我的管线')
  await page.clock.runFor(1_000)
  await page.waitForURL(/\/valuation\/form\?draft=/)
  const { pathname, search } = new URL(page.url())
  const login = `/login?redirect=${encodeURIComponent(pathname + search)}`
  await page.clock.fastForward('25:01')
  await page.clock.runFor(1_000)
  const warning = page.getByRole('alert').filter({ hasText: t('shell', 'idle.title') })
  await expect(warning).toBeVisible()
  await page.clock.fastForward('05:01')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('alert')).toHaveText(t('common', 'failure.idle'))
  await expect(page).toHaveURL(login)
  await page.clock.resume()
  await signIn(page, 'zh', 'analyst', login)
  await expect(formOf(page, t).input('pipelineName')).toHaveValue('我的管线')
})
