import type { Page } from '@playwright/test'
import { startSession, expect, setPreferences, open, resize, test, EXHAUSTIVE } from './support'
import { textsOf } from './texts'

const t = textsOf('zh')

/** Everything wider than the window, and every text that overflows its box without being clipped. */
const outOfBox = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = []
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 0) wrong.push(`the page: ${wide} px`)
    const range = document.createRange()
    const MAX_WIDTH = 480 // width of a cell in a table that scrolls
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      (['hidden', 'clip'].includes(getComputedStyle(element).overflowX) || isCut(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      if (node.textContent!.length < 200 || parent.closest('svg, script, style, .visually-hidden')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      let box = parent
      while (['inline', 'contents'].includes(getComputedStyle(box).display)) box = box.parentElement!
      range.selectNodeContents(node)
      const { right } = range.getBoundingClientRect()
      const frame = box.getBoundingClientRect()
      const isOut = right > frame.right + 1 || frame.width > Math.max(window.innerWidth, MAX_WIDTH)
      if (isOut && !isCut(parent)) {
        wrong.push(
          `${box.tagName}.${box.className} ${Math.round(right - frame.right)} of ${Math.round(frame.width)} px`,
        )
      }
    }
    return [...new Set(wrong)].slice(0, 12)
  })

const SCREENS = [
  '/index',
  '/valuation/report',
  '/valuation/report/101',
  '/valuation/questionnaire',
  '/search?q=PD-1',
  '/search/drug/trastuzumab-deruxtecan',
  '/apply',
  '/apply?view=board',
  '/apply/5004',
  '/apply/5004?tab=firstStage',
  '/incubate/5010?tab=timeline',
  '/expert',
  '/archive',
  '/user/secrecy',
  '/member',
]

const WIDTHS = [1440, 360]

/** Opens an address with such long texts in all responses. */
async function openLong(page: Page, address: string) {
  await setPreferences(page, { language: 'zh', isDark: false })
  await startSession(page, 'admin')
  await page.setExtraHTTPHeaders({ 'x-mock-fault': 'long' })
  await open(page, address)
  await page.waitForFunction(() => document.body.textContent.includes('W'.repeat(10_000)))
}

for (const address of SCREENS) {
  test(`texts of 10,000 characters stay in their boxes: ${address}`, EXHAUSTIVE, async ({ page }) => {
    await openLong(page, address)
    for (const width of WIDTHS) {
      await resize(page, width)
      expect(await outOfBox(page), `${width} px`).toEqual([])
    }
  })
}

for (const width of WIDTHS) {
  test(
    `texts of 10,000 characters stay in their boxes: a dialog at ${width} px`,
    EXHAUSTIVE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openLong(page, '/valuation/report')
      await page.locator('tbody button[aria-expanded]').first().click()
      await page
        .getByRole('button', { name: t('common', 'actions.delete') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      for (const later of new Set([width, ...WIDTHS])) {
        await resize(page, later)
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await outOfBox(page), `${later} px`).toEqual([])
      }
    },
  )
}

test('a rejected submit keeps the focus where it was', async ({ page }) => {
  await setPreferences(page, { language: 'zh', isDark: false })
  await startSession(page, 'analyst')
  await page.goto('/contact')
  await page.getByLabel(t('accountPages', 'field.contact'), { exact: true }).fill('13800000002')
  await page.getByLabel(t('accountPages', 'field.topic'), { exact: true }).click()
  await page.keyboard.press('Enter')
  await page
    .getByLabel(t('accountPages', 'field.message'), { exact: true })
    .fill('请尽快与我联系，谢谢各位老师。')
  const send = page.getByRole('button', { name: t('accountPages', 'contact.send') })
  let answer = () => {}
  const isSeenBusy = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/prod-api/contact', async (route) => {
    await isSeenBusy
    await route.fulfill({ json: { code: 500, msg: '稍后再试' } })
  })
  await send.click()
  await expect(send).toHaveClass(/ant-btn-loading/)
  answer()
  await expect(page.getByText('稍后再试')).toBeVisible()
  await expect(send).toBeFocused()
})
