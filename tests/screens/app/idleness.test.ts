import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdleness } from '@/shared/lib/idleness'

const MINUTE = 60_000
const stops: (() => void)[] = []
beforeEach(() => vi.useFakeTimers())
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A tab. All tabs of a test share one window, so activity reaches a single tab by a separate channel. */
function makeTab() {
  const onWarned = vi.fn<(isWarned: boolean) => void>()
  const onIdle = vi.fn<() => void>()
  stops.push(watchIdleness({ onWarned, onIdle }))
  return { onWarned, onOver: onIdle }
}
function openOtherTab() {
  const channel = new BroadcastChannel('pharmadesk:activity')
  stops.push(() => channel.close())
  return channel
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)
const touch = () => window.dispatchEvent(new Event('keydown'))

test('the warning comes after 25 minutes and the end after 30', async () => {
  const { onWarned, onOver: onIdle } = makeTab()
  await pass(24.9)
  expect(onWarned).not.toHaveBeenCalled()
  await pass(0.2)
  expect(onWarned.mock.calls).toEqual([[true]])
  await pass(4.8)
  expect(onIdle).not.toHaveBeenCalled()
  await pass(0.2)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('activity restarts the time and dismisses the warning at once', async () => {
  const { onWarned, onOver: onIdle } = makeTab()
  await pass(20)
  touch()
  await pass(20)
  expect(onWarned).not.toHaveBeenCalled()
  await pass(6)
  touch()
  expect(onWarned.mock.calls).toEqual([[true], [false]])
  await pass(24)
  expect(onIdle).not.toHaveBeenCalled()
})

test('activity in another tab counts', async () => {
  const { onWarned, onOver: onIdle } = makeTab()
  const other = openOtherTab()
  await pass(26)
  other.postMessage({ kind: 'active', age: 0 })
  await pass(0)
  expect(onWarned.mock.calls).toEqual([[true], [false]])
  await pass(24)
  expect(onIdle).not.toHaveBeenCalled()
})

test('a tab without activity asks the others before it warns or ends', async () => {
  const { onWarned, onOver: onIdle } = makeTab()
  const other = openOtherTab()
  other.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    if (data.kind === 'ask') other.postMessage({ kind: 'active', age: 10 * MINUTE })
  })
  await pass(31)
  expect(onWarned).not.toHaveBeenCalled()
  expect(onIdle).not.toHaveBeenCalled()
})

test('a clock set forward or back changes nothing', async () => {
  const { onWarned, onOver: onIdle } = makeTab()
  for (const years of [10, -20]) {
    vi.setSystemTime(Date.now() + years * 365 * 24 * 60 * MINUTE)
    await pass(5)
  }
  expect(onWarned).not.toHaveBeenCalled()
  expect(onIdle).not.toHaveBeenCalled()
})

test('typing notifies the other tabs at most every five seconds', async () => {
  makeTab()
  const messages: unknown[] = []
  const other = openOtherTab()
  other.addEventListener('message', ({ data }) => void messages.push(data))
  for (let second = 0; second < 60; second++) {
    touch()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(messages.length).toBeGreaterThan(8)
  expect(messages.length).toBeLessThanOrEqual(12)
})
