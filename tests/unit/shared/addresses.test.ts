import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE_REDIRECTS } from '../../support/hostileRedirects'
import { loginAddress, externalLink, internalAddress, providerAddress } from '@/shared/lib/addresses'

test.each([
  '/valuation/report?name=a&b=1#top',
  '/',
  '/a/b?redirect=%2Fc',
  '/login-help',
  '/login/help',
  '/help/login',
])('%s is kept', (address) => {
  expect(internalAddress(address)).toBe(address)
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
  'valuation/report',
  '/%',
  '/login',
  '/login/?redirect=/login',
  '',
  null,
  7,
  ['/valuation'],
])('%j becomes the root', (address) => {
  expect(internalAddress(address)).toBe('/')
})

test.each(HOSTILE_REDIRECTS)('%j stays on the origin, and the router can match it', (redirect) => {
  const url = new URL(internalAddress(redirect), 'https://own.example')
  expect(url.origin).toBe('https://own.example')
  expect(decodeURIComponent(url.pathname)).toMatch(/^\/(?!\/).*$/)
})

test('nothing leaves the origin', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '%', ' ', '\t', 'e') }),
      (raw) => {
        expect(new URL(internalAddress(raw), 'https://own.example').origin).toBe('https://own.example')
      },
    ),
    { numRuns: 2000 },
  )
})

test('the redirect survives the login page with query and hash', () => {
  const address = '/valuation/report?a=1&b=%2F#x'
  const url = new URL(loginAddress(address), 'https://own.example')
  expect(internalAddress(url.searchParams.get('redirect'))).toBe(address)
})

test.each([
  ['https://x.example/a', true],
  ['http://x.example', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/own', false],
  [['https://x.example'], false],
])('%s may be linked to: %s', (address, allowed) => {
  expect(externalLink(address) !== null).toBe(allowed)
})

const ORIGIN = 'https://own.example'

test.each([
  'https://open.weixin.qq.com/connect/qrconnect?appid=x#wechat_redirect',
  'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm?app_id=x',
  'https://openauth.alipaydev.com/oauth2/publicAppAuthorize.htm?app_id=x',
  'https://own.example/anywhere',
])('a third-party sign-in may lead to %s', (address) => {
  expect(providerAddress(address, ORIGIN)).toBe(address)
})

test('an address without origin is our own', () => {
  expect(providerAddress('/consent?a=1', ORIGIN)).toBe('https://own.example/consent?a=1')
})

test.each([
  'http://open.weixin.qq.com/',
  'https://open.weixin.qq.com:8443/',
  'https://open.weixin.qq.com.evil.example/',
  'https://open.weixin.qq.com@evil.example/',
  'https://user@open.weixin.qq.com/',
  'https://evil.example/?open.weixin.qq.com',
  '//evil.example',
  '/\\\\evil.example',
  'https:\\\\evil.example',
  'https:\\\\open.weixin.qq.com',
  'https://open.weixin\n.qq.com/',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://own.example/1',
  'weixin://dl',
  'java\nscript:alert(1)',
  'http://own.example/',
])('a third-party sign-in does not lead to %j', (address) => {
  expect(providerAddress(address, ORIGIN)).toBeNull()
})
