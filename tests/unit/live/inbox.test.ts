import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInbox } from '@/shared/live/inbox'
import { throttle } from '@/shared/lib/throttle'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function slowInbox() {
  const handled: string[] = []
  const onDropped = vi.fn<() => void>()
  const inbox = createInbox((text) => {
    handled.push(text)
    vi.setSystemTime(Date.now() + 1)
    now += 1
  }, onDropped)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return { inbox, handled, onDropped }
}

test('messages are handled in order, in slices that yield to the page', async () => {
  const { inbox, handled } = slowInbox()
  for (let i = 0; i < 12; i++) inbox.put(String(i))
  expect(handled).toHaveLength(0)
  await vi.advanceTimersToNextTimerAsync()
  expect(handled).toHaveLength(5)
  await vi.runAllTimersAsync()
  expect(handled).toEqual(Array.from({ length: 12 }, (_, i) => String(i)))
})

test('a flood is capped, and dropped messages are reported once', async () => {
  const { inbox, handled, onDropped } = slowInbox()
  for (let i = 0; i < 10_000; i++) inbox.put('x')
  await vi.runAllTimersAsync()
  expect(handled).toHaveLength(5_000)
  expect(onDropped).toHaveBeenCalledTimes(1)
  inbox.put('y')
  await vi.runAllTimersAsync()
  expect(handled).toHaveLength(5_001)
  expect(onDropped).toHaveBeenCalledTimes(1)
})

test('messages still queued when the connection is closed are not handled', async () => {
  const handled: string[] = []
  const inbox = createInbox((text) => {
    handled.push(text)
    if (text === 'end') inbox.clear()
  }, vi.fn<() => void>())
  for (const text of ['a', 'end', 'b', 'c']) inbox.put(text)
  await vi.runAllTimersAsync()
  expect(handled).toEqual(['a', 'end'])
})

test('a burst runs twice within a second: at once, and once for the rest', async () => {
  const run = vi.fn<() => void>()
  const { ask } = throttle(run, 1_000)
  for (let i = 0; i < 10_000; i++) ask()
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a single call and one after a pause run at once; a cancelled one never runs', async () => {
  const run = vi.fn<() => void>()
  const { ask, cancel } = throttle(run, 1_000)
  ask()
  await vi.advanceTimersByTimeAsync(1_000)
  ask()
  expect(run).toHaveBeenCalledTimes(2)
  ask()
  cancel()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(2)
})
