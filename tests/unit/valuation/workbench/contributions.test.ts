import { expect, test } from 'vitest'
import { applyDrivers, evaluate, resolve } from '@/features/valuation/engine'
import { contributions } from '@/features/valuation/workbench/contributions'
import { aMarket, anIndication } from '../engine/aValuation'

test('what a scenario’s regions bring is its rNPV before development and launch, all indications together', () => {
  const regions = [
    { region: 'us' as const, marketSize: 6e8 },
    { region: 'china' as const, marketSize: 4e8 },
  ]
  const resolved = resolve({
    baseDate: '2026-01-01',
    currency: 'USD',
    discountRate: 0.1,
    indications: [
      anIndication({ regions }),
      anIndication({ id: 'B', market: aMarket({ marketSize: 5e8 }), regions }),
    ],
  })
  if (!resolved.ok) throw new Error(resolved.error.code)
  const moved = evaluate(applyDrivers(resolved.value, { price: 1.3 }))
  const brought = contributions(moved)
  expect([...brought.keys()]).toEqual(['us', 'china'])
  expect(brought.get('us')! + brought.get('china')!).toBeCloseTo(moved.rnpv + moved.pvRnd + moved.pvLaunch, 2)
  expect(brought.get('us')).toBeGreaterThan(contributions(evaluate(resolved.value)).get('us')!)
})
