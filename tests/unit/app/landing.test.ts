import { expect, test } from 'vitest'
import { resolveAddress } from '@/app/pages/resolveAddress'

test.each([
  ['/valuation/report?a=1#b', '/valuation/report?a=1#b'],
  ['/redirect/valuation/report?a=1', '/valuation/report?a=1'],
  ['/redirect/redirect/redirect/redirect/redirect/user?a=1', '/user/center?a=1'],
  ['/', '/index'],
  ['/redirect', '/index'],
  ['/redirect?a=1', '/index'],
  ['/admin', '/index'],
  ['/Redirect/ADMIN/', '/index'],
  ['/redirect/login', '/index'],
  ['/redirect//evil.example', '/index'],
  ['/redirectory/x', '/redirectory/x'],
  ['/redirect/\u2028', '/index'],
])('%j resolves to %s in one step', (address, place) => expect(resolveAddress(address)).toBe(place))
