import { describe, expect, test } from 'vitest'
import {
  DEFAULT_DISTRIBUTIONS,
  quantile,
  simulate,
  startJoint,
  type OpenPort,
} from '@/features/valuation/engine'
import {
  contributionsOf,
  distinctSeeds,
  allocateJointPaths,
  marketPlaces,
  portfolioValues,
  runJointBlock,
} from '@/features/valuation/engine/monteCarlo/jointPaths'
import { normalQuantile, normalCdf } from '@/features/valuation/engine/monteCarlo/normalDistribution'
import { compile } from '@/features/valuation/engine/monteCarlo/program'
import { BLOCK_SIZE } from '@/features/valuation/engine/monteCarlo/random'
import { enumerateSets, evaluatedPaths } from '@/features/valuation/engine/monteCarlo/projectSets'
import { createResponder } from '@/features/valuation/engine/worker/responder'
import { makeIndication, makeStage, makeValuation, odd, resolved } from './valuationBuilders'

const first = resolved(
  makeValuation({ indications: [makeIndication(), makeIndication({ id: 'B', overlapWithLead: 0.4 })] }),
)
const second = resolved(
  makeValuation({
    discountRate: 0.08,
    indications: [makeIndication({ stages: [makeStage('applying', 0, 1)] })],
  }),
)
const projectOf = (it: typeof first, seed: number, distributions = DEFAULT_DISTRIBUTIONS) => ({
  program: compile(it, distributions),
  seed,
  interest: 1,
})

const BLOCKS = 8
function pathsOf(projects: ReturnType<typeof projectOf>[], correlation: number, seed = 5) {
  const paths = allocateJointPaths(projects.length, BLOCKS * BLOCK_SIZE)
  for (let block = 0; block < BLOCKS; block += 1)
    runJointBlock({ projects, correlation, seed }, block, paths, block * BLOCK_SIZE)
  return paths
}

const correlationOf = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  const [x, y] = [Float64Array.from(a), Float64Array.from(b)]
  const [one, other] = contributionsOf([x, y]).map(({ sd }) => sd) as [number, number]
  const [whole] = contributionsOf([portfolioValues([x, y])])
  return (whole!.sd ** 2 - one ** 2 - other ** 2) / (2 * one * other)
}

describe('a joint simulation', () => {
  test('without correlation equals the simulation of each project alone, bit for bit', () => {
    const { projectValues, anyApproval } = pathsOf([projectOf(first, 7), projectOf(second, 11)], 0)
    const alone = (it: typeof first, seed: number) =>
      simulate(it, { paths: BLOCKS * BLOCK_SIZE, seed, distributions: DEFAULT_DISTRIBUTIONS })
    expect(projectValues).toEqual([alone(first, 7).values, alone(second, 11).values])
    const rest = alone(second, 11).statistics.probAnyApproval
    expect(anyApproval.reduce((sum, one) => sum + one, 0) / anyApproval.length).toBeGreaterThan(rest)
  })

  // An approved product whose value is its market times a constant, so that its paths show the draws exactly.
  const onTheMarket = resolved(
    makeValuation({ indications: [makeIndication({ stages: [], launchTime: 0 })] }),
  )
  const market = { marketSize: DEFAULT_DISTRIBUTIONS.marketSize! }

  test('correlates the markets, and each keeps its distribution', () => {
    const projects = [projectOf(onTheMarket, 7, market), projectOf(onTheMarket, 11, market)]
    const [independent, joined] = [pathsOf(projects, 0), pathsOf(projects, 0.6)]
    // 8,192 pairs of normal numbers: a standard error of 0.01 without correlation and 0.007 with it.
    expect(
      Math.abs(correlationOf(independent.projectValues[0]!, independent.projectValues[1]!)),
    ).toBeLessThan(0.04)
    expect(Math.abs(correlationOf(joined.projectValues[0]!, joined.projectValues[1]!) - 0.6)).toBeLessThan(
      0.03,
    )
    const [rnpv] = simulate(onTheMarket, { paths: 1, seed: 1 }).values
    for (const worth of joined.projectValues) {
      const sorted = worth.toSorted()
      // Market sizes are normal(1, 0.15): quantiles of the value are those times the value of the base case.
      for (const p of [0.05, 0.25, 0.5, 0.75, 0.95])
        expect(Math.abs(quantile(sorted, p) / rnpv! - (1 + 0.15 * normalQuantile(p)))).toBeLessThan(0.012)
    }
  })

  test('leaves other draws unchanged: projects without a market in their draws do not move', () => {
    const { marketSize: _, ...others } = DEFAULT_DISTRIBUTIONS
    const projects = [projectOf(first, 7, others), projectOf(second, 11, others)]
    expect(marketPlaces(projects[0]!.program)).toEqual([])
    expect(pathsOf(projects, 0.9)).toEqual(pathsOf(projects, 0))
  })

  test('replaces equal seeds by distinct ones and keeps the first', () => {
    const [one, two, three] = distinctSeeds([42, 42, 42]) as [number, number, number]
    expect(one).toBe(42)
    expect(new Set([one, two, three]).size).toBe(3)
    const { projectValues } = pathsOf([projectOf(second, 42), projectOf(second, 42)], 0)
    expect(Math.abs(correlationOf(projectValues[0]!, projectValues[1]!))).toBeLessThan(0.05)
  })

  // Computed by hand: means 2 and 1, variances 2 and 8 (n - 1), covariance -4, so the sum has variance 2.
  test('splits the risk into contributions that add up to it, negative for a hedge', () => {
    const [a, b] = contributionsOf([Float64Array.of(1, 3), Float64Array.of(3, -1)])
    expect(a).toEqual({ mean: 2, sd: Math.SQRT2, probNegative: 0, risk: expect.closeTo(-Math.SQRT2, 12) })
    expect(b).toEqual({
      mean: 1,
      sd: Math.sqrt(8),
      probNegative: 0.5,
      risk: expect.closeTo(2 * Math.SQRT2, 12),
    })
  })

  const localPort: OpenPort = () => {
    const respond = createResponder()
    return {
      ask: async (request) => odd(structuredClone(respond(structuredClone(request)))),
      close: () => {},
    }
  }

  test('gives the same result with any number of workers', async () => {
    const projects = [
      { resolved: first, seed: 7, interest: 1 },
      { resolved: second, seed: 7, interest: 1.1 },
    ]
    const options = { correlation: 0.3, seed: 1, distributions: DEFAULT_DISTRIBUTIONS, openPort: localPort }
    const [one, three] = await Promise.all(
      [1, 3].map((workers) => startJoint(projects, { ...options, workers }, () => {}).done),
    )
    expect(one).toMatchObject({ ok: true, value: { statistics: { paths: 20_480 } } })
    expect(three).toEqual(one)
  })

  // Φ from Python's statistics.NormalDist.
  test.each([
    [-7.5, 3.19089167291092e-14],
    [-2, 0.0227501319481792],
    [0.3, 0.6179114221889526],
    [1.7, 0.9554345372414569],
  ])('below %d is %d of a normal distribution', (z, share) => {
    expect(Math.abs(normalCdf(z) - share)).toBeLessThan(1e-15)
  })
})

// All 15 sets counted by a Python script over itertools.combinations.
describe('sets of projects within a budget', () => {
  const projectValues = [
    [-4, 9, 10, -1, 8, 12, -2, 8],
    [6, -3, 4, 2, -5, 7, -9, 12],
    [-1, -1, -1, -1, -1, -1, -1, -1],
    [2, 3, 20, 1, 2, 3, 4, 7],
  ].map((values) => Float64Array.from(values))
  const program = { projectValues, values: [5, 3, -1, 4], costs: [10, 5, 1, 8], budget: 16 }

  const found = (changes: Partial<typeof program> = {}) => {
    const sets = enumerateSets({ ...program, ...changes })
    sets.count(0, 4)
    sets.count(4, 8)
    return sets.found()
  }

  test('sets on the frontier have the highest value at their probability of loss', () => {
    const { affordable, frontier } = found()
    expect(affordable).toBe(11)
    expect(frontier).toEqual([
      { members: [3], value: 4, cost: 8, loss: 0 },
      { members: [0, 1], value: 8, cost: 15, loss: 0.125 },
    ])
  })

  test('a budget that is just met fits, and one below every project fits none', () => {
    expect(found({ budget: 24 }).frontier.at(-1)).toMatchObject({ members: [0, 1, 3], cost: 23 })
    expect(found({ budget: 23 }).frontier.at(-1)).toMatchObject({ members: [0, 1, 3] })
    expect(found({ budget: 0.5 })).toEqual({ affordable: 0, frontier: [], others: [] })
  })

  test('the more projects, the fewer paths are evaluated for every set', () => {
    expect([4, 17, 18, 20].map((projects) => evaluatedPaths(projects, 20_480))).toEqual([
      20_480, 20_480, 16_384, 4096,
    ])
  })
})
