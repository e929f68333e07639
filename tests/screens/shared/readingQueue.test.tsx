import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failure, success, type FailureKind } from '@/shared/api/result'
import { useReadingQueue, type ReadingBatch } from '@/shared/viewer/readingQueue'

const event = (id: string) => ({ id, event: 'page', page: 3, seconds: 5, percent: null }) as const

/** A fake connection: `failing` sets the error, `arrived` records what got through. */
function makeConnection() {
  const connection = { failing: null as FailureKind | null, arrived: [] as string[], asked: 0 }
  const send = async ({ lease, events }: ReadingBatch) => {
    connection.asked += 1
    if (connection.failing) return failure(connection.failing)
    connection.arrived.push(`${lease}: ${events.map(({ id }) => id).join(' ')}`)
    return success(null)
  }
  return { connection, send }
}

test('events recorded while offline are sent once, in order, when the connection is back', async () => {
  const { connection, send } = makeConnection()
  connection.failing = 'network'
  const { result } = renderHook(() => useReadingQueue({ userId: '7', place: 'vdr' }, send))
  result.current('a', [event('1'), event('2')])
  await waitFor(() => expect(connection.asked).toBeGreaterThan(0))
  result.current('b', [event('3')])
  connection.failing = null
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(connection.arrived).toEqual(['a: 1 2', 'b: 3']))
  await Promise.resolve()
  expect(connection.arrived).toHaveLength(2)
})

test('events left from an earlier visit are sent on opening, for the same account and place only', async () => {
  const { connection, send } = makeConnection()
  connection.failing = 'timeout'
  const before = renderHook(() => useReadingQueue({ userId: '7', place: 'vdr' }, send))
  before.result.current('a', [event('1')])
  await waitFor(() => expect(connection.asked).toBeGreaterThan(0))
  before.unmount()
  connection.failing = null
  renderHook(() => useReadingQueue({ userId: '8', place: 'vdr' }, send))
  renderHook(() => useReadingQueue({ userId: '7', place: 'vdr' }, send))
  await waitFor(() => expect(connection.arrived).toEqual(['a: 1']))
})

test('events that the server refuses are not retried forever', async () => {
  const { connection, send } = makeConnection()
  connection.failing = 'refused'
  const { result } = renderHook(() => useReadingQueue({ userId: '7', place: 'vdr' }, send))
  result.current('a', [event('1')])
  await waitFor(() => expect(connection.asked).toBeGreaterThan(0))
  connection.failing = null
  result.current('b', [event('2')])
  await waitFor(() => expect(connection.arrived).toEqual(['b: 2']))
})
