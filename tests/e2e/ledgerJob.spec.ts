import type { Page } from '@playwright/test'
import {
  startSession,
  expect,
  expectAccessible,
  setLanguage,
  test,
  type Language,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'

const CENTRE = '/user/center?tab='

const NEW = {
  zh: { name: '新同事甲', phone: '13912340001', email: 'first@example.com' },
  en: { name: '新同事乙', phone: '13912340002', email: 'second@example.com' },
}

/** Creates a report for the owner of the token, with the inputs of an existing one, and waits until it is computed. */
async function makeLockedReport(page: Page, token: string) {
  const ask = async (method: 'get' | 'post', path: string, as: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${as}` }
    const answer = await page.request[method](`/prod-api${path}`, { headers, ...(data ? { data } : {}) })
    return ((await answer.json()) as { data: { id: string; state: string; form: object } }).data
  }
  const { token: admin } = (await (await page.request.post('/__demo/session?as=admin')).json()) as {
    token: string
  }
  const { form } = await ask('get', '/valuation/report/101', admin)
  const baseDate = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)
  const { id } = await ask('post', '/valuation/report', token, { ...form, baseDate })
  await expect
    .poll(async () => (await ask('get', `/valuation/report/${id}`, token)).state, { timeout: 20_000 })
    .toBe('locked')
  return id
}

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(
    `a new user is given a ticket and unlocks a report with it; both ledgers agree, ${language}`,
    exhaustiveUnless(language === 'zh'),
    async ({ page }) => {
      const t = textsOf(language)
      const { name, phone, email } = NEW[language]
      const dialog = page.getByRole('dialog')
      const button = (text: string) => page.getByRole('button', { name: text, exact: true })
      await setLanguage(page, language)

      await startSession(page, 'company')
      await page.goto(`${CENTRE}department`)
      await button(t('accountDepartment', 'add')).click()
      await dialog.getByLabel(t('accountDepartment', 'user.nickName')).fill(name)
      await dialog.getByLabel(t('accountDepartment', 'user.phonenumber')).fill(phone)
      await dialog.getByLabel(t('accountDepartment', 'user.email')).fill(email)
      await dialog.getByRole('button', { name: t('accountDepartment', 'add') }).click()
      await expect(dialog).toHaveCount(0)

      await page.goto(`${CENTRE}tickets&kind=report&state=unused`)
      const row = page.getByRole('row', { name: /报告解锁券/ })
      await row.hover()
      await row.getByRole('button', { name: t('accountTickets', 'give.open') }).click()
      await page.getByLabel(t('accountTickets', 'give.field.userId')).click()
      await page.getByTitle(`${name} ${phone}`).click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('accountTickets', 'give.submit') }).click()
      await expect(dialog).toHaveCount(0)

      const entry = (kind: string) =>
        page.getByRole('row').filter({ hasText: t('accountPoints', `kind.${kind}`) })
      await page.goto(`${CENTRE}points&kind=give`)
      await expect(entry('give').filter({ hasText: name })).toContainText('−1 报告解锁券')

      const id = await makeLockedReport(page, await startSession(page, phone))
      await page.goto(`/valuation/report/${id}`)
      await button(t('valuationReports', 'unlock.open')).click()
      await expect(dialog.getByRole('radio', { name: /报告解锁券/ })).toBeChecked()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('valuationReports', 'unlock.confirm') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(button(t('valuationReports', 'unlock.open'))).toHaveCount(0)

      await page.goto(`${CENTRE}points`)
      await expect(entry('receive')).toContainText('+1 报告解锁券')
      await expect(entry('receive')).toContainText('罗企管')
      await expect(entry('report')).toContainText('−1 报告解锁券')
      await expectAccessible(page)
      await page.goto(`${CENTRE}tickets`)
      await expect(page.getByRole('row', { name: /报告解锁券/ })).toContainText(
        t('accountTickets', 'state.used'),
      )
    },
  )
}
