import { expect, test } from 'vitest'
import { limitConcurrency } from '@/shared/lib/limitConcurrency'

const neverAborted = () => new AbortController().signal

test('never runs more at once than allowed, and each item once, in order', async () => {
  let running = 0
  let max = 0
  const started: number[] = []
  await limitConcurrency(
    [1, 2, 3, 4, 5],
    async (thing) => {
      started.push(thing)
      max = Math.max(max, ++running)
      await Promise.resolve()
      running--
      return 'next'
    },
    { concurrency: 2, signal: neverAborted() },
  )
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(max).toBe(2)
})

test('after a stop no other item is started, and a running one is awaited', async () => {
  const finished: number[] = []
  await limitConcurrency(
    [1, 2, 3, 4],
    async (thing) => {
      if (thing === 2) await new Promise((resolve) => setTimeout(resolve))
      finished.push(thing)
      return thing === 1 ? 'stop' : 'next'
    },
    { concurrency: 2, signal: neverAborted() },
  )
  expect(finished).toEqual([1, 2])
})

test('an aborted signal starts nothing more', async () => {
  const control = new AbortController()
  const started: number[] = []
  await limitConcurrency(
    [1, 2, 3],
    (thing) => {
      started.push(thing)
      control.abort()
      return Promise.resolve('next')
    },
    { concurrency: 1, signal: control.signal },
  )
  expect(started).toEqual([1])
})
