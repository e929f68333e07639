// Measures what a page costs that nobody touches: ms of CPU per second in the renderer, beyond those of a blank page.
const SECONDS = Number(process.env.BENCH_IDLE_SECONDS ?? 20)

const PAGES = {
  home: ['/index', 'h1'],
  list: ['/valuation/report', '.ant-table-row'],
  report: ['/valuation/report/1', 'h1'],
  'documents of a room': ['/vdr/vdocumenttree?roomId=1001', 'h1'],
  'document being read': ['/vdr/vdocumenttree?roomId=1&document=6-2-1&read=1', 'canvas[aria-label]'],
}

/** CPU seconds of all renderers so far. */
async function rendererTime(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

export function idleBench({ browser, inNewPage, rest, session, origin }) {
  async function idle(page) {
    await rest(page)
    await page.waitForTimeout(5000)
    const before = await rendererTime(browser)
    await page.waitForTimeout(SECONDS * 1000)
    return (((await rendererTime(browser)) - before) / SECONDS) * 1000
  }
  return async () => {
    const blank = await inNewPage({}, async (page) => {
      await page.goto('about:blank')
      return idle(page)
    })
    const figures = { 'blank, each second': blank }
    for (const [name, [path, selector]] of Object.entries(PAGES)) {
      const used = await inNewPage({ isSignedIn: true, session }, async (page) => {
        await page.goto(`${origin}${path}`)
        await page.locator(selector).first().waitFor()
        return idle(page)
      })
      figures[`${name}, each second above blank`] = Math.max(0, used - blank)
    }
    return figures
  }
}
