import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { storeVersion, VERSION } from '@/app/notices/version'

function stubStorage(stored: Record<string, string> = {}, { isBlocked = false, isForgetful = false } = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isBlocked) throw new DOMException('', 'QuotaExceededError')
      if (!isForgetful) stored[key] = value
    },
  })
  return stored
}
const KEY = 'pharmadesk:version'

test('the version matches package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(VERSION).toBe(`v${version}`)
  expect(VERSION).toBe('v0.1.5')
})

test('a new version is stored first and reloads once', () => {
  const stored = stubStorage({ [KEY]: '"v0.1.4"' })
  expect(storeVersion()).toBe(true)
  expect(stored[KEY]).toBe('"v0.1.5"')
  expect(storeVersion()).toBe(false)
})

test.each([
  ['a first visit only stores', {}, {}],
  ['the same version does nothing', { [KEY]: '"v0.1.5"' }, {}],
  ['a broken value counts as a first visit', { [KEY]: '{' }, {}],
  ['blocked storage never reloads', { [KEY]: '"v0.1.4"' }, { isBlocked: true }],
  ['storage that forgets never reloads', { [KEY]: '"v0.1.4"' }, { isForgetful: true }],
])('%s', (_name, stored, faults) => {
  stubStorage({ ...stored }, faults)
  expect(storeVersion()).toBe(false)
})
