import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, look, openAs, test } from './support'

/** What is written, without its blanks: letters that stand far apart read as words of their own. */
const closeUp = (text: string) => text.replaceAll(/\s/g, '')

/** What stands on each sheet of A4, once what paper needs has come. */
async function print(page: Page) {
  await page.locator('link[rel=stylesheet][href*="/paper-"]').waitFor({ state: 'attached' })
  const paper = await page.pdf({ format: 'A4' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)))
  return text.map(closeUp)
}

/** Those of the table's columns that are on none of the sheets. */
async function missing(page: Page, sheets: string[]) {
  const columns = page.locator('main table thead th:not(:has(.visually-hidden))')
  const names = await columns.allTextContents()
  expect(names.length).toBeGreaterThan(5)
  return names.filter((name) => !sheets.join('').includes(closeUp(name)))
}

test('a report is printed whole and light: each drawing, and each period of its tables', async ({ page }) => {
  await look(page, { language: 'en', isDark: true })
  await openAs(page, 'analyst', '/valuation/report/101')
  const charts = page.locator('figure.chart')
  await charts.first().scrollIntoViewIfNeeded()
  await expect(charts.first().locator('div[role=img] svg')).toBeVisible()
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const drawn = [...document.querySelectorAll('figure.chart')].filter((chart) =>
        chart.querySelector(':scope > [class*=_paper_] svg path'),
      )
      Object.assign(window, {
        atPrint: { drawn: drawn.length, theme: document.documentElement.dataset.theme },
      })
    })
  })
  const sheets = await print(page)
  expect(await page.evaluate('atPrint')).toEqual({ drawn: await charts.count(), theme: 'light' })
  expect(await missing(page, sheets)).toEqual([])
  expect(sheets).not.toContain('')

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(charts.locator('> [class*=_paper_]')).toHaveCount(0)
})

test('a list is printed with all its columns', async ({ page }) => {
  await look(page, { language: 'en', isDark: false })
  await openAs(page, 'admin', '/incubate')
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible()
  const sheets = await print(page)
  expect(await missing(page, sheets)).toEqual([])
})
