import type { Page } from '@playwright/test'
import { startSession, expect, setLanguage, test, watch } from './support'
import { textsOf } from './texts'

const t = textsOf('en')
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

test('an administrator in two tabs loses no input and cannot give more than is available', async ({
  page: first,
  complaints,
}) => {
  await setLanguage(first, 'en')
  await startSession(first, 'company')
  const second = await first.context().newPage()
  await watch(second, complaints)
  await setLanguage(second, 'en')
  const both = [first, second]
  const field = (page: Page, key: string) => dialog(page).getByLabel(t('accountDepartment', `field.${key}`))

  for (const page of both) {
    await page.goto('/user/center?tab=department')
    await page.getByRole('button', { name: t('accountDepartment', 'edit'), exact: true }).click()
  }
  await field(first, 'contactName').fill('Contact of the first')
  await field(first, 'address').fill('Address of the first')
  await field(second, 'contactName').fill('Contact of the second')
  await press(first, t('accountDepartment', 'save'))
  await expect(dialog(first)).toHaveCount(0)
  await press(second, t('accountDepartment', 'save'))
  const conflict = dialog(second).getByRole('alert').filter({ hasText: 'Contact of the first' })
  await expect(conflict).toBeVisible()
  await expect(dialog(second).getByRole('alert')).toHaveCount(1)
  await dialog(second).getByRole('radio', { name: 'Contact of the second' }).check()
  await press(second, t('editing', 'conflict.save'))
  await expect(dialog(second)).toHaveCount(0)
  await first.reload()
  for (const text of ['Contact of the second', 'Address of the first']) {
    await expect(first.getByText(text)).toBeVisible()
  }

  for (const page of both) {
    await page.goto('/user/center?tab=tickets&kind=speak&state=unused')
    const row = page.getByRole('row', { name: /AI 问答券.*30/ })
    await row.hover()
    await row.getByRole('button', { name: t('accountTickets', 'give.open') }).click()
    await page.getByLabel(t('accountTickets', 'give.field.userId')).click()
    // The second tab starts with the input of the first.
    await page
      .getByTitle(/谭子一/)
      .last()
      .click()
    await dialog(page).getByLabel(t('accountTickets', 'give.field.count')).fill('20')
  }
  await press(first, t('accountTickets', 'give.submit'))
  await expect(dialog(first)).toHaveCount(0)
  await press(second, t('accountTickets', 'give.submit'))
  await expect(dialog(second)).toContainText('仅剩 10 张')
  await expect(dialog(second)).toContainText('10 left')
  await expect(dialog(second).getByLabel(t('accountTickets', 'give.field.count'))).toHaveValue('20')
})
