// Performance goals of the viewer, measured on its own page: the first page, scrolling while the other core is busy
// (CPU throttling does not affect workers), bitmaps, memory, frames of the fence view.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { serveViewer } from '../e2e/viewer/serve.mjs'
import { scrollPages, sweepFence, timeFirstPage } from './inPage.mjs'

/** Keeps a core busy until released, for two minutes at most. */
function loadCore() {
  const worker = spawn(process.execPath, ['-e', 'const end = Date.now() + 12e4; while (Date.now() < end);'])
  return () => worker.kill()
}

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

  async function inViewer(work, { cpu = 1, isLoaded = false } = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const free = isLoaded ? loadCore() : () => {}
    try {
      await page.goto(viewer.origin)
      while (!(await page.evaluate(() => 'wish' in window))) await page.waitForTimeout(50)
      const devtools = await context.newCDPSession(page)
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      return await work(page)
    } finally {
      free()
      await context.close()
    }
  }
  const firstPage = (file) =>
    inViewer(async (page) => {
      await page.evaluate((address) => fetch(address), `/files/${file}.pdf`) // generates the file first
      return page.evaluate(timeFirstPage, { file })
    })

  /** Leafs through 100 pages, six per second, then through all 500; also measures the memory left behind. */
  const scrolled = () =>
    inViewer(
      async (page) => {
        await page.evaluate(timeFirstPage, { file: 'pages-500' })
        const { blank, bitmaps } = await page.evaluate(scrollPages, { pages: 100, frames: 10 })
        const before = await memoryOf(browser)
        await page.evaluate(scrollPages, { pages: 500, frames: 2 })
        return { blank, bitmaps, growth: (await memoryOf(browser)) / before }
      },
      { isLoaded: true },
    )

  const fence = (conditions) =>
    inViewer(async (page) => {
      await page.evaluate(timeFirstPage, { file: 'pages-3', isFenced: true })
      return page.evaluate(sweepFence)
    }, conditions)

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
        'blank while scrolling, second core loaded': blank,
        'held, bitmaps': bitmaps,
        'memory over 500 pages, ratio': growth,
        'fence, slow CPU, a frame': await fence({ cpu: 4 }),
        'fence, second core loaded, a frame': await fence({ isLoaded: true }),
      }
    },
    close: viewer.close,
  }
}
