import type { Page } from '@playwright/test'
import { expect, openAs, signIn, setLanguage, test } from './support'
import { textsOf } from './texts'
import { formOf } from './valuationForm'

const t = textsOf('zh')

test('input survives a reload, a language and theme switch, and an expired login', async ({ page }) => {
  await setLanguage(page, 'zh')
  await openAs(page, 'analyst', '/valuation/form')
  const form = formOf(page, t)
  await form.fill('pipelineName', '我的管线')
  await form.fill('marketSize', '４００')
  await form.choose('drugType', 'chemical')
  await page.waitForURL(/\/valuation\/form\?draft=/)

  page.on('dialog', (dialog) => void dialog.accept()) // the browser's own dialog before it reloads
  await page.reload()
  await expect(form.input('pipelineName')).toHaveValue('我的管线')

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.getByLabel('Pipeline name', { exact: true })).toHaveValue('我的管线')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(form.input('pipelineName')).toHaveValue('我的管线')

  // The server drops the session: the next request, for suggestions, ends it.
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

const deviceDrafts = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('no answer')))
      })
    const database = await answer(indexedDB.open('pharmadesk:drafts'))
    const all = await answer(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return JSON.stringify(all)
  })

test('input survives its tab, even if it is closed immediately', async ({ page, context }) => {
  await setLanguage(page, 'zh')
  await openAs(page, 'analyst', '/contact')
  await page.getByLabel('留言内容').fill('请介绍数据室的使用方法')
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto('/contact')
  await expect(next.getByLabel('留言内容')).toHaveValue('请介绍数据室的使用方法')
})

test('a valuation that two tabs edit is lost in neither, and outlives both', async ({ page, context }) => {
  await setLanguage(page, 'zh')
  await openAs(page, 'analyst', '/valuation/form')
  await formOf(page, t).fill('pipelineName', '第一个标签页')
  await page.waitForURL(/\/valuation\/form\?draft=/)
  await expect.poll(() => deviceDrafts(page)).toContain('第一个标签页')

  const second = await context.newPage()
  await second.goto(page.url())
  const other = formOf(second, t)
  await expect(other.input('pipelineName')).toHaveValue('第一个标签页')
  await other.fill('companyName', '第二个标签页的公司')
  await page.getByRole('button', { name: t('parts', 'form.takeRival') }).click()
  await expect(formOf(page, t).input('companyName')).toHaveValue('第二个标签页的公司')

  const address = page.url()
  await page.close({ runBeforeUnload: false })
  await second.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  await expect(formOf(next, t).input('companyName')).toHaveValue('第二个标签页的公司')
})

async function signOut(page: Page, choice: 'logoutKeep' | 'logoutDiscard') {
  await page.getByRole('button', { name: new RegExp(t('shell', 'layout.user')) }).click()
  await page.getByRole('menuitem', { name: new RegExp(t('common', 'actions.logout')) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell', `layout.${choice}`) })
    .click()
  await page.waitForURL('**/login**')
}

test('a sign-out keeps or discards the drafts of the account, and the next account sees none', async ({
  page,
}) => {
  await setLanguage(page, 'zh')
  await openAs(page, 'analyst', '/valuation/form')
  await formOf(page, t).fill('pipelineName', '机密管线')
  await signOut(page, 'logoutKeep')
  expect(await deviceDrafts(page)).toContain('机密管线')

  await signIn(page, 'zh', 'admin', '/login')
  await page.waitForURL('**/index')
  await page.goto('/valuation/form')
  await expect(formOf(page, t).input('pipelineName')).toHaveValue('')
  await expect(page.getByText('机密管线')).toHaveCount(0)

  await openAs(page, 'analyst', '/valuation/form')
  const link = page.getByRole('link', { name: '机密管线' })
  await expect(link).toBeVisible()
  await signOut(page, 'logoutDiscard')
  expect(await deviceDrafts(page)).not.toContain('机密管线')
})
