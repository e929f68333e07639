import { expect, test } from 'vitest'
import { DEFAULT_DISTRIBUTIONS } from '@/features/valuation/engine'
import { independent, readDependence } from '@/features/valuation/workbench/dependenceDraft'
import {
  defaultSimulation,
  readSimulation,
  SimulationDraft,
} from '@/features/valuation/workbench/distributions'
import { noRanges, readRanges } from '@/features/valuation/workbench/rangesDraft'

test('typed ends are used, empty ones are those of the method, and the simulation draws between them', () => {
  expect(readRanges(noRanges()).ranges).toEqual({})
  const { ranges, triangles, issues } = readRanges({
    ranges: { growth: { low: '-3', base: '1', high: '' }, price: { low: '', base: '', high: '1.5' } },
  })
  expect(issues).toEqual({})
  expect(ranges).toEqual({ growth: { low: -0.03, high: 0.02 }, price: { low: 0.8, high: 1.5 } })
  const start = defaultSimulation(1)
  const inputs = { ...start.inputs, growth: { ...start.inputs.growth, kind: 'range' as const } }
  const { settings } = readSimulation({ seed: '1', inputs }, triangles)
  expect(settings!.distributions.growth).toEqual({ type: 'triangular', a: -0.03, m: 0.01, b: 0.02 })
})

test.each([
  [{ low: '1.3', base: '', high: '' }, 'high', 'above'],
  [{ low: '1.1', base: '', high: '' }, 'base', 'between'],
  [{ low: 'x', base: '', high: '' }, 'low', 'number'],
] as const)('%j is no range of a price', (price, end, key) => {
  const { issues, triangles } = readRanges({ ranges: { price } })
  expect(issues.price).toEqual({ [end]: expect.objectContaining({ key }) })
  expect(triangles.price).toBeNull()
})

test('an older draft has neither correlations nor uncertain rates', () => {
  const { seed, inputs } = defaultSimulation(1)
  expect(SimulationDraft.parse({ seed, inputs })).toEqual(defaultSimulation(1))
})

test('a pair is read once, and only for inputs with a distribution', () => {
  const pairs = [
    { key: '1', a: 'price', b: 'peakShare', rho: '-0.4' },
    { key: '2', a: 'peakShare', b: 'price', rho: '0.1' },
    { key: '3', a: 'price', b: 'growth', rho: '0.1' },
  ] as const
  const read = readDependence({ ...independent(), pairs: [...pairs] }, DEFAULT_DISTRIBUTIONS, 1)
  expect([...read.issues].map(([key, { issue }]) => [key, issue.key])).toEqual([
    ['2', 'pairTwice'],
    ['3', 'noDistribution'],
  ])
  const { dependence } = readDependence({ pairs: [pairs[0]], between: '' }, DEFAULT_DISTRIBUTIONS, 1)
  expect(dependence).toEqual({ pairs: [{ a: 'price', b: 'peakShare', rho: -0.4 }], between: 0 })
})
