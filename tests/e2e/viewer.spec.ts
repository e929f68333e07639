import type { Page } from '@playwright/test'
import { expect, expectAccessible, setPreferences, test as base, EXHAUSTIVE } from './support'
import { ANNOTATED } from './viewer/annotated'
import { serveViewer } from './viewer/serve.mjs'
import { installSignal, SIGNAL } from './viewer/markSignal'
import { LEVEL } from '@/features/rooms/domain/levels'
import type { ReadingEvent } from '@/shared/viewer/view.api'
import type { ViewRequest } from './viewer/page'

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- uses no other fixture
    async ({}, use) => {
      const { origin, close } = await serveViewer()
      await use(origin)
      close()
    },
    { scope: 'worker' },
  ],
})

// All tests share a build.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, reuseContext: false })

async function view(page: Page, origin: string, wish: ViewRequest) {
  await setPreferences(page, { language: 'en', isDark: false })
  await page.goto(origin)
  // Polled from outside: a function to wait for would be text that becomes code, which the policy forbids.
  await expect.poll(() => page.evaluate(() => 'wish' in window)).toBe(true)
  await page.evaluate((it) => window.wish(it), wish)
}
const again = (page: Page, wish: ViewRequest) => page.evaluate((it) => window.wish(it), wish)
const pictureOf = (page: Page, number: number) =>
  page.getByRole('img', { name: new RegExp(`^Page ${number} of`) })

/** Waits until a page is shown with a picture of this width. */
const painted = (page: Page, number: number, width: number) =>
  expect
    .poll(() =>
      page.evaluate(
        (number) => document.querySelector<HTMLCanvasElement>(`canvas[aria-label*=" ${number} "]`)?.width,
        number,
      ),
    )
    .toBe(width)

/** Records what the viewer reports as read. */
function recordReading(page: Page): ReadingEvent[] {
  const recorded: ReadingEvent[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/files/lease/')) return
    recorded.push(...(request.postDataJSON() as { reading: ReadingEvent[] }).reading)
  })
  return recorded
}

async function zoomTo(page: Page, percent: number) {
  const shown = page.getByRole('button', { name: /^\d+%$/ })
  const now = async () => Number.parseInt(await shown.innerText())
  const tool = page.getByRole('button', { name: percent > (await now()) ? 'Zoom in' : 'Zoom out' })
  while ((await now()) !== percent) await tool.click()
}
async function goTo(page: Page, number: number) {
  const field = page.getByRole('textbox', { name: /^Page, of/ })
  await field.fill(String(number))
  await field.press('Enter')
}

const GROUNDS = { white: 2, black: 3, photo: 4, text: 5 }

test(
  'the mark is in the pixels of every background, at every zoom, and nowhere else',
  EXHAUSTIVE,
  async ({ page, origin }) => {
    await page.addInitScript(installSignal, SIGNAL)
    await view(page, origin, { file: 'grounds' })
    await pictureOf(page, 1).waitFor()
    for (const [zoom, width] of [
      [25, 800],
      [200, 1200],
      [500, 2400],
    ] as const) {
      await zoomTo(page, zoom)
      await goTo(page, 1)
      await painted(page, 1, width)
      await page.evaluate(() => {
        window.template = window.outstanding(1)!
      })
      for (const [ground, number] of Object.entries(GROUNDS)) {
        await goTo(page, number)
        await painted(page, number, width)
        const [marked, unmarked] = await page.evaluate(
          ([number, ground, width]) =>
            [
              window.clarity(window.template, window.outstanding(number)!),
              window.clarity(
                window.template,
                window.unmarked(ground, width, Math.round((width * 842) / 595)),
              ),
            ] as const,
          [number, ground, width] as const,
        )
        expect.soft(marked, `${ground} at ${zoom} %`).toBeGreaterThan(8.5)
        // Three standard deviations and more are no coincidence.
        expect.soft(unmarked, `${ground} without a mark, at ${zoom} %`).toBeLessThan(3)
      }
    }
  },
)

/** Dark dots in a part of page 1 at 100 %; those of the mark are paler. */
const darkDotsAt = (page: Page, [x, y]: readonly [number, number]) =>
  page.evaluate(
    ([x, y]) => {
      const shown = document.querySelector('canvas')!
      const copy = new OffscreenCanvas(shown.width, shown.height).getContext('2d')!
      copy.drawImage(shown, 0, 0)
      const scale = shown.width / 595
      const [left, top, width, height] = [x, y, 200, 40].map((length) => Math.round(length * scale))
      const { data } = copy.getImageData(left!, top!, width!, height!)
      return data.filter((green, at) => at % 4 === 1 && green < 100).length
    },
    [x, y] as const,
  )

test('annotations and form values are drawn, even without an appearance in the file', async ({
  page,
  origin,
}) => {
  await view(page, origin, { file: 'annotated' })
  await pictureOf(page, 1).waitFor()
  await zoomTo(page, 100)
  await painted(page, 1, 800)
  for (const [part, place] of Object.entries(ANNOTATED)) {
    expect.soft(await darkDotsAt(page, place), part).toBeGreaterThan(30)
  }
  expect(await darkDotsAt(page, [300, 600])).toBe(0)
})

test('a changed form value counts as a change of its page', EXHAUSTIVE, async ({ page, origin }) => {
  await view(page, origin, { before: 'annotated', after: 'annotated-anew' })
  await expect(page.getByText('1 of 1 pages changed')).toBeVisible()
})

/** Everything on a page that can hold pixels. */
const pictures = (page: Page) =>
  page.evaluate(() => ({
    canvases: [...document.querySelectorAll('canvas')].map(({ width, height }) => [width, height]),
    images: document.querySelectorAll('img, picture, video, object, embed, iframe, svg image').length,
    objectUrls: document.documentElement.outerHTML.match(/blob:|data:(?:image|application)/g)?.length ?? 0,
    text: document.body.innerText.includes('Subjects'),
  }))

test('a long document keeps few pages in memory, and none outside a canvas', async ({ page, origin }) => {
  const violations: string[] = []
  page.on('console', (message) => violations.push(message.text()))
  await view(page, origin, { file: 'pages-500' })
  await pictureOf(page, 1).waitFor()
  await zoomTo(page, 25)
  for (const number of [250, 500, 1]) {
    await goTo(page, number)
    await painted(page, number, 800)
    const { canvases, ...others } = await pictures(page)
    expect(canvases.length).toBeLessThanOrEqual(12)
    expect(others).toEqual({ images: 0, objectUrls: 0, text: false })
  }
  await page.getByRole('button', { name: 'Contents' }).click()
  await page.getByRole('button', { name: /Section 4/ }).click()
  await expect(page.getByRole('textbox', { name: /^Page, of/ })).toHaveValue('190')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('Section 8')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 hit on 1 page')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Page, of/ })).toHaveValue('442')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rotate' }).click()
  const turned = (await pictureOf(page, 442).boundingBox())!
  expect(turned.width).toBeGreaterThan(turned.height)
  // The keys work wherever the focus is.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: /^Page, of/ })).toHaveValue('443')
  expect(violations).toEqual([])
})

test('behind the fence only a band reaches the browser, and only the slit of it is visible', async ({
  page,
  origin,
}) => {
  const bands: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes('/files/page/')) bands.push(url.searchParams.get('band'))
  })
  await view(page, origin, { file: 'pages-3', level: LEVEL.fence })
  const slit = page.getByRole('slider', { name: 'Reading window, page 1 of 3' })
  await zoomTo(page, 100)
  // A fifth of the page of 800 × 1,132 dots.
  await expect.poll(async () => (await pictures(page)).canvases).toEqual([[800, 226]])
  const strip = page.locator('[class*="slit"]')
  const topOf = async () => (await strip.boundingBox())!.y
  const height = async () => Math.round((await strip.boundingBox())!.height)
  await slit.focus() // scrolls it into view
  await expect.poll(height).toBe(118)
  bands.length = 0 // those of the zoom before
  const [first, shown] = [await topOf(), await strip.screenshot()]

  await slit.press('ArrowDown')
  await expect.poll(topOf).toBeCloseTo(first + 0.03 * 842, 0)
  expect(bands).toEqual([])
  expect(await strip.screenshot()).not.toEqual(shown)
  await slit.press(']')
  await expect.poll(height).toBe(143)
  await slit.press('[')
  await slit.press('[')
  await expect.poll(height).toBe(93)
  await slit.press('Home')
  await expect.poll(topOf).toBeCloseTo(first, 0)
  await slit.press('Space')
  await slit.press('Space')
  await expect.poll(topOf).toBeCloseTo(first + 0.22 * 842, 0)
  const box = (await slit.boundingBox())!
  await page.mouse.move(box.x + 100, box.y + 400)
  await expect.poll(topOf).toBeCloseTo(box.y + 400 - 46, 0)

  await slit.press('End')
  await slit.press('Space')
  await expect(page.getByRole('slider', { name: 'Reading window, page 2 of 3' })).toBeVisible()
  await expect.poll(height).toBe(93)
  expect(await pictures(page)).toMatchObject({
    canvases: [[800, 226]],
    images: 0,
    objectUrls: 0,
    text: false,
  })
  expect(bands.every((band) => band !== null && Number(band.split(',')[1]) <= 20)).toBe(true)
})

test('an open document is covered within a second, and nothing of it stays', async ({ page, origin }) => {
  await view(page, origin, { file: 'pages-3' })
  await pictureOf(page, 1).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(page.getByText('You are using another window')).toBeVisible()
  expect((await pictures(page)).canvases).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await pictureOf(page, 1).waitFor()

  const duration = await page.evaluate(async () => {
    const began = performance.now()
    window.wish({ file: 'pages-3', cover: 'revoked' })
    while (document.querySelector('canvas')) await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
  expect(duration).toBeLessThan(1_000)
  await expect(page.getByText('Your permission to read this was withdrawn')).toBeVisible()
})

test('printing and saving are blocked, announced and reported, and a printout shows a sentence', async ({
  page,
  origin,
}) => {
  const reported = recordReading(page)
  await view(page, origin, { file: 'pages-3' })
  await pictureOf(page, 1).waitFor()
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('alert')).toContainText('not printed')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('not saved')
  await pictureOf(page, 1).click({ button: 'right' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('canvas').first()).toBeHidden()
  await expect(page.getByText('This document can only be read on screen').last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect
    .poll(() => reported.map(({ event }) => event).filter((event) => event !== 'page' && event !== 'time'))
    .toEqual(['open', 'print', 'download', 'download'])
})

test('a printout shows each page with its mark, and nothing else', EXHAUSTIVE, async ({ page, origin }) => {
  await page.addInitScript(installSignal, SIGNAL)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await view(page, origin, { file: 'grounds', level: LEVEL.downloadMarked })
  await pictureOf(page, 1).waitFor()
  // The page as the browser's own menu prints it.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Please use “Print” in the viewer tools')).toBeVisible()
  await expect(page.locator('canvas').first()).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print “grounds”' })
  // The focus is on the next step, not on the button that closes the dialog.
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeVisible()
  for (const [ground, number] of Object.entries(GROUNDS)) {
    const marked = await page.evaluate((at) => window.clarity(window.onPaper(1), window.onPaper(at)), number)
    expect.soft(marked, ground).toBeGreaterThan(8.5)
  }
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(5)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('img')).toHaveCount(0)
})

test('a landscape page is printed on a landscape sheet', EXHAUSTIVE, async ({ page, origin }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await view(page, origin, { file: 'mixed', level: LEVEL.downloadMarked })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('dialog', { name: 'Print “mixed”' }).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = [...paper.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(sheets.map(([, width, height]) => Number(width) > Number(height))).toEqual([false, true, false])
})

test('reading time is the time that someone could see the page', async ({ page, origin }) => {
  await page.clock.install()
  const reported = recordReading(page)
  await view(page, origin, { file: 'pages-3' })
  await pictureOf(page, 1).waitFor()
  /** In steps, so that the server can answer in between. */
  async function pass(seconds: number) {
    for (let left = seconds; left > 0; left -= 5) {
      await page.clock.runFor(Math.min(left, 5) * 1_000)
      await page.evaluate(() => fetch('/token'))
    }
  }
  const send = (event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event)
  await pass(5)
  await send('blur')
  await expect.poll(() => reported.length).toBeGreaterThan(0)
  reported.length = 0
  await pass(25)
  await send('focus')
  await pass(4)
  await send('blur')
  await send('focus')
  await pass(61) // no activity
  await pass(100)
  const total = (event: string) =>
    reported.reduce((sum, each) => sum + (each.event === event ? each.seconds! : 0), 0)
  await expect.poll(() => total('time')).toBeGreaterThanOrEqual(63)
  expect(total('time')).toBeLessThanOrEqual(65)
  expect(total('page')).toBeGreaterThanOrEqual(63)
  expect(new Set(reported.map(({ id }) => id)).size).toBe(reported.length)
})

test('two versions in one scroll: changes are outlined, listed and can be stepped through', async ({
  page,
  origin,
}) => {
  await view(page, origin, { before: 'pages-6-1', after: 'pages-6-2' })
  await expect(page.getByText('1 of 6 pages changed')).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Changed pages' })
  await expect(list.getByRole('button')).toHaveText(['Page 2changed'])
  await page.getByRole('region', { name: 'Pages of both versions' }).focus()
  await page.keyboard.press('n')
  await expect(list.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'location')
  expect(await page.locator('[class*="region"]').count()).toBeGreaterThan(0)
  expect((await pictures(page)).canvases.length).toBeLessThanOrEqual(12)
  await again(page, { before: 'grounds-first', after: 'grounds' })
  await expect(list.getByRole('button')).toHaveText(['Page 5added'])
  await page.getByRole('button', { name: 'Next change' }).click()
  await expect(page.getByText('This version does not have this page')).toBeVisible()
  await again(page, { before: 'pages-6-1', after: 'pages-6-1' })
  await expect(page.getByText('Both versions are the same')).toBeVisible()
})

test('both sides of a comparison carry the mark on every page, and 2,560 px are filled', async ({
  page,
  origin,
}) => {
  await page.addInitScript(installSignal, SIGNAL)
  await page.setViewportSize({ width: 2560, height: 1200 })
  await view(page, origin, { before: 'grounds-first', after: 'grounds' })
  await expect(page.getByText('1 of 5 pages changed')).toBeVisible()
  const widths = async () => (await pictures(page)).canvases.map(([width]) => width!)
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(800)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(2560)

  await page.getByRole('region', { name: 'Pages of both versions' }).focus()
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('-')
  await expect.poll(async () => new Set(await widths())).toEqual(new Set([800]))
  for (const number of [2, 3, 4]) {
    for (const side of [0, 1] as const) {
      const marked = await page.evaluate(
        ([number, side]) => window.clarity(window.outstanding(1)!, window.outstanding(number, side)!),
        [number, side] as const,
      )
      expect.soft(marked, `page ${number}, side ${side}`).toBeGreaterThan(8.5)
    }
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 560 } })

  test('the slit follows a finger, and the page scrolls up under it', async ({ page, origin }) => {
    await view(page, origin, { file: 'pages-3', level: LEVEL.fence })
    const slit = page.getByRole('slider')
    await expect.poll(async () => (await pictures(page)).canvases[0]?.[1]).toBe(226)
    const stage = (await page.getByRole('region', { name: /^Pages of/ }).boundingBox())!
    const line = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      line.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
    const at = async () => Number(await slit.getAttribute('aria-valuenow'))
    await touch('touchStart', stage.y + 120)
    await expect.poll(at).toBeGreaterThan(5)
    const foot = stage.y + stage.height - 4
    for (let step = 0; step < 12; step += 1) await touch('touchMove', foot - (step % 2))
    await expect.poll(at).toBe(100)
    await touch('touchEnd')
    await expect(page.locator('[class*="slit"]')).toBeInViewport({ ratio: 0.9 })
  })
})

test('two documents side by side, each behind its own slit', async ({ page, origin }) => {
  await view(page, origin, {
    pair: [
      { file: 'pages-3', level: LEVEL.fence },
      { file: 'chinese', level: LEVEL.fence },
    ],
  })
  const slits = page.getByRole('slider')
  await expect(slits).toHaveCount(2)
  const heights = () =>
    page
      .locator('[class*="slit"]')
      .evaluateAll((strips) => strips.map(({ clientHeight }) => clientHeight).filter((height) => height > 0))
  await expect.poll(heights).toHaveLength(2)
  const before = await heights()
  await slits.nth(1).press(']')
  await expect.poll(heights).toEqual([before[0], expect.any(Number)])
  expect((await heights())[1]).toBeGreaterThan(before[1]!)
})

test('the preview of a mark looks like the mark', async ({ page, origin }) => {
  await view(page, origin, { sample: {}, zoom: 0.5 })
  const sample = page.getByRole('img', { name: 'Sample page with: 21 Sun Member' })
  await expect.poll(async () => (await pictures(page)).canvases).toEqual([[298, 421]])
  const faint = await sample.screenshot()
  await again(page, { sample: { opacity: 0.5 }, zoom: 0.5 })
  await expect.poll(async () => (await sample.screenshot()).equals(faint)).toBe(false)
})

test.describe('accessibility', () => {
  test.use({ bypassCSP: true }) // for the checker, which is injected as text

  for (const [isDark, width] of [
    [false, 1440],
    [true, 360],
  ] as const) {
    test(
      `plain, fenced, covered and compared, in ${isDark ? 'dark' : 'light'} at ${width} px`,
      EXHAUSTIVE,
      async ({ page, origin }) => {
        await page.setViewportSize({ width, height: 800 })
        await setPreferences(page, { language: 'en', isDark })
        await view(page, origin, { file: 'pages-3' })
        await pictureOf(page, 1).waitFor()
        for (const pane of ['Contents', 'Search', 'Keyboard shortcuts']) {
          // In a narrow toolbar the keys are in a menu.
          if (pane === 'Keyboard shortcuts' && width < 560)
            await page.getByRole('button', { name: 'More tools' }).click()
          await page.getByRole('button', { name: pane, exact: true }).click()
          await expect(page.getByRole('complementary', { name: pane })).toBeVisible()
          await expectAccessible(page)
          if (pane !== 'Keyboard shortcuts') await page.getByRole('button', { name: 'Close' }).click()
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await page.evaluate(() => window.dispatchEvent(new Event('blur')))
        await expectAccessible(page)
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await again(page, { file: 'pages-3', level: LEVEL.fence })
        await page.getByRole('slider').waitFor()
        await expectAccessible(page)
        await again(page, { before: 'pages-6-1', after: 'pages-6-2' })
        await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      },
    )
  }
})

test.describe('unusual files', () => {
  for (const [file, text] of [
    ['empty', 'is empty'],
    ['html', 'is damaged'],
    ['cut', 'is damaged'],
    ['password', 'password-protected'],
  ] as const) {
    test(file, EXHAUSTIVE, async ({ page, origin }) => {
      await view(page, origin, { file })
      await expect(page.getByRole('alert')).toContainText(text)
    })
  }

  test('a document of 5,000 pages, and a page of ten metres', EXHAUSTIVE, async ({ page, origin }) => {
    await view(page, origin, { file: 'pages-5000' })
    await pictureOf(page, 1).waitFor()
    await goTo(page, 5000)
    await expect(pictureOf(page, 5000)).toBeVisible()
    await again(page, { file: 'wall' })
    await pictureOf(page, 1).waitFor()
    await zoomTo(page, 100)
    await expect.poll(async () => (await pictures(page)).canvases).toEqual([[2400, 2400]])
  })
})
