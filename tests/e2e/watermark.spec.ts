import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  setPreferences,
  openAs,
  waitForScreen,
  test,
  EXHAUSTIVE,
  exhaustiveUnless,
} from './support'
import { ATTACKS, DECLARATIONS, PRINT_RULES, RULES } from './watermark/attacks'
import { installJudge, type Verdict } from './watermark/judge'
import { inkOnPaper } from './watermark/paper'
import { inkOf } from './watermark/pixels'

/** Ms within which the mark must be intact again, or the content hidden. */
const LIMIT = 500

/** Opens a page with the mark and installs the judge. */
async function open(page: Page, address = '/index') {
  await setPreferences(page, { language: 'en', isDark: false })
  await openAs(page, 'analyst', address)
  await bringJudge(page)
}

async function bringJudge(page: Page) {
  await page.locator('html > [aria-hidden="true"]').waitFor({ state: 'attached' })
  await waitForScreen(page)
  await page.evaluate(installJudge)
  await expect.poll(() => page.evaluate(() => window.judge.isWhole())).toBe(true)
}

/** Passed as source text, so that the browser runs it as its own code. */
const measure = (page: Page, attack: string) => page.evaluate<Verdict>(`judge.measure(${attack})`)

async function tryAll(page: Page, attacks: readonly (readonly [string, string])[]) {
  await open(page)
  const lines: string[] = []
  const lost: string[] = []
  const times: number[] = []
  for (const [name, attack] of attacks) {
    const { time, outcome } = await measure(page, attack)
    times.push(time)
    lines.push(`${time.toFixed(1).padStart(7)} ms  ${outcome.padEnd(6)}  ${name}`)
    if (outcome === 'lost' || time > LIMIT) lost.push(name)
    await expect
      .poll(() => page.evaluate(() => window.judge.isWhole() && !window.judge.isHidden()), `after: ${name}`)
      .toBe(true)
  }
  console.log(
    `${lines.join('\n')}\nattacks: ${times.length}, survived: ${times.length - lost.length}, worst: ${Math.max(...times).toFixed(1)} ms`,
  )
  expect(lost).toEqual([])
}

for (const [group, attacks] of Object.entries(ATTACKS)) {
  test(`the mark survives attacks: ${group}`, EXHAUSTIVE, ({ page }) =>
    tryAll(
      page,
      Object.entries(attacks).map(([name, attack]) => [name, String(attack)] as const),
    ),
  )
}

test('the mark survives attacks: style', EXHAUSTIVE, ({ page }) =>
  tryAll(
    page,
    DECLARATIONS.map(
      ([name, value]) =>
        [
          `style ${name}: ${value}`,
          `({ mark }) => mark.style.setProperty('${name}', '${value}', 'important')`,
        ] as const,
    ),
  ),
)

test('the mark survives attacks: style sheets', EXHAUSTIVE, ({ page }) =>
  tryAll(
    page,
    Object.entries(RULES).map(
      ([name, css]) => [`rule: ${name}`, `({ sheet }) => sheet(${JSON.stringify(css)})`] as const,
    ),
  ),
)

/** Region of the page, at least a tile large; on the 404 page it contains nothing but the mark. */
const EMPTY = { x: 500, y: 520, width: 520, height: 300 }

for (const isDark of [false, true]) {
  test(
    `the mark is readable and unobtrusive: ${isDark ? 'dark' : 'light'}`,
    exhaustiveUnless(!isDark),
    async ({ page }) => {
      await setPreferences(page, { language: 'zh', isDark })
      await openAs(page, 'analyst')
      await expect(page.getByRole('link', { name: /DEMO-101/ })).toBeVisible()
      await page.goto('/404')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { share, strength } = await inkOf(page, EMPTY)
      expect(share).toBeGreaterThan(0.003)
      expect(share).toBeLessThan(0.1)
      expect(strength).toBeGreaterThan(12)
      expect(strength).toBeLessThan(30)
    },
  )
}

test('pixels show the mark above anything that covers the page, and nothing without it', async ({ page }) => {
  await open(page)
  const marked = await inkOf(page, EMPTY)
  expect(marked.share).toBeGreaterThan(0)

  for (const show of [
    '(element) => {}',
    "(element) => { element.popover = 'manual'; element.showPopover() }",
    "(element) => { const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.append(element); dialog.showModal() }",
    '(element) => element.requestFullscreen()',
  ]) {
    await page.evaluate(`(async () => {
      const element = document.createElement('div')
      element.id = 'cover'
      element.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 2147483647; background: #fff; border: 0'
      document.body.append(element)
      await (${show})(element)
    })()`)
    await expect.poll(async () => (await inkOf(page, EMPTY)).share, show).toBeGreaterThan(0.003)
    await page.evaluate(async () => {
      await document.exitFullscreen().catch(() => {})
      const cover = document.querySelector('#cover')
      ;(cover?.closest('dialog') ?? cover)?.remove()
    })
  }

  await page.evaluate(() => window.judge.find()!.style.setProperty('opacity', '0', 'important'))
  expect((await inkOf(page, EMPTY)).share).toBe(marked.share)

  await signOut(page)
  expect((await inkOf(page, { x: 20, y: 700, width: 300, height: 180 })).share).toBe(0)
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('menuitem', { name: /Sign out/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('dialogs, drawers and lists of the component library are below the mark', async ({ page }) => {
  await open(page, '/valuation/report')
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => window.judge.isWhole())).toBe(true)
  // The mask of the dialog is even, so that only the mark leaves ink on it.
  expect((await inkOf(page, EMPTY)).share).toBeGreaterThan(0.003)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('combobox').first().click()
  await expect(page.locator('.ant-select-dropdown')).toBeVisible()
  expect(await page.evaluate(() => window.judge.isWhole())).toBe(true)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => window.judge.isWhole())).toBe(true)
  expect((await inkOf(page, { x: 10, y: 400, width: 260, height: 300 })).share).toBeGreaterThan(0.003)
})

test('clicks, selection and the keyboard pass through the mark', async ({ page }) => {
  await open(page)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.selectText()
  const { x, y, width, height } = (await heading.boundingBox())!
  await page.mouse.move(x + 1, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width, y + height / 2)
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).toContain('林估值')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement === window.judge.find())).toBe(false)
  await page.getByRole('link', { name: /DEMO-101/ }).click()
  await page.waitForURL('**/valuation/report/*')
})

test('a printout shows the mark on every page', EXHAUSTIVE, async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => window.judge.isWhole())).toBe(true)
  expect((await inkOf(page, EMPTY)).share).toBeGreaterThan(0.003)
  await page.emulateMedia({ media: null })

  await page.goto('/valuation/npv/1')
  await expect(page.getByLabel('Peak share', { exact: true })).toBeVisible()
  await bringJudge(page)
  for (const hasDialog of [false, true]) {
    if (hasDialog) {
      await page.evaluate(() => {
        const dialog = document.createElement('dialog')
        document.body.append(dialog)
        dialog.showModal()
      })
    }
    // Until the mark is above the dialog, the content is hidden, in print too.
    await expect
      .poll(() => page.evaluate(() => window.judge.isWhole() && !window.judge.isHidden()))
      .toBe(true)
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    const [, ...pages] = paper.split(/\/Type \/Page\s/)
    expect(pages.length).toBeGreaterThan(2)
    // Nothing else in the product is painted with a repeating pattern.
    for (const resources of pages) expect(resources.split('/MediaBox')[0]).toContain('/Pattern <<')
    await expect.poll(() => page.evaluate(() => window.judge.isWhole())).toBe(true)
  }
})

/** Replaces the content with five white sheets, so that the only ink on them is the mark. */
const showFiveSheets = (page: Page) =>
  page.evaluate(() => {
    const content = document.createElement('main')
    content.style.cssText = 'height: 5400px; background: #fff'
    document.body.prepend(content)
    document.querySelector<HTMLElement>('#root')!.style.setProperty('display', 'none', 'important')
  })

test(
  'every part of every printed sheet is marked, regardless of the style sheets of the page',
  EXHAUSTIVE,
  async ({ page }) => {
    await open(page)
    await showFiveSheets(page)
    const style = await page.locator('html').getAttribute('style')
    const faint: string[] = []
    const look = async (name: string, css: string, sheets: number) => {
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`@media print { ${rules} }`)
        document.adoptedStyleSheets = [sheet]
      }, css)
      const ink = await inkOnPaper(page)
      console.log(`${ink.length} sheets, least ink ${Math.min(...ink.flat())}  ${name}`)
      if (ink.length < sheets || ink.some((parts) => parts.some((count) => count < 100))) faint.push(name)
      // The print leaves no trace.
      await expect.poll(() => page.evaluate(() => window.judge.isWhole())).toBe(true)
      expect(await page.locator('html').getAttribute('style')).toBe(style)
    }
    await look('no rule', '', 5)
    for (const [name, css] of Object.entries(PRINT_RULES)) await look(name, css, 5)
    expect(faint).toEqual([])
  },
)

test(
  'a slow print is marked on every sheet to its end, and so is the page afterwards',
  EXHAUSTIVE,
  async ({ page }) => {
    await open(page)
    await showFiveSheets(page)
    // The browser waits for it between `beforeprint` and the print; scripts keep running, as during a preview.
    await page.route('**/late.svg', async (route) => {
      await new Promise((over) => void setTimeout(over, 1500))
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    const style = await page.locator('html').getAttribute('style')
    await page.evaluate(() => {
      const picture = Object.assign(document.createElement('img'), { loading: 'lazy', src: '/late.svg' })
      picture.style.cssText = 'position: absolute; top: 5000px'
      document.querySelector('main')!.append(picture)
    })
    const ink = await inkOnPaper(page)
    expect(ink).toHaveLength(5)
    expect(Math.min(...ink.flat())).toBeGreaterThanOrEqual(100)
    await expect.poll(() => page.evaluate(() => window.judge.isWhole())).toBe(true)
    expect(await page.locator('html').getAttribute('style')).toBe(style)
  },
)

test('a resize redraws the mark, and so does a change of theme', async ({ page }) => {
  await open(page)
  await page.evaluate(() => Object.assign(window, { before: window.judge.find() }))
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect
    .poll(() => page.evaluate(() => 'before' in window && window.before !== window.judge.find()))
    .toBe(true)
  expect(await page.evaluate(() => window.judge.isWhole())).toBe(true)

  const picture = () => page.evaluate(() => getComputedStyle(window.judge.find()!).backgroundImage)
  const light = await picture()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(picture).not.toBe(light)
})

test('content that the mark cannot cover is removed from the page, and comes back with all input', async ({
  page,
}) => {
  await open(page, '/valuation/report')
  const field = page.getByRole('textbox', { name: 'Pipeline' })
  await field.fill('half typed')
  const { time, outcome } = await page.evaluate<Verdict>(`judge.measure(({ mark }) => {
    const observer = new MutationObserver(() => judge.find()?.remove())
    observer.observe(document.documentElement, { childList: true })
    Object.assign(window, { giveUp: () => observer.disconnect() })
    mark.remove()
  })`)
  expect(outcome).toBe('hidden')
  expect(time).toBeLessThanOrEqual(LIMIT)
  await expect(page.getByRole('alert')).toContainText('Content temporarily hidden')
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await expect(page.getByText('DEMO-101')).toHaveCount(0)
  await expectAccessible(page)

  await page.evaluate('giveUp()')
  await expect(field).toHaveValue('half typed')
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => window.judge.isWhole())).toBe(true)
})

test('10,000 changes elsewhere in the page do not affect the mark', async ({ page }) => {
  await open(page)
  const isSame = await page.evaluate(async () => {
    const mark = window.judge.find()
    const box = document.createElement('div')
    document.body.append(box)
    for (let turn = 0; turn < 10_000; turn++) {
      box.dataset.turn = String(turn)
      if (turn % 10 === 0) box.append(document.createElement('i'))
      if (turn % 100 === 0) await Promise.resolve() // lets observers run
    }
    await new Promise(requestAnimationFrame)
    for (let turn = 0; turn < 30; turn++) {
      const details = document.createElement('details')
      box.append(details)
      details.open = true // fires a toggle event, as a dialog does
    }
    await new Promise((done) => setTimeout(done, 300))
    const isSame = window.judge.find() === mark && !window.judge.isHidden()
    box.remove()
    return isSame
  })
  expect(isSame).toBe(true)
})

test('signing out removes the mark for good', async ({ page }) => {
  await open(page)
  await signOut(page)
  const others = () => page.evaluate(() => document.documentElement.children.length)
  expect(await others()).toBe(2) // head and body
  await page.evaluate(() => dispatchEvent(new Event('resize')))
  await page.waitForTimeout(700) // longer than any of its timers
  expect(await others()).toBe(2)
})
