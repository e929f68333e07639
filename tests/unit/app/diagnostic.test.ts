import { expect, test } from 'vitest'
import { diagnosticId, routePattern } from '@/shared/lib/diagnostic'

test.each([
  ['/valuation/report', '/valuation/report'],
  ['/valuation/report/1001?code=1#top', '/valuation/report/:x'],
  ['/user/wang@example.com', '/user/:x'],
  ['/room/%E6%9C%BA%E5%AF%86', '/room/:x'],
  ['/a-word-that-is-longer-than-any-of-ours/x', '/:x/x'],
  ['/', '/'],
])('for %s only %s leaves the browser', (address, pattern) => expect(routePattern(address)).toBe(pattern))

test('a diagnostic id contains the error, time and route', () => {
  expect(diagnosticId('ABC123', new Date('2026-11-23T01:02:03.456Z'), '/404')).toBe(
    'ABC123 · 2026-11-23T01:02:03Z · /404',
  )
})
