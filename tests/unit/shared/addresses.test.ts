import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress, outsideLink, ownAddress } from '@/shared/lib/addresses'

test.each(['/valuation/report?name=a&b=1#top', '/', '/a/b?redirect=%2Fc'])('%s is kept', (address) => {
  expect(ownAddress(address)).toBe(address)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/\u0009/evil.example',
  'valuation',
  '/login',
  '/login/?redirect=/login',
  '',
  null,
  7,
])('%j becomes the root', (address) => {
  expect(ownAddress(address)).toBe('/')
})

test('nothing leaves the origin', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '%', ' ', '\t', 'e') }),
      (raw) => {
        expect(new URL(ownAddress(raw), 'https://own.example').origin).toBe('https://own.example')
      },
    ),
    { numRuns: 2000 },
  )
})

test('the way back survives the login page with query and hash', () => {
  const address = '/valuation/report?a=1&b=%2F#x'
  const url = new URL(loginAddress(address), 'https://own.example')
  expect(ownAddress(url.searchParams.get('redirect'))).toBe(address)
})

test.each([
  ['https://x.example/a', true],
  ['http://x.example', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/own', false],
])('%s may be linked to: %s', (address, allowed) => {
  expect(outsideLink(address) !== null).toBe(allowed)
})
