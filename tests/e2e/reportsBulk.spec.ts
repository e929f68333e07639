import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { unzipSync } from 'fflate'
import { startSession, expect, expectAccessible, setLanguage, test } from './support'
import { textsOf } from './texts'

const texts = textsOf('zh')

/** Translation with its values filled in; Chinese has no plural. */
function t(
  namespace: Parameters<typeof texts>[0],
  key: string,
  values: Record<string, string | number> = {},
) {
  const text = texts(namespace, 'count' in values && !key.endsWith('.over') ? `${key}_other` : key)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
const LIST = '/valuation/report?pipelineName=BULK-000&orderByColumn=pipelineName&isAsc=asc&pageSize=20'
const name = (number: number) => `BULK-${String(number).padStart(5, '0')}（演示）`

test('reports selected across the pages of ten thousand are deleted and downloaded', async ({ page }) => {
  await setLanguage(page, 'zh')
  const token = await startSession(page, 'analyst')
  await page.request.post('/__demo/reports?as=analyst&count=10000')

  await page.goto(LIST)
  const row = (number: number) =>
    page.getByRole('row', { name: new RegExp(`BULK-${String(number).padStart(5, '0')}`) })
  await expect(row(1)).toBeVisible()
  await row(1).getByRole('checkbox').check()
  await row(2).getByRole('checkbox').check()
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(row(21)).toBeVisible()
  await row(21).getByRole('checkbox').check()
  await expect(page.getByText(t('valuationReports', 'bulk.chosen', { count: 3 }))).toBeVisible()
  await expectAccessible(page)

  // Meanwhile another client deletes a selected report.
  const [, id] = /report\/(\w+)/.exec((await row(21).getByRole('link').first().getAttribute('href'))!)!
  await page.request.delete(`/prod-api/valuation/report/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await page.getByRole('button', { name: t('valuationReports', 'bulk.delete') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('valuationReports', 'bulk.deleteStart', { count: 3 }) }).click()
  await expect(dialog.getByText(t('parts', 'bulk.over', { done: 2, count: 3 }))).toBeVisible()
  await expect(dialog.getByRole('list')).toContainText(name(21))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('common', 'actions.close') }).click()
  await page.getByRole('button', { name: t('parts', 'bulk.clear') }).click()

  await page.goto(LIST)
  await expect(row(3)).toBeVisible()
  await expect(row(2)).toHaveCount(0)
  for (const number of [3, 4, 5, 6, 7, 8]) await row(number).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('valuationReports', 'bulk.download') }).click()
  await dialog.getByRole('radio', { name: t('valuationReports', 'bulk.as.xlsx') }).check()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('valuationReports', 'bulk.downloadStart') }).click()
  const archive = await saving
  expect(archive.suggestedFilename()).toMatch(/\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await archive.path())))
  expect(Object.keys(files)).toHaveLength(6)
  for (const bytes of Object.values(files)) expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml')
  await expect(dialog.getByText(t('parts', 'bulk.over', { done: 6, count: 6 }))).toBeVisible()
})

test('a locked report is unlocked with points', async ({ page }) => {
  await setLanguage(page, 'zh')
  await startSession(page, 'basic')
  await page.goto('/valuation/report')
  await page
    .getByRole('button', { name: t('valuationReports', 'unlock.open') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('points', 'points', { count: 200, points: '200' }))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('valuationReports', 'unlock.confirm') }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: /DEMO-404/ }).click()
  await expect(page.getByRole('heading', { name: t('valuation', 'section.summary') })).toBeVisible()
})

test.describe('in a small window', () => {
  test.use({ viewport: { width: 1000, height: 800 } })

  test('columns scroll sideways while the names of the rows stay in place', async ({ page }) => {
    await setLanguage(page, 'zh')
    await startSession(page, 'admin')
    const left = (cell: Locator) => cell.evaluate((element) => Math.round(element.getBoundingClientRect().x))
    const scroll = (within: Locator) =>
      within.evaluate((rows) => {
        rows.scrollLeft = 200
        return rows.scrollLeft
      })

    await page.goto('/apply')
    const names = page.locator('.ant-table-row a:visible')
    const before = await left(names.first())
    expect(await scroll(page.locator('.ant-table-content'))).toBeGreaterThan(20)
    expect(await left(names.first())).toBe(before)

    // Above 200 rows, only visible rows are rendered.
    await page.request.post('/__demo/reports?as=admin&count=300')
    await page.goto('/valuation/report?pageSize=500')
    const row = page.locator('.ant-table-row').first()
    const heads = page.getByRole('columnheader')
    for (const at of [0, 1, 2]) {
      expect(await left(row.locator('.ant-table-cell').nth(at))).toBe(await left(heads.nth(at)))
    }
    await row.getByRole('checkbox').check()
    await expectAccessible(page)
    await heads.first().getByRole('checkbox').check()
    const count = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1
    expect(count).toBeGreaterThanOrEqual(300)
    await expect(page.getByText(t('valuationReports', 'bulk.chosen', { count }))).toBeVisible()
    expect(await page.locator('.ant-table-row').count()).toBeLessThan(60)

    const rows = page.locator('.ant-table-content')
    const top = (cell: Locator) => cell.evaluate((element) => Math.round(element.getBoundingClientRect().y))
    await rows.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const headTop = await top(heads.first())
    await rows.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(page.locator(`[aria-rowindex="${count + 1}"]`)).toBeInViewport()
    await expect(page.locator('[aria-rowindex="2"]')).toHaveCount(0)
    expect(await top(heads.first())).toBe(headTop)
    await page.evaluate(() => scrollTo(0, 0))
    await heads.getByText(t('valuation', 'list.baseDate')).click()
    await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport()
  })
})
