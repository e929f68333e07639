import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { storeVersion, VERSION } from '@/app/notices/version'

/** Web storage, as much of it as is used. */
function storage(kept: Record<string, string> = {}, { isBlocked = false, isForgetful = false } = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isBlocked) throw new DOMException('', 'QuotaExceededError')
      if (!isForgetful) kept[key] = value
    },
  })
  return kept
}
const KEY = 'pharmadesk:version'

test('the version is the one of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(VERSION).toBe(`v${version}`)
  expect(VERSION).toBe('v0.1.5')
})

test('another version is stored first and reloads once', () => {
  const kept = storage({ [KEY]: '"v0.1.4"' })
  expect(storeVersion()).toBe(true)
  expect(kept[KEY]).toBe('"v0.1.5"')
  expect(storeVersion()).toBe(false)
})

test.each([
  ['a first visit only stores', {}, {}],
  ['the same version does nothing', { [KEY]: '"v0.1.5"' }, {}],
  ['a broken value counts as a first visit', { [KEY]: '{' }, {}],
  ['blocked storage never reloads', { [KEY]: '"v0.1.4"' }, { isBlocked: true }],
  ['storage that forgets never reloads', { [KEY]: '"v0.1.4"' }, { isForgetful: true }],
])('%s', (_name, kept, faults) => {
  storage({ ...kept }, faults)
  expect(storeVersion()).toBe(false)
})
