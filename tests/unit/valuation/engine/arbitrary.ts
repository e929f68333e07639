import * as fc from 'fast-check'
import {
  resolve,
  SALES_REGIONS,
  STAGES,
  type Distributions,
  type Indication,
  type LossRelief,
  type Market,
  type Outlay,
  type RegionInput,
  type SalesForce,
  type Uptake,
  type Valuation,
} from '@/features/valuation/engine'

/** Evenly distributed: `fc.double` draws from all representable numbers, most of which near 0 are tiny. */
export const number = (min: number, max: number) =>
  fc.integer({ min: 0, max: 9999 }).map((i) => min + ((max - min) * i) / 9999)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const fraction = number(0, 1)

const uptake: fc.Arbitrary<Uptake> = fc.oneof(
  fc.record({
    type: fc.constantFrom('empirical' as const, 'linear' as const, 'logistic' as const, 'bass' as const),
    peakYear: fc.integer({ min: 1, max: 20 }),
  }),
  fc.array(fraction, { maxLength: 12 }).map((values): Uptake => ({ type: 'custom', values: [...values, 1] })),
)

const priceEvents = fc.array(fc.record({ at: number(-2, 15), factor: number(0.3, 1.2) }), { maxLength: 2 })

const market: fc.Arbitrary<Market> = fc.record({
  marketSize: number(1e7, 1e10),
  growth: number(-0.05, 0.2),
  growthHorizon: number(0, 15),
  annualCostPerPatient: number(100, 1e6),
  referenceAnnualCost: maybe(number(100, 1e6)),
  priceGrowth: number(-0.03, 0.05),
  patientPool: number(0.05, 1),
  peakShare: maybe(number(0.01, 0.6)),
  orderOfEntry: fc.integer({ min: 1, max: 6 }),
  headToHead: fc.constantFrom('none' as const, 'superior' as const, 'inferior' as const),
  comboRevenueShare: number(0.1, 1),
  uptake: maybe(uptake),
  priceEvents,
})

/** Stages from a random one on, or none; boundaries fall on whole years as often as between them. */
const stages = fc
  .record({
    first: fc.integer({ min: 0, max: 5 }),
    start: number(-0.4, 1),
    plan: fc.array(
      fc.record({
        gap: fc.oneof(number(0, 1.5), fc.constant(0)),
        duration: fc.oneof(number(0.5, 3), fc.integer({ min: 1, max: 3 })),
        cost: number(0, 2e8),
        pos: number(0.05, 1),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ first, start, plan }) => {
    let end = start
    return STAGES.slice(first).map((stage, i) => {
      const { gap, duration, cost, pos } = plan[i]!
      const from = i === 0 ? start : Math.max(0, end) + gap
      end = from + duration
      return { stage, start: from, duration, cost, pos }
    })
  })

const relief: fc.Arbitrary<LossRelief> = fc.record({
  limit: maybe(fraction),
  years: maybe(fc.integer({ min: 1, max: 20 })),
})

const salesForce: fc.Arbitrary<SalesForce> = fc.record({
  annualCost: number(0, 3e7),
  lead: maybe(number(0, 4)),
  growth: maybe(number(-0.05, 0.08)),
})

const outlays: fc.Arbitrary<Outlay[]> = fc.array(
  fc.record({
    row: fc.constantFrom('rnd' as const, 'launch' as const),
    amount: number(0, 3e7),
    from: maybe(fc.constantFrom('base' as const, 'launch' as const)),
    at: number(-2, 6),
    duration: maybe(number(0, 4)),
    committed: maybe(fc.boolean()),
  }),
  { maxLength: 3 },
)

/** Two to five regions that omit optional fields at random. */
const regions: fc.Arbitrary<RegionInput[]> = fc
  .subarray([...SALES_REGIONS], { minLength: 2 })
  .chain((names) =>
    fc.tuple(
      ...names.map((region) =>
        fc.record({
          region: fc.constant(region),
          marketSize: number(1e6, 5e9),
          growth: maybe(number(-0.05, 0.2)),
          annualCostPerPatient: maybe(number(100, 1e6)),
          referenceAnnualCost: maybe(number(100, 1e6)),
          grossToNet: maybe(number(0, 0.7)),
          priceGrowth: maybe(number(-0.03, 0.05)),
          peakShare: maybe(number(0.01, 0.6)),
          priceEvents: maybe(priceEvents),
          filing: maybe(number(0.05, 1)),
          launchLag: maybe(number(0, 4)),
          exclusivity: maybe(
            fc.record({
              patentExpiry: maybe(number(4, 20)),
              dataExclusivityYears: maybe(number(0, 12)),
              retention: maybe(fc.array(fraction, { minLength: 1, maxLength: 4 })),
              tailYears: maybe(number(0.5, 6)),
            }),
          ),
          taxRate: maybe(number(0, 0.4)),
          lossRelief: maybe(relief),
          uptake: maybe(uptake),
          cogsPct: maybe(number(0, 0.4)),
          sgaPct: maybe(number(0, 0.4)),
          royaltyPct: maybe(number(0, 0.3)),
          salesForce: maybe(salesForce),
          discountRate: maybe(number(0, 0.3)),
        }),
      ),
    ),
  )

const indication: fc.Arbitrary<Indication> = fc
  .record({
    stages,
    listedFor: number(-4, 6),
    sharedStages: fc.subarray([...STAGES]),
    launchLag: number(0, 2),
    launchCost: number(0, 5e7),
    market,
    overlapWithLead: fraction,
    cogsPct: number(0, 0.4),
    sgaPct: number(0, 0.4),
    royaltyPct: number(0, 0.3),
    outlays: maybe(outlays),
    salesForce: maybe(salesForce),
    exclusivity: fc.record({
      patentExpiry: number(4, 20),
      dataExclusivityYears: maybe(number(0, 12)),
      dataExclusivityShare: maybe(fraction),
      retention: maybe(fc.array(fraction, { minLength: 1, maxLength: 4 })),
      tailYears: number(0.5, 6),
    }),
    regions: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: regions }),
  })
  .map(({ listedFor, ...it }) =>
    it.stages.length > 0 ? { ...it, id: 'A' } : { ...it, id: 'A', launchTime: -listedFor },
  )

/** Valid inputs that use every part of the method. */
export const valuations: fc.Arbitrary<Valuation> = fc
  .record({
    baseDate: fc.constant('2025-01-01'),
    currency: fc.constant('USD'),
    discountRate: number(0, 0.3),
    rndRate: maybe(number(0, 0.3)),
    discounting: fc.constantFrom('mid' as const, 'end' as const, 'start' as const),
    modalityClass: fc.constantFrom('small_molecule' as const, 'biologic' as const),
    taxRate: number(0, 0.4),
    lossRelief: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.tuple(relief, number(0, 1e8)).map(([it, opening]) => ({ ...it, opening })) },
    ),
    workingCapitalPct: fc.oneof(fc.constant(0), number(0, 0.4)),
    indications: fc
      .array(indication, { minLength: 1, maxLength: 3 })
      .map((list) => list.map((it, i) => ({ ...it, id: 'ABC'[i]! }))),
  })
  .filter((valuation) => resolve(valuation).ok)

/** Changes every stage of a valuation, and the probability of every region. */
export const withStages = (
  valuation: Valuation,
  change: (pos: number) => { pos: number; cost?: number },
): Valuation => ({
  ...valuation,
  indications: valuation.indications.map((it) => ({
    ...it,
    regions: it.regions?.map((region) => ({ ...region, filing: change(region.filing ?? 1).pos })),
    stages: it.stages.map((stage) => ({ ...stage, ...change(stage.pos) })),
  })),
})

const constantDistribution = (value: number) => ({ type: 'uniform' as const, a: value, b: value })

/** Moved drivers, and distributions that move a simulated path by the same amounts. */
export const moves = fc
  .record({
    marketSize: number(0.5, 1.5),
    growth: number(-0.03, 0.03),
    price: number(0.5, 1.5),
    peakShare: number(0.5, 1.5),
    rndCost: number(0.5, 1.5),
    launchDelay: number(-2, 2),
  })
  .map((drivers) => {
    const distributions: Distributions = {
      marketSize: constantDistribution(drivers.marketSize),
      growth: constantDistribution(drivers.growth),
      price: constantDistribution(drivers.price),
      peakShare: constantDistribution(drivers.peakShare),
      rndCost: constantDistribution(drivers.rndCost),
      launchDelay: constantDistribution(drivers.launchDelay),
    }
    return { drivers, distributions }
  })
