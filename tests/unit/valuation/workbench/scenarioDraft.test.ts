import { expect, test } from 'vitest'
import { DRIVERS, SCENARIOS } from '@/features/valuation/engine'
import {
  presetDrafts,
  readScenarios,
  ScenarioDrafts,
  unitOf,
  type ScenarioDraft,
} from '@/features/valuation/workbench/scenarioDraft'

const makeScenario = (changes: Partial<ScenarioDraft> = {}): ScenarioDraft => ({
  key: '1',
  name: 'My submissions',
  weight: '50',
  drivers: {},
  ...changes,
})
const read = (...drafts: ScenarioDraft[]) => readScenarios(drafts)

test('the presets, formatted and parsed again, are those of the method', () => {
  const { scenarios } = presetDrafts()
  expect(readScenarios(scenarios).map(({ scenario }) => scenario)).toEqual(SCENARIOS)
  expect(ScenarioDrafts.safeParse(presetDrafts()).success).toBe(true)
})

test('points become fractions, factors and years stay, and empty drivers are left out', () => {
  const [{ scenario } = { scenario: null }] = read(
    makeScenario({
      drivers: {
        discountRate: '-2',
        growth: '1.5',
        price: '0.9',
        launchDelay: '2',
        peakYear: '-1',
        loe: ' ',
      },
    }),
  )
  expect(scenario).toEqual({
    name: 'My submissions',
    weight: 0.5,
    drivers: { discountRate: -0.02, growth: 0.015, price: 0.9, launchDelay: 2, peakYear: -1 },
  })
})

test('each driver has the unit that fits how it moves', () => {
  for (const driver of Object.keys(DRIVERS) as (keyof typeof DRIVERS)[])
    expect([driver, unitOf(driver) === 'factor']).toEqual([driver, DRIVERS[driver].how === 'multiply'])
  expect([unitOf('growth'), unitOf('loe')]).toEqual(['points', 'years'])
})

test.each([
  [{ name: '  ' }, 'name', 'required'],
  [{ weight: '' }, 'weight', 'required'],
  [{ weight: '101' }, 'weight', 'range'],
  [{ drivers: { price: '-0.1' } }, 'price', 'range'],
  [{ drivers: { price: 'x' } }, 'price', 'number'],
  [{ drivers: { discountRate: '51' } }, 'discountRate', 'range'],
  [{ drivers: { peakYear: '0.5' } }, 'peakYear', 'integerRange'],
] as const)('%o is no scenario', (changes, field, key) => {
  const [reading] = read(makeScenario(changes))
  expect(reading!.scenario).toBeNull()
  expect(reading!.issues).toEqual({ [field]: expect.objectContaining({ key }) })
})

test('two scenarios cannot have the same displayed name', () => {
  const drafts = [
    makeScenario({ name: 'base' }),
    makeScenario({ key: '2', name: 'Base' }),
    makeScenario({ key: '3' }),
  ]
  const shown = readScenarios(drafts, (name) => (name === 'base' ? 'Base' : name))
  expect(shown.map(({ issues }) => issues.name?.key)).toEqual(['nameTwice', 'nameTwice', undefined])
})
