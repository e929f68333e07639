import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bridge,
  BRIDGE_GROUPS,
  evaluate,
  toCurrency,
  resolve,
  type Bridge,
  type BridgeGroup,
  type Indication,
  type Valuation,
} from '@/features/valuation/engine'
import { valuations } from './arbitrary'
import { makeValuation } from './valuationBuilders'

/** Unique ids, as the form assigns them. */
const withIds = (valuation: Valuation, ids: string): Valuation => ({
  ...valuation,
  indications: valuation.indications.map((it, index) => ({ ...it, id: ids[index]! })),
})
const ids = fc.constantFrom('ABC', 'ACB', 'BAC', 'ADE', 'DAB')
const pairs = fc
  .record({ from: valuations, to: valuations, ids, baseDate: fc.constantFrom('2025-01-01', '2025-09-15') })
  .map(({ from, to, ids, baseDate }) => ({
    from: withIds(from, 'ABC'),
    to: { ...withIds(to, ids), baseDate },
  }))

const rnpvOf = (valuation: Valuation) => {
  const resolved = resolve(valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return evaluate(resolved.value).rnpv
}

function explained(from: Valuation, to: Valuation): Bridge {
  const outcome = bridge(from, to)
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.value
}

const changedBy = (from: Valuation, to: Valuation) =>
  Object.fromEntries(
    explained(from, to)
      .steps.filter(({ amount }) => amount !== 0)
      .map(({ groups, amount }) => [groups.join('+'), amount]),
  )

test('the steps add up to the difference of the two values, with every group named once and in order', () => {
  fc.assert(
    fc.property(pairs, ({ from, to }) => {
      const { from: start, to: end, steps } = explained(from, to)
      expect(start).toBe(rnpvOf(from))
      expect(end).toBe(rnpvOf(to))
      const levels = steps.map(({ amount }) => amount)
      const sum = levels.reduce((total, amount) => total + amount, start)
      const scale = Math.max(Math.abs(start), Math.abs(end), ...levels.map(Math.abs), 1)
      expect(Math.abs(sum - end)).toBeLessThanOrEqual(1e-9 * scale)
      expect(steps.flatMap(({ groups }) => groups)).toEqual(BRIDGE_GROUPS)
    }),
    { numRuns: 100 },
  )
})

test('between a valuation and itself nothing has an effect', () => {
  fc.assert(
    fc.property(valuations, (valuation) => {
      expect(changedBy(withIds(valuation, 'ABC'), withIds(valuation, 'ABC'))).toEqual({})
    }),
    { numRuns: 50 },
  )
})

const base = makeValuation()
const lead = base.indications[0]!
const withLead = (changes: Partial<Indication>): Valuation => ({
  ...base,
  indications: [{ ...lead, ...changes }, ...base.indications.slice(1)],
})
const withMarket = (changes: Partial<Indication['market']>) =>
  withLead({ market: { ...lead.market, ...changes } })

describe('one changed input is one step, which makes up the whole difference', () => {
  const cases: [BridgeGroup, Valuation][] = [
    ['discountRate', { ...base, discountRate: base.discountRate + 0.01 }],
    ['peakShare', withMarket({ peakShare: 0.33 })],
    ['price', withMarket({ priceGrowth: 0.01 })],
    ['marketSize', withMarket({ marketSize: lead.market.marketSize * 1.1 })],
    ['growth', withMarket({ growth: 0.01 })],
    ['patientPool', withMarket({ patientPool: 0.31 })],
    ['cogsPct', withLead({ cogsPct: 0.07 })],
    ['sgaPct', withLead({ sgaPct: 0.07 })],
    ['rndCost', withLead({ stages: lead.stages.map((stage) => ({ ...stage, cost: stage.cost + 1e6 })) })],
    ['pos', withLead({ stages: lead.stages.map((stage) => ({ ...stage, pos: stage.pos * 0.9 })) })],
    ['launchDelay', withLead({ launchLag: 1.5 })],
    ['loe', withLead({ exclusivity: { ...lead.exclusivity, tailYears: 2 } })],
    ['peakYear', withMarket({ uptake: { type: 'linear', peakYear: 3 } })],
    ['tax', { ...base, taxRate: 0.3, workingCapitalPct: 0.2 }],
    ['partners', withMarket({ headToHead: 'inferior' })],
    ['indications', { ...base, indications: [...base.indications, { ...lead, id: 'added' }].slice(0, 3) }],
  ]
  test.each(cases)('%s', (group, to) => {
    expect(changedBy(base, to)).toEqual({ [group]: rnpvOf(to) - rnpvOf(base) })
  })
})

test('a later base date with the same calendar days is a step of the base date only', () => {
  const years = 184 / 365.25
  const days = (to: Valuation): Valuation => ({
    ...to,
    baseDate: '2025-07-04',
    indications: to.indications.map((it) => ({
      ...it,
      stages: it.stages.map((stage) => ({ ...stage, start: stage.start - years })),
      exclusivity: {
        ...it.exclusivity,
        patentExpiry:
          typeof it.exclusivity.patentExpiry === 'number' ? it.exclusivity.patentExpiry - years : undefined,
      },
    })),
  })
  const from: Valuation = {
    ...base,
    baseDate: '2025-01-01',
    indications: base.indications.map((it) => ({
      ...it,
      stages: it.stages.map((stage) => ({ ...stage, start: stage.start + 1 })),
    })),
  }
  const { steps } = explained(from, days(from))
  const big = steps.filter(({ amount }) => Math.abs(amount) > 1e-3)
  expect(big.map(({ groups }) => groups)).toEqual([['baseDate']])
})

test('a stage that succeeded is a step of cost and one of probability', () => {
  const ended = lead.stages.slice(1)
  const shift = ended[0]!.start
  const to = withLead({ stages: ended.map((stage) => ({ ...stage, start: stage.start - shift })) })
  expect(Object.keys(changedBy(base, to))).toEqual(['rndCost', 'pos', 'launchDelay'])
  expect(changedBy(base, to).pos).toBeGreaterThan(0)
  expect(changedBy(base, to).rndCost).toBeGreaterThan(0)
})

test('groups that can only be computed together are one step', () => {
  const listed = {
    ...withMarket({ currentSales: 1e8 }),
    indications: [{ ...lead, stages: [], launchTime: -1 }],
  }
  const calibrated: Valuation = {
    ...listed,
    indications: listed.indications.map((it) => ({ ...it, market: { ...it.market, currentSales: 1e8 } })),
  }
  // Back in development, there are no sales to calibrate against.
  const { steps } = explained(calibrated, base)
  const joined = steps.find(({ groups }) => groups.length > 1)!
  expect(joined.groups[0]).toBe('launchDelay')
  expect(joined.groups.at(-1)).toBe('calibration')
})

test('in another currency every amount, and so the value, is multiplied by the rate', () => {
  fc.assert(
    fc.property(valuations, (valuation) => {
      const converted = rnpvOf(toCurrency(valuation, 'CNY', 7.2))
      const value = rnpvOf(valuation)
      expect(Math.abs(converted - 7.2 * value)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(converted)))
    }),
    { numRuns: 100 },
  )
})

test('a valuation that cannot be computed is refused with the reason', () => {
  const outcome = bridge(base, { ...base, discountRate: 2 })
  expect(outcome).toMatchObject({ ok: false, error: { code: 'E_RANGE', field: 'discountRate' } })
})
