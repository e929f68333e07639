import type { Page } from '@playwright/test'
import { HOSTILE } from '../support/hostileRedirects'
import { expect, signIn, speak, stands, test } from './support'
import { textsOf } from './texts'

const login = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`

/** Those tried by the address bar, where the others go through the router of the document that is open. */
const BY_BAR = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(document.domain)',
]

/** Goes to an address as a step through the history does: the router leads there, and nothing is loaded anew. */
const travel = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to) // the router counts its steps so
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** The page has left the login for somewhere in the product; a request to another host fails the test by itself. */
async function expectOwn(page: Page, from: string, redirect: string) {
  const origin = new URL(page.url()).origin
  await page.waitForURL(({ pathname }) => pathname !== from, { waitUntil: 'commit' })
  expect(new URL(page.url()).origin, redirect).toBe(origin)
}

test('a signed-in user is led nowhere else by the login page', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page, 'en', 'analyst')
  await page.waitForURL('**/index')
  for (const redirect of BY_BAR) {
    await page.goto(login(redirect), { waitUntil: 'commit' })
    await expectOwn(page, '/login', redirect)
  }
  await stands(page)
  for (const redirect of HOSTILE) {
    await travel(page, login(redirect))
    await expectOwn(page, '/login', redirect)
    await page.waitForURL('**/index') // the login page itself is gone, and not only its address
  }
  await expect(page.locator('h1')).toBeVisible()
  console.log(`hostile redirects of a signed-in user: ${HOSTILE.length} tried, none left the origin`)
})

for (const part of [0, 1]) {
  test(`a visitor is led nowhere else after signing in, part ${part + 1}`, async ({ page }) => {
    await speak(page, 'en')
    const tried = HOSTILE.filter((_, index) => index % 2 === part)
    for (const redirect of tried) {
      await page.context().clearCookies()
      await signIn(page, 'en', 'analyst', login(redirect))
      await expectOwn(page, '/login', redirect)
    }
    await expect(page.locator('h1').first()).toBeVisible()
    console.log(
      `hostile redirects of a visitor, part ${part + 1}: ${tried.length} tried, none left the origin`,
    )
  })
}

test('a sign-in at a provider leads nowhere else', async ({ page, baseURL }) => {
  await speak(page, 'en')
  // As if this tab had gone there, with a target that it would never have kept.
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
    // The page itself is gone, and not only its address: the next arrival is another one.
    await expect(page.getByText(textsOf('en')('accountSignIn', 'social.exchanging'))).toHaveCount(0)
  }
  for (const redirect of BY_BAR) {
    await page.context().clearCookies()
    await arrive(redirect, (arrival) => page.goto(arrival, { waitUntil: 'commit' }))
  }
  await stands(page)
  for (const redirect of HOSTILE) await arrive(redirect, (arrival) => travel(page, arrival))
  await expect(page.locator('h1').first()).toBeVisible()
  console.log(`hostile targets of a sign-in at a provider: ${HOSTILE.length} tried, none left the origin`)
})

test('a state from outside signs nobody in', async ({ page, baseURL }) => {
  await speak(page, 'en')
  for (const state of HOSTILE.slice(0, 8)) {
    await page.goto(`/social-login/wx?code=x&state=${encodeURIComponent(state)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  expect(await page.context().cookies()).toEqual([])
})
