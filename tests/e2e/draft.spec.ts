import { expect, openAs, signIn, speak, test } from './support'
import { textsOf } from './texts'
import { formOf } from './valuationForm'

const t = textsOf('zh')

test('what was typed survives a reload, a language and theme switch, and an expired login', async ({
  page,
}) => {
  await speak(page, 'zh')
  await openAs(page, 'analyst', '/valuation/form')
  const form = formOf(page, t)
  await form.fill('pipelineName', '我的管线')
  await form.fill('marketSize', '４００')
  await form.choose('drugType', 'chemical')
  await page.waitForURL(/\/valuation\/form\?draft=/)

  page.on('dialog', (dialog) => void dialog.accept()) // the browser's own question before it reloads
  await page.reload()
  await expect(form.input('pipelineName')).toHaveValue('我的管线')

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.getByLabel('Pipeline name', { exact: true })).toHaveValue('我的管线')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(form.input('pipelineName')).toHaveValue('我的管线')

  // The server forgets the session: the next call, for what is suggested, ends it.
  await page.context().clearCookies()
  await page
    .context()
    .addCookies([{ name: 'Admin-Token', value: 'forgotten', domain: 'localhost', path: '/' }])
  await form.input('targets').fill('PDCD1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common', 'actions.confirm') })
    .click()
  await page.waitForURL('**/login?redirect=%2F')
  await expect(page.getByRole('alert')).toHaveText('登陆信息过期，已退出登陆')

  await signIn(page, 'zh', 'analyst', '/login')
  await page.waitForURL('**/index')
  await page.goto('/valuation/form')
  await expect(form.input('pipelineName')).toHaveValue('')
  await page
    .getByRole('region', { name: t('valuationForm', 'drafts.title') })
    .getByRole('link', { name: '我的管线' })
    .click()
  await expect(form.input('pipelineName')).toHaveValue('我的管线')
})

test('signing out leaves nothing of the draft to the next user', async ({ page }) => {
  await speak(page, 'zh')
  await openAs(page, 'analyst', '/valuation/form')
  await formOf(page, t).fill('pipelineName', '机密管线')
  const storage = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(storage).toContain('机密管线')
  await page.getByRole('button', { name: new RegExp(t('shell', 'layout.user')) }).click()
  await page.getByRole('menuitem', { name: new RegExp(t('common', 'actions.logout')) }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(t('shell', 'layout.logoutDraft'))
  await question.getByRole('button', { name: t('common', 'actions.logout') }).click()
  await page.waitForURL('**/login**')
  expect(await storage()).not.toContain('机密管线')
  await signIn(page, 'zh', 'admin', '/login')
  await page.waitForURL('**/index')
  await page.goto('/valuation/form')
  await expect(formOf(page, t).input('pipelineName')).toHaveValue('')
})
