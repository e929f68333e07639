import type { Page } from '@playwright/test'
import { HOSTILE } from '../support/hostileRedirects'
import { expect, signIn, speak, test } from './support'

// Many navigations each, on machines that may be busy.
test.describe.configure({ timeout: 120_000 })

const login = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`

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
  for (const redirect of HOSTILE) {
    await page.goto(login(redirect), { waitUntil: 'commit' })
    await expectOwn(page, '/login', redirect)
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
    if (location.pathname !== '/social-login/wx') return
    const redirect = decodeURIComponent(location.hash.slice(1))
    sessionStorage.setItem('deal-desk:social', JSON.stringify({ source: 'wx', state: 's', redirect }))
  })
  const back = `${baseURL}/social-login/wx`
  const query = new URLSearchParams({ source: 'wx', redirect: back, state: 's', as: 'wx-analyst' })
  for (const redirect of HOSTILE) {
    await page.context().clearCookies()
    const consent = await page.request.get(`/__demo/oauth?${query.toString()}`, { maxRedirects: 0 })
    const arrival = `${consent.headers().location}#${encodeURIComponent(redirect)}`
    await page.goto(arrival, { waitUntil: 'commit' })
    await expectOwn(page, '/social-login/wx', redirect)
  }
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
