import type { Page } from '@playwright/test'
import { HOSTILE_REDIRECTS } from '../support/hostileRedirects'
import { expect, signIn, setLanguage, waitForScreen, test, exhaustiveUnless } from './support'
import { textsOf } from './texts'

const login = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`

/** Tried in the address bar; the others go through the router of the open document. */
const BY_BAR = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(document.domain)',
]

/** Navigates like a step in the history: the router handles it, without a reload. */
const travel = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to) // the router counts its steps this way
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** The page has left the login for a page of the product; a request to another host fails the test by itself. */
async function expectOwn(page: Page, from: string, redirect: string) {
  const origin = new URL(page.url()).origin
  await page.waitForURL(({ pathname }) => pathname !== from, { waitUntil: 'commit' })
  expect(new URL(page.url()).origin, redirect).toBe(origin)
}

test('the login page sends a signed-in user to no other site', async ({ page }) => {
  await setLanguage(page, 'en')
  await signIn(page, 'en', 'analyst')
  await page.waitForURL('**/index')
  for (const redirect of BY_BAR) {
    await page.goto(login(redirect), { waitUntil: 'commit' })
    await expectOwn(page, '/login', redirect)
  }
  await waitForScreen(page)
  for (const redirect of HOSTILE_REDIRECTS) {
    await travel(page, login(redirect))
    await expectOwn(page, '/login', redirect)
    await page.waitForURL('**/index') // the login page itself is gone, not only its address
  }
  await expect(page.locator('h1')).toBeVisible()
  console.log(
    `hostile redirects of a signed-in user: ${HOSTILE_REDIRECTS.length} tried, none left the origin`,
  )
})

for (const part of [0, 1]) {
  test(
    `a visitor is sent to no other site after signing in, part ${part + 1}`,
    exhaustiveUnless(part === 0),
    async ({ page }) => {
      await setLanguage(page, 'en')
      const tried = HOSTILE_REDIRECTS.filter((_, index) => index % 2 === part)
      for (const redirect of tried) {
        await page.context().clearCookies()
        await signIn(page, 'en', 'analyst', login(redirect))
        await expectOwn(page, '/login', redirect)
      }
      await expect(page.locator('h1').first()).toBeVisible()
      console.log(
        `hostile redirects of a visitor, part ${part + 1}: ${tried.length} tried, none left the origin`,
      )
    },
  )
}

test('a sign-in through a provider leads to no other site', async ({ page, baseURL }) => {
  await setLanguage(page, 'en')
  // A session that the next arrival replaces may not have opened its socket yet.
  await page.routeWebSocket(/\/socket\//, () => undefined)
  // Pretends that this tab was sent to the provider, with a target that it would never have stored.
  await page.addInitScript(() => {
    addEventListener('popstate', keep)
    function keep() {
      if (location.pathname !== '/social-login/wx') return
      const redirect = decodeURIComponent(location.hash.slice(1))
      sessionStorage.setItem(
        'pharmadesk:stays:social',
        JSON.stringify({ source: 'wx', state: 's', redirect }),
      )
    }
    keep()
  })
  const back = `${baseURL}/social-login/wx`
  const query = new URLSearchParams({ source: 'wx', redirect: back, state: 's', as: 'wx-analyst' })
  const arrive = async (redirect: string, go: (arrival: string) => Promise<unknown>) => {
    const consent = await page.request.get(`/__demo/oauth?${query.toString()}`, { maxRedirects: 0 })
    await go(`${consent.headers().location}#${encodeURIComponent(redirect)}`)
    await expectOwn(page, '/social-login/wx', redirect)
    // The page itself is gone, not only its address: the next callback is a new one.
    await expect(page.getByText(textsOf('en')('accountSignIn', 'social.exchanging'))).toHaveCount(0)
  }
  for (const redirect of BY_BAR) {
    await page.context().clearCookies()
    await arrive(redirect, (arrival) => page.goto(arrival, { waitUntil: 'commit' }))
  }
  await waitForScreen(page)
  for (const redirect of HOSTILE_REDIRECTS) await arrive(redirect, (arrival) => travel(page, arrival))
  await expect(page.locator('h1').first()).toBeVisible()
  console.log(
    `hostile targets of a sign-in at a provider: ${HOSTILE_REDIRECTS.length} tried, none left the origin`,
  )
})

test('a forged state signs nobody in', async ({ page, baseURL }) => {
  await setLanguage(page, 'en')
  for (const state of HOSTILE_REDIRECTS.slice(0, 8)) {
    await page.goto(`/social-login/wx?code=x&state=${encodeURIComponent(state)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  expect(await page.context().cookies()).toEqual([])
})
