import { describe, expect, test } from 'vitest'
import {
  checkChance,
  DEFAULT_DISTRIBUTIONS,
  evaluate,
  simulate,
  UNCERTAIN_INPUTS,
  type Dependence,
  type UncertainInput,
} from '@/features/valuation/engine'
import { drawUniform } from '@/features/valuation/engine/monteCarlo/paths'
import { compile } from '@/features/valuation/engine/monteCarlo/program'
import { blockState } from '@/features/valuation/engine/monteCarlo/random'
import { ratesOf } from '@/features/valuation/engine/monteCarlo/betaRates'
import { makeIndication, makeStage, makeValuation, resolved } from './valuationBuilders'

const DRAWN = UNCERTAIN_INPUTS.filter((key) => DEFAULT_DISTRIBUTIONS[key])
const r = resolved(makeValuation({ indications: [makeIndication(), makeIndication({ id: 'B' })] }))

/** Uniform draws of the inputs on many paths, by input and indication. */
function drawn(dependence: Dependence | null, paths = 20_000) {
  const program = compile(r, DEFAULT_DISTRIBUTIONS, { dependence })
  const state = blockState(11, 0)
  const [uniform, normals] = [new Float64Array(program.draws), new Float64Array(program.places.length)]
  const columns = Array.from(program.places, () => new Float64Array(paths))
  for (let path = 0; path < paths; path += 1) {
    drawUniform(program, state, uniform, normals)
    program.places.forEach((place, i) => (columns[i]![path] = uniform[place]!))
  }
  return (key: UncertainInput, indication = 0) => columns[indication * DRAWN.length + DRAWN.indexOf(key)]!
}

/** Spearman's rho; uniform draws are their own ranks. */
function rho(a: Float64Array, b: Float64Array) {
  const total = a.reduce((sum, u, i) => sum + (u - 0.5) * (b[i]! - 0.5), 0)
  return (12 * total) / a.length
}

describe('correlated inputs', () => {
  const pairs = [
    { a: 'price', b: 'peakShare', rho: -0.6 },
    { a: 'rndCost', b: 'duration', rho: 0.8 },
  ] as const
  const together = drawn({ pairs, between: 0.5 })

  test.each([
    ['price', 'peakShare', 0, -0.6],
    ['rndCost', 'duration', 1, 0.8],
    ['price', 'rndCost', 0, 0],
  ] as const)('%s and %s have the rank correlation asked for', (a, b, of, asked) => {
    expect(Math.abs(rho(together(a, of), together(b, of)) - asked)).toBeLessThan(0.03)
  })

  test.each(DRAWN)('%s of both indications as well', (key) => {
    expect(Math.abs(rho(together(key, 0), together(key, 1)) - 0.5)).toBeLessThan(0.03)
    expect(Math.abs(together(key, 1).reduce((sum, u) => sum + u, 0) / 20_000 - 0.5)).toBeLessThan(0.01)
  })

  test('an input in no pair keeps its draws, and without pairs nothing changes', () => {
    const alone = drawn(null, 500)
    const some = drawn({ pairs: [pairs[0]] }, 500)
    for (const key of ['rndCost', 'duration', 'marketSize'] as const) expect(some(key)).toEqual(alone(key))
    expect(some('peakShare')).not.toEqual(alone('peakShare'))
    const options = { paths: 500, seed: 2, distributions: DEFAULT_DISTRIBUTIONS }
    expect(simulate(r, { ...options, dependence: { pairs: [], between: 0 } })).toEqual(simulate(r, options))
  })

  test.each<[string, Dependence, string, string]>([
    ['with itself', { pairs: [{ a: 'price', b: 'price', rho: 0.5 }] }, 'E_CORRELATION', 'price'],
    ['without a distribution', { pairs: [{ a: 'growth', b: 'price', rho: 0.5 }] }, 'E_CORRELATION', 'growth'],
    [
      'named twice',
      { pairs: [pairs[0], { a: 'peakShare', b: 'price', rho: 0.1 }] },
      'E_CORRELATION',
      'price',
    ],
    ['of 1', { pairs: [{ ...pairs[0], rho: 1 }] }, 'E_RANGE', 'rho'],
    ['of no number', { pairs: [{ ...pairs[0], rho: NaN }] }, 'E_RANGE', 'rho'],
    ['between indications of 1', { pairs: [], between: 1 }, 'E_RANGE', 'between'],
    [
      'that cannot hold together',
      {
        pairs: [
          { a: 'price', b: 'peakShare', rho: 0.9 },
          { a: 'price', b: 'marketSize', rho: 0.9 },
          { a: 'peakShare', b: 'marketSize', rho: -0.9 },
        ],
      },
      'E_CORRELATION',
      '',
    ],
  ])('a correlation %s is refused', (_, dependence, code, field) => {
    expect(checkChance(r, DEFAULT_DISTRIBUTIONS, { dependence })).toEqual({
      ok: false,
      error: { code, field },
    })
  })
})

describe('uncertain success rates', () => {
  test.each([
    [0.3, 20],
    [0.02, 5],
    [0.9, 2],
    [0.65, 100_000],
  ])(
    'the values of %d known from %d programmes have it as their mean, and the Beta spread',
    (rate, programmes) => {
      const rates = ratesOf(rate, programmes)
      const mean = rates.reduce((sum, value) => sum + value, 0) / rates.length
      const variance = rates.reduce((sum, value) => sum + (value - rate) ** 2, 0) / rates.length
      expect(mean).toBeCloseTo(rate, 12)
      expect(variance / ((rate * (1 - rate)) / (programmes + 1))).toBeCloseTo(1, 1)
      const steps = rates.map((value, i) => value - (rates[i - 1] ?? 0))
      expect(Math.min(...steps)).toBeGreaterThan(-1e-9)
      expect(rates.at(-1)).toBeLessThanOrEqual(1)
    },
  )

  test('a rate that is certain, or 0 or 1, stays', () => {
    for (const [rate, programmes] of [
      [0.4, null],
      [0, 9],
      [1, 9],
    ] as const)
      expect(new Set(ratesOf(rate, programmes))).toEqual(new Set([rate]))
  })

  const stages = [makeStage('phase3', 0, 2, { pos: 0.4 }), makeStage('applying', 2, 1, { pos: 0.8 })]
  const twins = resolved(
    makeValuation({ indications: [makeIndication({ stages }), makeIndication({ id: 'B', stages })] }),
  )

  test('the mean keeps the rate, and a failure in one indication makes one in the other more likely', () => {
    const options = { paths: 100_000, seed: 4 }
    const programmes = [
      [4, 4],
      [4, 4],
    ]
    const certain = simulate(twins, options).statistics
    const uncertain = simulate(twins, { ...options, programmes }).statistics
    expect(Math.abs(uncertain.mean - evaluate(twins).rnpv)).toBeLessThan(4 * uncertain.se)
    expect(uncertain.probAnyApproval).toBeLessThan(certain.probAnyApproval - 0.02)
    expect(uncertain.sd).toBeGreaterThan(certain.sd * 1.03)
  })

  test.each([1, -1, NaN, 100_001])('%d programmes are refused', (count) => {
    expect(checkChance(r, {}, { programmes: [[count]] })).toEqual({
      ok: false,
      error: { code: 'E_RANGE', field: 'programmes' },
    })
  })
})
