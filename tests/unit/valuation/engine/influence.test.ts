import { expect, test } from 'vitest'
import {
  startSimulation,
  type Distributions,
  type Influence,
  type Valuation,
} from '@/features/valuation/engine'
import { createResponder } from '@/features/valuation/engine/worker/responder'
import { anIndication, aStage, aValuation, odd } from './aValuation'

const certain = [aStage('applying', 0, 1, { pos: 1 })]
const risky = [aStage('applying', 0, 1, { pos: 0.5 })]

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

test('a product of two factors: what each explains by itself, the rest is both together', async () => {
  const valuation = aValuation({ indications: [anIndication({ stages: certain })] })
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

test('without distributions the stages explain everything, and nothing once they are passed', async () => {
  const valuation = aValuation({
    indications: [anIndication({ stages: risky }), anIndication({ id: 'B', stages: certain })],
  })
  const one = expect.closeTo(1, 9)
  expect(await influenceOf(valuation, {})).toEqual({ success: [one, one] })
  const single = aValuation({ indications: [anIndication({ stages: risky })] })
  expect(await influenceOf(single, {})).toEqual({ success: [one, 0] })
})

test('what chance alone puts between the slices does not count, and few approvals say nothing', async () => {
  const rare = aValuation({
    indications: [anIndication({ stages: [aStage('applying', 0, 1, { pos: 0.004 })] })],
  })
  const { price } = await influenceOf(rare, { price: { type: 'uniform', a: 0.99, b: 1.01 } })
  expect(price![0]).toBeLessThan(0.002)
  expect(price![1]).toBeNull()
})
