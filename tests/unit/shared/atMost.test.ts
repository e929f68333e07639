import { expect, test } from 'vitest'
import { atMost } from '@/shared/lib/atMost'

test('so many run at a time, the others in their order, and a failure gives its place on', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  const finish: (() => void)[] = []
  const runs = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((done) => finish.push(done))
      if (number === 0) throw new Error('broken')
      return number
    }).catch(() => 'failed'),
  )
  const settle = () => new Promise((done) => setImmediate(done))
  await settle()
  expect(begun).toEqual([0, 1])
  finish[0]!()
  await settle()
  expect(begun).toEqual([0, 1, 2])
  finish[2]!()
  finish[1]!()
  await settle()
  finish[3]!()
  expect(await Promise.all(runs)).toEqual(['failed', 1, 2, 3])
  // All places are free again.
  expect(await Promise.all([inTurn(async () => 'a'), inTurn(async () => 'b')])).toEqual(['a', 'b'])
})
