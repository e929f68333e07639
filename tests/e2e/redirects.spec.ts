import type { Page } from '@playwright/test'
import { expect, signIn, speak, test } from './support'

/** Addresses that want to lead away after a sign-in. */
const HOSTILE = [
  'https://evil.example/',
  'http://evil.example/',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e/%2e//evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '/\u2028/evil.example',
  '／／evil.example',
  '/／evil.example',
  '∕∕evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://localhost@evil.example/',
  '//localhost@evil.example',
  '@evil.example',
  '/@evil.example',
  '.evil.example',
  ':80//evil.example',
  'javascript:alert(document.domain)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'view-source:https://evil.example',
  '/redirect//evil.example',
  '/redirect/https://evil.example',
  '/login?redirect=https://evil.example',
  '/login/?redirect=//evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
]

const login = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`

/** The page has arrived somewhere in the product; requests to another host fail the test by themselves. */
async function expectOwn(page: Page, baseURL: string, redirect: string) {
  await expect(page.locator('h1').first(), redirect).toBeVisible()
  expect(new URL(page.url()).origin, redirect).toBe(baseURL)
}

test('a signed-in user is led nowhere else by the login page', async ({ page, baseURL }) => {
  await speak(page, 'en')
  await signIn(page, 'en', 'analyst')
  await page.waitForURL('**/index')
  for (const redirect of HOSTILE) {
    await page.goto(login(redirect))
    await page.waitForURL('**/index')
    await expectOwn(page, baseURL!, redirect)
  }
  console.log(`hostile redirects of a signed-in user: ${HOSTILE.length} tried, none left the origin`)
})

for (const part of [0, 1]) {
  test(`a visitor is led nowhere else after signing in, part ${part + 1}`, async ({ page, baseURL }) => {
    await speak(page, 'en')
    const tried = HOSTILE.filter((_, index) => index % 2 === part)
    for (const redirect of tried) {
      await page.context().clearCookies()
      await signIn(page, 'en', 'analyst', login(redirect))
      await page.waitForURL((url) => url.pathname !== '/login')
      await expectOwn(page, baseURL!, redirect)
    }
    console.log(
      `hostile redirects of a visitor, part ${part + 1}: ${tried.length} tried, none left the origin`,
    )
  })
}

test('a sign-in at a provider leads nowhere else', async ({ page, baseURL }) => {
  await speak(page, 'en')
  const back = `${baseURL}/social-login/wx`
  for (const redirect of HOSTILE) {
    await page.context().clearCookies()
    await page.goto('/__demo')
    const query = new URLSearchParams({ source: 'wx', redirect: back, state: 's', as: 'wx-analyst' })
    const consent = await page.request.get(`/__demo/oauth?${query.toString()}`, { maxRedirects: 0 })
    // As if this tab had gone there, with a target that it would never have kept.
    await page.evaluate(
      (target) =>
        sessionStorage.setItem(
          'deal-desk:social',
          JSON.stringify({ source: 'wx', state: 's', redirect: target }),
        ),
      redirect,
    )
    await page.goto(consent.headers().location!)
    await page.waitForURL((url) => url.pathname !== '/social-login/wx')
    await expectOwn(page, baseURL!, redirect)
  }
  console.log(`hostile targets of a sign-in at a provider: ${HOSTILE.length} tried, none left the origin`)
})

test('a state from outside signs nobody in', async ({ page, baseURL }) => {
  await speak(page, 'en')
  for (const state of HOSTILE) {
    await page.goto(`/social-login/wx?code=x&state=${encodeURIComponent(state)}`)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  expect(await page.context().cookies()).toEqual([])
})
