import type { Page } from '@playwright/test'
import type { ScreenAddress } from '../support/screens'
import {
  startSession,
  expect,
  expectAccessible,
  setPreferences,
  open,
  openAs,
  resize,
  waitForScreen,
  test,
  violationsOf,
  type Language,
  EXHAUSTIVE,
  exhaustiveUnless,
} from './support'
import { textsOf } from './texts'

const SCREENS = JSON.parse(process.env.E2E_SCREENS!) as ScreenAddress[]

/** Other pages that a visitor can reach; the router's own pages are not in the registry. */
const OF_VISITORS = ['/login', '/serverError', '/index']

// No animations: a colour in transition is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WIDTH = 1440
const WIDTHS = [WIDTH, 2560, 360]

/** Each look is a button away from the one before. The pairs cover both themes and both languages. */
const LOOKS = [
  { language: 'zh', isDark: false, button: '', sampled: [WIDTH, 2560] },
  { language: 'zh', isDark: true, button: textsOf('zh')('common', 'theme.toDark'), sampled: null },
  { language: 'en', isDark: true, button: textsOf('zh')('common', 'otherLanguage'), sampled: [WIDTH, 360] },
  { language: 'en', isDark: false, button: textsOf('en')('common', 'theme.toLight'), sampled: null },
] as const
type Look = (typeof LOOKS)[number]
const nameOf = ({ language, isDark }: Look) => `${language}, ${isDark ? 'dark' : 'light'}`

async function switchTo(page: Page, { language, isDark, button }: Look) {
  const buttons = page.getByRole('button', { name: button, exact: true })
  if ((await buttons.count()) > 0) await buttons.first().click()
  else {
    await page.evaluate((chosen) => localStorage.setItem('layout-setting', JSON.stringify(chosen)), {
      language,
      isDark,
    })
    await page.reload()
  }
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
  await expect(html).toHaveAttribute('data-theme', isDark ? 'dark' : 'light')
  await page.mouse.move(WIDTH - 1, 0)
  await waitForScreen(page)
}

/** Enabled solid buttons: a page offers its next step only once. */
const solidButtons = (page: Page) =>
  page.locator('main').locator('.ant-btn-primary:enabled, .button-primary').filter({ visible: true })

/** True when the page fits into a window of this width. */
async function fits(page: Page, width: number) {
  await resize(page, width)
  const isFitting = () => document.documentElement.scrollWidth <= window.innerWidth
  return page.waitForFunction(isFitting, null, { timeout: 5_000 }).then(
    () => true,
    () => false,
  )
}

/** Columns of a list have to be fully visible; in a narrower window they scroll or fold. */
const areColumnsVisible = (page: Page) =>
  page
    .locator('.ant-table-content')
    .evaluateAll((tables) => tables.every(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth))

/** Folder for pictures of each page in all four looks, for review: `PICTURES=…`. */
const { PICTURES } = process.env

async function picture(page: Page, address: string, name: string) {
  for (const width of [WIDTH, 390]) {
    await resize(page, width)
    const file = `${address.replaceAll(/\W+/g, '_')} ${name} ${width}.png`
    await page.screenshot({ path: `${PICTURES}/${file}`, animations: 'disabled' })
  }
}

/** Checks all four looks at three widths each, or, as a sample, three looks with a second width in two of them. */
async function inspect(page: Page, address: string, isSample: boolean) {
  const wrong: string[] = []
  await setPreferences(page, LOOKS[0])
  await open(page, address)
  const solid = await solidButtons(page).allTextContents()
  if (solid.length > 1) wrong.push(`several solid buttons: ${solid.join(', ')}`)
  for (const [index, chosen] of (isSample && !PICTURES ? LOOKS.slice(0, 3) : LOOKS).entries()) {
    if (index > 0) await switchTo(page, chosen)
    const name = nameOf(chosen)
    const widths = isSample ? (chosen.sampled ?? []) : WIDTHS
    if (widths.length > 0) {
      wrong.push(...(await violationsOf(page)).map((violation) => `${name}: ${violation}`))
      for (const width of widths) {
        if (!(await fits(page, width))) wrong.push(`${name}: wider than ${width} px`)
        if (width === WIDTH && !(await areColumnsVisible(page))) wrong.push(`${name}: columns out of sight`)
      }
    }
    if (PICTURES) await picture(page, address, name)
    await page.setViewportSize({ width: WIDTH, height: 900 })
  }
  return wrong
}

for (const { address, isOpen, isPattern } of [
  ...OF_VISITORS.map((address) => ({ address, isOpen: true, isPattern: address === '/login' })),
  ...SCREENS,
]) {
  const title = `${address} is accessible and fits${isOpen ? ', for a visitor' : ''}`
  const check =
    (isSample: boolean) =>
    async ({ page }: { page: Page }) => {
      if (!isOpen) await startSession(page, 'admin')
      expect(await inspect(page, address, isSample)).toEqual([])
    }
  if (isPattern) test(title, check(true))
  test(`${title}, in every look and width`, EXHAUSTIVE, check(false))
}

type Texts = ReturnType<typeof textsOf>

const DIALOGS: readonly [name: string, address: string, show: (page: Page, t: Texts) => Promise<void>][] = [
  [
    'deletion',
    '/valuation/report',
    async (page, t) => {
      const more = t('parts', 'list.moreActions').replace('“{{name}}”', '').trim()
      await page.getByRole('button', { name: more }).first().click()
      await page.getByRole('button', { name: t('common', 'actions.delete'), exact: true }).click()
    },
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

for (const chosen of [LOOKS[0], LOOKS[2]]) {
  const variant = exhaustiveUnless(chosen === LOOKS[0])
  test(`dialogs are accessible: ${nameOf(chosen)}`, variant, async ({ page }) => {
    const t = textsOf(chosen.language satisfies Language)
    await setPreferences(page, chosen)
    await startSession(page, 'admin')
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

  test(`error messages are accessible: ${nameOf(chosen)}`, variant, async ({ page, complaints }) => {
    const t = textsOf(chosen.language satisfies Language)
    await setPreferences(page, chosen)
    await startSession(page, 'admin')
    for (const [fault, text] of [
      ['403', 'failure.forbidden'],
      ['503', 'failure.dealing'],
      ['401', 'failure.unauthorized'],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'x-mock-fault': `${fault}:/report/list` })
      await page.goto('/valuation/report')
      const message = page.locator('.ant-modal, section > [role=alert]')
      await expect(message).toContainText(t('common', text))
      await expect(page.locator('[class*="-enter"]:visible, [class*="-appear"]:visible')).toHaveCount(0)
      await expectAccessible(page)
    }
    // The browser's own message about the status, and nothing else.
    expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([])
    complaints.length = 0
  })
}

test('a report shows its text before the code of the charts is requested', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/Canvas-.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await setPreferences(page, { language: 'en', isDark: false })
  await openAs(page, 'analyst', '/valuation/report')
  await page.getByRole('link', { name: /DEMO-202/ }).click()
  await expect(page.getByRole('heading', { name: 'Method and disclaimer' })).toBeVisible()
  expect(scripts).toEqual([])
  await page.getByRole('heading', { name: 'Scenarios' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /rNPV by scenario/ }).locator('svg')).toBeVisible()
  expect(scripts).toHaveLength(1)
})

for (const isDark of [false, true]) {
  test(
    `buttons stay readable on hover: ${isDark ? 'dark' : 'light'}`,
    exhaustiveUnless(!isDark),
    async ({ page }) => {
      await setPreferences(page, { language: 'en', isDark })
      const hover = async (kind: string) => {
        await page.locator(`${kind}:not(:disabled)`).filter({ visible: true }).first().hover()
        expect(await violationsOf(page), kind).toEqual([])
      }
      await open(page, '/login')
      await hover('.button-primary')
      await startSession(page, 'auditor')
      await open(page, '/apply/5005')
      await hover('.ant-btn-primary')
      await hover('.ant-btn-default:not(.ant-btn-dangerous)')
      await hover('.ant-btn-dangerous')
      await page.locator('main .ant-btn-dangerous').filter({ visible: true }).first().click()
      await hover('.ant-btn-primary.ant-btn-dangerous')
    },
  )
}
