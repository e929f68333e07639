// What is worked out inside a room: its log, its messages, its dashboard, and the page that checks a log's bundle.
import { scrollFrames, watchOpening, watchTasks } from './inPage.mjs'

const SLOW_CPU = 4
const THREAD = '[role=log]'

export async function roomDealBench({ origin, inNewPage, rest, session, leader }) {
  const opened = (owner, address, wait, work, cpu = 1) =>
    inNewPage({ isSignedIn: true, session: owner, cpu }, async (page) => {
      await page.goto(`${origin}${address}`)
      await page.locator(wait).first().waitFor()
      await rest(page)
      return work(page)
    })
  /** Ms from the answer to what it draws, opened by the menu. */
  const openingBy = (from, menuRow, path, drawn) =>
    opened(leader, from, `[role=menu] a[href="${menuRow}"]`, async (page) => {
      await page.evaluate(watchOpening, [path, drawn])
      await page.locator(`[role=menu] a[href="${menuRow}"]`).click()
      return page.evaluate(() => window.benchOpening)
    })

  return {
    log: async () => ({
      'scroll, slow CPU, a frame': await opened(
        session,
        '/vdr/vlogrecord?roomId=large&pageSize=500',
        '.ant-table-row',
        (page) => page.evaluate(scrollFrames, { selector: '.ant-table-tbody-virtual-holder', down: 100 }),
        SLOW_CPU,
      ),
    }),

    messages: async () => {
      await fetch(`${origin}/__demo/group`, { method: 'POST' })
      return {
        'scroll, slow CPU, a frame': await opened(
          leader,
          '/vdr/vchat?roomId=1&view=groups&groupId=large',
          `${THREAD} article, ${THREAD} li, ${THREAD} p`,
          (page) => page.evaluate(scrollFrames, { selector: THREAD, down: 100 }),
          SLOW_CPU,
        ),
      }
    },

    dashboard: async () => ({
      'opens, client work': await openingBy('/vdr/vhome?roomId=1', '/vdr/vdashboard', '/vdr/dashboard/overview', 'main figure, main canvas, main svg'), // prettier-ignore
    }),

    /** The bundle of 100,000 entries, checked by the page that stands alone. */
    verifier: () =>
      inNewPage({}, async (page) => {
        const headers = { Authorization: `Bearer ${session}` }
        const read = async (path) =>
          page.request.get(`${origin}/prod-api${path}`, { headers, timeout: 120_000 })
        const { data } = await (await read('/vdr/log/bundle?roomId=large')).json()
        const file = await read(`/common/download?fileName=${encodeURIComponent(data.fileName)}&delete=false`)
        await page.goto(`${origin}/verify.html`)
        await page.evaluate(watchTasks)
        await page.evaluate(() => {
          const isDone = () => !document.querySelector('#report').hidden
          window.benchCheck = new Promise((resolve) => {
            document.querySelector('#file').addEventListener('change', () => {
              const start = performance.now()
              const look = () => (isDone() ? resolve(performance.now() - start) : setTimeout(look, 20))
              look()
            })
          })
        })
        await page.locator('#file').setInputFiles({ name: 'log.zip', mimeType: 'application/zip', buffer: await file.body() }) // prettier-ignore
        const checked = await page.evaluate(() => window.benchCheck)
        return { checked, 'longest task': await page.evaluate(watchTasks) }
      }),
  }
}
