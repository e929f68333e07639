import { expect, test } from 'vitest'
import { DEFAULT_DISTRIBUTIONS, draw, UNCERTAIN_INPUTS } from '@/features/valuation/engine'
import {
  defaultSimulation,
  readDistribution,
  readSimulation,
  SimulationDraft,
  type TypedDistribution,
} from '@/features/valuation/workbench/distributions'

const start = defaultSimulation(42)
const typed = (
  kind: TypedDistribution['kind'],
  parameters: Partial<TypedDistribution['parameters']>,
): TypedDistribution => ({ kind, parameters: { ...start.inputs.price.parameters, ...parameters } })

test('the initial settings are those of the report’s own simulation', () => {
  const { settings } = readSimulation(start)
  expect(settings!.seed).toBe(42)
  for (const input of UNCERTAIN_INPUTS)
    expect([input, settings!.distributions[input] ?? null]).toEqual([
      input,
      DEFAULT_DISTRIBUTIONS[input] ? expect.objectContaining(DEFAULT_DISTRIBUTIONS[input]) : null,
    ])
  expect(SimulationDraft.safeParse(start).success).toBe(true)
})

test('points become fractions for every kind', () => {
  const growth = (kind: TypedDistribution['kind'], parameters: Partial<TypedDistribution['parameters']>) =>
    readDistribution('growth', typed(kind, parameters)).value!
  expect(growth('uniform', { a: '-2', b: '2' })).toEqual({ type: 'uniform', a: -0.02, b: 0.02 })
  expect(growth('normal', { mean: '1', sd: '2', min: '', max: '' })).toEqual({
    type: 'normal',
    mean: 0.01,
    sd: 0.02,
    min: null,
    max: null,
  })
  // exp(μ) points, as typed, are exp(μ) / 100.
  expect(draw(growth('lognormal', { mu: '1', sigma: '0.5' }), 0.5)).toBeCloseTo(Math.E / 100, 12)
})

test.each([
  ['uniform', { a: '1', b: '1' }, 'b', 'above'],
  ['uniform', { a: '-0.1' }, 'a', 'range'],
  ['triangular', { a: '0.8', m: '0.7', b: '1.2' }, 'm', 'between'],
  ['triangular', { a: '1.2', m: '1', b: '0.8' }, 'b', 'above'],
  ['normal', { mean: '' }, 'mean', 'required'],
  ['normal', { sd: '-1' }, 'sd', 'range'],
  ['normal', { min: '' }, 'min', 'required'],
  ['normal', { min: '0.5', max: '0.5' }, 'max', 'above'],
  ['lognormal', { sigma: '2.1' }, 'sigma', 'range'],
  ['lognormal', { mu: 'x' }, 'mu', 'number'],
] as const)('%s %o is no distribution of a factor', (kind, parameters, field, key) => {
  const { value, issues } = readDistribution('price', typed(kind, parameters))
  expect(value).toBeNull()
  expect(issues).toEqual({ [field]: expect.objectContaining({ key }) })
})

test('limits are included, and parameters of other kinds are ignored', () => {
  expect(
    readDistribution('price', typed('triangular', { a: '1', m: '1', b: '1.2', mean: 'x' })).value,
  ).toEqual({
    type: 'triangular',
    a: 1,
    m: 1,
    b: 1.2,
  })
  expect(readDistribution('price', typed('none', { a: 'x' }))).toEqual({ value: null, issues: {} })
})

test.each(['', '-1', '1.5', '4294967296'])('%s is no seed', (seed) => {
  const { settings, seedIssue } = readSimulation({ ...start, seed })
  expect(settings).toBeNull()
  expect(seedIssue).toBeDefined()
})
