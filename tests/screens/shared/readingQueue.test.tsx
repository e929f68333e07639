import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failure, success, type FailureKind } from '@/shared/api/result'
import { useReadingQueue, type ReadingBatch } from '@/shared/viewer/readingQueue'

const event = (id: string) => ({ id, event: 'page', page: 3, seconds: 5, percent: null }) as const

/** A line that is as it is set, and what came through it. */
function line() {
  const it = { failing: null as FailureKind | null, arrived: [] as string[], asked: 0 }
  const send = async ({ document, events }: ReadingBatch) => {
    it.asked += 1
    if (it.failing) return failure(it.failing)
    it.arrived.push(`${document}: ${events.map(({ id }) => id).join(' ')}`)
    return success(null)
  }
  return { it, send }
}

test('what was read while the line was lost is sent once when it is back, in its order', async () => {
  const { it, send } = line()
  it.failing = 'network'
  const { result } = renderHook(() => useReadingQueue('7', send))
  result.current({ id: 'a', version: 'v2' }, [event('1'), event('2')])
  await waitFor(() => expect(it.asked).toBeGreaterThan(0))
  result.current({ id: 'b' }, [event('3')])
  it.failing = null
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(it.arrived).toEqual(['a: 1 2', 'b: 3']))
  await Promise.resolve()
  expect(it.arrived).toHaveLength(2)
})

test('what is left from before is sent when the screen opens, for its owner alone', async () => {
  const { it, send } = line()
  it.failing = 'timeout'
  const before = renderHook(() => useReadingQueue('7', send))
  before.result.current({ id: 'a' }, [event('1')])
  await waitFor(() => expect(it.asked).toBeGreaterThan(0))
  before.unmount()
  it.failing = null
  renderHook(() => useReadingQueue('8', send))
  renderHook(() => useReadingQueue('7', send))
  await waitFor(() => expect(it.arrived).toEqual(['a: 1']))
})

test('what the server does not want is not sent for ever', async () => {
  const { it, send } = line()
  it.failing = 'refused'
  const { result } = renderHook(() => useReadingQueue('7', send))
  result.current({ id: 'a' }, [event('1')])
  await waitFor(() => expect(it.asked).toBeGreaterThan(0))
  it.failing = null
  result.current({ id: 'b' }, [event('2')])
  await waitFor(() => expect(it.arrived).toEqual(['b: 2']))
})
