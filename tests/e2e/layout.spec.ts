import {
  expect,
  expectAccessible,
  setPreferences,
  open,
  openAs,
  resize,
  setLanguage,
  test,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'

// No animations: a dialog that is still opening must not be reported.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const t = textsOf('en')
const menu = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: t('shell', 'layout.menu') })
const tabs = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: t('shell', 'tabs.title') })

const scrolled = (page: import('@playwright/test').Page) => page.evaluate(() => Math.round(window.scrollY))

test('navigation starts at the top; a tab and *back* restore the scroll position', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'analyst', '/valuation/report')
  await page.getByRole('link', { name: /DEMO-202/ }).click()
  await expect(page.getByRole('heading', { name: 'Method and disclaimer' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => scrolled(page)).toBe(1500)

  await menu(page)
    .getByRole('link', { name: t('valuationShell', 'menu.valuation/report/index') })
    .click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await tabs(page)
    .getByRole('link', { name: /DEMO-202/ })
    .click()
  await expect.poll(() => scrolled(page)).toBe(1500)
  await tabs(page)
    .getByRole('link', { name: t('shell', 'tabs.page./index') })
    .click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(1500)
})

test('*back* restores the scroll position even if the page has to load again', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'analyst', '/valuation/report')
  await page.getByRole('link', { name: /DEMO-202/ }).click()
  await expect(page.getByRole('heading', { name: 'Method and disclaimer' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect.poll(() => scrolled(page)).toBe(1200)
  await tabs(page)
    .getByRole('link', { name: t('shell', 'tabs.page./index') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
  await tabs(page)
    .getByRole('button', { name: t('shell', 'tabs.actions') })
    .click()
  await page.getByRole('menuitem', { name: t('shell', 'tabs.close.others') }).click()
  await expect(tabs(page).getByRole('link')).toHaveCount(1)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(1200)
})

test('tabs are reordered by dragging and closed by the middle button', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'analyst', '/valuation/report')
  await menu(page)
    .getByRole('link', { name: t('valuationShell', 'menu.valuation/form/index') })
    .click()
  const links = tabs(page).getByRole('link')
  await expect(links).toHaveText(['Home', 'Valuation reports', 'New valuation'])
  await links.nth(2).dragTo(links.nth(1))
  await expect(links).toHaveText(['Home', 'New valuation', 'Valuation reports'])
  await links.nth(2).click({ button: 'middle' })
  await expect(links).toHaveText(['Home', 'New valuation'])
})

test('invalid and outdated settings fall back to their defaults one by one', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'layout-setting',
      JSON.stringify({
        language: 'en',
        theme: 'red',
        topNav: 'yes',
        tagsView: false,
        sideTheme: 'theme-light',
        old: [1],
      }),
    ),
  )
  await openAs(page, 'analyst')
  await expect(menu(page)).toBeVisible()
  await expect(tabs(page)).toHaveCount(0)
  await expect(page.locator('[data-side]')).toHaveAttribute('data-side', 'light')
  await expectAccessible(page)
})

test('stored settings that are not JSON are ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('layout-setting', '{'))
  await openAs(page, 'analyst')
  await expect(page.getByRole('heading', { level: 1, name: '您好，林估值' })).toBeVisible()
})

for (const isDark of [false, true]) {
  test(
    `dialogs of the layout are accessible, ${isDark ? 'dark' : 'light'}`,
    exhaustiveUnless(!isDark),
    async ({ page }) => {
      await setPreferences(page, { language: 'en', isDark })
      await openAs(page, 'analyst')
      await page.getByRole('button', { name: t('shell', 'settings.title') }).click()
      await expect(page.getByRole('switch').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('switch', { name: t('shell', 'settings.topNav') }).click()
      await page.getByRole('switch', { name: t('shell', 'settings.isCompact') }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectAccessible(page)

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    },
  )
}

test('keys typed while the palette loads end up in it and trigger no shortcut', async ({ page }) => {
  let send = () => {}
  const isWanted = new Promise<void>((resolve) => (send = resolve))
  await page.route(/\/assets\/CommandPalette-.*\.js$/, async (route) => {
    await isWanted
    await route.continue()
  })
  await setLanguage(page, 'en')
  await openAs(page, 'analyst', '/valuation/report')
  await expect(page.getByRole('link', { name: /DEMO-101/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xm')
  await expect(page.getByRole('textbox', { name: t('shell', 'palette.title') })).toHaveValue('xm')
  await expectAccessible(page)
  send()
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('r')
  await expect(box).toHaveValue('xmr')
  await expect(page).toHaveURL('/valuation/report')
})

test('printed pages have no menu, top bar, tabs or breadcrumb', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'analyst', '/valuation/report')
  await expect(page.getByRole('link', { name: /DEMO-101/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(menu(page)).toBeHidden()
  await expect(tabs(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: /DEMO-101/ })).toBeVisible()
})

test('at 360 px the menu is a drawer that closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setLanguage(page, 'en')
  await openAs(page, 'analyst')
  await page.getByRole('button', { name: t('shell', 'layout.expand') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('valuationShell', 'menu.valuation/report/index') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /DEMO-101/ })).toBeVisible()
})

test('rows of a list have the designed height, less in compact mode, and padding when folded', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await openAs(page, 'analyst', '/valuation/report')
  const row = page.getByRole('row').filter({ hasText: 'DEMO-202' })
  const height = async () => Math.round((await row.boundingBox())!.height)
  await expect.poll(height).toBe(52)
  await page.getByRole('button', { name: t('parts', 'columns.open') }).click()
  await page.getByText(t('parts', 'columns.dense.compact'), { exact: true }).click()
  await expect.poll(height).toBe(44)
  await resize(page, 390)
  const name = row.getByRole('link').first()
  await expect
    .poll(async () => (await name.boundingBox())!.y - (await row.boundingBox())!.y)
    .toBeGreaterThan(10)
})

test('the sort arrows of a column show when it is sorted, hovered or focused', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'manager', '/apply')
  const head = (name: string) => page.getByRole('columnheader', { name })
  const seen = (name: string) =>
    head(name)
      .locator('.anticon')
      .evaluateAll(
        (arrows) => arrows.filter((arrow) => arrow.checkVisibility({ opacityProperty: true })).length,
      )
  await expect(head('Submitted')).toBeVisible()
  await page.mouse.move(0, 0)
  expect(await seen('Submitted')).toBe(0)
  await head('Submitted').hover()
  expect(await seen('Submitted')).toBe(2)
  await head('Submitted').click()
  await page.mouse.move(0, 0)
  await expect.poll(() => seen('Submitted')).toBe(1)
  expect(await seen('Days')).toBe(0)
  await page.keyboard.press('Tab')
  await expect(head('Days')).toBeFocused()
  expect(await seen('Days')).toBe(2)
})

test('a chart created while the window narrows still fits', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 })
  await openAs(page, 'admin', '/vdr/vdashboard?roomId=1')
  await page.locator('main [_echarts_instance_] svg').first().waitFor({ state: 'attached' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test('a panel opened by a button stays within the screen of a phone', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.setViewportSize({ width: 390, height: 900 })
  await openAs(page, 'admin', '/vdr/vdocumenttree?roomId=1&folderId=6&document=6-1')
  const name = t('roomsDocuments', 'open.why')
  await page.getByRole('button', { name }).click()
  const panel = page.getByRole('group', { name })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  const { x, width } = (await panel.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
})

/** Element that covers the centre of the focused one; null if that is visible or nothing has the focus. */
const coverOfFocus = () => {
  const focused = document.activeElement
  const target = focused?.closest('label') ?? focused
  if (!target || target === document.body) return null
  const { x, y, width, height } = target.getBoundingClientRect()
  const above = document
    .elementsFromPoint(x + width / 2, y + Math.min(height, window.innerHeight - y) / 2)
    .find((element) => element.checkVisibility({ opacityProperty: true }))
  return above && (target.contains(above) || above.contains(target)) ? null : (above?.outerHTML ?? 'the edge')
}

for (const [address, stops] of [
  ['/vdr/vdmuser?roomId=1', 40],
  ['/vdr/vsetting?roomId=1', 40],
] as const) {
  test(`nothing covers the focused element: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await openAs(page, 'admin', address)
    await page.locator('main :is(tbody tr, textarea)').first().waitFor()
    // Starts at the first element of the page, after the shell.
    await page.locator('main h1').focus()
    const covers: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const cover = await page.evaluate(coverOfFocus)
      if (cover !== null) covers.push(cover)
    }
    expect(covers).toEqual([])
  })
}

test('with forced colours, the selection and the bars of a plan stay visible', async ({ page }) => {
  await setLanguage(page, 'en')
  await openAs(page, 'admin', '/implement/vproject/9001?tab=tasks')
  const background = (locator: import('@playwright/test').Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const bar = page.locator('[role=grid] [data-grip=whole]').first()
  const usual = await background(bar)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await background(bar)).toBe(usual)
  const tab = (name: 'part.tasks' | 'part.milestones') =>
    page.locator('main').getByRole('link', { name: t('implementationProjects', name), exact: true })
  expect(await background(tab('part.tasks'))).not.toBe(await background(tab('part.milestones')))
})

test('on a phone the current tab is visible, also after a window has narrowed', async ({ page }) => {
  const tab = page.locator('main nav a[aria-current=page]')
  await page.setViewportSize({ width: 390, height: 900 })
  await setLanguage(page, 'en')
  await openAs(page, 'admin', '/apply')
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/incubate/5010?tab=timeline')
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(tab).toBeInViewport({ ratio: 1 })
})
