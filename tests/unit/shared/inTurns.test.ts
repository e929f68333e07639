import { expect, test } from 'vitest'
import { limitConcurrency } from '@/shared/lib/limitConcurrency'

const quiet = () => new AbortController().signal

test('never more at once than allowed, and each once, in order', async () => {
  let running = 0
  let most = 0
  const begun: number[] = []
  await limitConcurrency(
    [1, 2, 3, 4, 5],
    async (thing) => {
      begun.push(thing)
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return 'next'
    },
    { concurrency: 2, signal: quiet() },
  )
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('after a stop no other is begun; one under way is waited for', async () => {
  const over: number[] = []
  await limitConcurrency(
    [1, 2, 3, 4],
    async (thing) => {
      if (thing === 2) await new Promise((resolve) => setTimeout(resolve))
      over.push(thing)
      return thing === 1 ? 'stop' : 'next'
    },
    { concurrency: 2, signal: quiet() },
  )
  expect(over).toEqual([1, 2])
})

test('an aborted signal begins nothing more', async () => {
  const control = new AbortController()
  const begun: number[] = []
  await limitConcurrency(
    [1, 2, 3],
    (thing) => {
      begun.push(thing)
      control.abort()
      return Promise.resolve('next')
    },
    { concurrency: 1, signal: control.signal },
  )
  expect(begun).toEqual([1])
})
