import { expect, test } from 'vitest'
import {
  startSimulation,
  type Distributions,
  type Influence,
  type Valuation,
} from '@/features/valuation/engine'
import { createResponder } from '@/features/valuation/engine/worker/responder'
import { makeIndication, makeStage, makeValuation, odd } from './valuationBuilders'

const certain = [makeStage('applying', 0, 1, { pos: 1 })]
const risky = [makeStage('applying', 0, 1, { pos: 0.5 })]

async function influenceOf(valuation: Valuation, distributions: Distributions) {
  let influence: Influence[] | null = null
  const { done } = startSimulation(
    valuation,
    {
      paths: 50_000,
      seed: 3,
      distributions,
      withInfluence: true,
      workers: 2,
      openPort: () => {
        const respond = createResponder()
        return { ask: async (request) => odd(respond(request)), close: () => {} }
      },
    },
    (progress) => (influence = progress.influence),
  )
  expect((await done).ok).toBe(true)
  const found = influence as Influence[] | null
  return Object.fromEntries(found!.map(({ key, share, givenApproval }) => [key, [share, givenApproval]]))
}

test('each of two factors explains its own part, and both together explain the rest', async () => {
  const valuation = makeValuation({ indications: [makeIndication({ stages: certain })] })
  // Var((1+x)(1+y)) = vx + vy + vx vy with means of 1; a uniform of 0.5..1.5 has a variance of 1/12, 0.8..1.2 of 0.16/12.
  const [vx, vy] = [1 / 12, 0.16 / 12]
  const total = vx + vy + vx * vy
  const { price, marketSize, success } = await influenceOf(valuation, {
    price: { type: 'uniform', a: 0.5, b: 1.5 },
    marketSize: { type: 'uniform', a: 0.8, b: 1.2 },
  })
  for (const of of [0, 1]) {
    expect(price![of]).toBeCloseTo(vx / total, 2)
    expect(marketSize![of]).toBeCloseTo(vy / total, 2)
  }
  for (const share of success!) expect(share).toBeCloseTo(0, 9)
})

test('without distributions the stages explain everything, and nothing once they have succeeded', async () => {
  const valuation = makeValuation({
    indications: [makeIndication({ stages: risky }), makeIndication({ id: 'B', stages: certain })],
  })
  const one = expect.closeTo(1, 9)
  expect(await influenceOf(valuation, {})).toEqual({ success: [one, one] })
  const single = makeValuation({ indications: [makeIndication({ stages: risky })] })
  expect(await influenceOf(single, {})).toEqual({ success: [one, 0] })
})

test('differences between slices that are due to chance do not count, and few approvals give no result', async () => {
  const rare = makeValuation({
    indications: [makeIndication({ stages: [makeStage('applying', 0, 1, { pos: 0.004 })] })],
  })
  const { price } = await influenceOf(rare, { price: { type: 'uniform', a: 0.99, b: 1.01 } })
  expect(price![0]).toBeLessThan(0.002)
  expect(price![1]).toBeNull()
})
