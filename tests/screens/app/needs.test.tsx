import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectCalls } from '@/app/session/connect'
import { App } from '@/app/App'
import { startTexts } from '@/app/i18n/i18n'
import type { Language } from '@/shared/lib/language'
import { setPreferences } from '@/shared/ui/preferences'

/** Overrides the cookies of the document; a spy on its prototype would not restore both accessors. */
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

test('if nothing is missing the login page opens, and the check leaves no trace', async () => {
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

test('silently blocked cookies are reported', async () => {
  replaceCookies({ get: () => '', set: () => undefined })
  await start('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies are required' })).toBeVisible()
})

test('a browser without BroadcastChannel is reported', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await start('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Browser update required' })).toBeVisible()
})
