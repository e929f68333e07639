// What is worked out inside a room: the log of 100,000 entries.
import { scrollFrames } from './inPage.mjs'

const SLOW_CPU = 4
/** Rows of a page, the most that a list shows. */
const ROWS = 500

export function roomDealBench({ origin, inNewPage, rest, session }) {
  return {
    log: () =>
      inNewPage({ isSignedIn: true, session, cpu: SLOW_CPU }, async (page) => {
        await page.goto(`${origin}/vdr/vlogrecord?roomId=large&pageSize=${ROWS}`)
        await page.locator('.ant-table-row').first().waitFor()
        await rest(page)
        const selector = '.ant-table-tbody-virtual-holder'
        return { 'scroll, slow CPU, a frame': await page.evaluate(scrollFrames, { selector, down: 100 }) }
      }),
  }
}
