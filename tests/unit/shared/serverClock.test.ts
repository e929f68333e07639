import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from '@/shared/api/serverClock'

const LOCAL = Date.UTC(2026, 11, 1, 8, 0, 0)

beforeEach(() => void vi.useFakeTimers({ now: LOCAL }))
afterEach(() => {
  vi.setSystemTime(LOCAL)
  noteServerTime(new Date(LOCAL).toUTCString())
  vi.useRealTimers()
})

test('the time of the server runs on from the last answer', () => {
  noteServerTime('Tue, 01 Dec 2026 08:00:30 GMT')
  expect(serverNow()).toBe(LOCAL + 30_000)
  vi.advanceTimersByTime(5_000)
  expect(serverNow()).toBe(LOCAL + 35_000)
})

test.each([undefined, null, 'soon', LOCAL])('an answer dated %j does not set the clock', (date) => {
  noteServerTime(date)
  expect(serverNow()).toBe(LOCAL)
})
