// Work done inside a room: the log of 100,000 entries and its verification, a group of 5,000 messages, the dashboard.
import { scrollFrames, watchTasks, watchVerdict } from './inPage.mjs'
import { onDisk } from './onDisk.mjs'

/** Rows per page, the maximum of a list. */
const ROWS = 500

export function roomDealBench({ origin, inNewPage, rest, session }) {
  const signedIn = { isSignedIn: true, session }
  const asked = async (path) =>
    fetch(`${origin}/prod-api${path}`, { headers: { Authorization: `Bearer ${session}` } })

  /** Signed bundle of the full log of the large room; created once. */
  let bundle
  async function bundleOfAll() {
    const { data } = await (await asked('/vdr/log/bundle?roomId=large')).json()
    const query = new URLSearchParams({ fileName: data.fileName, delete: 'true' })
    const answer = await asked(`/common/download?${query}`)
    return onDisk('log.zip', Buffer.from(await answer.arrayBuffer()))
  }

  return {
    log: (conditions) =>
      inNewPage({ ...signedIn, ...conditions }, async (page) => {
        await page.goto(`${origin}/vdr/vlogrecord?roomId=large&pageSize=${ROWS}`)
        await page.locator('.ant-table-row').first().waitFor()
        await rest(page)
        const selector = '.ant-table-content'
        return { 'scroll, slow CPU, a frame': await page.evaluate(scrollFrames, { selector, down: 100 }) }
      }),

    messages: (conditions) =>
      inNewPage({ ...signedIn, ...conditions }, async (page) => {
        await fetch(`${origin}/__demo/group`, { method: 'POST' })
        await page.goto(`${origin}/vdr/vchat?roomId=1&groupId=large`)
        await page.locator('[role=log] [data-row-key]').first().waitFor()
        await rest(page)
        const selector = '[role=log]'
        return { 'scroll, slow CPU, a frame': await page.evaluate(scrollFrames, { selector, down: 100 }) }
      }),

    dashboard: () =>
      inNewPage(signedIn, async (page, devtools) => {
        await page.goto(`${origin}/vdr/vhome?roomId=large`)
        const link = page.locator('[role=menu] a[href="/vdr/vdashboard"]')
        await link.waitFor()
        await rest(page)
        await devtools.send('Performance.enable')
        const seconds = async () => {
          const { metrics } = await devtools.send('Performance.getMetrics')
          return metrics.find(({ name }) => name === 'TaskDuration').value
        }
        const before = await seconds()
        await link.click()
        await page.locator('main [_echarts_instance_]').first().waitFor({ timeout: 60_000 })
        await rest(page)
        return { 'client work': 1000 * ((await seconds()) - before) }
      }),

    verifier: () =>
      inNewPage({}, async (page) => {
        bundle ??= await bundleOfAll()
        await page.goto(`${origin}/verify.html`)
        await page.evaluate(watchTasks)
        await page.evaluate(watchVerdict)
        await page.locator('input[type=file]').setInputFiles(bundle)
        const verdictTime = await page.evaluate(() => window.benchVerdict)
        return { 'until it is said': verdictTime, 'longest task': await page.evaluate(watchTasks) }
      }),
  }
}
