import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectCalls } from '@/app/session/connect'
import { App } from '@/app/App'
import { startTexts } from '@/app/i18n/i18n'
import type { Language } from '@/shared/lib/language'
import { setPreferences } from '@/shared/ui/preferences'

/** Puts other cookies before those of the document; a spy on its prototype would not give back both accessors. */
const replaceCookies = (accessors: Pick<PropertyDescriptor, 'get' | 'set'>) =>
  Object.defineProperty(document, 'cookie', { ...accessors, configurable: true })

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  window.history.replaceState(null, '', '/')
})

const loaded = startTexts()

async function start(language: Language) {
  await loaded
  connectCalls()
  setPreferences({ language, isDark: false })
  window.history.replaceState(null, '', '/valuation/report')
  render(<App />)
}

test('with everything there the login page opens, and the check leaves nothing behind', async () => {
  await start('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await waitFor(() => expect(document.cookie).not.toContain('cookie-check'))
})

test.each(['en', 'zh'] as const)('cookies that throw are asked for, in %s', async (language) => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError')
  }
  replaceCookies({ get: refuse, set: refuse })
  await start(language)
  const name = language === 'zh' ? '需要允许使用 Cookie' : 'Cookies are required'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/Cookie/i)
  expect(location.pathname).toBe('/valuation/report')
})

test('cookies that are blocked without a word are asked for', async () => {
  replaceCookies({ get: () => '', set: () => undefined })
  await start('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies are required' })).toBeVisible()
})

test('a browser without channels between its windows is named', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await start('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Browser update required' })).toBeVisible()
})
