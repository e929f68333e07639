// A board of 2,000 customers, and the month and agenda of their follow-ups, measured in a browser.
import { scrollThrough, watchOpening } from './inPage.mjs'

export function customersBench({ origin, inNewPage, rest, session }) {
  const at = (address, work) =>
    inNewPage({ isSignedIn: true, session }, async (page) => {
      await fetch(`${origin}/__demo/customers`, { method: 'POST' })
      await page.goto(`${origin}${address}`)
      return work(page)
    })

  return {
    board: () =>
      at('/implement/vcustomer', async (page) => {
        await page.locator('[class*="_board-card-name_"]').first().waitFor()
        await rest(page)
        return {
          'board, longest task': await page.evaluate(scrollThrough, '[class*="_board-scroll_"]'),
        }
      }),

    agenda: () =>
      at('/implement/vcustomer?view=month', async (page) => {
        await page.locator('[role=gridcell]').first().waitFor()
        await rest(page)
        await page.evaluate(watchOpening, ['/implement/customer/list', '[class*="_agenda_"] li'])
        await page.locator('.ant-segmented-item').last().click()
        return { 'agenda opens, client work': await page.evaluate(() => window.benchOpening) }
      }),
  }
}
