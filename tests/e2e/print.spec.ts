import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, setPreferences, openAs, test, EXHAUSTIVE } from './support'

/** Text without its blanks: widely spaced letters are extracted as separate words. */
const removeBlanks = (text: string) => text.replaceAll(/\s/g, '')

/** Theme of the page between the two events of a print. */
const printTheme = () => {
  dispatchEvent(new Event('beforeprint'))
  const { theme } = document.documentElement.dataset
  dispatchEvent(new Event('afterprint'))
  return theme
}

/** Opens a dark page and waits until it reacts to a print: the code for that is loaded when the browser is idle. */
async function openDark(page: Page, account: string, address: string) {
  await setPreferences(page, { language: 'en', isDark: true })
  await openAs(page, account, address)
  await expect.poll(() => page.evaluate(printTheme)).toBe('light')
}

/** Text of each A4 page. */
async function print(page: Page) {
  const paper = await page.pdf({ format: 'A4' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)))
  return text.map(removeBlanks)
}

/** Names of the columns of all tables, without visually hidden ones. */
async function columnsOf(page: Page) {
  const names = await page.locator('main table thead th:not(:has(.visually-hidden))').allTextContents()
  expect(names.length).toBeGreaterThan(5)
  return names.map(removeBlanks)
}

test(
  'a report is printed in full and light: each chart or its table, and each period of the tables',
  EXHAUSTIVE,
  async ({ page }) => {
    await openDark(page, 'analyst', '/valuation/report/101')
    const charts = page.locator('figure.chart')
    await expect(charts.last()).toBeAttached()
    const count = await charts.count()
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const on = (what: string) =>
          document.querySelectorAll(`figure.chart > [class*=_paper_] ${what}`).length
        const { theme } = document.documentElement.dataset
        Object.assign(window, { atPrint: { drawn: on('svg:has(path)'), written: on('table'), theme } })
      })
    })
    await print(page)
    expect(await page.evaluate('atPrint')).toEqual({ drawn: 0, written: count, theme: 'light' })

    await charts.first().scrollIntoViewIfNeeded()
    await expect(charts.first().locator('div[role=img] svg')).toBeVisible()
    const columns = await columnsOf(page)
    const sheets = await print(page)
    expect(await page.evaluate('atPrint')).toEqual({ drawn: count, written: 0, theme: 'light' })
    expect(columns.filter((name) => !sheets.join('').includes(name))).toEqual([])
    expect(sheets).not.toContain('')

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(charts.locator('> [class*=_paper_]')).toHaveCount(0)
  },
)

test('a printed report leaves out its controls', EXHAUSTIVE, async ({ page }) => {
  await openDark(page, 'analyst', '/valuation/report/102')
  const main = page.getByRole('main')
  const acting = [
    main.getByRole('button', { name: 'Quick edit' }),
    main.getByRole('button', { name: /the reason$|^Add a reason$/ }),
    main.getByRole('region').getByRole('link', { name: 'Compare versions' }),
  ]
  for (const each of acting) await expect(each).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const each of acting) await expect(each).toBeHidden()
})

test('a list is printed with all its columns', async ({ page }) => {
  await openDark(page, 'admin', '/incubate')
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible()
  const columns = await columnsOf(page)
  const sheets = await print(page)
  expect(columns.filter((name) => !sheets.join('').includes(name))).toEqual([])
})

test(
  'a printed list states its filters, without the controls to change them',
  EXHAUSTIVE,
  async ({ page }) => {
    await openDark(page, 'analyst', '/valuation/report?pipelineName=DEMO&outdated=true')
    const search = page.getByRole('search')
    const tools = [
      search.getByRole('combobox').first(),
      search.getByRole('button', { name: 'Clear filters' }),
      page.getByRole('button', { name: 'Columns' }),
      page.getByRole('button', { name: /^More actions/ }),
    ]
    const narrowed = [search.getByRole('textbox'), search.getByRole('checkbox', { name: 'Outdated' })]
    for (const each of [...tools, ...narrowed]) await expect(each).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const each of tools) await expect(each).toBeHidden()
    for (const each of narrowed) await expect(each).toBeVisible()
  },
)

test(
  'a long list is printed with the rows out of view too, and without an empty page',
  EXHAUSTIVE,
  async ({ page }) => {
    await page.request.post('/__demo/reports?as=admin&count=300')
    await openDark(page, 'admin', '/valuation/report?pipelineName=BULK-00&pageSize=500')
    await expect(page.getByRole('row', { name: /BULK-/ }).first()).toBeVisible()
    const drawn = await page.getByRole('row', { name: /BULK-/ }).count()
    expect(drawn).toBeLessThan(100)
    const sheets = await print(page)
    expect(new Set(sheets.join('').match(/BULK-\d{5}/g)).size).toBe(300)
    expect(sheets).not.toContain('')
    await expect(page.getByRole('row', { name: /BULK-/ })).toHaveCount(drawn)
  },
)

test(
  'a group is printed with the messages out of view too, and without inputs and links',
  EXHAUSTIVE,
  async ({ page }) => {
    await openDark(page, 'admin', '/vdr/vchat?roomId=1&groupId=1')
    const rows = page.getByRole('log').locator('[data-row-key]')
    const first = page.getByText('各位好，科学与临床相关的问题')
    await expect(rows.last()).toBeInViewport()
    await expect(first).toHaveCount(0)
    const drawn = await rows.count()
    const [time] = /[\d-]{10} [\d:]{5}/.exec(await rows.last().innerText())!
    const sheets = await print(page)
    expect(sheets[0]).toContain('各位好，科学与临床相关的问题')
    expect(sheets.at(-1)).toContain(removeBlanks(time))
    expect(sheets.join('')).not.toMatch(/Send|Findmessages|Documentscited/)
    expect(sheets).not.toContain('')
    await expect(rows).toHaveCount(drawn)
    await expect(rows.last()).toBeInViewport()
  },
)

test('an open folder of a room is printed without the tree', EXHAUSTIVE, async ({ page }) => {
  await openDark(page, 'admin', '/vdr/vdocumenttree?roomId=1')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('tree')).toBeHidden()
})
