import { expect, test } from 'vitest'
import { isSupportOpen } from '@/features/account/contact/supportHours'

// 2026-11-23 is a Monday.
test.each([
  ['2026-11-23T08:59:59+08:00', false],
  ['2026-11-23T09:00:00+08:00', true],
  ['2026-11-23T11:59:59+08:00', true],
  ['2026-11-23T12:00:00+08:00', false],
  ['2026-11-23T13:29:59+08:00', false],
  ['2026-11-23T13:30:00+08:00', true],
  ['2026-11-27T17:59:59+08:00', true],
  ['2026-11-27T18:00:00+08:00', false],
  ['2026-11-28T10:00:00+08:00', false],
  ['2026-11-29T10:00:00+08:00', false],
  // Monday in Beijing, Sunday in New York.
  ['2026-11-22T20:30:00-05:00', true],
])('at %s support is open: %s', (time, isOpen) => expect(isSupportOpen(new Date(time))).toBe(isOpen))
