// Performance goals of the viewer, measured on its own page with pictures from the mock backend on the same machine: the
// first page, scrolling, bitmaps, memory, the fence view.
import { readFileSync } from 'node:fs'
import { serveViewer } from '../e2e/viewer/serve.mjs'
import { scrollPages, sweepFence, timeFirstPage } from './inPage.mjs'

/** MB held by the renderer process. */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]))
  return Math.max(...sizes) * 1024
}

export async function viewerBench(browser) {
  const viewer = await serveViewer()

  async function inViewer(work, cpu = 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    try {
      await page.goto(viewer.origin)
      while (!(await page.evaluate(() => 'wish' in window))) await page.waitForTimeout(50)
      const devtools = await context.newCDPSession(page)
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      return await work(page)
    } finally {
      await context.close()
    }
  }
  const firstPage = (file) =>
    inViewer(async (page) => {
      // A server prepares a document when it is published, not when it is read.
      await page.evaluate(timeFirstPage, { file })
      await page.evaluate(timeFirstPage, { file: 'mixed' })
      return page.evaluate(timeFirstPage, { file })
    })

  /** Leafs through 100 pages, one per second, then through all 500; also measures the memory left behind. */
  const scrolled = () =>
    inViewer(async (page) => {
      await page.evaluate(timeFirstPage, { file: 'pages-500' })
      const { blank, bitmaps } = await page.evaluate(scrollPages, { pages: 100, frames: 60 })
      const before = await memoryOf(browser)
      await page.evaluate(scrollPages, { pages: 500, frames: 2 })
      return { blank, bitmaps, growth: (await memoryOf(browser)) / before }
    }, 4)

  const fence = () =>
    inViewer(async (page) => {
      await page.evaluate(timeFirstPage, { file: 'pages-3', level: 1 })
      return page.evaluate(sweepFence)
    }, 4)

  return {
    async measure() {
      await firstPage('pages-1') // the very first page takes longer
      const one = await firstPage('pages-1')
      const many = await firstPage('pages-500')
      const { blank, bitmaps, growth } = await scrolled()
      return {
        'first page of 1': one,
        'first page of 500': many,
        'first page, 500 over 1, ratio': many / one,
        'blank while scrolling, slow CPU': blank,
        'held, bitmaps': bitmaps,
        'memory over 500 pages, ratio': growth,
        'fence, slow CPU, longest standstill': await fence(),
      }
    },
    close: viewer.close,
  }
}
