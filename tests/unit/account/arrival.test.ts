import { expect, test } from 'vitest'
import { loginRedirect } from '@/app/featureRegistry/address'
import { parseCallback } from '@/features/account/social/callback'

const journey = { source: 'wx', state: 's', redirect: '/' } as const

test.each([
  ['code=c&state=s', { kind: 'code', code: 'c', state: 's' }],
  ['auth_code=c&state=s', { kind: 'code', code: 'c', state: 's' }],
  ['state=s', { kind: 'denied' }],
  ['error=access_denied&state=s', { kind: 'denied' }],
  ['code=c&state=S', { kind: 'mismatch' }],
  ['code=c&state=', { kind: 'mismatch' }],
  ['code=c', { kind: 'mismatch' }],
  ['', { kind: 'mismatch' }],
])('a callback with %j is parsed as %j', (query, arrival) => {
  expect(parseCallback(new URLSearchParams(query), 'wx', journey)).toEqual(arrival)
})

test('a callback that this tab did not start, or started with another provider, is a mismatch', () => {
  const params = new URLSearchParams('code=c&state=s')
  expect(parseCallback(params, 'wx', null)).toEqual({ kind: 'mismatch' })
  expect(parseCallback(params, 'alipay', journey)).toEqual({ kind: 'mismatch' })
})

test.each([
  ['/social-login/wx', null],
  ['/social-login/alipay', null],
  ['/social-login/other', '/login?redirect=%2Fsocial-login%2Fother'],
  ['/qrlogin', null],
  ['/', null],
  ['/valuation/report', '/login?redirect=%2Fvaluation%2Freport'],
])('a visitor at %s goes to %s', (pathname, target) => {
  expect(loginRedirect({ pathname, search: '', hash: '' })).toBe(target)
})
