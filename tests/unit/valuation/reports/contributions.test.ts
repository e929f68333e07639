import { expect, test } from 'vitest'
import {
  applyDrivers,
  applyScenario,
  evaluate,
  resolve,
  scenarios,
  type Resolved,
} from '@/features/valuation/engine'
import { contributions } from '@/features/valuation/reports/model/contributions'
import { makeMarket, makeIndication } from '../engine/valuationBuilders'

function inRegions(): Resolved {
  const regions = [
    { region: 'us' as const, marketSize: 6e8 },
    { region: 'china' as const, marketSize: 4e8 },
  ]
  const resolved = resolve({
    baseDate: '2026-01-01',
    currency: 'USD',
    discountRate: 0.1,
    indications: [
      makeIndication({ regions }),
      makeIndication({ id: 'B', market: makeMarket({ marketSize: 5e8 }), regions }),
    ],
  })
  if (!resolved.ok) throw new Error(resolved.error.code)
  return resolved.value
}

test('the regions of a scenario add up to its rNPV before development and launch, over all indications', () => {
  const resolved = inRegions()
  const moved = evaluate(applyDrivers(resolved, { price: 1.3 }))
  const brought = contributions(moved)
  expect([...brought.keys()]).toEqual(['us', 'china'])
  expect(brought.get('us')! + brought.get('china')!).toBeCloseTo(moved.rnpv + moved.pvRnd + moved.pvLaunch, 2)
  expect(brought.get('us')).toBeGreaterThan(contributions(evaluate(resolved)).get('us')!)
})

test('a scenario of one region moves the values of that region only there, and all others everywhere', () => {
  const resolved = inRegions()
  const drivers = { price: 1.3, growth: 0.02, launchDelay: 1, pos: 0.9, discountRate: 0.01 }
  const shared = { pos: 0.9, discountRate: 0.01 }
  const broughtBy = (scenario: Parameters<typeof applyScenario>[1]) =>
    contributions(evaluate(applyScenario(resolved, scenario)))
  const inChina = broughtBy({ drivers, region: 'china' })
  expect(inChina.get('china')).toBeCloseTo(broughtBy({ drivers }).get('china')!, 4)
  expect(inChina.get('us')).toBeCloseTo(broughtBy({ drivers: shared }).get('us')!, 4)

  const valueOf = (region?: 'us' | 'china') =>
    scenarios(resolved, [{ name: 'A', weight: 1, drivers: { price: 1.3 }, ...(region && { region }) }])
      .rows[0]!.rnpv
  const base = evaluate(resolved).rnpv
  expect(valueOf('china')).toBeGreaterThan(base)
  expect(valueOf('us') - base + (valueOf('china') - base)).toBeCloseTo(valueOf() - base, 2)
})
