import { describe, expect, test } from 'vitest'
import {
  DEFAULT_DISTRIBUTIONS,
  draw,
  evaluate,
  openEvaluator,
  quantile,
  simulate,
  startSimulation,
  type Distribution,
  type OpenPort,
  type SimulationProgress,
} from '@/features/valuation/engine'
import { createResponder } from '@/features/valuation/engine/worker/responder'
import { statistics } from '@/features/valuation/engine/monteCarlo/statistics'
import { makeIndication, makeStage, makeValuation, odd, resolved } from './valuationBuilders'

const valuation = makeValuation({
  taxRate: 0.2,
  indications: [
    makeIndication(),
    makeIndication({ id: 'B', sharedStages: ['phase3'], overlapWithLead: 0.4 }),
  ],
})
const options = { paths: 12_345, seed: 7, distributions: DEFAULT_DISTRIBUTIONS }

/** Worker in this thread: copies messages, as a real one does, and answers after `delay` microtasks. */
const localPort =
  (delay = 0): OpenPort =>
  () => {
    const respond = createResponder()
    return {
      ask: async (request) => {
        const received = structuredClone(request)
        for (let turn = 0; turn < delay; turn += 1) await Promise.resolve()
        return odd(structuredClone(respond(received)))
      },
      close: () => {},
    }
  }

/** The nth call opens the nth given port. */
const ports = (...open: OpenPort[]): OpenPort => {
  let opened = 0
  return () => {
    opened += 1
    return open[opened - 1]!()
  }
}

describe('in the background', () => {
  test.each([1, 2, 3])('%i workers give the same result as one thread', async (workers) => {
    // Workers of different speeds take blocks in different orders.
    const openPort = ports(localPort(9), localPort(1), localPort(4))
    const { done } = startSimulation(valuation, { ...options, workers, openPort })
    expect(await done).toEqual({ ok: true, value: simulate(resolved(valuation), options).statistics })
  })

  test('the first 10,000 paths are shown before the rest', async () => {
    const seen: SimulationProgress[] = []
    const { done } = startSimulation(valuation, { ...options, workers: 2, openPort: localPort() }, (it) =>
      seen.push(it),
    )
    await done
    const shares = seen.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    const first = seen.find((it) => it.statistics)?.statistics
    expect(first).toEqual(simulate(resolved(valuation), { ...options, paths: 10_000 }).statistics)
    expect(seen.at(-1)!.statistics!.paths).toBe(12_345)
  })

  test('a cancelled run ends quietly and closes its workers', async () => {
    let closed = 0
    const openPort: OpenPort = () => ({ ask: () => new Promise(() => {}), close: () => (closed += 1) })
    const seen: SimulationProgress[] = []
    const running = startSimulation(valuation, { ...options, workers: 2, openPort }, (it) => seen.push(it))
    running.cancel()
    expect(await running.done).toEqual({ ok: false, kind: 'cancelled' })
    expect({ closed, seen }).toEqual({ closed: 2, seen: [] })
  })

  test('a worker that fails or cannot start gives an error value', async () => {
    const failing: OpenPort = () => ({ ask: () => Promise.reject(new Error('gone')), close: () => {} })
    const missing: OpenPort = () => {
      throw new Error('no workers here')
    }
    const run = (openPort: OpenPort) => startSimulation(valuation, { ...options, workers: 2, openPort }).done
    expect(await run(ports(localPort(), failing))).toEqual({ ok: false, kind: 'failed', message: 'gone' })
    expect(await run(missing)).toEqual({ ok: false, kind: 'failed', message: 'no workers here' })
  })

  test('an invalid input is reported at once', async () => {
    const { done } = startSimulation(makeValuation({ indications: [] }), options)
    expect(await done).toEqual({ ok: false, kind: 'invalid', error: { code: 'E_INDICATIONS', field: '' } })
  })

  test('evaluates inputs for a preview', async () => {
    const preview = openEvaluator(localPort())
    expect(await preview.evaluate(valuation)).toEqual({ ok: true, value: evaluate(resolved(valuation)) })
    expect(await preview.evaluate(makeValuation({ discountRate: 2 }))).toEqual({
      ok: false,
      kind: 'invalid',
      error: { code: 'E_RANGE', field: 'discountRate' },
    })
    const failing = openEvaluator(() => ({ ask: () => Promise.reject(new Error('gone')), close: () => {} }))
    expect(await failing.evaluate(valuation)).toEqual({ ok: false, kind: 'failed', message: 'gone' })
  })
})

describe('the paths', () => {
  test('without distributions they converge to the rNPV', () => {
    const r = resolved(valuation)
    const { mean, se } = simulate(r, { paths: 200_000, seed: 3 }).statistics
    expect(Math.abs(mean - evaluate(r).rnpv)).toBeLessThan(4 * se)
  })

  test('a lead that is not on the market takes no patients from another indication', () => {
    const [lead, other] = ['A', 'B'].map((id) => makeIndication({ id, stages: [], launchTime: -1 }))
    const r = resolved(
      makeValuation({
        indications: [
          { ...lead!, regions: [{ region: 'us', marketSize: 1e9, filing: 0.5 }] },
          { ...other!, overlapWithLead: 1 },
        ],
      }),
    )
    const { mean, se } = simulate(r, { paths: 20_000, seed: 5 }).statistics
    expect(Math.abs(mean - evaluate(r).rnpv)).toBeLessThan(4 * se + 1e-6 * mean)
  })

  test('a shared stage fails for both', () => {
    const shared = ['phase3' as const, 'applying' as const]
    const twins = makeValuation({
      indications: [makeIndication(), makeIndication({ id: 'B', sharedStages: shared })],
    })
    const single = simulate(resolved(makeValuation()), { paths: 5000, seed: 5 }).statistics
    const both = simulate(resolved(twins), { paths: 5000, seed: 5 }).statistics
    expect(both.probAnyApproval).toBe(single.probAnyApproval)
  })

  test('a failed stage is paid for, later ones are not', () => {
    const stages = [makeStage('phase3', 0, 1, { pos: 0, cost: 8e6 }), makeStage('applying', 1, 1, { pos: 1 })]
    const r = resolved(
      makeValuation({ discountRate: 0, indications: [makeIndication({ stages, launchCost: 1e6 })] }),
    )
    expect(Array.from(simulate(r, { paths: 2, seed: 1 }).values)).toEqual([-8e6, -8e6])
  })

  test('extremely long durations still give finite values', () => {
    const distributions = { duration: { type: 'lognormal' as const, mu: 0, sigma: 8 } }
    const { values } = simulate(resolved(valuation), { paths: 200, seed: 1, distributions })
    expect(values.every(Number.isFinite)).toBe(true)
  })
})

test('the statistics of few paths', () => {
  const few = statistics(Float64Array.of(-2, 4, 1), Uint8Array.of(0, 1, 0))
  expect(few).toMatchObject({ mean: 1, sd: 3, min: -2, max: 4, probNegative: 1 / 3, meanGivenApproval: 4 })
  const { withApproval, withoutApproval } = few.histogram
  expect([withApproval.length, withApproval[39], withoutApproval[0], withoutApproval[20]]).toEqual([
    40, 1, 1, 1,
  ])

  const one = statistics(Float64Array.of(5), Uint8Array.of(0))
  expect(one).toMatchObject({ mean: 5, sd: 0, se: 0, meanGivenApproval: null })
  expect(one.histogram.withoutApproval[0]).toBe(1)
})

test('a quantile at the ends is the minimum or maximum', () => {
  expect([0, 0.5, 1].map((p) => quantile([1, 2, 4], p))).toEqual([1, 2, 4])
})

const distributions: [Distribution, number[]][] = [
  [{ type: 'uniform', a: 2, b: 4 }, [2.5, 3.5]],
  [{ type: 'triangular', a: 1, m: 1, b: 1 }, [1, 1]],
  [{ type: 'lognormal', mu: 0, sigma: 1 }, [Math.exp(-0.6744897501960817), Math.exp(0.6744897501960817)]],
  [{ type: 'normal', mean: 0, sd: 1, max: 0.5 }, [-0.6744897501960817, 0.5]],
]

test.each(distributions)('draws from %o', (distribution, quartiles) => {
  ;[0.25, 0.75].forEach((u, i) => expect(draw(distribution, u)).toBeCloseTo(quartiles[i]!, 12))
})

test.each([
  [1e-9, -5.997807015007773],
  [1e-5, -4.264890793922825],
  [0.001, -3.090232306167813],
  [0.975, 1.959963984540054],
])('the normal quantile of %f', (u, z) => {
  expect(draw({ type: 'normal', mean: 0, sd: 1 }, u)).toBeCloseTo(z, 11)
})
