import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, setLanguage, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')
const DRAFT = '可降解心血管支架涂层（演示）'
/** Ms that a finger must hold a card to drag it. */
const HOLD = 250
const taken = t('parts', 'board.drag.taken').replace('{{name}}', DRAFT)
const home = t('parts', 'board.drag.home').replace('{{name}}', DRAFT)
const over = (column: string) => `“${DRAFT}” is over “${column}”`

// A real move would affect other tests: the server rejects it, and the card has to come back.
const refuse = (page: Page) => page.setExtraHTTPHeaders({ 'x-mock-fault': '500:/goFirstApply' })

async function openBoard(page: Page) {
  await setLanguage(page, 'en')
  await refuse(page)
  await openAs(page, 'founder', '/apply?view=board')
  const column = (name: RegExp) => page.getByRole('region', { name })
  const board = page.getByRole('group', { name: t('conceptsHalls', 'board.label') })
  return { card: board.getByRole('link', { name: DRAFT }), column }
}

const expectRefusal = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: '系统繁忙，请稍后再试' })).toBeVisible()

test('a card can be dragged by mouse, and a click on its name opens it', async ({ page }) => {
  const { card, column } = await openBoard(page)
  await card.hover()
  await page.mouse.down()
  await page.mouse.move(600, 500, { steps: 4 })
  await expect(page.getByText(taken)).toBeAttached()
  await expectAccessible(page)
  await column(/^Awaiting/).hover()
  // The board registers the column a moment later; a card dropped before that returns.
  await expect(page.getByText(over('Awaiting first review'))).toBeAttached()
  await page.mouse.up()
  await expectRefusal(page)
  await expect(column(/^Draft \(1\)/).getByRole('link', { name: DRAFT })).toBeVisible()
  await expect(page).toHaveURL(/\/apply\?view=board$/)
  // A card that was put back in its place does not open its link.
  await card.hover()
  await page.mouse.down()
  await page.mouse.move(600, 500, { steps: 4 })
  await expect(page.getByText(taken)).toBeAttached()
  await column(/^Awaiting/).hover()
  await expect(page.getByText(over('Awaiting first review'))).toBeAttached()
  await card.hover({ force: true })
  await expect(page.getByText(home)).toBeAttached()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/apply\?view=board$/)
  await card.click()
  await expect(page).toHaveURL(/\/apply\/5004/)
})

test('a card can be dragged by keyboard', async ({ page }) => {
  const { card } = await openBoard(page)
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: t('parts', 'board.drag.take').replace('{{name}}', DRAFT) }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(taken)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(over('Awaiting first review'))).toBeAttached()
  await page.keyboard.press('Space')
  await expectRefusal(page)
  await expect(card).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a long press drags a card, a swipe does not', async ({ page }) => {
    const { card, column } = await openBoard(page)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })

    // A late notice would move the card from under the finger.
    await expect(
      page.getByRole('region', { name: t('shell', 'notices.title') }).getByRole('alert'),
    ).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    const { x, y, height } = (await card.boundingBox())!
    const line = y + height / 2
    await touch('touchStart', x + 100, line)
    await touch('touchMove', x + 60, line)
    // Started after the timer of the long press: that one has fired or was cancelled by then.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), HOLD)
    await touch('touchEnd')
    await expect(page.getByText(taken)).toHaveCount(0)

    await touch('touchStart', x + 100, line)
    await expect(page.getByText(taken)).toBeAttached()
    const to = (await column(/^Awaiting/).boundingBox())!
    await touch('touchMove', x + 130, line)
    await touch('touchMove', Math.min(to.x + 60, 380), line)
    await expect(page.getByText(over('Awaiting first review'))).toBeAttached()
    await touch('touchEnd')
    await expectRefusal(page)
    await expect(column(/^Draft \(1\)/).getByRole('link', { name: DRAFT })).toBeAttached()
  })
})
