import type { Page } from '@playwright/test'
import { buildMenu, walkMenu } from '../../src/app/menu'
import { FIXED_PAGES, OPEN_PAGES, STANDALONE_PAGES, UNTABBED_PAGES } from '../../src/app/pages'
import { DETAILS } from '../support/details'
import { enter, expect, expectAccessible, look, signIn, test, violationsOf, type Language } from './support'
import { textsOf } from './texts'

/** Where a visitor gets without a session; the router's own pages are no entries of the registry. */
const OF_VISITORS = ['/login', '/serverError', '/index', ...OPEN_PAGES.keys()]

/** Every screen of whoever is signed in with this token: fixed ones, those of the menu, and their details. */
async function screensOf(page: Page, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/prod-api/getRouters', { headers })
  const { data } = (await answer.json()) as { data: unknown[] }
  const listed = walkMenu(buildMenu(data).menu)
    .filter(({ node }) => node.component !== null && node.isListed)
    .map(({ node }) => node.path)
  return [...FIXED_PAGES.keys(), ...listed, ...DETAILS, ...UNTABBED_PAGES.keys(), ...STANDALONE_PAGES.keys()]
}

/** Waits until a screen is there, with its one heading. */
async function stands(page: Page) {
  await expect(page.locator('h1:visible')).toHaveCount(1)
  await expect(page.locator(BUSY)).toHaveCount(0)
}

/** Loads the page at an address. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await stands(page)
}

/** Goes to an address without loading the page anew, and waits until the screen stands. */
async function show(page: Page, address: string) {
  await page.evaluate((to) => {
    // Each screen names the document; another part of the same one leaves it as it is.
    if (location.pathname !== new URL(to, location.origin).pathname) document.title = ''
    // As the router writes it, so that it can tell the way back.
    const { idx } = history.state as { idx: number }
    const state = { usr: null, key: to, idx: idx + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
  await expect(page).toHaveTitle(/./) // until then the heading is that of the screen before
  await stands(page)
}

/** Places of charts fill when they come near the screen. */
const BUSY = '.ant-spin-spinning:visible, .ant-skeleton:not(.chart *):visible, .spinner:visible'

// A colour on its way to another one is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const LOOKS = [
  { language: 'zh', isDark: false },
  { language: 'zh', isDark: true },
  { language: 'en', isDark: false },
  { language: 'en', isDark: true },
] as const
const nameOf = ({ language, isDark }: (typeof LOOKS)[number]) => `${language}, ${isDark ? 'dark' : 'light'}`

for (const chosen of LOOKS) {
  test(`every screen is accessible and fits: ${nameOf(chosen)}`, async ({ page }) => {
    test.setTimeout(240_000)
    const wrong: string[] = []
    const inspect = async (address: string) => {
      wrong.push(...(await violationsOf(page)).map((violation) => `${address}: ${violation}`))
      if ((await overflowOf(page)) > 0) wrong.push(`${address}: wider than the window`)
    }
    await look(page, chosen)
    for (const address of OF_VISITORS) {
      await open(page, address)
      await inspect(address)
    }
    const addresses = await screensOf(page, await enter(page, 'admin'))
    await open(page, '/index')
    for (const address of addresses) {
      await show(page, address)
      await inspect(address)
    }
    const count = OF_VISITORS.length + addresses.length
    console.log(`looks, ${nameOf(chosen)}: ${count} screens, ${wrong.length} violations`)
    expect(wrong).toEqual([])
  })
}

for (const [width, language] of [
  [360, 'en'],
  [2560, 'zh'],
] as const) {
  test(`every screen fits ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await look(page, { language, isDark: false })
    const wide: string[] = []
    for (const address of OF_VISITORS) {
      await open(page, address)
      if ((await overflowOf(page)) > 0) wide.push(address)
    }
    const addresses = await screensOf(page, await enter(page, 'admin'))
    await open(page, '/index')
    for (const address of addresses) {
      await show(page, address)
      if ((await overflowOf(page)) > 0) wide.push(address)
    }
    console.log(`fits ${width} px: ${OF_VISITORS.length + addresses.length} screens, ${wide.length} too wide`)
    expect(wide).toEqual([])
  })
}

type Texts = ReturnType<typeof textsOf>

/** Dialogs and messages, and how each is opened. */
const DIALOGS: readonly [name: string, address: string, show: (page: Page, t: Texts) => Promise<void>][] = [
  [
    'deletion',
    '/valuation/report',
    (page, t) =>
      page
        .getByRole('button', { name: t('common', 'actions.delete') })
        .first()
        .click(),
  ],
  ['command palette', '/index', (page) => page.keyboard.press('Control+k')],
  [
    'settings',
    '/index',
    (page, t) =>
      page
        .getByRole('button', { name: t('shell', 'settings.title') })
        .first()
        .click(),
  ],
]

for (const chosen of [LOOKS[0], LOOKS[3]]) {
  test(`dialogs are accessible: ${nameOf(chosen)}`, async ({ page }) => {
    const t = textsOf(chosen.language satisfies Language)
    await look(page, chosen)
    await enter(page, 'admin')
    const wrong: string[] = []
    for (const [name, address, show] of DIALOGS) {
      await open(page, address)
      await show(page, t)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('[class*="-enter"]:visible, [class*="-appear"]:visible')).toHaveCount(0)
      wrong.push(...(await violationsOf(page)).map((violation) => `${name}: ${violation}`))
    }
    expect(wrong).toEqual([])
  })

  test(`messages of failures are accessible: ${nameOf(chosen)}`, async ({ page, complaints }) => {
    const t = textsOf(chosen.language satisfies Language)
    await look(page, chosen)
    await enter(page, 'admin')
    for (const [fault, text] of [
      ['403', 'failure.forbidden'],
      ['503', 'failure.dealing'],
      ['401', 'failure.unauthorized'],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'x-mock-fault': `${fault}:/report/list` })
      await page.goto('/valuation/report')
      const message = page.locator('.ant-modal, .ant-notification-notice')
      await expect(message).toContainText(t('common', text))
      await expect(page.locator('[class*="-enter"]:visible, [class*="-appear"]:visible')).toHaveCount(0)
      await expectAccessible(page)
    }
    // The browser's own remark on the status, and nothing else.
    expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([])
    complaints.length = 0
  })
}

test('a report shows its text before the code of the charts is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/Canvas-.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await look(page, { language: 'en', isDark: false })
  await signIn(page, 'en', 'analyst', '/valuation/report')
  await page.getByRole('link', { name: /DEMO-202/ }).click()
  await expect(page.getByRole('heading', { name: 'Method and disclaimer' })).toBeVisible()
  expect(scripts).toEqual([])
  await page.getByRole('heading', { name: 'Scenarios' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /rNPV by scenario/ }).locator('svg')).toBeVisible()
  expect(scripts).toHaveLength(1)
})

for (const isDark of [false, true]) {
  test(`buttons stay readable under the pointer: ${isDark ? 'dark' : 'light'}`, async ({ page }) => {
    await look(page, { language: 'en', isDark })
    const hover = async (kind: string) => {
      await page.locator(`${kind}:not(:disabled)`).filter({ visible: true }).first().hover()
      expect(await violationsOf(page), kind).toEqual([])
    }
    await open(page, '/login')
    await hover('.button-primary')
    await enter(page, 'auditor')
    await open(page, '/apply/5005')
    await hover('.ant-btn-primary')
    await hover('.ant-btn-default:not(.ant-btn-dangerous)')
    await hover('.ant-btn-dangerous')
    await page.locator('.workflow-steps .ant-btn-dangerous').click()
    await hover('.ant-btn-primary.ant-btn-dangerous')
  })
}
