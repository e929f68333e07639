import { expect, test } from 'vitest'
import { evaluate, rollForward, type Valuation } from '@/features/valuation/engine'
import { makeMarket, makeIndication, makeStage, makeValuation, resolved } from './valuationBuilders'

const asset = (growthHorizon: number): Valuation =>
  makeValuation({
    indications: [
      makeIndication({
        launchCost: 4e6,
        cogsPct: 0.15,
        sgaPct: 0.3,
        market: makeMarket({
          growth: 0.05,
          growthHorizon,
          priceGrowth: 0.02,
          priceEvents: [{ at: 5, factor: 0.7 }],
        }),
      }),
    ],
  })

const rnpvAt = (valuation: Valuation, years: number) => {
  const moved = rollForward(resolved(valuation), years)
  return moved.ok ? evaluate(moved.value).rnpv : moved.reason
}

// Computed outside the engine by a separate script: all events on fixed days, flows summed from the new date on.
test.each([
  [10, 0, 25725393.820094023],
  [10, 1, 33541977.442954168],
  [10, 0.75, 31511363.648696903],
  [0.5, 1, 20398580.06455273],
])('growing for %d years, valued %d years later: %d', (growthHorizon, years, rnpv) => {
  expect(rnpvAt(asset(growthHorizon), years)).toBeCloseTo(rnpv, 4)
})

test.each([
  [0, 17037574.223706506],
  [1, 25558589.159183133],
])('outlays keep their days, and a sales force grows: valued %d years later: %d', (years, rnpv) => {
  const base = asset(10)
  const [indication] = base.indications
  const outlays = [
    { row: 'rnd', amount: 6e6, at: 0.25, duration: 3 },
    { row: 'launch', amount: 2e6, from: 'launch', at: 0.5 },
  ] as const
  const salesForce = { annualCost: 3e6, lead: 1, growth: 0.04 }
  const richer = { ...base, indications: [{ ...indication!, outlays: [...outlays], salesForce }] }
  expect(rnpvAt(richer, years)).toBeCloseTo(rnpv, 4)
})

test('after whole years the value is that of the remaining flows, with interest', () => {
  const { cf, ledger } = evaluate(resolved(asset(10)))
  const remaining = cf.reduce((sum, amount, k) => (k < 1 ? sum : sum + amount * ledger.discount[k]!), 0)
  expect(rnpvAt(asset(10), 1)).toBeCloseTo(remaining * 1.1, 4)
})

test('a value that cannot be known at the date is not invented; the reason is given', () => {
  expect(rollForward(resolved(asset(10)), 2)).toEqual({ ok: false, reason: 'stageEnds', stage: 'phase3' })
  expect(rnpvAt(asset(10), -0.5)).toBe('earlier')
  expect(rnpvAt({ ...asset(10), taxRate: 0.2, lossRelief: {} }, 1)).toBe('losses')
})

test('a stage that has started continues unchanged', () => {
  const started = makeValuation({
    indications: [makeIndication({ stages: [makeStage('phase3', -2, 4), makeStage('applying', 2, 1)] })],
  })
  const moved = rollForward(resolved(started), 1)
  // 10 m over 4 years: two have passed at the first date, three at the second.
  expect(moved.ok && moved.value.indications[0]!.stages[0]).toMatchObject({ start: -3, end: 1, cost: 2.5e6 })
})
